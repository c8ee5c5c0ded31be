//! A vector indexed by a typed id.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use crate::Id;

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct IndexVec<I, T> {
    items: Vec<T>,
    id: PhantomData<fn(I) -> I>,
}

impl<I: Id, T> IndexVec<I, T> {
    pub const fn new() -> Self {
        IndexVec { items: Vec::new(), id: PhantomData }
    }
    pub fn with_capacity(capacity: usize) -> Self {
        IndexVec { items: Vec::with_capacity(capacity), id: PhantomData }
    }
    /// A side table: one `item` for each of the first `len` ids.
    pub fn filled(item: T, len: usize) -> Self
    where
        T: Clone,
    {
        IndexVec { items: vec![item; len], id: PhantomData }
    }
    pub fn push(&mut self, item: T) -> I {
        let id = I::from_usize(self.items.len());
        self.items.push(item);
        id
    }
    /// The id that the next `push` will return.
    pub fn next_id(&self) -> I {
        I::from_usize(self.items.len())
    }
    pub fn len(&self) -> usize {
        self.items.len()
    }
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + use<I, T> {
        (0..self.items.len()).map(I::from_usize)
    }
    pub fn iter_enumerated(&self) -> impl DoubleEndedIterator<Item = (I, &T)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(index, item)| (I::from_usize(index), item))
    }
    pub fn as_slice(&self) -> &[T] {
        &self.items
    }
    pub fn truncate(&mut self, len: usize) {
        self.items.truncate(len);
    }
}

impl<I: Id, T> Index<I> for IndexVec<I, T> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}
impl<I: Id, T> IndexMut<I> for IndexVec<I, T> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}
impl<I: Id, T> Default for IndexVec<I, T> {
    fn default() -> Self {
        IndexVec::new()
    }
}
impl<I: Id, T> FromIterator<T> for IndexVec<I, T> {
    fn from_iter<A: IntoIterator<Item = T>>(iter: A) -> Self {
        IndexVec { items: iter.into_iter().collect(), id: PhantomData }
    }
}
impl<I: Id, T> Extend<T> for IndexVec<I, T> {
    fn extend<A: IntoIterator<Item = T>>(&mut self, iter: A) {
        self.items.extend(iter);
    }
}
impl<I: Id + fmt::Debug, T: fmt::Debug> fmt::Debug for IndexVec<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter_enumerated()).finish()
    }
}
