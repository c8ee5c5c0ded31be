//! Invariant candidates from fixed templates: a stock of simple claims about numbers, of which those are kept that the
//! conditions of two states entail. So candidates are refuted one by one, as Houdini does it [Flanagan and Leino, FME
//! 2001], but for each join and not for the whole program.

use std::collections::BTreeSet;

use index::{FxHashMap, FxHashSet};
use term::{Evaluator, Model, SymbolId, Term};

use crate::affine::{self, Equation};
use crate::{Conditions, Reasoner, Verdict};

/// More claims would cost more than they are worth: each is up to two questions to the solver. Not measured.
const MOST_BOUNDS: u32 = 8;
const MOST_HEIRS: usize = 4;
const MOST_MARKS: usize = 2;

/// A number that is one term in one state and another in the other, or the same in both.
#[derive(Clone, Copy, Debug)]
pub struct NamedNumber {
    /// What stands for it in the common state.
    pub name: Term,
    pub left: Term,
    pub right: Term,
    pub is_new: bool,
    pub signed: bool,
    /// The length of a list. What matters is what it is equal to.
    pub is_count: bool,
}

impl NamedNumber {
    fn swapped(&self) -> Self {
        NamedNumber { left: self.right, right: self.left, ..*self }
    }

    /// The same number on both sides.
    pub fn unchanged(term: Term, signed: bool) -> Self {
        NamedNumber { name: term, left: term, right: term, is_new: false, signed, is_count: false }
    }
}

/// The claims of the stock that hold on both sides.
pub fn claims(
    reasoner: &mut Reasoner,
    thresholds: &[i128],
    (a, b): (&Conditions, &Conditions),
    names: &[NamedNumber],
    is_settling: bool,
) -> Vec<Term> {
    let mut kept = Vec::new();
    let mut stock = Stock { reasoner, a, b };
    stock.inherited(names, &mut kept);
    // There are only so many dimensions: of equations there can only be fewer.
    stock.equations(names, &mut kept);
    if !is_settling {
        stock.comparisons(thresholds, names, &[], &mut kept);
    }
    kept
}

/// The claims about some names, and others that these are related to, without equations.
pub fn claims_about(
    reasoner: &mut Reasoner,
    thresholds: &[i128],
    (a, b): (&Conditions, &Conditions),
    names: &[NamedNumber],
    others: &[NamedNumber],
    is_settling: bool,
) -> Vec<Term> {
    let mut inherited = Vec::new();
    let swapped: Vec<NamedNumber> = names.iter().map(NamedNumber::swapped).collect();
    let others_swapped: Vec<NamedNumber> = others.iter().map(NamedNumber::swapped).collect();
    for (a, b, names, others) in [(a, b, names, others), (b, a, &swapped[..], &others_swapped[..])] {
        let mut stock = Stock { reasoner, a, b };
        stock.inherited(&[names, others].concat(), &mut inherited);
        stock.alternatives(names, &mut inherited);
    }
    let mut kept = Vec::new();
    let mut stock = Stock { reasoner, a, b };
    if !is_settling {
        stock.comparisons(thresholds, names, others, &mut kept);
    }
    stock.add_news(inherited, names, &mut kept);
    kept
}

struct Stock<'a> {
    reasoner: &'a mut Reasoner,
    a: &'a Conditions,
    b: &'a Conditions,
}

