//! Conditions that bound terms by constants. What they leave of the values of one term often decides a query: none at all
//! refutes it, and if it says nothing else, any one of them for each symbol is a model.

use index::FxHashSet;
use term::{Binary, Model, Node, Term, TermStore, Unary, Value, mask};

use crate::model::first_broken;

/// What the conditions of a query say about terms, by term. Conditions of another form are left out.
pub(super) struct Bounds<'a> {
    store: &'a TermStore,
    query: &'a [Term],
    bounds: Vec<BoundedTerm>,
    /// Whether all conditions say no more than this, and of symbols.
    is_complete: bool,
}

#[derive(Clone, Copy)]
struct BoundedTerm {
    term: Term,
    bound: Bound,
    condition: Term,
}

/// Ends belong to ranges.
#[derive(Clone, Copy)]
enum Bound {
    Range(u128, u128),
    SignedRange(i128, i128),
    IsNot(u128),
    Bits { zeros: u128, ones: u128 },
}

/// Larger refutations are not made smaller, which takes a search per condition.
const MINIMISED: usize = 16;

impl<'a> Bounds<'a> {
    pub fn of(store: &'a TermStore, query: &'a [Term]) -> Self {
        let mut all = Bounds { store, query, bounds: Vec::with_capacity(query.len()), is_complete: true };
        let mut open: Vec<(Term, bool)> = Vec::new();
        for &condition in query {
            open.push((condition, true));
            while let Some((t, holds)) = open.pop() {
                match store.node(t) {
                    Node::Unary(Unary::Not, a) => open.push((a, !holds)),
                    Node::Binary(Binary::And, a, b) if holds => open.extend([(a, true), (b, true)]),
                    _ => all.is_complete &= all.add(t, holds, condition),
                }
            }
        }
        all.bounds.sort_by_key(|bounded| bounded.term);
        all
    }

    /// Some of the conditions, if they leave no value of a term.
    pub fn refutation(&self) -> Option<Vec<Term>> {
        self.by_term().find_map(|bounds| {
            let mut core = self.first_value(bounds.iter()).err()?;
            if core.len() <= MINIMISED {
                let among = |core: &[Term]| self.first_value(bounds.iter().filter(|b| core.contains(&b.condition)));
                for t in core.clone() {
                    let fewer: Vec<Term> = core.iter().copied().filter(|&other| other != t).collect();
                    if among(&fewer).is_err() {
                        core = fewer;
                    }
                }
            }
            // Facts alone are never contradictory; if they were, the solver would know better.
            (!core.is_empty()).then_some(core)
        })
    }

    /// Values for all symbols, if nothing else is asked of them.
    pub fn model(&self) -> Option<Model> {
        if !self.is_complete {
            return None;
        }
        let mut model = Model::default();
        for bounds in self.by_term() {
            if let Node::Symbol(symbol) = self.store.node(bounds[0].term) {
                model.set(symbol, Value::Bits(self.first_value(bounds.iter()).ok()?));
            }
        }
        let broken = first_broken(self.store, &model, self.query);
        debug_assert!(broken.is_none(), "{broken:?} does not hold within its bounds");
        broken.is_none().then_some(model)
    }

    fn by_term(&self) -> impl Iterator<Item = &[BoundedTerm]> {
        self.bounds.chunk_by(|a, b| a.term == b.term)
    }

    /// Adds what it means that a term of one bit holds or does not; whether that is all it means.
    fn add(&mut self, t: Term, holds: bool, condition: Term) -> bool {
        let store = self.store;
        let (term, bound) = match store.node(t) {
            Node::Binary(op @ (Binary::Eq | Binary::Ult | Binary::Slt), a, b) => {
                let (a, bits) = match (store.as_constant(a), store.as_constant(b)) {
                    (_, Some(bits)) => (a, bits),
                    (Some(bits), None) if op == Binary::Eq => (b, bits),
                    _ => return false,
                };
                let width = store.width(a);
                let (most, half) = (mask(width), mask(width - 1) as i128);
                let value = signed(bits, width);
                let bound = match (op, holds) {
                    (Binary::Eq, true) => Bound::Range(bits, bits),
                    (Binary::Eq, false) => Bound::IsNot(bits),
                    // Nothing is below the least number, and the simplifier knows that.
                    (Binary::Ult, true) if bits > 0 => Bound::Range(0, bits - 1),
                    (Binary::Ult, false) => Bound::Range(bits, most),
                    (Binary::Slt, true) if value > -half - 1 => Bound::SignedRange(-half - 1, value - 1),
                    (Binary::Slt, false) => Bound::SignedRange(value, half),
                    _ => return false,
                };
                (a, bound)
            }
            _ => (t, Bound::Range(holds.into(), holds.into())),
        };
        self.bounds.push(BoundedTerm { term, bound, condition });
        match (store.node(term), bound) {
            (Node::Symbol(_), _) => true,
            (_, Bound::Range(bits, most)) if bits == most => self.add_bits(term, bits, condition),
            (Node::Binary(Binary::And, _, _), Bound::IsNot(bits)) => {
                // Of one bit that may be set, the other value.
                let possible = !store.facts(term).zeros & mask(store.width(term));
                let is_either = possible.is_power_of_two() && bits & !possible == 0;
                is_either && self.add_bits(term, bits ^ possible, condition)
            }
            _ => false,
        }
    }

