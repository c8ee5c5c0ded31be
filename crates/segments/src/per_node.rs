//! Universally quantified facts about the nodes of a segment: numbers in which nodes differ are symbols that stand for
//! one number of each node.
//!
//! A cell of a segment may hold an unknown that stands for a number of each node ([`Origin::PerNode`]): for every node there are
//! values of all such unknowns, with which the conditions hold and the cells are what the node holds. There are some, too,
//! if there is no node any more. Only cells of segments hold them: a node that is taken out gets unknowns of its own.

use cfa::EdgeId;
use index::{FxHashMap, FxHashSet};
use memory::{Cell, Memory, Object, ObjectId};
use symbolic::{Conditions, NamedNumber, Origin, Reasoner, WIDTH, claims_about, number, number_in, value_of};
use term::{Sort, SymbolId, Term, TermStore};

use super::count::Numbers;
use symbolic::Val;

/// Numbers in which nodes differ that two objects stood for, or one object in two states, and that one object stands for now.
#[derive(Clone, Debug)]
pub struct PerNodeFacts {
    names: Vec<NamedNumber>,
    /// How many nodes there are on either side, where there may be none.
    left: Option<Term>,
    right: Option<Term>,
    /// That there are none at all, if that may be: then nothing is said of them.
    none: Option<Term>,
}

/// A number in some bits of an object.
pub(super) type At = (u64, u64, NamedNumber);

impl Numbers<'_> {
    /// The numbers that both objects hold in the same places and that differ, with a name for each.
    pub(super) fn differing(&mut self, memory: &Memory<Val>, a: ObjectId, b: ObjectId) -> Vec<At> {
        let mut found = Vec::new();
        let Some(origins) = &mut self.origins else { return found };
        let other = memory.object(b).contents();
        for piece in memory.object(a).contents().pieces().filter(|piece| (2..=64).contains(&piece.width())) {
            let (start, width) = (piece.start, piece.width());
            let Some(theirs) = other.at(start).filter(|other| piece.end <= other.end) else { continue };
            let theirs = theirs.clip(start, piece.end);
            let Some(left) = number_in(self.terms, &piece.cell, start, width) else { continue };
            let Some(right) = number_in(self.terms, &theirs.cell, start, width) else { continue };
            if left != right {
                let name = origins.fresh(self.terms, Sort::Bits(width as u8), Origin::PerNode);
                found.push((
                    start,
                    width,
                    NamedNumber { name, left, right, is_new: true, signed: true, is_count: false },
                ));
            }
        }
        found
    }

    /// Puts the names where nothing is known of the segment that the objects became.
    pub(super) fn name(&mut self, memory: &mut Memory<Val>, segment: ObjectId, counts: [Count; 2], differing: Vec<At>) {
        let is_open = |&(start, width, _): &At| symbolic::value_at(memory, segment, start, width) == Val::Unknown;
        let open: Vec<At> = differing.into_iter().filter(is_open).collect();
        let ([Count::AtLeastOne, _] | [_, Count::AtLeastOne] | [Count::Of(_), Count::Of(_)]) = counts else { return };
        if open.is_empty() {
            return;
        }
        for &(start, width, named) in &open {
            memory.write(segment, start, width, Val::term(named.name));
            // Of what is common to both, something may be said later.
            self.said.extend(self.terms.symbols_of(named.name));
        }
        let names = open.into_iter().map(|(_, _, named)| named).collect();
        let [left, right] = counts.map(Count::term);
        let none = left.zip(right).map(|(left, right)| self.are_none(left, right));
        self.differing.push(PerNodeFacts { names, left, right, none });
    }

    fn are_none(&mut self, a: Term, b: Term) -> Term {
        let zero = self.terms.constant(0, WIDTH);
        let (a, b) = (self.terms.eq(a, zero), self.terms.eq(b, zero));
        self.terms.and(a, b)
    }
}

/// How many nodes there are, as far as it matters whether there are any.
#[derive(Clone, Copy, Debug)]
pub(super) enum Count {
    AtLeastOne,
    Of(Term),
    Unknown,
}

impl Count {
    pub fn of(terms: &mut TermStore, object: &Object<Val>) -> Count {
        if object.segment.is_none_or(|segment| segment.least > 0) {
            return Count::AtLeastOne;
        }
        let count = object.count.as_ref().and_then(|count| number(terms, count, WIDTH as u64));
        count.map_or(Count::Unknown, Count::Of)
    }

    fn term(self) -> Option<Term> {
        match self {
            Count::Of(term) => Some(term),
            Count::AtLeastOne | Count::Unknown => None,
        }
    }
}

