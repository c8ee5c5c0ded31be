//! Interned strings: equal text, equal [`Symbol`].

use std::collections::hash_map::Entry;
use std::hash::{BuildHasher, Hasher};

use crate::{FxBuildHasher, FxHashMap, Id, define_id};

define_id!(/// An interned string.
    pub Symbol, "sym");

/// Owns the text of all symbols in one buffer.
#[derive(Clone, Default)]
pub struct Interner {
    text: String,
    ends: Vec<u32>,
    /// Text hash to the first symbol with that hash; collisions go to `clashes`.
    by_hash: FxHashMap<u64, Symbol>,
    clashes: Vec<Symbol>,
}

impl Interner {
    pub fn intern(&mut self, text: &str) -> Symbol {
        let hash = hash(text);
        if let Some(symbol) = self.find(hash, text) {
            return symbol;
        }
        let symbol = Symbol::from_usize(self.ends.len());
        self.text.push_str(text);
        self.ends.push(u32::try_from(self.text.len()).expect("less than 4 GiB of names"));
        match self.by_hash.entry(hash) {
            Entry::Occupied(_) => self.clashes.push(symbol),
            Entry::Vacant(free) => _ = free.insert(symbol),
        }
        symbol
    }

    /// The symbol of `text` if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        self.find(hash(text), text)
    }

    pub fn resolve(&self, symbol: Symbol) -> &str {
        let index = symbol.index();
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.text[start..self.ends[index] as usize]
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn find(&self, hash: u64, text: &str) -> Option<Symbol> {
        let first = *self.by_hash.get(&hash)?;
        if self.resolve(first) == text {
            return Some(first);
        }
        self.clashes.iter().copied().find(|&symbol| self.resolve(symbol) == text)
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl std::ops::Index<Symbol> for Interner {
    type Output = str;
    fn index(&self, symbol: Symbol) -> &str {
        self.resolve(symbol)
    }
}

impl std::fmt::Debug for Interner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Interner").field("symbols", &self.len()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_text_same_symbol() {
        let mut names = Interner::default();
        let a = names.intern("alpha");
        let b = names.intern("beta");
        let empty = names.intern("");
        assert_eq!(names.intern("alpha"), a);
        assert_eq!(names.get("beta"), Some(b));
        assert_eq!(names.get("gamma"), None);
        assert_eq!((&names[a], &names[b], &names[empty]), ("alpha", "beta", ""));
    }
}
