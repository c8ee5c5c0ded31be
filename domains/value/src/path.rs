//! The domain seen from one path, for interpolation: full precision, facts that can be forgotten, and slicing.

use cfa::{LocId, Op, Program};
use cpa::{Cx, Flow, Step, Transition};
use index::{FxHashMap, FxHashSet};
use memory::{Cell, Fill, ObjectId, ObjectKind, Piece};
use refine::{Classes, PathDomain};

use crate::domain::{Domain, Mode};
use crate::prec::Root;
use crate::trace::{Bits, Trace};
use crate::{Pointers, Scope, Val, ValueOptions, ValuePrec, ValueState, lattice};

/// Strongest posts along a path.
#[derive(Clone, Debug)]
pub struct ValuePath {
    domain: Domain,
    classes: Classes,
    /// The objects that the contradiction of the path last sliced depends on; all if there was none.
    interest: Option<FxHashSet<ObjectId>>,
}

/// Bits of one object that are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Fact {
    pub root: Root,
    pub object: ObjectId,
    pub start: u64,
    pub end: u64,
}

impl ValuePath {
    pub fn new(program: &Program, options: ValueOptions) -> Self {
        ValuePath { domain: Domain::new(program, options), classes: Classes::of(program), interest: None }
    }

    /// Whether a precision decides about this piece. Pointers are kept anyway, unless they are under the precision too.
    fn is_fact(&self, root: Root, piece: &Piece<Val>) -> bool {
        let always = self.domain.options.pointers == Pointers::Always;
        let shapes = &self.domain.shapes;
        match (&piece.cell, root) {
            (Cell::Fill(Fill::Unknown | Fill::Uninit), _) => false,
            (Cell::Value(value), _) if !value.is_constant() => !always,
            (Cell::Fill(Fill::Zero), Root::Site(_) | Root::Other) => !always,
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
        Ok(self.domain.initial(cx.program))
    }

    fn post(&mut self, s: &ValueState, t: &Transition<'_>, violates: bool, cx: Cx<'_>) -> Step<Option<ValueState>> {
        let mode = Mode { prec: &ValuePrec::All, trace: None, pin: None };
        let stepped = self.domain.step(cx.program, s, t, mode);
        Ok(match violates {
            true => stepped.target.map(|target| s.at_target(target)),
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
            facts.extend(pieces.map(|piece| Fact { root, object: id, start: piece.start, end: piece.end }));
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
        facts.sort_unstable();
        facts
    }

    fn forget(&self, s: &mut ValueState, fact: &Fact) {
        let Some(object) = s.s.memory.get(fact.object).filter(|object| object.is_live()) else { return };
        let end = fact.end.min(object.size.bits());
        if fact.start < end {
            s.s.memory.fill(fact.object, fact.start, end - fact.start, Fill::Unknown);
        }
    }

    fn covers(&mut self, general: &ValueState, special: &ValueState, cx: Cx<'_>) -> bool {
        lattice::covers(self.domain.order(cx.program), general, special)
    }

    fn relevant(&mut self, states: &[ValueState], steps: &[Transition<'_>], violates: bool, cx: Cx<'_>) -> Vec<bool> {
        let mut relevant = vec![false; steps.len()];
        let mut needed = Needed::default();
        let mut interest = FxHashSet::default();
        let mut trace = Trace::default();
        for (at, step) in steps.iter().enumerate().rev() {
            let before = &states[at];
            trace.clear();
            let mode = Mode { prec: &ValuePrec::All, trace: Some(&mut trace), pin: None };
            let stepped = self.domain.step(cx.program, before, step, mode);
            let last = at + 1 == steps.len();
            let flags = stepped.next.is_some_and(|next| {
                (next.flags.escaped, next.flags.hidden) != (before.flags.escaped, before.flags.hidden)
            });
            let writes = trace.writes.iter().any(|bits| needed.overlaps(*bits));
            let structure = is_structure(step);
            let acts = last || writes || flags;
            relevant[at] = acts || structure;
            if acts {
                // An assumption adds to what is known; everything else replaces it.
                if !last && !matches!(step.op, Op::Assume { .. }) {
                    trace.writes.iter().for_each(|bits| needed.remove(*bits));
                }
                for &bits in &trace.reads {
                    interest.insert(bits.0);
                    needed.insert(bits);
                }
            } else if structure {
                // Frames are made and left in any case: what leads to their arguments must be there.
                for &bits in trace.reads.iter().filter(|bits| leads(before, **bits)) {
                    interest.insert(bits.0);
                    needed.insert(bits);
                }
            }
            // A violation also depends on what the step would have written.
            if last && violates {
                interest.extend(trace.writes.iter().map(|bits| bits.0));
                trace.writes.iter().for_each(|bits| needed.insert(*bits));
            }
        }
        self.interest = Some(interest);
        relevant
    }

    fn track(&self, facts: &[(LocId, Vec<Fact>)]) -> ValuePrec {
        let scope = self.domain.options.scope;
        ValuePrec::of(facts.iter().flat_map(|(loc, facts)| {
            facts.iter().map(move |fact| {
                let cell = crate::Cell { root: fact.root, start: fact.start, end: fact.end };
                (if scope == Scope::Location { Some(*loc) } else { None }, cell)
            })
        }))
    }

    fn score(&self, fact: &Fact) -> u32 {
        match fact.root {
            Root::Var(var) => self.classes.score(var),
            Root::Site(_) | Root::Other => 16,
        }
    }

    fn is_loop_fact(&self, fact: &Fact) -> bool {
        match fact.root {
            Root::Var(var) => self.classes.is_changed_in_loop(var),
            Root::Site(_) | Root::Other => false,
        }
    }
}

/// Steps without which the others mean something else: frames, lifetimes, blocks.
fn is_structure(step: &Transition<'_>) -> bool {
    match step.flow {
        Flow::Enter(_) | Flow::Return { .. } | Flow::Exit(_) => true,
        // Only calls that make or end blocks would have to stay, but there are few calls.
        Flow::External(_) | Flow::Outside => true,
        Flow::Next => matches!(
            step.op,
            Op::Open(_)
                | Op::OpenSized { .. }
                | Op::Close(_)
                | Op::VaStart { .. }
                | Op::VaArg { .. }
                | Op::VaCopy { .. }
                | Op::VaEnd { .. }
                | Op::Return(_)
        ),
    }
}

/// Whether a pointer was read.
fn leads(s: &ValueState, (object, start, end): Bits) -> bool {
    let Some(object) = s.memory().get(object) else { return false };
    object.contents().overlapping(start, end).any(|piece| match &piece.cell {
        Cell::Value(value) => !value.is_constant(),
        Cell::Fill(_) => false,
    })
}

/// Bits that the steps behind depend on.
#[derive(Default)]
struct Needed(FxHashMap<ObjectId, Vec<(u64, u64)>>);

impl Needed {
    fn overlaps(&self, (object, start, end): Bits) -> bool {
        self.0.get(&object).is_some_and(|ranges| ranges.iter().any(|range| range.0 < end && start < range.1))
    }
    fn insert(&mut self, (object, start, end): Bits) {
        let ranges = self.0.entry(object).or_default();
        if !ranges.iter().any(|range| range.0 <= start && end <= range.1) {
            ranges.push((start, end));
        }
    }
    fn remove(&mut self, (object, start, end): Bits) {
        let Some(ranges) = self.0.get_mut(&object) else { return };
        let rest = |&(from, to): &(u64, u64)| {
            let left = (from < start).then_some((from, to.min(start)));
            let right = (end < to).then_some((from.max(end), to));
            if to <= start || end <= from { [Some((from, to)), None] } else { [left, right] }
        };
        *ranges = ranges.iter().flat_map(rest).flatten().collect();
    }
}