impl PerNodeFacts {
    /// Those of a segment in two states and in one that covers both. `new` are the names that the latter brings.
    pub fn of_segment(
        segment: &Object<Val>,
        sides: (&Object<Val>, &Object<Val>),
        new: &[NamedNumber],
        reasoner: &mut Reasoner,
    ) -> Option<PerNodeFacts> {
        let each = each_in(segment, reasoner);
        let held = symbols_in(segment, reasoner);
        let terms = &mut reasoner.terms;
        let counts = [segment, sides.0, sides.1].map(|object| Count::of(terms, object));
        if each.is_empty() || matches!(counts[0], Count::Unknown) {
            return None;
        }
        // What all nodes have may tell of what each has.
        let names = held.into_iter().filter_map(|symbol| {
            let term = terms.symbol_term(symbol);
            let named = new.iter().find(|named| named.name == term && named.is_new).copied();
            let same = NamedNumber { is_new: true, ..NamedNumber::unchanged(term, true) };
            named.or(each.contains(&symbol).then_some(same))
        });
        let names = names.collect();
        let [count, left, right] = counts.map(Count::term);
        let zero = terms.constant(0, WIDTH);
        let none = count.map(|count| terms.eq(count, zero));
        Some(PerNodeFacts { names, left, right, none })
    }

    /// What holds of the numbers of every node on both sides, and of others with them.
    pub fn claims(
        &self,
        reasoner: &mut Reasoner,
        thresholds: &[i128],
        (a, b): (&Conditions, &Conditions),
        others: &[NamedNumber],
        is_settling: bool,
    ) -> Vec<Term> {
        let terms = &mut reasoner.terms;
        let is_empty = |count: Option<Term>| count.is_some_and(|count| terms.as_constant(count) == Some(0));
        // A side without nodes has nothing to say.
        let only = |named: &NamedNumber, side: Term| NamedNumber { left: side, right: side, ..*named };
        let (only_left, only_right) = (is_empty(self.right), is_empty(self.left));
        let sided = |named: &NamedNumber| match (only_left, only_right) {
            (true, _) => only(named, named.left),
            (false, true) => only(named, named.right),
            (false, false) => *named,
        };
        let names: Vec<NamedNumber> = self.names.iter().map(sided).collect();
        let is_other = |named: &&NamedNumber| self.names.iter().all(|own| own.name != named.name);
        let others: Vec<NamedNumber> = others.iter().filter(is_other).map(sided).collect();
        let a = with_nodes(a, self.left, terms);
        let b = with_nodes(b, self.right, terms);
        let sides = match (only_left, only_right) {
            (true, _) => (&a, &a),
            (false, true) => (&b, &b),
            (false, false) => (&a, &b),
        };
        let claims = claims_about(reasoner, thresholds, sides, &names, &others, is_settling);
        match self.none {
            Some(none) => claims.into_iter().map(|claim| reasoner.terms.or(none, claim)).collect(),
            None => claims,
        }
    }

    /// That the names are what a node of one side holds, or of the other.
    pub fn either(&self, terms: &mut TermStore) -> Term {
        let mut all = |side: fn(&NamedNumber) -> Term, count: Option<Term>| {
            let some = count.map_or(terms.truth(), |count| {
                let zero = terms.constant(0, WIDTH);
                terms.ne(count, zero)
            });
            self.names.iter().fold(some, |all, named| {
                let equal = terms.eq(named.name, side(named));
                terms.and(all, equal)
            })
        };
        let (left, right) = (all(|named| named.left, self.left), all(|named| named.right, self.right));
        let either = terms.or(left, right);
        self.none.map_or(either, |none| terms.or(none, either))
    }
}

/// Conditions where there are so many nodes that there is one. What is said of nodes, should there be any, is said without
/// that then.
fn with_nodes(conditions: &Conditions, count: Option<Term>, terms: &mut TermStore) -> Conditions {
    let Some(count) = count else { return conditions.clone() };
    let zero = terms.constant(0, WIDTH);
    let none = terms.eq(count, zero);
    if terms.as_constant(none).is_some() {
        return conditions.clone();
    }
    let symbols: Vec<SymbolId> = terms.symbols_of(none).to_vec();
    let same: FxHashMap<SymbolId, Term> =
        symbols.into_iter().map(|symbol| (symbol, terms.symbol_term(symbol))).collect();
    let mut done = FxHashMap::from_iter([(none, terms.falsity())]);
    let mut known = Conditions::default();
    for (condition, edge) in conditions.iter() {
        let condition = terms.substitute(condition, &|symbol| same.get(&symbol).copied(), &mut done);
        if condition != terms.truth() {
            known.push(condition, edge);
        }
    }
    let some = terms.not(none);
    known.with(some, None)
}

