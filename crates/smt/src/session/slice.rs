//! Which terms of a path have to do with each other.

use index::Id;
use term::{SymbolId, Term, TermStore};

/// The symbols of a path, joined where a term has several. Paths grow and shrink at their end, so what two successive paths
/// share is kept and the rest undone.
#[derive(Default)]
pub(super) struct Slicer {
    path: Vec<AddedTerm>,
    /// By symbol: another one of its class, or itself.
    parents: Vec<u32>,
    /// By representative.
    sizes: Vec<u32>,
    /// The representatives that got a parent, in order.
    joined: Vec<u32>,
}

#[derive(Clone, Copy)]
struct AddedTerm {
    term: Term,
    /// How many classes had been joined before.
    joined_before: u32,
}

impl Slicer {
    /// The terms of `path`, in order, that share symbols with the seed, directly or through others of them.
    pub fn related(&mut self, store: &TermStore, path: &[Term], seed: &[SymbolId]) -> Vec<Term> {
        self.follow(store, path);
        let mut roots: Vec<u32> = seed.iter().filter_map(|&symbol| self.find(symbol)).collect();
        roots.sort_unstable();
        roots.dedup();
        let class_of = |t: &Term| self.find(*store.symbols_of(*t).first()?);
        path.iter().copied().filter(|t| class_of(t).is_some_and(|root| roots.binary_search(&root).is_ok())).collect()
    }

    /// The terms in groups that have no symbol in common; those without symbols are in none.
    pub fn groups(&mut self, store: &TermStore, terms: &[Term]) -> Vec<Vec<Term>> {
        self.follow(store, terms);
        let mut keyed: Vec<(u32, usize, Term)> = Vec::with_capacity(terms.len());
        for (number, &t) in terms.iter().enumerate() {
            if let Some(root) = store.symbols_of(t).first().and_then(|&symbol| self.find(symbol)) {
                keyed.push((root, number, t));
            }
        }
        keyed.sort_unstable();
        keyed.chunk_by(|a, b| a.0 == b.0).map(|group| group.iter().map(|&(_, _, t)| t).collect()).collect()
    }

    /// Makes `path` the path that the classes are of.
    fn follow(&mut self, store: &TermStore, path: &[Term]) {
        let common = self.path.iter().zip(path).take_while(|(old, new)| old.term == **new).count();
        if let Some(first) = self.path.get(common) {
            self.undo(first.joined_before as usize);
        }
        self.path.truncate(common);
        for &term in &path[common..] {
            self.path.push(AddedTerm { term, joined_before: self.joined.len() as u32 });
            let symbols = store.symbols_of(term);
            for &symbol in symbols {
                self.make_room(symbol);
                self.join(symbols[0], symbol);
            }
        }
    }

    fn make_room(&mut self, symbol: SymbolId) {
        let needed = symbol.index() + 1;
        if self.parents.len() < needed {
            self.parents.extend(self.parents.len() as u32..needed as u32);
            self.sizes.resize(needed, 1);
        }
    }

    /// The representative of a symbol's class, if the symbol was ever met.
    fn find(&self, symbol: SymbolId) -> Option<u32> {
        // Paths are not compressed, so that joins can be undone; joining by size keeps them short.
        let mut at = symbol.index() as u32;
        loop {
            let parent = *self.parents.get(at as usize)?;
            if parent == at {
                return Some(at);
            }
            at = parent;
        }
    }

    fn join(&mut self, a: SymbolId, b: SymbolId) {
        let (Some(a), Some(b)) = (self.find(a), self.find(b)) else { return };
        if a == b {
            return;
        }
        let (small, large) = if self.sizes[a as usize] < self.sizes[b as usize] { (a, b) } else { (b, a) };
        self.parents[small as usize] = large;
        self.sizes[large as usize] += self.sizes[small as usize];
        self.joined.push(small);
    }

    fn undo(&mut self, keep: usize) {
        while self.joined.len() > keep {
            let Some(small) = self.joined.pop() else { return };
            let large = self.parents[small as usize];
            self.sizes[large as usize] -= self.sizes[small as usize];
            self.parents[small as usize] = small;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use term::Sort;

    #[test]
    fn related_through_others_and_undone() {
        let mut store = TermStore::new();
        let x: Vec<Term> = (0..6).map(|_| store.symbol(Sort::Bits(8))).collect();
        let mut less = |a: usize, b: usize| store.ult(x[a], x[b]);
        let (ab, bc, de, cd) = (less(0, 1), less(1, 2), less(3, 4), less(2, 3));
        let seed = |n: usize| [SymbolId::from_usize(n)];
        let mut slicer = Slicer::default();
        assert_eq!(slicer.related(&store, &[ab, bc, de], &seed(0)), [ab, bc]);
        assert_eq!(slicer.related(&store, &[ab, bc, de, cd], &seed(0)), [ab, bc, de, cd]);
        assert_eq!(slicer.related(&store, &[ab, bc, de], &seed(4)), [de]);
        assert_eq!(slicer.related(&store, &[ab, de], &seed(2)), []);
        assert_eq!(slicer.related(&store, &[ab, de], &seed(5)), []);
        assert_eq!(slicer.groups(&store, &[de, ab, bc, store.truth()]).len(), 2);
    }
}
