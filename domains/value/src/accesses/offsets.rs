//! Symbolic addresses: accesses at offsets that are terms. Every place where they may go is looked at; few places are
//! told apart by cases, more of them are elements of an array term.

use eval::{Cx, Store};
use index::FxHashMap;
use memory::{ObjectId, Target};
use symbolic::WIDTH;
use term::{Binary, Node, Term, TermStore};
use types::Scalar;

use crate::Val;
use crate::accesses::places::places_of;
use crate::accesses::places::{Places, WAYS};
use crate::heap::contents::holds_pointer;
use crate::machine::reasoning::lies_inside;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::Access;
use crate::machine::value_machine::ValueMachine;

/// More places than this are elements of an array. Not measured.
const CASES: u64 = 256;

/// What is read at an offset that is a term.
pub(crate) enum OffsetRead {
    Number(Val),
    Value(Val),
    /// What is at this place.
    At(Target),
    Unknown,
}

impl ValueMachine<'_> {
    /// Goes on only where the access is inside its object; gives the offset of its first byte.
    pub fn inside(
        &mut self,
        s: &Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        base: (ObjectId, Term),
    ) -> StepResult<(Term, u64)> {
        let (object, offset) = base;
        let terms = self.terms();
        let place = terms.constant(access.at.offset() as u64 as u128, WIDTH);
        let first = terms.add(offset, place);
        let bit = access.start.saturating_sub(access.at.offset().saturating_mul(8)).max(0) as u64;
        let bytes = bit.saturating_add(access.width).div_ceil(8);
        let size = if self.is_accessible(s, object) { self.size_term(s, object) } else { None };
        let Some(size) = size else { return Err(eval::Accesses::fault(self, &mut s.clone(), cx, access)) };
        let most = u64::try_from(self.terms().facts(size).max).unwrap_or(u64::MAX);
        let Some(last) = most.checked_sub(bytes) else {
            return Err(eval::Accesses::fault(self, &mut s.clone(), cx, access));
        };
        let bytes = self.terms().constant(bytes as u128, WIDTH);
        let right = lies_inside(self.terms(), size, first, bytes);
        self.require(s, cx, access, right)?;
        Ok((first, last))
    }

    /// The numbers at all places. `None` if there may be something else.
    fn numbers_at(
        &mut self,
        s: &mut Store<Val>,
        object: ObjectId,
        places: &Places,
        bit: u64,
        width: u64,
    ) -> Option<Vec<(u64, Term)>> {
        let mut numbers = Vec::new();
        for place in places.iter() {
            let start = place * 8 + bit;
            if let Some(trace) = &mut self.tools.log {
                trace.read(object, start, width);
            }
            if holds_pointer(s, object, start, width) {
                return None;
            }
            let pieces = s.memory.window(object, start, width);
            numbers.push((place, self.number_held(s, object, &pieces)?));
        }
        Some(numbers)
    }

    /// Reads at an offset that is a term.
    pub fn load_at_term(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        base: (ObjectId, Term),
    ) -> StepResult<OffsetRead> {
        let (object, _) = base;
        let (first, last) = self.inside(s, cx, access, base)?;
        let at = |place: u64| OffsetRead::At(Target { object, offset: place as i64 });
        if let Some(place) = self.chosen_place(first) {
            return Ok(at(place));
        }
        let bit = access.start.saturating_sub(access.at.offset().saturating_mul(8)).max(0) as u64;
        if object == self.layout.argument_array()
            && let Some(pointer) = self.load_argument(s, first, bit, access.width)?
        {
            return Ok(OffsetRead::Value(pointer));
        }
        // Of texts no bytes are told apart that are not read.
        let places = if self.was_text(s, object) { None } else { places_of(self.terms(), first, last) };
        let places = places.filter(|places| places.count() <= CASES || places.are_apart(bit + access.width));
        let Some(places) = places else {
            let found = if bit == 0 { self.load_from_array(s, object, first, access.width) } else { None };
            return Ok(found.map_or(OffsetRead::Unknown, |term| OffsetRead::Number(self.value(term))));
        };
        let Some(numbers) = self.numbers_at(s, object, &places, bit, access.width) else {
            let alike = self.alike(s, object, &places, bit, access.width);
            return Ok(self.choose_place(first, &alike)?.map_or(OffsetRead::Unknown, at));
        };
        let result = if places.count() > CASES {
            let (array, element) =
                (array_of(self.terms(), &places, &numbers), element_index(self.terms(), &places, first));
            self.terms().select(array, element)
        } else {
            let terms = self.terms();
            let cases = numbers.into_iter().reduce(|(_, other), (place, number)| {
                let here = terms.constant(place as u128, WIDTH);
                let here = terms.eq(first, here);
                (place, terms.ite(here, number, other))
            });
            let Some((_, result)) = cases else { return Err(End::Infeasible) };
            result
        };
        let result = self.read_number(result);
        Ok(OffsetRead::Number(self.value(result)))
    }

    /// Writes at an offset that is a term. `false` if nothing was written.
    pub fn store_at_term(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        base: (ObjectId, Term),
        scalar: Scalar,
        value: &Val,
    ) -> StepResult<bool> {
        let (object, _) = base;
        if s.memory.get(object).is_some_and(|held| held.read_only) {
            return Err(eval::Accesses::fault(self, s, cx, access));
        }
        let (first, last) = self.inside(s, cx, access, base)?;
        let bit = access.start.saturating_sub(access.at.offset().saturating_mul(8)).max(0) as u64;
        let new = self.number(value, access.width);
        let places = match self.chosen_place(first) {
            Some(place) => Some(Places { first: place, step: 1, last: place }),
            None => places_of(self.terms(), first, last),
        };
        // Places that overlap would each see what the others left.
        let Some(places) = places.filter(|places| new.is_none() || places.are_apart(bit + access.width)) else {
            return Ok(bit == 0 && new.is_some_and(|new| self.store_to_array(s, object, first, new)));
        };
        let old = new.and_then(|_| self.numbers_at(s, object, &places, bit, access.width));
        let (Some(new), Some(old)) = (new, old) else {
            if places.count() > WAYS as u64 {
                return Ok(false);
            }
            let each: Vec<Vec<u64>> = places.iter().map(|place| vec![place]).collect();
            let Some(place) = self.choose_place(first, &each)? else { return Ok(false) };
            let start = place * 8 + bit;
            eval::Accesses::overwrites(self, s, object, start, access.width);
            let now = eval::Accesses::stored(self, s, object, start, access.width, scalar, value.clone());
            s.memory.write(object, start, access.width, now);
            return Ok(true);
        };
        let array = (places.count() > CASES).then(|| {
            let (array, element) = (array_of(self.terms(), &places, &old), element_index(self.terms(), &places, first));
            self.terms().store(array, element, new)
        });
        for (place, held) in old {
            let terms = self.terms();
            let now = match array {
                Some(array) => {
                    let index = terms.constant(places.number(place) as u128, WIDTH);
                    terms.select(array, index)
                }
                None => {
                    let here = terms.constant(place as u128, WIDTH);
                    let here = terms.eq(first, here);
                    terms.ite(here, new, held)
                }
            };
            self.write_number(s, (object, place * 8 + bit, access.width), scalar, now);
        }
        Ok(true)
    }
}

