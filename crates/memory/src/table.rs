//! A persistent vector of shared items: a tree of three levels, pointers at the leaves; behind the first two thousand,
//! of four.
//!
//! Cloning copies one pointer or two; the first change after that copies one node of each level. Three or four loads lead
//! to an item, and nothing is copied while nothing is shared. The first level grows with the items, so that it is not
//! for many of them: to copy it with every change would be most of what a state costs.

use std::rc::Rc;

const CHUNK: usize = 8;
const GROUP: usize = 16;
/// Items below one entry of the spine.
const SPAN: usize = CHUNK * GROUP;
/// As many entries has the spine at most. What is behind them is far.
const NEAR: usize = 16;
const WING: usize = 16;

type Chunk<T> = [Option<Rc<T>>; CHUNK];
type Group<T> = [Option<Rc<Chunk<T>>>; GROUP];
type Wing<T> = [Option<Rc<Group<T>>>; WING];

#[derive(Clone, Debug)]
pub struct Table<T> {
    spine: Rc<Vec<Rc<Group<T>>>>,
    far: Option<Rc<Vec<Rc<Wing<T>>>>>,
    len: usize,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { spine: Rc::new(Vec::new()), far: None, len: 0 }
    }
}

impl<T: Clone> Table<T> {
    /// One more than the greatest index ever used.
    pub fn len(&self) -> usize {
        self.len
    }
    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<&T> {
        let group = match self.spine.get(index / SPAN) {
            Some(group) => group,
            None => self.far_group(index / SPAN)?,
        };
        group[index / CHUNK % GROUP].as_ref()?[index % CHUNK].as_deref()
    }
    #[inline(always)]
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let group = self.group_mut(index / SPAN)?;
        let chunk = Rc::make_mut(group)[index / CHUNK % GROUP].as_mut()?;
        Rc::make_mut(chunk)[index % CHUNK].as_mut().map(Rc::make_mut)
    }
    #[inline(never)]
    fn far_group(&self, row: usize) -> Option<&Rc<Group<T>>> {
        let row = row.checked_sub(NEAR)?;
        self.far.as_ref()?.get(row / WING)?[row % WING].as_ref()
    }
    #[inline(always)]
    fn group_mut(&mut self, row: usize) -> Option<&mut Rc<Group<T>>> {
        if row >= NEAR {
            return self.far_group_mut(row - NEAR);
        }
        Rc::make_mut(&mut self.spine).get_mut(row)
    }
    #[inline(never)]
    fn far_group_mut(&mut self, row: usize) -> Option<&mut Rc<Group<T>>> {
        let wing = Rc::make_mut(self.far.as_mut()?).get_mut(row / WING)?;
        Rc::make_mut(wing)[row % WING].as_mut()
    }
    /// The group, which is made if it is not there.
    fn group_or_new(&mut self, row: usize) -> &mut Rc<Group<T>> {
        let none = || Rc::new([const { None }; GROUP]);
        let Some(row) = row.checked_sub(NEAR) else {
            let spine = Rc::make_mut(&mut self.spine);
            while spine.len() <= row {
                spine.push(none());
            }
            return &mut spine[row];
        };
        let far = Rc::make_mut(self.far.get_or_insert_default());
        while far.len() <= row / WING {
            far.push(Rc::new([const { None }; WING]));
        }
        Rc::make_mut(&mut far[row / WING])[row % WING].get_or_insert_with(none)
    }
    pub fn push(&mut self, item: Rc<T>) -> usize {
        let index = self.len;
        self.put(index, item);
        index
    }
    /// Fills an empty slot.
    pub fn put(&mut self, index: usize, item: Rc<T>) {
        self.len = self.len.max(index + 1);
        let group = self.group_or_new(index / SPAN);
        let chunk = &mut Rc::make_mut(group)[index / CHUNK % GROUP];
        let chunk = chunk.get_or_insert_with(|| Rc::new([const { None }; CHUNK]));
        let slot = &mut Rc::make_mut(chunk)[index % CHUNK];
        debug_assert!(slot.is_none());
        *slot = Some(item);
    }
    pub fn take(&mut self, index: usize) -> Option<Rc<T>> {
        self.get(index)?;
        let group = self.group_mut(index / SPAN)?;
        let chunk = Rc::make_mut(group)[index / CHUNK % GROUP].as_mut()?;
        Rc::make_mut(chunk)[index % CHUNK].take()
    }
    /// Gives back the chunks that hold nothing.
    pub fn shrink(&mut self) {
        let near = Rc::make_mut(&mut self.spine).iter_mut();
        let far = self.far.iter_mut().flat_map(Rc::make_mut).flat_map(Rc::make_mut).flatten();
        for group in near.chain(far) {
            for chunk in Rc::make_mut(group).iter_mut() {
                if chunk.as_ref().is_some_and(|chunk| chunk.iter().all(Option::is_none)) {
                    *chunk = None;
                }
            }
        }
    }
    pub fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        let far = self.far.iter().flat_map(|far| far.iter()).flat_map(|wing| wing.iter());
        let far = (NEAR..).zip(far).filter_map(|(row, group)| Some((row, group.as_ref()?)));
        self.spine.iter().enumerate().chain(far).flat_map(|(row, group)| {
            group.iter().enumerate().flat_map(move |(middle, chunk)| {
                let items = chunk.iter().flat_map(|chunk| chunk.iter().enumerate());
                let base = row * SPAN + middle * CHUNK;
                items.filter_map(move |(column, item)| Some((base + column, item.as_deref()?)))
            })
        })
    }
    fn is_as_far(&self, other: &Self) -> bool {
        match (&self.far, &other.far) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Calls `differ` for every index where the tables do not share the item, until it says false. Parts that are
    /// shared are skipped.
    pub fn diff<'a>(
        &'a self,
        other: &'a Self,
        mut differ: impl FnMut(usize, Option<&'a Rc<T>>, Option<&'a Rc<T>>) -> bool,
    ) -> bool {
        if !Rc::ptr_eq(&self.spine, &other.spine) {
            let rows = self.spine.len().max(other.spine.len());
            let group = |table: &'a Self, row: usize| table.spine.get(row);
            let in_row = |row| differing_items(row, group(self, row), group(other, row), &mut differ);
            if !(0..rows).all(in_row) {
                return false;
            }
        }
        self.is_as_far(other) || self.diff_far(other, &mut differ)
    }

    #[inline(never)]
    fn diff_far<'a>(&'a self, other: &'a Self, differ: &mut Differ<'_, 'a, T>) -> bool {
        let wings = |table: &Self| table.far.as_ref().map_or(0, |far| far.len());
        let wing = |table: &'a Self, at: usize| table.far.as_ref().and_then(|far| far.get(at));
        (0..wings(self).max(wings(other))).all(|at| {
            differing(wing(self, at), wing(other, at), |row, a, b| {
                differing_items(NEAR + at * WING + row, a, b, &mut *differ)
            })
        })
    }
}

type Differ<'f, 'a, T> = dyn FnMut(usize, Option<&'a Rc<T>>, Option<&'a Rc<T>>) -> bool + 'f;

/// Goes through the items of two groups in one place that they do not share, until `differ` says false.
#[inline(always)]
fn differing_items<'a, T>(
    row: usize,
    a: Option<&'a Rc<Group<T>>>,
    b: Option<&'a Rc<Group<T>>>,
    mut differ: impl FnMut(usize, Option<&'a Rc<T>>, Option<&'a Rc<T>>) -> bool,
) -> bool {
    differing(a, b, |middle, a, b| {
        differing(a, b, |column, a, b| {
            let shared = match (a, b) {
                (Some(a), Some(b)) => Rc::ptr_eq(a, b),
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            };
            shared || differ(row * SPAN + middle * CHUNK + column, a, b)
        })
    })
}

/// Goes through the slots of two nodes that are not the same one, until `each` says false.
#[inline(always)]
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
        for index in [0, 1, 7, 8, 127, 128, 2047, 2048, 5000] {
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
