//! Indeterminate values as terms: what stands for bits that were never written. In the term of [`crate::Val::Perhaps`]
//! a symbol of its own stands for them; when a term depends on that symbol is a term too.

use index::FxHashMap;
use term::{Binary, Node, Term, TermStore};

use crate::{Origin, Reasoner};

/// What stands for bits that were never written, and what is known of terms in which it may be.
#[derive(Default)]
pub struct Unwritten {
    by_width: FxHashMap<u32, Term>,
    /// When a term depends on it.
    open: FxHashMap<Term, Term>,
}

impl Unwritten {
    fn is_in(&self, terms: &TermStore, t: Term) -> bool {
        self.by_width.get(&terms.width(t)) == Some(&t)
    }

    /// The condition under which a term depends on what was never written.
    fn open(&mut self, terms: &mut TermStore, t: Term) -> Term {
        let mut stack = vec![t];
        while let Some(&top) = stack.last() {
            if self.open.contains_key(&top) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            operands(terms, terms.node(top), &mut |operand| {
                if !self.open.contains_key(&operand) {
                    stack.push(operand);
                }
            });
            if stack.len() == before {
                let open = self.open_above(terms, top);
                self.open.insert(top, open);
                stack.pop();
            }
        }
        self.open[&t]
    }

    /// As [`Self::open`], where the operands are known.
    fn open_above(&self, terms: &mut TermStore, t: Term) -> Term {
        let of = |operand: Term| self.open[&operand];
        match terms.node(t) {
            Node::Symbol(_) => terms.bool(self.is_in(terms, t)),
            Node::Ite(condition, a, b) => {
                let either = terms.ite(condition, of(a), of(b));
                terms.or(of(condition), either)
            }
            Node::Binary(op @ (Binary::And | Binary::Or), a, b) if terms.width(t) == 1 => {
                // One of both may decide alone.
                let mut open = terms.and(of(a), of(b));
                for (this, other) in [(a, b), (b, a)] {
                    let other = if op == Binary::And { other } else { terms.not(other) };
                    let decides = terms.and(of(this), other);
                    open = terms.or(open, decides);
                }
                open
            }
            Node::Select { array, index } => {
                let (stores, base) = stores_of(terms, array);
                let mut open = match terms.node(base) {
                    Node::Fill(element) => of(element),
                    _ => terms.falsity(),
                };
                for (at, element) in stores.into_iter().rev() {
                    let here = terms.eq(at, index);
                    open = terms.ite(here, of(element), open);
                    open = terms.or(of(at), open);
                }
                terms.or(of(index), open)
            }
            node => {
                let mut open = terms.falsity();
                let mut all = Vec::new();
                node.operands(|operand| all.push(operand));
                for operand in all {
                    open = terms.or(open, of(operand));
                }
                open
            }
        }
    }

    /// A term that is the same wherever `t` does not depend on what was never written. Cases that are that alone are left
    /// out.
    fn closed(&self, terms: &mut TermStore, t: Term) -> Term {
        let mut done: FxHashMap<Term, Term> = FxHashMap::default();
        let mut stack = vec![t];
        while let Some(&top) = stack.last() {
            if done.contains_key(&top) {
                stack.pop();
                continue;
            }
            let node = terms.node(top);
            let Node::Ite(condition, a, b) = node else {
                done.insert(top, top);
                continue;
            };
            let branches = match (self.is_in(terms, a), self.is_in(terms, b)) {
                (true, _) => [b, b],
                (_, true) => [a, a],
                _ => [a, b],
            };
            match branches.iter().find(|branch| !done.contains_key(branch)) {
                Some(&branch) => stack.push(branch),
                None => {
                    let [a, b] = branches.map(|branch| done[&branch]);
                    let now = if a == b { a } else { terms.ite(condition, a, b) };
                    done.insert(top, now);
                }
            }
        }
        done[&t]
    }
}

/// The operands of a node; of an element of an array, what was written to the array.
fn operands(terms: &TermStore, node: Node, f: &mut dyn FnMut(Term)) {
    let Node::Select { array, index } = node else { return node.operands(f) };
    f(index);
    let (stores, base) = stores_of(terms, array);
    stores.into_iter().for_each(|(at, element)| [at, element].into_iter().for_each(&mut *f));
    match terms.node(base) {
        Node::Fill(element) => f(element),
        _ => f(base),
    }
}

/// What was written to an array, the last first, and the array before.
fn stores_of(terms: &TermStore, mut array: Term) -> (Vec<(Term, Term)>, Term) {
    let mut stores = Vec::new();
    while let Node::Store { array: before, index, element } = terms.node(array) {
        stores.push((index, element));
        array = before;
    }
    (stores, array)
}

impl Reasoner {
    /// What stands for bits that were never written.
    pub fn never_written(&mut self, width: u64) -> Term {
        if let Some(&known) = self.unwritten.by_width.get(&(width as u32)) {
            return known;
        }
        let new = self.fresh(width, Origin::Unwritten);
        self.fix(new);
        self.unwritten.by_width.insert(width as u32, new);
        new
    }

    /// The condition under which a number in memory was never written, or depends on what was not.
    pub fn when_open(&mut self, number: Term) -> Term {
        self.unwritten.open(&mut self.terms, number)
    }

    /// A number that does not depend on what was never written, and is the same where the other does not.
    pub fn closed(&mut self, number: Term) -> Term {
        let closed = self.unwritten.closed(&mut self.terms, number);
        if self.unwritten.open(&mut self.terms, closed) == self.terms.falsity() {
            return closed;
        }
        let mut own = self.terms.symbols_of(closed).to_vec();
        own.retain(|&symbol| self.origin(symbol) == Origin::Unwritten);
        let mut images = FxHashMap::default();
        for symbol in own {
            let width = self.terms.width(self.terms.symbol_term(symbol)) as u64;
            images.insert(symbol, self.fresh(width, Origin::Content));
        }
        let image = |symbol| images.get(&symbol).copied();
        self.terms.substitute(closed, &image, &mut FxHashMap::default())
    }
}