/// An array whose elements are these: the one that most of them are read from, or are the only element of, and what
/// differs written to it.
fn array_of(terms: &mut TermStore, places: &Places, numbers: &[(u64, Term)]) -> Term {
    let mut counts: FxHashMap<Term, usize> = FxHashMap::default();
    let mut arrays = Vec::with_capacity(numbers.len());
    for &(place, number) in numbers {
        let element = places.number(place) as u128;
        let array = match terms.node(number) {
            Node::Select { array, index } if terms.as_constant(index) == Some(element) => array,
            _ => terms.fill(number, WIDTH),
        };
        *counts.entry(array).or_default() += 1;
        arrays.push(array);
    }
    // The first of the most frequent ones, so that the same contents give the same array.
    let mut most = arrays[0];
    for &array in &arrays {
        if counts[&array] > counts[&most] {
            most = array;
        }
    }
    let others = numbers.iter().zip(arrays).filter(|&(_, array)| array != most);
    others.fold(most, |whole, (&(place, number), _)| {
        let index = terms.constant(places.number(place) as u128, WIDTH);
        terms.store(whole, index, number)
    })
}

/// Which element an offset that is one of the places stands for.
fn element_index(terms: &mut TermStore, places: &Places, first: Term) -> Term {
    let by = terms.constant(places.step.trailing_zeros() as u128, WIDTH);
    terms.binary(Binary::Lshr, first, by)
}
