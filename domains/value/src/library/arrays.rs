//! Arrays that the library sorts, or searches in, while the program compares elements (`cfa::Program::define_callbacks`).

use eval::{Store, Values};
use memory::{ObjectId, Target};
use symbolic::{Origin, WIDTH};

use super::bytes::{Count, cuts_pointer};
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::heap::contents::holds_pointer;
use crate::library::preconditions::object_led_to;
use crate::machine::attempt::Alternatives;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    // Nobody knows.
    (cfa::GOES_ON, |_, _, _| Ok(None)),
    (cfa::ELEMENT, |m, _, c| m.any_element(c)),
    (cfa::REARRANGE, |m, s, c| m.rearrange(s, c)),
];

/// More elements are not told apart one by one.
const MOST_ELEMENTS: u64 = 8;
/// Pointers are never forgotten, and there are as many orders as they have permutations.
const MOST_POINTERS: u64 = 4;

impl ValueMachine<'_> {
    fn any_element(&mut self, c: &Call) -> StepResult<Option<Val>> {
        let [array, ..] = &c.args[..] else { return Ok(None) };
        let (count, size) = (self.count_argument(c, 1), self.count_argument(c, 2));
        if count == Count::Known(0) {
            return Err(End::Infeasible);
        }
        if let (Some(count), Some(size)) = (self.count_term(count), self.count_term(size)) {
            let index = self.named(Val::Unknown, WIDTH as u64, Origin::Made);
            if let Some(index) = self.number(&index, WIDTH as u64) {
                let terms = self.terms();
                let (within, bytes) = (terms.ult(index, count), terms.mul(index, size));
                self.constrain(within)?;
                return Ok(Some(self.moved_on(&array.value, Count::Term(bytes))));
            }
        }
        if let (Count::Known(count @ 1..=MOST_ELEMENTS), Count::Known(size)) = (count, size)
            && let Some(way) = self.choose(Alternatives::new(count as usize, "element"))?
        {
            return Ok(Some(self.moved_on(&array.value, Count::Known(way as u64 * size))));
        }
        Ok(Some(self.moved_on(&array.value, Count::Unknown)))
    }

    /// Numbers are forgotten, so that the array is any permutation of what it was. Pointers change places, two at a time.
    fn rearrange(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [array, ..] = &c.args[..] else { return Ok(None) };
        let bytes: Count = self.product(c, 1).into();
        if self.count_argument(c, 1) == Count::Known(1) {
            self.check_range(s, array, bytes, true)?;
            return Ok(None);
        }
        match pointers_within(s, array, bytes) {
            Some(object) => {
                self.check_range(s, array, bytes, true)?;
                self.exchange_two(s, c, object)?;
            }
            None => {
                let mixed =
                    object_led_to(&array.value).filter(|&object| self.may_be_uninitialised(s, object, 0, u64::MAX));
                self.receive(s, array, bytes)?;
                if let Some(object) = mixed {
                    // What was never written may now be anywhere.
                    s.memory.reset(object, memory::Fill::Uninit);
                }
            }
        }
        Ok(None)
    }

    fn exchange_two(&mut self, s: &mut Store<Val>, c: &Call, object: ObjectId) -> StepResult<()> {
        let (count, size) = (self.count_argument(c, 1), self.count_argument(c, 2));
        let (&Val::Pointer { offset, .. }, Count::Known(count @ ..=MOST_POINTERS), Count::Known(size)) =
            (&c.args[0].value, count, size)
        else {
            return Err(self.unsupported(s, "an array of many pointers that the library sorts"));
        };
        let pairs: Vec<(u64, u64)> = (0..count).flat_map(|j| (0..j).map(move |i| (i, j))).collect();
        let Some(way) = self.choose(Alternatives::new(pairs.len() + 1, "exchange"))? else {
            self.forget(s, object);
            return Ok(());
        };
        if let Some(&(i, j)) = pairs.get(way) {
            let bit = |index: u64| (offset as u64 + index * size) * 8;
            self.exchange_bits(s, object, bit(i), bit(j), size * 8);
        }
        Ok(())
    }

    fn exchange_bits(&mut self, s: &mut Store<Val>, object: ObjectId, one: u64, other: u64, width: u64) {
        if let Some(trace) = &mut self.tools.log {
            for start in [one, other] {
                trace.read(object, start, width);
                trace.write(object, start, width);
            }
        }
        for start in [one, other] {
            let from = Target { object, offset: (start / 8) as i64 };
            self.step.flags.hidden |= cuts_pointer(s, from, width / 8);
        }
        let saved = self.scratch(s, width / 8);
        s.memory.copy(saved, 0, object, one, width);
        s.memory.copy(object, one, object, other, width);
        s.memory.copy(object, other, saved, 0, width);
        s.memory.discard(saved);
        self.apply_precision(s, object, one, width);
        self.apply_precision(s, object, other, width);
    }
}

/// The object of an array that holds pointers.
fn pointers_within(s: &Store<Val>, array: &Argument, bytes: Count) -> Option<ObjectId> {
    let (start, width) = match (&array.value, bytes) {
        (&Val::Pointer { offset, .. }, Count::Known(bytes)) if offset >= 0 => (offset as u64 * 8, bytes * 8),
        _ => (0, u64::MAX),
    };
    match array.value {
        Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => {
            holds_pointer(s, object, start, width).then_some(object)
        }
        _ => None,
    }
}