impl Stock<'_> {
    /// Adds claims about names, the simplest first, that do not follow from others.
    fn add_news(&mut self, mut claims: Vec<Term>, names: &[NamedNumber], kept: &mut Vec<Term>) {
        let terms = &self.reasoner.terms;
        let symbols: Vec<SymbolId> = names.iter().flat_map(|named| terms.symbols_of(named.name)).copied().collect();
        claims.retain(|&claim| terms.symbols_of(claim).iter().any(|symbol| symbols.contains(symbol)));
        claims.sort_by_key(|&claim| terms.symbols_of(claim).len());
        let mut all = Conditions::default();
        for &claim in &*kept {
            all.push(claim, None);
        }
        for claim in claims {
            if !self.reasoner.implies(&all, claim) {
                all.push(claim, None);
                kept.push(claim);
            }
        }
    }

    /// Bounds of names, and how they compare with each other and with others.
    fn comparisons(
        &mut self,
        thresholds: &[i128],
        names: &[NamedNumber],
        others: &[NamedNumber],
        kept: &mut Vec<Term>,
    ) {
        for named in names.iter().filter(|named| named.is_new) {
            if !named.is_count {
                self.bounds(thresholds, named, kept);
            }
            self.parity(named, kept);
        }
        let are_alike = |stock: &Self, x: &NamedNumber, y: &NamedNumber| {
            let width = |named: &NamedNumber| stock.reasoner.terms.width(named.name);
            (x.is_new || y.is_new) && width(x) == width(y)
        };
        for (at, x) in names.iter().enumerate() {
            for y in names[..at].iter().filter(|y| are_alike(self, x, y)).collect::<Vec<_>>() {
                self.pair(x, y, kept);
            }
            for y in others.iter().filter(|y| !y.is_count && are_alike(self, x, y)).collect::<Vec<_>>() {
                self.order(x, y, kept);
            }
        }
    }

    /// Keeps a claim about names if it is so on both sides.
    fn keep(&mut self, claim: Term, left: Term, right: Term, kept: &mut Vec<Term>) -> bool {
        let holds = self.reasoner.implies(self.a, left) && self.reasoner.implies(self.b, right);
        if holds && self.reasoner.terms.as_constant(claim).is_none() && !kept.contains(&claim) {
            kept.push(claim);
        }
        holds
    }

    /// Bounds, the tightest first, among the thresholds and the numbers that there were.
    fn bounds(&mut self, thresholds: &[i128], named: &NamedNumber, kept: &mut Vec<Term>) {
        let width = self.reasoner.terms.width(named.name);
        if width < 2 {
            return;
        }
        let int = types::IntType { width: width as u8, signed: named.signed };
        let mut numbers: Vec<i128> = thresholds.iter().copied().filter(|&number| int.fits_i128(number)).collect();
        for side in [named.left, named.right] {
            numbers.extend(self.reasoner.terms.as_constant(side).map(|bits| int.to_i128(bits)));
        }
        numbers.sort_unstable();
        numbers.dedup();
        // The looser ones may survive where the tighter ones do not.
        let mut held = [0, 0];
        for (&up, &down) in numbers.iter().zip(numbers.iter().rev()) {
            for (at, number, at_most) in [(0, up, true), (1, down, false)] {
                if held[at] < MOST_BOUNDS && self.compare_constant(named, int, number, at_most, kept) {
                    held[at] += 1;
                }
            }
        }
    }

    fn compare_constant(
        &mut self,
        named: &NamedNumber,
        int: types::IntType,
        number: i128,
        at_most: bool,
        kept: &mut Vec<Term>,
    ) -> bool {
        let terms = &mut self.reasoner.terms;
        let bound = terms.constant(int.from_i128(number), int.width as u32);
        let mut compare = |x: Term| match (at_most, int.signed) {
            (true, true) => terms.sle(x, bound),
            (true, false) => terms.ule(x, bound),
            (false, true) => terms.sle(bound, x),
            (false, false) => terms.ule(bound, x),
        };
        let (claim, left, right) = (compare(named.name), compare(named.left), compare(named.right));
        self.keep(claim, left, right, kept)
    }

    /// The lowest bits.
    fn parity(&mut self, named: &NamedNumber, kept: &mut Vec<Term>) {
        let terms = &mut self.reasoner.terms;
        if terms.width(named.name) < 8 {
            return;
        }
        // Pointers have three.
        for bits in [1, 2, 3] {
            let (left, right) = (terms.extract(named.left, 0, bits), terms.extract(named.right, 0, bits));
            let (Some(_), true) = (terms.as_constant(left), left == right) else { continue };
            let low = terms.extract(named.name, 0, bits);
            kept.push(terms.eq(low, left));
        }
        // Where it is not plain to see.
        let terms = &mut self.reasoner.terms;
        let zero = terms.falsity();
        let mut even = |x: Term| {
            let low = terms.extract(x, 0, 1);
            terms.eq(low, zero)
        };
        let (claim, left, right) = (even(named.name), even(named.left), even(named.right));
        self.keep(claim, left, right, kept);
    }

    /// Differences, sums and order of two numbers.
    fn pair(&mut self, x: &NamedNumber, y: &NamedNumber, kept: &mut Vec<Term>) {
        if x.is_count || y.is_count {
            self.linear(x, y, 1, kept);
            return;
        }
        for factor in [1i128, -1, 2, -2, 3, 4] {
            for (p, q) in [(x, y), (y, x)] {
                if factor.abs() == 1 && std::ptr::eq(p, y) {
                    continue;
                }
                if self.linear(p, q, factor, kept) && factor == 1 {
                    return;
                }
            }
        }
        self.order(x, y, kept);
    }

    fn order(&mut self, x: &NamedNumber, y: &NamedNumber, kept: &mut Vec<Term>) {
        let signed = x.signed && y.signed;
        for (p, q) in [(x, y), (y, x)] {
            for strict in [true, false] {
                let terms = &mut self.reasoner.terms;
                let mut compare = |p: Term, q: Term| match (signed, strict) {
                    (true, true) => terms.slt(p, q),
                    (true, false) => terms.sle(p, q),
                    (false, true) => terms.ult(p, q),
                    (false, false) => terms.ule(p, q),
                };
                let (claim, left, right) =
                    (compare(p.name, q.name), compare(p.left, q.left), compare(p.right, q.right));
                if self.keep(claim, left, right, kept) {
                    break;
                }
            }
        }
    }

    /// `p - factor * q` is the same number on both sides.
    fn linear(&mut self, p: &NamedNumber, q: &NamedNumber, factor: i128, kept: &mut Vec<Term>) -> bool {
        let terms = &mut self.reasoner.terms;
        let is_single = factor.abs() == 1;
        let factor = terms.constant(factor as u128, terms.width(p.name));
        let mut difference = |p: Term, q: Term| {
            let multiple = terms.mul(factor, q);
            terms.sub(p, multiple)
        };
        let (whole, left, right) =
            (difference(p.name, q.name), difference(p.left, q.left), difference(p.right, q.right));
        // The number must be one that both sides know, or the same of what has not changed.
        let terms = &mut self.reasoner.terms;
        if terms.as_constant(left).is_some() || terms.as_constant(right).is_some() {
            let constant = if terms.as_constant(left).is_some() { left } else { right };
            let (claim, left, right) = (terms.eq(whole, constant), terms.eq(left, constant), terms.eq(right, constant));
            return self.keep(claim, left, right, kept);
        }
        if left == right && (p.left != p.right || q.left != q.right) {
            let claim = terms.eq(whole, left);
            kept.push(claim);
            return true;
        }
        // What one side says of unknowns that both have may be so on the other, though it does not look the same.
        let have_changed = p.left != p.right && q.left != q.right && !p.is_count && !q.is_count;
        let (ours, theirs) = (terms.symbols_of(left), terms.symbols_of(right));
        if !is_single || !have_changed || ours.is_empty() || !ours.iter().all(|symbol| theirs.contains(symbol)) {
            return false;
        }
        let (claim, right) = (terms.eq(whole, left), terms.eq(right, left));
        let truth = terms.truth();
        self.keep(claim, truth, right, kept)
    }

    /// Equations among names: guessed from what the names are in examples, until no example is against them.
    fn equations(&mut self, names: &[NamedNumber], kept: &mut Vec<Term>) {
        let terms = &self.reasoner.terms;
        let widths: BTreeSet<u32> = names.iter().map(|named| terms.width(named.name)).collect();
        for width in widths.into_iter().filter(|&width| width >= 16) {
            let terms = &self.reasoner.terms;
            let names: Vec<&NamedNumber> = names.iter().filter(|named| terms.width(named.name) == width).collect();
            // Two numbers are compared as they are.
            let fewest = if names.iter().any(|named| named.is_count) { 2 } else { 3 };
            if names.len() >= fewest && names.iter().any(|named| named.is_new) {
                self.equations_among(&names, width, kept);
            }
        }
    }

    fn equations_among(&mut self, names: &[&NamedNumber], width: u32, kept: &mut Vec<Term>) {
        let (left, right): (Vec<Term>, Vec<Term>) = names.iter().map(|named| (named.left, named.right)).unzip();
        let ours: Vec<Term> = names.iter().map(|named| named.name).collect();
        let mut points = Vec::new();
        for (conditions, side) in [(self.a, &left), (self.b, &right)] {
            let Some(example) = self.reasoner.find_example(conditions) else { return };
            points.push(self.point(&example, side, width));
        }
        // Each point that is against an equation adds a dimension.
        'guess: for _ in 0..names.len() + 2 {
            let mut claims = Vec::new();
            for equation in affine::equations(&points) {
                for (conditions, side) in [(self.a, &left), (self.b, &right)] {
                    let claim = self.equality(&equation, side, width);
                    match self.reasoner.counterexample(conditions, claim) {
                        Verdict::Holds => {}
                        Verdict::Fails(example) => {
                            points.push(self.point(&example, side, width));
                            continue 'guess;
                        }
                        Verdict::Open => return,
                    }
                }
                // Others are true by accident, and would not stay so.
                let is_new = names.iter().enumerate().any(|(number, named)| named.is_new && equation.has(number));
                if equation.is_simple() && is_new {
                    claims.push(self.equality(&equation, &ours, width));
                }
            }
            claims.retain(|&claim| self.reasoner.terms.as_constant(claim).is_none() && !kept.contains(&claim));
            kept.extend(claims);
            return;
        }
    }

    fn point(&self, example: &Model, terms: &[Term], width: u32) -> Vec<i128> {
        let int = types::IntType::signed(width as u8);
        let mut evaluator = Evaluator::new(&self.reasoner.terms, example);
        terms.iter().map(|&term| int.to_i128(evaluator.value(term).bits())).collect()
    }

    fn equality(&mut self, equation: &Equation, of: &[Term], width: u32) -> Term {
        let int = types::IntType::signed(width as u8);
        let terms = &mut self.reasoner.terms;
        let one = terms.constant(1, width);
        let mut sum = terms.constant(0, width);
        for (bits, &term) in equation.bits().zip(of.iter().chain([&one])) {
            let factor = terms.constant(int.truncate(bits), width);
            let product = terms.mul(factor, term);
            sum = terms.add(sum, product);
        }
        let zero = terms.constant(0, width);
        terms.eq(sum, zero)
    }

    /// Where the left side has a constant: it is that constant, or what the right side assumes holds.
    fn alternatives(&mut self, names: &[NamedNumber], kept: &mut Vec<Term>) {
        let terms = &mut self.reasoner.terms;
        let to_names = names.iter().filter_map(|named| match terms.node(named.right) {
            term::Node::Symbol(symbol) => Some((symbol, named.name)),
            _ => None,
        });
        let to_names: FxHashMap<SymbolId, Term> = to_names.collect();
        let is_marked = |named: &&NamedNumber| terms.as_constant(named.left).is_some();
        let marked: Vec<&NamedNumber> = names.iter().filter(is_marked).take(MOST_MARKS).collect();
        for &condition in self.b.terms() {
            let claim =
                terms.substitute(condition, &|symbol| to_names.get(&symbol).copied(), &mut FxHashMap::default());
            for named in marked.iter().filter(|_| claim != condition) {
                let is_marked = terms.eq(named.name, named.left);
                let claim = terms.or(is_marked, claim);
                if terms.as_constant(claim).is_none() && !kept.contains(&claim) {
                    kept.push(claim);
                }
            }
        }
    }

    /// What one side assumes of its unknowns, said of the names that now stand for them.
    fn inherited(&mut self, names: &[NamedNumber], kept: &mut Vec<Term>) {
        let symbol_of = |reasoner: &Reasoner, term: Term| match reasoner.terms.node(term) {
            term::Node::Symbol(symbol) => Some(symbol),
            _ => None,
        };
        // What was one number may have become several.
        let mut to_names: FxHashMap<SymbolId, Vec<Term>> = FxHashMap::default();
        for named in names.iter().filter(|named| named.is_new) {
            if let Some(symbol) = symbol_of(self.reasoner, named.left) {
                to_names.entry(symbol).or_default().push(named.name);
            }
        }
        let is_same = |named: &&NamedNumber| named.is_new && named.left == named.name && named.right == named.name;
        let same = names.iter().filter(is_same).filter_map(|named| symbol_of(self.reasoner, named.name));
        let same: FxHashSet<SymbolId> = same.collect();
        let most = to_names.values().map(Vec::len).max().unwrap_or(0).min(MOST_HEIRS);
        let to_right: FxHashMap<SymbolId, Term> = names
            .iter()
            .filter(|named| named.is_new)
            .filter_map(|named| Some((symbol_of(self.reasoner, named.name)?, named.right)))
            .collect();
        for (&condition, heir) in
            self.a.terms().iter().flat_map(|condition| (0..most).map(move |heir| (condition, heir)))
        {
            let terms = &mut self.reasoner.terms;
            let name = |symbol: SymbolId| {
                let names = to_names.get(&symbol)?;
                names.get(heir).or(names.last()).copied()
            };
            let claim = terms.substitute(condition, &name, &mut FxHashMap::default());
            let is_told = claim != condition || terms.symbols_of(claim).iter().any(|symbol| same.contains(symbol));
            if !is_told || kept.contains(&claim) {
                continue;
            }
            let right = terms.substitute(claim, &|symbol| to_right.get(&symbol).copied(), &mut FxHashMap::default());
            if self.reasoner.implies(self.b, right) {
                kept.push(claim);
            }
        }
    }
}