    /// Adds what it means for parts of other terms that these have this value; whether that is all, and of a symbol.
    fn add_bits(&mut self, mut term: Term, bits: u128, condition: Term) -> bool {
        let store = self.store;
        let (mut zeros, mut ones) = (!bits & mask(store.width(term)), bits);
        loop {
            (term, zeros, ones) = match store.node(term) {
                Node::Symbol(_) => return true,
                Node::Extract { of, low } => (of, zeros << low, ones << low),
                Node::Unary(Unary::Not, of) => (of, ones, zeros),
                Node::Binary(Binary::And, a, b) => match (store.as_constant(a), store.as_constant(b)) {
                    (_, Some(kept)) => (a, zeros & kept, ones & kept),
                    (Some(kept), None) => (b, zeros & kept, ones & kept),
                    (None, None) => return false,
                },
                _ => return false,
            };
            self.bounds.push(BoundedTerm { term, bound: Bound::Bits { zeros, ones }, condition });
        }
    }

    /// The least value that bounds on one term leave, of those that are not negative if there are such; or conditions that
    /// leave none.
    fn first_value<'b>(&self, bounds: impl Iterator<Item = &'b BoundedTerm>) -> Result<u128, Vec<Term>> {
        let mut bounds = bounds.peekable();
        let Some(term) = bounds.peek().map(|bounded| bounded.term) else { return Ok(0) };
        let (mut left, width) = (self.store.facts(term), self.store.width(term));
        // Whose the ends of both ranges are.
        let mut ends: [Option<Term>; 4] = [None; 4];
        let mut core: Vec<Term> = Vec::new();
        let mut holes: Vec<(u128, Term)> = Vec::new();
        for &BoundedTerm { bound, condition, .. } in bounds {
            match bound {
                Bound::Range(least, most) => {
                    raise(&mut left.min, least, &mut ends[0], condition);
                    lower(&mut left.max, most, &mut ends[1], condition);
                }
                Bound::SignedRange(least, most) => {
                    raise(&mut left.signed_min, least, &mut ends[2], condition);
                    lower(&mut left.signed_max, most, &mut ends[3], condition);
                }
                Bound::IsNot(bits) => holes.push((bits, condition)),
                Bound::Bits { zeros, ones } => {
                    left.zeros |= zeros;
                    left.ones |= ones;
                    core.push(condition);
                }
            }
        }
        holes.sort_unstable();
        let half = mask(width - 1);
        // Among numbers of one sign, both orders are the same.
        let signed_bits = |value: i128| value as u128 & mask(width);
        let halves = [
            (left.signed_min.max(0), left.signed_max, 0, half),
            (left.signed_min, left.signed_max.min(-1), half + 1, mask(width)),
        ];
        for (least, most, from, to) in halves {
            if least > most || left.zeros & left.ones != 0 {
                continue;
            }
            let end = left.max.min(to).min(signed_bits(most));
            let mut next = Some(left.min.max(from).max(signed_bits(least)));
            while let Some(bits) = next.and_then(|from| at_least(from, left.zeros, left.ones, width))
                && bits <= end
            {
                match holes.binary_search_by_key(&bits, |hole| hole.0) {
                    Ok(hole) => core.push(holes[hole].1),
                    Err(_) => return Ok(bits),
                }
                next = bits.checked_add(1);
            }
        }
        core.extend(ends.into_iter().flatten());
        let mut seen = FxHashSet::default();
        core.retain(|&t| seen.insert(t));
        Err(core)
    }
}

fn raise<T: PartialOrd>(end: &mut T, to: T, whose: &mut Option<Term>, condition: Term) {
    if to > *end {
        (*end, *whose) = (to, Some(condition));
    }
}

fn lower<T: PartialOrd>(end: &mut T, to: T, whose: &mut Option<Term>, condition: Term) {
    if to < *end {
        (*end, *whose) = (to, Some(condition));
    }
}

fn signed(bits: u128, width: u32) -> i128 {
    let above = 128 - width;
    ((bits << above) as i128) >> above
}

/// The least pattern from `from` on in which some bits are zero and some others are one.
fn at_least(from: u128, zeros: u128, ones: u128, width: u32) -> Option<u128> {
    let wrong = from & zeros | !from & ones;
    if wrong == 0 {
        return Some(from);
    }
    let place = 127 - wrong.leading_zeros();
    // The first bit that becomes one, after which all that may are zero: this one, or one before it.
    let place = if ones >> place & 1 == 1 {
        place
    } else {
        let may_rise = !from & !zeros & mask(width) & !mask(place);
        (may_rise != 0).then(|| may_rise.trailing_zeros())?
    };
    Some(from & !mask(place) | 1 << place | ones & mask(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_pattern() {
        for width in 1..=5 {
            for zeros in 0..=mask(width) {
                for ones in (0..=mask(width)).filter(|ones| ones & zeros == 0) {
                    for from in 0..=mask(width) {
                        let fits = |bits: &u128| bits & zeros == 0 && !bits & ones == 0;
                        let expected = (from..=mask(width)).find(fits);
                        assert_eq!(at_least(from, zeros, ones, width), expected, "{from} {zeros:b} {ones:b}");
                    }
                }
            }
        }
    }
}
