//! Accesses at offsets that are terms: every place where they may go is looked at.

use cfa::BinaryOp;
use eval::{Access, Cx, State};
use memory::{ObjectId, Size};
use term::{Binary, Term};
use types::{IntType, Scalar};

use crate::Val;
use crate::machine::{Elsewhere, End, Ended, Explicit, holds_pointer};
use crate::reasoner::Possible;
use crate::symbolic::compare;

/// Offsets are 64 bits wide in all data models, so that what is outside an object does not wrap into it.
const WIDTH: u32 = 64;

/// More places than this are not told apart.
const PLACES: u64 = 256;

/// Places where an access may go: `first`, and so on by `step`, as long as it is not behind `last`. In bytes.
struct Places {
    first: u64,
    step: u64,
    last: u64,
}

impl Places {
    fn iter(&self) -> impl Iterator<Item = u64> + use<> {
        let (last, step) = (self.last, self.step);
        std::iter::successors(Some(self.first), move |&at| at.checked_add(step)).take_while(move |&at| at <= last)
    }
}

impl Explicit<'_> {
    /// A pointer into an object, moved by a number that is not known.
    pub fn moved_by(&mut self, pointer: &Val, index: &Val, index_type: IntType, scale: i64) -> Option<Val> {
        let (object, offset) = self.offset_of(pointer)?;
        let index = self.number(index, index_type.width as u64)?;
        let terms = self.terms();
        let wide = match index_type.signed {
            _ if index_type.width as u32 > WIDTH => return None,
            true => terms.sign_extend(index, WIDTH),
            false => terms.zero_extend(index, WIDTH),
        };
        // Numbers of fewer bits cannot make it wrap, unless there are very many of them.
        let may_wrap = index_type.width as u32 + (64 - scale.unsigned_abs().leading_zeros()) >= WIDTH - 1;
        let scale = terms.constant(scale as u64 as u128, WIDTH);
        let by = terms.mul(wide, scale);
        let sum = terms.add(offset, by);
        if may_wrap {
            let product = terms.binary(Binary::SmulOverflow, wide, scale);
            let (p, q) = (terms.xor(offset, sum), terms.xor(by, sum));
            let both = terms.and(p, q);
            let negative = terms.is_negative(both);
            let wraps = terms.or(product, negative);
            let conditions = &self.conditions;
            if !matches!(self.reasoner.as_mut()?.can_hold(conditions, wraps), Possible::No) {
                return Some(Val::Inside(object));
            }
        }
        Some(self.pointer_at(object, sum))
    }

    fn pointer_at(&mut self, object: ObjectId, offset: Term) -> Val {
        match self.terms().as_constant(offset) {
            Some(bits) => Val::Pointer { object, offset: bits as u64 as i64 },
            None => Val::At { object, offset },
        }
    }

    /// The object and offset of a pointer that has them.
    fn offset_of(&mut self, pointer: &Val) -> Option<(ObjectId, Term)> {
        self.reasoner.as_ref()?;
        match *pointer {
            Val::Pointer { object, offset } => Some((object, self.terms().constant(offset as u64 as u128, WIDTH))),
            Val::At { object, offset } => Some((object, offset)),
            _ => None,
        }
    }

    /// The comparison of two pointers into one object, as a truth.
    pub fn compare_offsets(&mut self, op: BinaryOp, a: &Val, b: &Val) -> Option<Term> {
        let ((p, i), (q, j)) = (self.offset_of(a)?, self.offset_of(b)?);
        (p == q).then(|| compare(self.terms(), op, true, i, j))
    }

    /// How many elements lie between two pointers into one object.
    pub fn distance_between(&mut self, a: &Val, b: &Val, scale: u64, int: IntType) -> Option<Val> {
        let ((p, i), (q, j)) = (self.offset_of(a)?, self.offset_of(b)?);
        if p != q {
            return None;
        }
        let terms = self.terms();
        let bytes = terms.sub(i, j);
        let scale = terms.constant(scale.max(1) as u128, WIDTH);
        let count = terms.binary(Binary::Sdiv, bytes, scale);
        let count = terms.convert_int(IntType::signed(WIDTH as u8), int, count);
        Some(self.value(count))
    }

    /// Goes on only where the access is inside its object; gives the offset of its first byte.
    fn inside(&mut self, s: &State<Val>, cx: Cx<'_>, access: &Access, base: (ObjectId, Term)) -> Ended<(Term, u64)> {
        let (object, offset) = base;
        let terms = self.terms();
        let place = terms.constant(access.target.offset as u64 as u128, WIDTH);
        let first = terms.add(offset, place);
        let bit = access.start.saturating_sub(access.target.offset.saturating_mul(8)).max(0) as u64;
        let bytes = bit.saturating_add(access.width).div_ceil(8);
        let held = s.memory.get(object).filter(|held| held.is_live());
        let size = match held.map(|held| held.size) {
            Some(Size::Known(size)) if self.is_accessible(s, object) => size,
            _ => return Err(eval::Machine::fault(self, &mut s.clone(), cx, access)),
        };
        let Some(last) = size.checked_sub(bytes) else {
            return Err(eval::Machine::fault(self, &mut s.clone(), cx, access));
        };
        let terms = self.terms();
        let last_term = terms.constant(last as u128, WIDTH);
        let right = terms.ule(first, last_term);
        let wrong = terms.not(right);
        if self.options.properties.deref {
            self.refute(wrong, |m| m.violation("valid-deref", m.access_text(access)))?;
        } else if self.constrain(right).is_err() {
            return Err(eval::Machine::fault(self, &mut s.clone(), cx, access));
        }
        Ok((first, last))
    }

    /// The places that an offset can have, by its bits and bounds.
    fn places(&mut self, first: Term, last: u64) -> Option<Places> {
        let facts = self.terms().facts(first);
        let known = facts.zeros | facts.ones;
        let low = (!known).trailing_zeros().min(63);
        let step = 1u64 << low;
        let rest = facts.ones as u64 & (step - 1);
        let least = u64::try_from(facts.min).ok()?;
        let from = least.saturating_sub(rest).div_ceil(step).checked_mul(step)?.checked_add(rest)?;
        let last = last.min(u64::try_from(facts.max).unwrap_or(u64::MAX));
        let count = last.checked_sub(from)? / step + 1;
        (count <= PLACES).then_some(Places { first: from, step, last })
    }

    /// Reads a number at an offset that is a term. `None` if it may be something else.
    pub fn load_at_term(
        &mut self,
        s: &mut State<Val>,
        cx: Cx<'_>,
        access: &Access,
        base: (ObjectId, Term),
    ) -> Ended<Option<Val>> {
        let (first, last) = self.inside(s, cx, access, base)?;
        let bit = access.start.saturating_sub(access.target.offset.saturating_mul(8)).max(0) as u64;
        let Some(places) = self.places(first, last) else { return Ok(None) };
        let mut result: Option<Term> = None;
        for place in places.iter() {
            let start = place * 8 + bit;
            if let Some(trace) = &mut self.trace {
                trace.read(base.0, start, access.width);
            }
            if holds_pointer(s, base.0, start, access.width) {
                return Ok(None);
            }
            let pieces = s.memory.window(base.0, start, access.width);
            let Some(value) = self.assemble(s, base.0, &pieces) else { return Ok(None) };
            let Some(value) = self.number(&value, access.width) else { return Ok(None) };
            let terms = self.terms();
            let here = terms.constant(place as u128, WIDTH);
            let here = terms.eq(first, here);
            result = Some(match result {
                Some(other) => terms.ite(here, value, other),
                None => value,
            });
        }
        match result {
            Some(term) => Ok(Some(self.value(term))),
            None => Err(End::Infeasible),
        }
    }

    /// Writes a number at an offset that is a term. `false` if nothing was written.
    pub fn store_at_term(
        &mut self,
        s: &mut State<Val>,
        cx: Cx<'_>,
        access: &Access,
        base: (ObjectId, Term),
        scalar: Scalar,
        value: &Val,
    ) -> Ended<bool> {
        let (object, _) = base;
        if s.memory.get(object).is_some_and(|held| held.read_only) {
            return Err(eval::Machine::fault(self, s, cx, access));
        }
        let (first, last) = self.inside(s, cx, access, base)?;
        let bit = access.start.saturating_sub(access.target.offset.saturating_mul(8)).max(0) as u64;
        let Some(new) = self.number(value, access.width) else { return Ok(false) };
        let Some(places) = self.places(first, last) else { return Ok(false) };
        // Places that overlap would each see what the others left.
        let apart = places.step.saturating_mul(8) >= access.width + bit || places.first == places.last;
        if !apart {
            return Ok(false);
        }
        let mut old = Vec::new();
        for place in places.iter() {
            if holds_pointer(s, object, place * 8 + bit, access.width) {
                return Ok(false);
            }
            let pieces = s.memory.window(object, place * 8 + bit, access.width);
            let Some(held) = self.assemble(s, object, &pieces) else { return Ok(false) };
            let Some(held) = self.number(&held, access.width) else { return Ok(false) };
            old.push((place, held));
        }
        for (place, held) in old {
            let terms = self.terms();
            let here = terms.constant(place as u128, WIDTH);
            let here = terms.eq(first, here);
            let now = terms.ite(here, new, held);
            let now = self.value(now);
            let start = place * 8 + bit;
            let now = eval::Machine::stored(self, s, object, start, access.width, scalar, now);
            s.memory.write(object, start, access.width, now);
        }
        Ok(true)
    }
}

impl Elsewhere {
    /// Where the access goes if its offset is not to be followed.
    pub fn blurred(self, accesses: &[(ObjectId, Term)]) -> Elsewhere {
        match self {
            Elsewhere::At(at) => Elsewhere::Inside(accesses[at].0),
            other => other,
        }
    }
}
