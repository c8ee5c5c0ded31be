//! Finding what symbols must stand for, so that one term becomes another.

use index::FxHashMap;

use crate::substitute::with_operands;
use crate::{Binary, Node, SymbolId, Term, TermStore};

/// After so many pairs of terms two are taken for different.
const EFFORT: u32 = 256;

impl TermStore {
    /// Extends `choice` so that `pattern` becomes `term` with it, if their structure shows how; else leaves it alone.
    /// Another choice may exist where this finds none.
    pub fn match_with(&self, pattern: Term, term: Term, choice: &mut FxHashMap<SymbolId, Term>) -> bool {
        let mut matching = Matching { store: self, choice, chosen: Vec::new(), effort: EFFORT };
        let matches = matching.pair(pattern, term);
        if !matches {
            matching.take_back(0);
        }
        matches
    }
}

struct Matching<'a> {
    store: &'a TermStore,
    choice: &'a mut FxHashMap<SymbolId, Term>,
    /// In the order in which they were chosen.
    chosen: Vec<SymbolId>,
    effort: u32,
}

impl Matching<'_> {
    fn take_back(&mut self, to: usize) {
        for symbol in self.chosen.drain(to..) {
            self.choice.remove(&symbol);
        }
    }

    fn pair(&mut self, pattern: Term, term: Term) -> bool {
        let store = self.store;
        if store.sort(pattern) != store.sort(term) {
            return false;
        }
        let Some(effort) = self.effort.checked_sub(1) else { return false };
        self.effort = effort;
        let (ours, theirs) = (store.node(pattern), store.node(term));
        if let Node::Symbol(symbol) = ours {
            return match self.choice.get(&symbol) {
                Some(&chosen) => chosen == term,
                None => {
                    self.choice.insert(symbol, term);
                    self.chosen.push(symbol);
                    true
                }
            };
        }
        let blank = |node: &Node| with_operands(node, |_| term);
        if blank(&ours) != blank(&theirs) {
            return false;
        }
        let before = self.chosen.len();
        let (a, b) = (operands(&ours), operands(&theirs));
        if a.iter().zip(&b).all(|(&a, &b)| self.pair(a, b)) {
            return true;
        }
        self.take_back(before);
        // Normal forms put operands in an order that depends on their names.
        let commutes = matches!(
            ours,
            Node::Binary(Binary::Add | Binary::Mul | Binary::And | Binary::Or | Binary::Xor | Binary::Eq, _, _)
        );
        commutes && a.iter().zip(b.iter().rev()).all(|(&a, &b)| self.pair(a, b))
    }
}

fn operands(node: &Node) -> Vec<Term> {
    let mut operands = Vec::new();
    node.operands(|operand| operands.push(operand));
    operands
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sort;

    #[test]
    fn what_is_chosen_makes_the_terms_equal() {
        let mut terms = TermStore::new();
        let [a, b, x, y] = [(); 4].map(|()| terms.symbol(Sort::Bits(32)));
        let seven = terms.constant(7, 32);
        let (ours, theirs) = (terms.add(a, b), terms.add(x, seven));
        let (ours, theirs) = (terms.slt(ours, a), terms.slt(theirs, x));
        let mut choice = FxHashMap::default();
        assert!(terms.match_with(ours, theirs, &mut choice));
        let image = |symbol| choice.get(&symbol).copied();
        assert_eq!(terms.substitute(ours, &image, &mut FxHashMap::default()), theirs);
        // `a` is taken: it cannot be `y` as well.
        let other = terms.slt(a, y);
        let wanted = terms.slt(y, y);
        let before = choice.clone();
        assert!(!terms.match_with(other, wanted, &mut choice));
        assert_eq!(choice, before);
    }
}
