//! Where terms live.

use std::cell::OnceCell;
use std::hash::BuildHasher;
use std::rc::Rc;

use hashbrown::HashTable;
use index::{FxBuildHasher, FxHashSet, Id, IndexVec, Work, work};

use crate::facts::{self, Facts};
use crate::node::{Node, Sort, SymbolId, Term, mask};

/// All terms of a run. The two truth values are its first terms.
#[derive(Clone, Debug)]
pub struct TermStore {
    pub(crate) nodes: IndexVec<Term, Entry>,
    /// With the hash of each, so that most others are told apart without a look at them.
    ids: HashTable<(u32, Term)>,
    symbols: IndexVec<SymbolId, Term>,
    /// The distinct facts; most terms share theirs with many others.
    facts: Vec<Facts>,
    facts_ids: HashTable<u32>,
    /// The sets of symbols that terms begin with.
    pub(crate) symbol_sets: FxHashSet<Rc<[SymbolId]>>,
    /// How many rewritings that look into operands are under way, and how many more may begin.
    depth: u32,
    fuel: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    node: Node,
    sort: Sort,
    /// Not used by constants.
    facts: u32,
    /// In order, without repetition. Large sets are found when asked for.
    pub(crate) symbols: OnceCell<Rc<[SymbolId]>>,
}

const _: () = assert!(size_of::<Entry>() <= 64);

/// So many rewritings may follow from one call of a constructor.
const FUEL: u32 = 24;

/// And so many within each other, where each adds to the result.
const SHALLOW: u32 = 6;

impl Default for TermStore {
    fn default() -> Self {
        TermStore::new()
    }
}

impl TermStore {
    pub fn new() -> Self {
        let mut store = TermStore {
            nodes: IndexVec::new(),
            ids: HashTable::new(),
            symbols: IndexVec::new(),
            facts: Vec::new(),
            facts_ids: HashTable::new(),
            symbol_sets: FxHashSet::default(),
            depth: 0,
            fuel: 0,
        };
        store.intern(Node::Const(0), Sort::BOOL);
        store.intern(Node::Const(1), Sort::BOOL);
        store
    }

    pub fn falsity(&self) -> Term {
        Term::from_usize(0)
    }
    pub fn truth(&self) -> Term {
        Term::from_usize(1)
    }
    pub fn bool(&self, holds: bool) -> Term {
        Term::from_usize(holds as usize)
    }
    /// The pattern is cut to the width, which is 1 to 128.
    pub fn constant(&mut self, bits: u128, width: u32) -> Term {
        self.intern(Node::Const(bits & mask(width)), Sort::Bits(width as u8))
    }
    /// A new unknown.
    pub fn symbol(&mut self, sort: Sort) -> Term {
        let id = SymbolId::from_usize(self.symbols.len());
        let term = self.intern(Node::Symbol(id), sort);
        self.symbols.push(term);
        term
    }
    pub fn symbol_term(&self, symbol: SymbolId) -> Term {
        self.symbols[symbol]
    }
    pub fn symbol_count(&self) -> usize {
        self.symbols.len()
    }
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn node(&self, t: Term) -> Node {
        self.nodes[t].node
    }
    pub fn sort(&self, t: Term) -> Sort {
        self.nodes[t].sort
    }
    pub fn width(&self, t: Term) -> u32 {
        self.sort(t).width()
    }
    pub fn as_constant(&self, t: Term) -> Option<u128> {
        match self.nodes[t].node {
            Node::Const(bits) => Some(bits),
            _ => None,
        }
    }
    /// What holds of each value of a term of bits; for an array nothing is known of its elements.
    pub fn facts(&self, t: Term) -> Facts {
        let entry = &self.nodes[t];
        match entry.node {
            Node::Const(bits) => Facts::constant(bits, entry.sort.width()),
            _ => self.facts[entry.facts as usize],
        }
    }

    /// The term with exactly this node: what the constructors end with once nothing is left to simplify. Where the facts
    /// leave one value only, that value.
    pub(crate) fn intern(&mut self, node: Node, sort: Sort) -> Term {
        work::count(Work::Term, 1);
        let hash = FxBuildHasher.hash_one((node, sort));
        let short = (hash ^ hash >> 32) as u32;
        let is_same = |&(other, term): &(u32, Term)| {
            let entry = &self.nodes[term];
            other == short && entry.node == node && entry.sort == sort
        };
        if let Some(&(_, term)) = self.ids.find(spread(short), is_same) {
            return term;
        }
        let mut facts = 0;
        if !matches!(node, Node::Const(_)) {
            let known = facts::of_node(&node, sort, |operand| (self.facts(operand), self.width(operand)));
            if let (Some(bits), Sort::Bits(width)) = (known.as_constant(), sort) {
                return self.constant(bits, width as u32);
            }
            facts = self.intern_facts(known);
        }
        let symbols = self.symbols_at_first(&node);
        let term = self.nodes.push(Entry { node, sort, facts, symbols });
        self.ids.insert_unique(spread(short), (short, term), |&(short, _)| spread(short));
        term
    }

    fn intern_facts(&mut self, known: Facts) -> u32 {
        let hash = FxBuildHasher.hash_one(known);
        let all = &mut self.facts;
        if let Some(&id) = self.facts_ids.find(hash, |&id| all[id as usize] == known) {
            return id;
        }
        let id = all.len() as u32;
        all.push(known);
        self.facts_ids.insert_unique(hash, id, |&id| FxBuildHasher.hash_one(all[id as usize]));
        id
    }

    /// Runs a rewriting that looks into operands, unless too much was rewritten already: terms may be very deep, and
    /// their constructors have to stay cheap.
    pub(crate) fn rewrite(&mut self, rewriting: impl FnOnce(&mut Self) -> Term) -> Option<Term> {
        if self.depth == 0 {
            self.fuel = FUEL;
        }
        self.fuel = self.fuel.checked_sub(1)?;
        self.depth += 1;
        let term = rewriting(self);
        self.depth -= 1;
        Some(term)
    }

    /// As [`rewrite`](Self::rewrite), for rules whose results are as large as what they followed.
    pub(crate) fn rewrite_shallow(&mut self, rewriting: impl FnOnce(&mut Self) -> Term) -> Option<Term> {
        if self.depth < SHALLOW { self.rewrite(rewriting) } else { None }
    }
}

/// A hash for the table, which looks at the first and the last bits.
fn spread(short: u32) -> u64 {
    u64::from(short).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
}
