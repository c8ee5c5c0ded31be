//! A persistent vector of shared items: a tree of three levels, pointers at the leaves.
//!
//! Cloning copies one pointer; the first change after that copies one node of each level. Three loads lead to an item,
//! and nothing is copied while nothing is shared.

use std::rc::Rc;

use index::{Work, work};

const CHUNK: usize = 8;
const GROUP: usize = 16;
/// Items below one entry of the spine.
const SPAN: usize = CHUNK * GROUP;

type Chunk<T> = [Option<Rc<T>>; CHUNK];
type Group<T> = [Option<Rc<Chunk<T>>>; GROUP];

#[derive(Clone, Debug)]
pub struct Table<T> {
    spine: Rc<Vec<Rc<Group<T>>>>,
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
        self.spine.get(index / SPAN)?[index / CHUNK % GROUP].as_ref()?[index % CHUNK].as_deref()
    }
    #[inline(always)]
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let group = Rc::make_mut(&mut self.spine).get_mut(index / SPAN)?;
        let chunk = Rc::make_mut(group)[index / CHUNK % GROUP].as_mut()?;
        Rc::make_mut(chunk)[index % CHUNK].as_mut().map(Rc::make_mut)
    }
    pub fn push(&mut self, item: Rc<T>) -> usize {
        let index = self.len;
        self.put(index, item);
        index
    }
    /// Fills an empty slot.
    pub fn put(&mut self, index: usize, item: Rc<T>) {
        self.len = self.len.max(index + 1);
        let spine = Rc::make_mut(&mut self.spine);
        while spine.len() <= index / SPAN {
            spine.push(Rc::new([const { None }; GROUP]));
        }
        let chunk = &mut Rc::make_mut(&mut spine[index / SPAN])[index / CHUNK % GROUP];
        let chunk = chunk.get_or_insert_with(|| Rc::new([const { None }; CHUNK]));
        let slot = &mut Rc::make_mut(chunk)[index % CHUNK];
        debug_assert!(slot.is_none());
        *slot = Some(item);
    }
    pub fn take(&mut self, index: usize) -> Option<Rc<T>> {
        self.get(index)?;
        let group = Rc::make_mut(&mut self.spine).get_mut(index / SPAN)?;
        let chunk = Rc::make_mut(group)[index / CHUNK % GROUP].as_mut()?;
        Rc::make_mut(chunk)[index % CHUNK].take()
    }
    /// Gives back the chunks that hold nothing.
    pub fn shrink(&mut self) {
        for group in Rc::make_mut(&mut self.spine) {
            for chunk in Rc::make_mut(group).iter_mut() {
                if chunk.as_ref().is_some_and(|chunk| chunk.iter().all(Option::is_none)) {
                    *chunk = None;
                }
            }
        }
    }
    pub fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        self.spine.iter().enumerate().flat_map(|(row, group)| {
            group.iter().enumerate().flat_map(move |(middle, chunk)| {
                let items = chunk.iter().flat_map(|chunk| chunk.iter().enumerate());
                let base = row * SPAN + middle * CHUNK;
                items.filter_map(move |(column, item)| Some((base + column, item.as_deref()?)))
            })
        })
    }
    pub fn ptr_eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.spine, &other.spine)
    }

    /// Calls `differ` for every index where the tables do not share the item, until it says false. Parts that are
    /// shared are skipped.
    pub fn diff<'a>(
        &'a self,
        other: &'a Self,
        mut differ: impl FnMut(usize, Option<&'a Rc<T>>, Option<&'a Rc<T>>) -> bool,
    ) -> bool {
        if self.ptr_eq(other) {
            return true;
        }
        let rows = self.spine.len().max(other.spine.len());
        (0..rows).all(|row| {
            let group = |table: &'a Self| table.spine.get(row);
            differing(group(self), group(other), |middle, a, b| {
                differing(a, b, |column, a, b| {
                    let shared = match (a, b) {
                        (Some(a), Some(b)) => Rc::ptr_eq(a, b),
                        (None, None) => true,
                        (Some(_), None) | (None, Some(_)) => false,
                    };
                    shared || differ(row * SPAN + middle * CHUNK + column, a, b)
                })
            })
        })
    }
}

/// Goes through the slots of two nodes that are not the same one, until `each` says false.
fn differing<'a, T, const N: usize>(
    a: Option<&'a Rc<[Option<Rc<T>>; N]>>,
    b: Option<&'a Rc<[Option<Rc<T>>; N]>>,
    mut each: impl FnMut(usize, Option<&'a Rc<T>>, Option<&'a Rc<T>>) -> bool,
) -> bool {
    match (a, b) {
        (None, None) => return true,
        (Some(a), Some(b)) if Rc::ptr_eq(a, b) => return true,
        _ => {}
    }
    let slot = |node: Option<&'a Rc<[Option<Rc<T>>; N]>>, index: usize| node.and_then(|node| node[index].as_ref());
    work::count(Work::Candidate, N);
    (0..N).all(|index| each(index, slot(a, index), slot(b, index)))
}

impl<T: Clone + Eq> PartialEq for Table<T> {
    fn eq(&self, other: &Self) -> bool {
        self.diff(other, |_, a, b| a == b)
    }
}
impl<T: Clone + Eq> Eq for Table<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn differences(a: &Table<u32>, b: &Table<u32>) -> Vec<(usize, Option<u32>, Option<u32>)> {
        let mut found = Vec::new();
        a.diff(b, |index, a, b| {
            found.push((index, a.map(|a| **a), b.map(|b| **b)));
            true
        });
        found
    }

    #[test]
    fn diff_sees_only_what_is_not_shared() {
        let mut a: Table<u32> = Table::default();
        for index in [0, 1, 7, 8, 127, 128, 5000] {
            a.put(index, Rc::new(index as u32));
        }
        let mut b = a.clone();
        assert_eq!(differences(&a, &b), []);
        *b.get_mut(8).expect("it is there") = 80;
        b.take(5000);
        b.put(300, Rc::new(3));
        let expected = [(8, Some(8), Some(80)), (300, None, Some(3)), (5000, Some(5000), None)];
        assert_eq!(differences(&a, &b), expected);
        assert_ne!(a, b);
        assert_eq!((a.get(8), b.get(8), b.get(5000), b.get(9_999_999)), (Some(&8), Some(&80), None, None));
        // Equal content is equal, shared or not, and whatever empty nodes are left.
        *b.get_mut(8).expect("it is there") = 8;
        b.take(300);
        b.put(5000, Rc::new(5000));
        assert_eq!(a, b);
        b.shrink();
        assert_eq!(a, b);
    }

    #[test]
    fn diff_stops_when_told() {
        let (mut a, b): (Table<u32>, Table<u32>) = (Table::default(), Table::default());
        a.put(3, Rc::new(3));
        a.put(400, Rc::new(4));
        let mut seen = 0;
        assert!(!a.diff(&b, |_, _, _| {
            seen += 1;
            false
        }));
        assert_eq!(seen, 1);
    }
}
