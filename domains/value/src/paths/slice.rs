//! Path slicing: which steps a contradiction at the end of a path may depend on.
//!
//! Steps are judged by what they read and write at full precision. Where less is known they may do more: a write whose
//! address is lost goes to any object that pointers lead to. So a write through a pointer stays if it could hit what is
//! needed, and its address is needed.
//!
//! Where values are symbolic, a contradiction may also depend on what was assumed of unknowns: on the steps that assumed it, and
//! on those that put the one value that was left of an unknown in its place.

use cfa::{Op, Place, PlaceBase, Program};
use cpa::{Flow, Transition};
use index::{FxHashMap, FxHashSet};
use memory::{Cell, ObjectId, ObjectKind};

use crate::library::Model;
use crate::machine::access_log::{AccessLog, Bits};
use crate::paths::assumptions::Assumptions;
use crate::prec::Root;
use crate::value_transfer::{Mode, ValueTransfer};
use crate::{ValuePrec, ValueState};

pub(crate) struct Slice {
    pub relevant: Vec<bool>,
    /// The objects that the relevant steps read.
    pub interest: FxHashSet<ObjectId>,
}

impl Slice {
    /// The last step contradicts the state before it.
    pub fn of(
        transfer: &mut ValueTransfer,
        states: &[ValueState],
        steps: &[Transition<'_>],
        violates: bool,
        program: &Program,
    ) -> Slice {
        let mut relevant = vec![false; steps.len()];
        let mut interest = FxHashSet::default();
        let mut needed = NeededBits::default();
        let mut trace = AccessLog::default();
        let mut assumed = Assumptions::default();
        if let (Some(before), Some(step)) = (states.last(), steps.last()) {
            assumed = Assumptions::of(transfer, before, step, violates, program);
        }
        for (at, step) in steps.iter().enumerate().rev() {
            let before = &states[at];
            trace.clear();
            let mode = Mode { prec: &ValuePrec::All, log: Some(&mut trace), pin: None };
            let stepped = transfer.step(program, before, step, mode);
            let last = at + 1 == steps.len();
            let flags = stepped.next.is_some_and(|next| {
                (next.flags.escaped, next.flags.hidden) != (before.flags.escaped, before.flags.hidden)
            });
            let writes = trace.writes.iter().any(|bits| needed.overlaps(*bits));
            let assumes = !last
                && transfer.reasoner.is_some()
                && (assumed.back(before, &states[at + 1]) | needed.replaced(before, &states[at + 1]));
            let structure = is_structure(step);
            if last || writes || flags || assumes {
                // An assumption adds to what is known; everything else replaces it.
                if !last && !matches!(step.op, Op::Assume { .. }) {
                    trace.writes.iter().for_each(|bits| needed.remove(*bits));
                }
                trace.reads.iter().for_each(|bits| needed.insert(*bits));
            } else if let Some(address) = stray(transfer, before, step, &trace, &needed, program) {
                address.iter().for_each(|bits| needed.insert(*bits));
            } else if structure {
                // Frames are made and left in any case: what leads to their arguments must be there.
                let pointers = trace.reads.iter().filter(|bits| leads(before, **bits));
                pointers.for_each(|bits| needed.insert(*bits));
            } else {
                continue;
            }
            relevant[at] = true;
            interest.extend(trace.reads.iter().map(|bits| bits.0));
            // A violation also depends on what the step would have written.
            if last && violates {
                interest.extend(trace.writes.iter().map(|bits| bits.0));
                trace.writes.iter().for_each(|bits| needed.insert(*bits));
            }
        }
        Slice { relevant, interest }
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

/// What the address of a write depends on, if the write would change something needed were its address not known.
fn stray(
    transfer: &mut ValueTransfer,
    before: &ValueState,
    step: &Transition<'_>,
    trace: &AccessLog,
    needed: &NeededBits,
    program: &Program,
) -> Option<Vec<Bits>> {
    let place = match (step.flow, step.op) {
        (Flow::Next, Op::Assign { place, .. } | Op::Copy { to: place, .. } | Op::Zero { place, .. }) => Some(place),
        (Flow::External(f), Op::Call(call)) => match transfer.models[f] {
            // These write nothing but their result.
            Model::Unknown | Model::Pure if !transfer.options.strict => Some(call.result.as_ref()?),
            _ => None,
        },
        (Flow::Outside, Op::Call(call)) if !transfer.options.strict => Some(call.result.as_ref()?),
        (Flow::External(_) | Flow::Outside, _) => None,
        (Flow::Return { call }, _) => match &program.edges[call].op {
            // Its frame is not the present one, so the address is not told from the value.
            Op::Call(call) if call.result.as_ref().is_some_and(through_pointer) => None,
            _ => return None,
        },
        (Flow::Next, Op::Asm(_) | Op::VaArg { .. } | Op::VaCopy { .. }) => None,
        _ => return None,
    };
    if place.is_some_and(|place| !through_pointer(place)) {
        return None;
    }
    let hit = |id: ObjectId| trace.writes.iter().any(|bits| bits.0 == id) || may_be_hit(before, id, program);
    if !needed.objects().any(hit) {
        return None;
    }
    let Some(place) = place else { return Some(trace.reads.clone()) };
    let mut address = AccessLog::default();
    let mode = Mode { prec: &ValuePrec::All, log: Some(&mut address), pin: None };
    let _ = transfer.with(program, before, mode, step.action(), None, |m, s| eval::locate(m, s, m.cx, place, None));
    Some(address.reads)
}

fn through_pointer(place: &Place) -> bool {
    matches!(place.base, PlaceBase::Deref(_))
}

/// Whether pointers can lead to the object.
fn may_be_hit(s: &ValueState, id: ObjectId, program: &Program) -> bool {
    s.memory().get(id).is_some_and(|object| match Root::of(object) {
        Root::Var(var) => program.vars[var].address_taken,
        Root::Site(_) | Root::Other | Root::Condition(_) => object.kind != ObjectKind::Function,
    })
}

/// Whether a pointer was read.
fn leads(s: &ValueState, (object, start, end): Bits) -> bool {
    let Some(object) = s.memory().get(object) else { return false };
    object.contents().overlapping(start, end).any(|piece| match &piece.cell {
        Cell::Value(value) => !value.is_number(),
        Cell::Fill(_) => false,
    })
}

fn is_term(cell: &Cell<crate::Val>) -> bool {
    matches!(cell, Cell::Value(value) if value.has_term())
}

/// Bits that the steps behind depend on.
#[derive(Default)]
struct NeededBits(FxHashMap<ObjectId, Vec<(u64, u64)>>);

impl NeededBits {
    fn objects(&self) -> impl Iterator<Item = ObjectId> {
        self.0.iter().filter(|(_, ranges)| !ranges.is_empty()).map(|(&id, _)| id)
    }
    fn overlaps(&self, (object, start, end): Bits) -> bool {
        self.0.get(&object).is_some_and(|ranges| ranges.iter().any(|range| range.0 < end && start < range.1))
    }
    /// Whether a step put something else in the place of terms.
    fn replaced(&self, before: &ValueState, after: &ValueState) -> bool {
        !before.memory().diff(after.memory(), |id, before, after| {
            let (Some(before), Some(after), Some(ranges)) = (before, after, self.0.get(&id)) else { return true };
            ranges.iter().all(|&(start, end)| {
                let mut terms = before.contents().overlapping(start, end).filter(|piece| is_term(&piece.cell));
                terms.all(|piece| after.contents().overlapping(piece.start, piece.end).all(|now| now == piece))
            })
        })
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
