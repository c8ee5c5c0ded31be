//! The domain as interpolation sees it (`refine::PathDomain`): strongest postconditions along one path at full
//! precision, and facts that can be forgotten.

use cfa::{EdgeId, Facts, LocId};
use cpa::{Cx, Step, Transition};
use index::FxHashSet;
use memory::{Cell, Fill, ObjectId, ObjectKind, Piece};
use refine::{Classes, PathDomain};

use crate::order::covers;
use crate::paths::slice::Slice;
use crate::prec::Root;
use crate::state::Flags;
use crate::value_transfer::{Mode, ValueTransfer, destination};
use crate::{DropFirst, Val, ValueOptions, ValuePrec, ValueState};

/// Strongest posts along a path.
#[derive(Debug)]
pub struct ValuePath {
    transfer: ValueTransfer,
    classes: Classes,
    /// The objects that the slice of the path reads; all if it was not sliced.
    interest: Option<FxHashSet<ObjectId>>,
}

/// Bits of one object that are known, or what is assumed, which is of no object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Fact {
    pub root: Root,
    pub object: Option<ObjectId>,
    pub start: u64,
    pub end: u64,
}

impl ValuePath {
    pub fn new(facts: &Facts<'_>, options: ValueOptions) -> Self {
        ValuePath { transfer: ValueTransfer::new(facts, options), classes: Classes::of(facts), interest: None }
    }

    /// Whether a precision decides about this piece. Pointers are kept anyway, unless they are under the precision too.
    fn is_fact(&self, root: Root, piece: &Piece<Val>) -> bool {
        let always = self.transfer.options.keeps_pointers();
        let shapes = &self.transfer.shapes;
        match (&piece.cell, root) {
            (Cell::Fill(Fill::Unknown | Fill::Uninit | Fill::Background), _) => false,
            (Cell::Value(value), _) if !value.is_number() => !always,
            (Cell::Fill(Fill::Zero), Root::Site(_) | Root::Other | Root::Condition(_)) => !always,
            (Cell::Value(_) | Cell::Fill(Fill::Zero), Root::Var(var)) => {
                !always || !shapes.is_pointer(var, piece.start, piece.end)
            }
            (Cell::Value(_) | Cell::Fill(Fill::Byte(_)), _) => true,
        }
    }
}

impl PathDomain for ValuePath {
    type State = ValueState;
    type Fact = Fact;
    type Prec = ValuePrec;

    fn start(&mut self, cx: Cx<'_>) -> Step<ValueState> {
        self.interest = None;
        Ok(self.transfer.initial(cx.program))
    }

    fn post(&mut self, s: &ValueState, t: &Transition<'_>, violates: bool, cx: Cx<'_>) -> Step<Option<ValueState>> {
        let mode = Mode { prec: &ValuePrec::All, log: None, pin: None };
        let stepped = self.transfer.step(cx.program, s, t, mode);
        self.transfer.check_effort()?;
        Ok(match violates {
            true => stepped.target.map(|noted| s.at_target(noted)),
            false => stepped.next,
        })
    }

    fn facts(&self, s: &ValueState) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut add = |id: ObjectId, object: &memory::Object<Val>| {
            if matches!(object.kind, ObjectKind::StringLiteral | ObjectKind::Function) {
                return;
            }
            let root = Root::of(object);
            let pieces = object.contents().pieces().filter(|piece| self.is_fact(root, piece));
            facts.extend(pieces.map(|piece| Fact { root, object: Some(id), start: piece.start, end: piece.end }));
        };
        match &self.interest {
            Some(interest) => {
                for &id in interest {
                    if let Some(object) = s.memory().get(id) {
                        add(id, object);
                    }
                }
            }
            None => s.memory().objects().for_each(|(id, object)| add(id, object)),
        }
        let assumed = |&edge: &Option<EdgeId>| Fact { root: Root::Condition(edge), object: None, start: 0, end: 1 };
        facts.extend(s.conditions.edges().iter().map(assumed));
        facts.sort_unstable();
        facts.dedup();
        if self.transfer.options.drop_first == DropFirst::Conditions {
            let at = facts.partition_point(|fact| !matches!(fact.root, Root::Condition(_)));
            facts.rotate_left(at);
        }
        facts
    }

    fn forget(&self, s: &mut ValueState, fact: &Fact) {
        if let Root::Condition(edge) = fact.root {
            s.conditions = s.conditions.filtered(|_, from| from != edge);
            return;
        }
        let held = fact.object.and_then(|id| Some((id, s.store.memory.get(id)?)));
        let Some((id, object)) = held.filter(|(_, object)| object.is_live()) else { return };
        let end = fact.end.min(object.size.bits());
        if fact.start < end {
            s.store.memory.fill(id, fact.start, end - fact.start, Fill::Unknown);
        }
    }

    fn covers(&mut self, general: &ValueState, special: &ValueState, cx: Cx<'_>) -> bool {
        let order = self.transfer.order(cx.program);
        // Where less is known, less of what is undefined is seen.
        let flags = Flags { undefined: 0, ..general.flags };
        let general = &ValueState { flags, ..general.clone() };
        covers::covers(order, general, special, self.transfer.reasoner.as_deref_mut())
    }

    fn relevant(&mut self, states: &[ValueState], steps: &[Transition<'_>], violates: bool, cx: Cx<'_>) -> Vec<bool> {
        let slice = Slice::of(&mut self.transfer, states, steps, violates, cx.program);
        self.interest = Some(slice.interest);
        slice.relevant
    }

    fn unslice(&mut self) {
        self.interest = None;
    }

    fn explored(
        &mut self,
        s: &ValueState,
        prec: &ValuePrec,
        t: &Transition<'_>,
        violates: bool,
        cx: Cx<'_>,
    ) -> Step<Option<ValueState>> {
        let stepped = self.transfer.step(cx.program, s, t, Mode { prec, log: None, pin: None });
        if violates {
            return Ok(stepped.target.map(|noted| s.at_target(noted)));
        }
        let loc = destination(cx.program, t);
        Ok(stepped.next.map(|next| self.transfer.adjusted(cx.program, next, prec, loc)))
    }

    fn track(&self, facts: &[(LocId, Vec<Fact>)], cx: Cx<'_>) -> ValuePrec {
        let scope = self.transfer.options.scope;
        ValuePrec::of(facts.iter().flat_map(|(loc, facts)| {
            let key = scope.key(cx.program, *loc);
            facts.iter().map(move |fact| (key, crate::Cell { root: fact.root, start: fact.start, end: fact.end }))
        }))
    }

    fn score(&self, fact: &Fact) -> u32 {
        match fact.root {
            Root::Var(var) => self.classes.score(var),
            Root::Site(_) | Root::Other | Root::Condition(_) => 16,
        }
    }

    fn is_loop_fact(&self, fact: &Fact) -> bool {
        match fact.root {
            Root::Var(var) => self.classes.is_changed_in_loop(var),
            Root::Site(_) | Root::Other | Root::Condition(_) => false,
        }
    }
}