/// Gives a node that was taken out of a segment unknowns of its own, of which all is true that is true of every node.
pub fn tell_apart(
    memory: &mut Memory<Val>,
    node: ObjectId,
    conditions: &mut Conditions,
    reasoner: &mut Reasoner,
    at: Option<EdgeId>,
) {
    let held = memory.object(node).contents().pieces().filter_map(|piece| match piece.cell {
        Cell::Value(Val::Term { term, low } | Val::Perhaps { term, low }) if reasoner.is_per_node(term) => {
            Some((piece.start, piece.width(), term, low as u32))
        }
        _ => None,
    });
    let held: Vec<(u64, u64, Term, u32)> = held.collect();
    if held.is_empty() {
        return;
    }
    let mut own: FxHashMap<SymbolId, Term> = FxHashMap::default();
    for &(_, _, term, _) in &held {
        add_own(&mut own, term, reasoner);
    }
    // What is said of these together with others is said of others of the node's own.
    let mut copied: Vec<Term> = Vec::new();
    let mut rest: Vec<Term> = conditions.terms().iter().copied().filter(|&term| reasoner.is_per_node(term)).collect();
    loop {
        let speaks = |term: &mut Term| reasoner.terms.symbols_of(*term).iter().any(|symbol| own.contains_key(symbol));
        let more: Vec<Term> = rest.extract_if(.., speaks).collect();
        if more.is_empty() {
            break;
        }
        for &term in &more {
            add_own(&mut own, term, reasoner);
        }
        copied.extend(more);
    }
    let image = |symbol: SymbolId| own.get(&symbol).copied();
    let mut done = FxHashMap::default();
    for (start, width, term, low) in held {
        let term = reasoner.terms.substitute(term, &image, &mut done);
        let part = reasoner.terms.extract(term, low, width as u32);
        memory.write(node, start, width, value_of(&reasoner.terms, part));
    }
    for term in copied {
        conditions.push(reasoner.terms.substitute(term, &image, &mut done), at);
    }
}

/// Adds unknowns for those of the term that stand for each node's.
fn add_own(own: &mut FxHashMap<SymbolId, Term>, term: Term, reasoner: &mut Reasoner) {
    let symbols: Vec<SymbolId> = reasoner.terms.symbols_of(term).to_vec();
    for symbol in symbols {
        if reasoner.origin(symbol) == Origin::PerNode && !own.contains_key(&symbol) {
            let width = reasoner.terms.width(reasoner.terms.symbol_term(symbol)) as u64;
            own.insert(symbol, reasoner.fresh(width, Origin::Made));
        }
    }
}

/// An object that is no segment and holds an unknown that stands for each node's. There must not be one.
pub fn misplaced(memory: &Memory<Val>, reasoner: &Reasoner) -> Option<ObjectId> {
    let is_per_node = |value: &Val| match *value {
        Val::Term { term, .. } | Val::Perhaps { term, .. } | Val::At { offset: term, .. } => reasoner.is_per_node(term),
        _ => false,
    };
    let is_wrong = |object: &Object<Val>| {
        let holds = object.contents().values().any(is_per_node);
        (holds && object.segment.is_none()) || object.attributes().any(is_per_node)
    };
    memory.live_objects().find(|(_, object)| is_wrong(object)).map(|(id, _)| id)
}

/// The unknowns that stand for a number of each of the segment's nodes.
fn each_in(segment: &Object<Val>, reasoner: &Reasoner) -> FxHashSet<SymbolId> {
    let is_each = |symbol: &SymbolId| reasoner.origin(*symbol) == Origin::PerNode;
    symbols_in(segment, reasoner).into_iter().filter(is_each).collect()
}

/// The unknowns in what an object holds.
fn symbols_in(object: &Object<Val>, reasoner: &Reasoner) -> FxHashSet<SymbolId> {
    let terms = object.contents().values().filter_map(|value| match value {
        Val::Term { term, .. } | Val::Perhaps { term, .. } => Some(*term),
        _ => None,
    });
    terms.flat_map(|term| reasoner.terms.symbols_of(term)).copied().collect()
}

/// Forgets names that say nothing, and what is said of names that are not in use any more.
pub fn drop_unused(memory: &mut Memory<Val>, conditions: &mut Conditions, reasoner: &Reasoner) {
    let is_each = |symbol: &SymbolId| reasoner.origin(*symbol) == Origin::PerNode;
    let each_of = |term: Term| reasoner.terms.symbols_of(term).iter().copied().filter(is_each);
    let segments = memory.live_objects().filter(|(_, object)| object.segment.is_some());
    let held: FxHashSet<SymbolId> = segments.flat_map(|(_, object)| each_in(object, reasoner)).collect();
    *conditions = conditions.filtered(|term, _| each_of(term).all(|symbol| held.contains(&symbol)));
    let said: FxHashSet<SymbolId> = conditions.terms().iter().flat_map(|&term| each_of(term)).collect();
    memory.rewrite(|value| match *value {
        Val::Term { term, .. } if reasoner.is_per_node(term) && each_of(term).all(|symbol| !said.contains(&symbol)) => {
            Some(Val::Unknown)
        }
        _ => None,
    });
}
