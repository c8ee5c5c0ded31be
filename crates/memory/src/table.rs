//! A persistent vector of shared items: a spine of chunks of pointers.
//!
//! Cloning copies one pointer; the first change after that copies the spine (one pointer per chunk) and one chunk.
//! Two loads lead to an item, and nothing is copied while nothing is shared.

use std::rc::Rc;

const CHUNK: usize = 16;

type Chunk<T> = [Option<Rc<T>>; CHUNK];

#[derive(Clone, Debug)]
pub struct Table<T> {
    /// `None` for a chunk without items.
    spine: Rc<Vec<Option<Rc<Chunk<T>>>>>,
    len: usize,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { spine: Rc::new(Vec::new()), len: 0 }
    }
}

impl<T: Clone> Table<T> {
    /// One more than the greatest index ever used.
    pub fn len(&self) -> usize {
        self.len
    }
    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<&T> {
        self.spine.get(index / CHUNK)?.as_ref()?[index % CHUNK].as_deref()
    }
    #[inline(always)]
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let chunk = Rc::make_mut(&mut self.spine).get_mut(index / CHUNK)?.as_mut()?;
        Rc::make_mut(chunk)[index % CHUNK].as_mut().map(Rc::make_mut)
    }
    pub fn push(&mut self, item: Rc<T>) -> usize {
        let index = self.len;
        self.len += 1;
        self.put(index, item);
        index
    }
    /// Fills an empty slot.
    pub fn put(&mut self, index: usize, item: Rc<T>) {
        let spine = Rc::make_mut(&mut self.spine);
        while spine.len() <= index / CHUNK {
            spine.push(None);
        }
        let chunk = spine[index / CHUNK].get_or_insert_with(|| Rc::new(std::array::from_fn(|_| None)));
        let slot = &mut Rc::make_mut(chunk)[index % CHUNK];
        debug_assert!(slot.is_none());
        *slot = Some(item);
    }
    pub fn take(&mut self, index: usize) -> Option<Rc<T>> {
        let slot = Rc::make_mut(&mut self.spine).get_mut(index / CHUNK)?;
        let chunk = Rc::make_mut(slot.as_mut()?);
        chunk[index % CHUNK].take()
    }
    /// Gives back the chunks that hold nothing.
    pub fn shrink(&mut self) {
        for slot in Rc::make_mut(&mut self.spine) {
            if slot.as_ref().is_some_and(|chunk| chunk.iter().all(Option::is_none)) {
                *slot = None;
            }
        }
    }
    pub fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        self.spine.iter().enumerate().flat_map(|(row, chunk)| {
            let items = chunk.iter().flat_map(|chunk| chunk.iter().enumerate());
            items.filter_map(move |(column, item)| Some((row * CHUNK + column, item.as_deref()?)))
        })
    }
    pub fn ptr_eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.spine, &other.spine)
    }
}

impl<T: Clone + Eq> PartialEq for Table<T> {
    fn eq(&self, other: &Self) -> bool {
        fn same_chunk<T: Eq>(a: Option<&Rc<Chunk<T>>>, b: Option<&Rc<Chunk<T>>>) -> bool {
            match (a, b) {
                (Some(a), Some(b)) => Rc::ptr_eq(a, b) || a.iter().zip(b.iter()).all(|(a, b)| same_item(a, b)),
                (Some(only), None) | (None, Some(only)) => only.iter().all(Option::is_none),
                (None, None) => true,
            }
        }
        fn same_item<T: Eq>(a: &Option<Rc<T>>, b: &Option<Rc<T>>) -> bool {
            match (a, b) {
                (Some(a), Some(b)) => Rc::ptr_eq(a, b) || a == b,
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            }
        }
        let rows = self.spine.len().max(other.spine.len());
        let row = |table: &'_ Self, row: usize| table.spine.get(row).and_then(|chunk| chunk.clone());
        self.ptr_eq(other) || (0..rows).all(|i| same_chunk(row(self, i).as_ref(), row(other, i).as_ref()))
    }
}
impl<T: Clone + Eq> Eq for Table<T> {}
