//! The targets of a symbolic address: places in an object where an offset that is a term may lead, and choosing one of
//! them.

use eval::Store;
use index::FxHashMap;
use memory::ObjectId;
use symbolic::{WIDTH, value_at};
use term::{Term, TermStore};

use crate::Val;
use crate::machine::attempt::Alternatives;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

/// More places than this are not told apart: each is a read or write of an element. Not measured.
const PLACES: u64 = 4096;
/// More ways than this to go on with a step are not taken one by one, since each is a successor. Not
/// measured; two tasks with a table of 256 lists at an unknown index stay undecided (docs/benchmarks.md).
pub(crate) const WAYS: usize = 32;

/// Places where an access may go: `first`, and so on by `step`, as long as it is not behind `last`. In bytes.
#[derive(Hash)]
pub(crate) struct Places {
    pub first: u64,
    pub step: u64,
    pub last: u64,
}

impl Places {
    pub fn count(&self) -> u64 {
        (self.last - self.first) / self.step + 1
    }
    /// Whether accesses at two of them, of so many bits from their beginning, have nothing in common.
    pub fn are_apart(&self, bits: u64) -> bool {
        self.step.saturating_mul(8) >= bits || self.count() == 1
    }
    /// The number of a place among the elements of an array.
    pub fn number(&self, place: u64) -> u64 {
        place / self.step
    }
    pub fn iter(&self) -> impl Iterator<Item = u64> + use<> {
        let (last, step) = (self.last, self.step);
        std::iter::successors(Some(self.first), move |&at| at.checked_add(step)).take_while(move |&at| at <= last)
    }
}

impl Env<'_> {
    /// Places that hold one and the same value, and the others each for itself: what has no value yet gets a name when it is read.
    pub fn alike(&self, s: &Store<Val>, object: ObjectId, places: &Places, bit: u64, width: u64) -> Vec<Vec<u64>> {
        let mut alike: Vec<Vec<u64>> = Vec::new();
        let mut of_value: FxHashMap<Val, usize> = FxHashMap::default();
        for place in places.iter() {
            match value_at(&s.memory, object, place * 8 + bit, width) {
                Val::Unknown => alike.push(vec![place]),
                value => {
                    let at = *of_value.entry(value).or_insert(alike.len());
                    alike.resize(alike.len().max(at + 1), Vec::new());
                    alike[at].push(place);
                }
            }
        }
        alike
    }
}

impl ValueMachine<'_> {
    /// Takes one of the places for the offset, of those among which the others would not be told apart. `None` if there are
    /// too many.
    pub fn choose_place(&mut self, first: Term, alike: &[Vec<u64>]) -> StepResult<Option<u64>> {
        if alike.len() > WAYS {
            return Ok(None);
        }
        let ways = Alternatives::new(alike.len(), alike);
        let way = if alike.len() == 1 { Some(0) } else { self.choose(ways)? };
        let Some(places) = way.map(|way| &alike[way]) else { return Ok(None) };
        let terms = self.terms();
        let mut is_one = terms.falsity();
        for &place in places {
            let here = terms.constant(place as u128, WIDTH);
            let here = terms.eq(first, here);
            is_one = terms.or(is_one, here);
        }
        self.constrain(is_one)?;
        if let [place] = places[..] {
            self.attempt.places.push((first, place));
        }
        Ok(places.first().copied())
    }

    /// The place that was taken for the offset before.
    pub fn chosen_place(&self, first: Term) -> Option<u64> {
        self.attempt.places.iter().find(|(of, _)| *of == first).map(|(_, place)| *place)
    }

    /// Takes one of the places in an object for the offset of bytes that are about to be accessed. `None` if there are too many,
    /// or it is outside.
    pub fn place_of_bytes(&mut self, s: &Store<Val>, object: ObjectId, offset: Term) -> StepResult<Option<i64>> {
        if let Some(place) = self.chosen_place(offset) {
            return Ok(Some(place as i64));
        }
        let Some(size) = self.size_term(s, object) else { return Ok(None) };
        let Some(last) = u64::try_from(self.terms().facts(size).max).ok().and_then(|most| most.checked_sub(1)) else {
            return Ok(None);
        };
        let Some(places) = places_of(self.terms(), offset, last).filter(|places| places.count() < WAYS as u64) else {
            return Ok(None);
        };
        let terms = self.terms();
        let inside = terms.constant(last as u128, WIDTH);
        let outside = terms.ult(inside, offset);
        let ways = Alternatives::new(places.count() as usize + 1, &places);
        let Some(way) = self.choose(ways)? else { return Ok(None) };
        let Some(place) = places.iter().nth(way) else {
            self.constrain(outside)?;
            return Ok(None);
        };
        self.choose_place(offset, &[vec![place]]).map(|place| place.map(|place| place as i64))
    }
}

/// The places that an offset can have, by its bits and bounds.
pub fn places_of(terms: &mut TermStore, first: Term, last: u64) -> Option<Places> {
    let facts = terms.facts(first);
    let known = facts.zeros | facts.ones;
    let low = (!known).trailing_zeros().min(63);
    let step = 1u64 << low;
    let rest = facts.ones as u64 & (step - 1);
    let least = u64::try_from(facts.min).ok()?;
    let from = least.saturating_sub(rest).div_ceil(step).checked_mul(step)?.checked_add(rest)?;
    let last = last.min(u64::try_from(facts.max).unwrap_or(u64::MAX));
    let places = Places { first: from, step, last };
    (from <= last && places.count() <= PLACES).then_some(places)
}
