//! Lazy initialisation of memory outside the program. A pointer to it that is used gets an object of its own, so that
//! what is written there is read again, and what nobody wrote has one name.
//!
//! Two such objects may be one, or overlap: what is written to one of them is forgotten of all others, and pointers to
//! them are compared as pointers of which nothing is known. Whoever does not know an exact offset sees no object.
//! How large such memory is nobody knows, so this is only for properties that do not ask.

use cfa::{EdgeId, ExprId, ExprKind, Op, Place, PlaceBase, Program, VarId};
use eval::Store;
use memory::{Exposure, Fill, NewObject, ObjectId, ObjectKind, Size, Target};
use types::Scalar;

use crate::Val;
use crate::heap::ids::MOST_OUTSIDE;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::unresolved::Access;
use crate::machine::value_machine::ValueMachine;

/// Pointers lead to somewhere in the middle: nobody knows what is before them either.
const MIDDLE: i64 = 1 << 30;

impl Env<'_> {
    /// Why an access to memory outside the program is neither right nor wrong.
    pub fn outside_text(&self, access: &Access) -> String {
        let program = self.cx.program;
        let call = match access.place.map(|place| place.base) {
            Some(PlaceBase::Deref(x)) => variable_in(program, x).and_then(|var| call_for(program, var)),
            _ => None,
        };
        match call.and_then(|edge| Some((program.called_name(edge)?, program.edges[edge].span))) {
            Some((function, span)) => {
                let line = program.sources.describe_line(span);
                format!(
                    "an access to memory outside the program: the size of what `{function}` returns at {line} is not known"
                )
            }
            None => "an access to memory outside the program".to_owned(),
        }
    }

    /// Whether it is known of unknown values that they may lead to what has escaped. Those who look for lost blocks, or
    /// change the shape of the heap, want such a value hidden.
    pub fn follows_escaped(&self) -> bool {
        !self.options.properties.memory() && self.options.folding.is_none() && !self.options.summarised
    }

    /// Removes the objects outside the program that nothing leads to.
    pub fn leave_outside(&self, s: &mut Store<Val>) {
        let there: Vec<ObjectId> = (0..MOST_OUTSIDE).map(|number| self.layout.outside(number)).collect();
        for id in there.into_iter().filter(|&id| s.memory.get(id).is_some()).collect::<Vec<_>>() {
            let is_held = s.memory.live_objects().any(|(holder, object)| {
                let mut values = object.contents().values();
                holder != id && values.any(|value| memory::Value::mentions(value) == Some(id))
            });
            if !is_held {
                s.memory.replace_pointers(id, |_| Val::Outside { null: false });
                s.memory.discard(id);
            }
        }
    }
}

impl ValueMachine<'_> {
    /// Makes an object for what an expression leads to that is about to be accessed. `None` if it stays what it is.
    pub fn enter_outside(&mut self, s: &mut Store<Val>, x: ExprId) -> StepResult<Option<Target>> {
        let cx = self.cx;
        let is_followed = self.is_symbolic() && self.prec.is_all() && self.options.folding.is_none();
        let ExprKind::Read(place) = cx.program.exprs[x].kind else { return Ok(None) };
        if !is_followed || self.options.properties.memory() || cx.program.exprs[x].scalar != Scalar::Pointer {
            return Ok(None);
        }
        // The pointer must have a place to be remembered at.
        let at = eval::locate(self, s, cx, &place, Some(Scalar::Pointer))?;
        if at.target().is_none_or(|target| s.memory.get(target.object).is_none()) {
            return Ok(None);
        }
        let mut all = (0..MOST_OUTSIDE).map(|number| self.layout.outside(number));
        let Some(object) = all.find(|&id| s.memory.get(id).is_none()) else { return Ok(None) };
        let new = NewObject::new(ObjectKind::External, Size::Unknown, 1);
        s.memory.add_at(object, NewObject { fill: Fill::Unknown, ..new });
        s.memory.expose(object, Exposure::Escaped);
        let target = Target { object, offset: MIDDLE };
        self.write(s, &place, Scalar::Pointer, target.into())?;
        Ok(Some(target))
    }

    /// What memory outside the program holds where nothing is known, if it is a pointer.
    pub fn pointer_outside(&mut self, s: &mut Store<Val>, object: ObjectId, start: u64, width: u64) -> Val {
        // It may lead to an object of ours.
        if self.step.flags.escaped {
            return self.escaped_pointer();
        }
        let pointer = Val::Outside { null: true };
        s.memory.write(object, start, width, pointer.clone());
        pointer
    }

    /// A pointer that memory outside the program holds where objects of ours have escaped. It leads to one of these as long as no pointer
    /// is hidden, for then whatever is unknown in an object that has escaped is no pointer to others.
    pub fn escaped_pointer(&mut self) -> Val {
        let is_followed = self.follows_escaped() && !self.step.flags.hidden;
        self.step.flags.hidden |= !is_followed;
        if is_followed { Val::Escaped { null: true } } else { Val::Unknown }
    }

    /// Whether what is read in memory outside the program may hide a pointer.
    pub fn outside_hides(&self, object: ObjectId) -> bool {
        self.step.flags.escaped && !self.follows_escaped() && self.layout.is_outside(object)
    }

    /// Forgets what memory outside the program holds, but for this object.
    pub fn forget_outside(&mut self, s: &mut Store<Val>, written: Option<ObjectId>) {
        for number in 0..MOST_OUTSIDE {
            let id = self.layout.outside(number);
            let Some(object) = s.memory.get(id).filter(|_| Some(id) != written) else { continue };
            self.step.flags.hidden |= object.contents().values().any(|value| memory::Value::mentions(value).is_some());
            if let Some(trace) = &mut self.tools.log {
                trace.write(id, 0, u64::MAX);
            }
            s.memory.reset(id, Fill::Unknown);
        }
    }
}

/// The variable that a pointer comes from.
fn variable_in(program: &Program, mut x: ExprId) -> Option<VarId> {
    loop {
        match program.exprs[x].kind {
            ExprKind::Convert(inner) | ExprKind::PtrAdd { pointer: inner, .. } => x = inner,
            ExprKind::Read(Place { base: PlaceBase::Var(var), .. }) => return Some(var),
            _ => return None,
        }
    }
}

/// The only call whose result a variable gets, by itself or through another one.
fn call_for(program: &Program, var: VarId) -> Option<EdgeId> {
    let is_var = |place: &Place, var: VarId| place.base == PlaceBase::Var(var);
    let only = |var: VarId| {
        let mut calls = program.edges.ids().filter(|&edge| match &program.edges[edge].op {
            Op::Call(call) => call.result.as_ref().is_some_and(|place| is_var(place, var)),
            _ => false,
        });
        calls.next().filter(|_| calls.next().is_none())
    };
    only(var).or_else(|| {
        let mut sources = program.edges.iter().filter_map(|edge| match &edge.op {
            Op::Assign { place, value } if is_var(place, var) => variable_in(program, *value),
            _ => None,
        });
        sources.next().filter(|_| sources.next().is_none()).and_then(only)
    })
}
