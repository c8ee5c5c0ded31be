//! The contents of one object: disjoint pieces in order, without gaps, adjacent equal fills merged, and so are adjacent
//! parts of one value.
//!
//! Few pieces are a sorted vector, many are a persistent tree of such vectors.

use std::hash::{Hash, Hasher};

use index::{Work, work};

use crate::tree::{MOST_PIECES, Tree};
use crate::{Cell, Fill, Piece, Value};

pub(crate) type Run<V> = Vec<Piece<V>>;

#[derive(Debug)]
pub struct Contents<V> {
    repr: Repr<V>,
}

#[derive(Clone, Debug)]
enum Repr<V> {
    Small(Run<V>),
    Large(Tree<V>),
}

impl<V: Value> Clone for Contents<V> {
    fn clone(&self) -> Self {
        if let Repr::Small(run) = &self.repr {
            work::count(Work::Copy, run.len());
        }
        Contents { repr: self.repr.clone() }
    }
}

impl<V: Value> Contents<V> {
    /// No bits at all.
    pub fn empty() -> Self {
        Contents { repr: Repr::Small(Vec::new()) }
    }

    /// Starts over with `bits` bits of one fill. Keeps the allocation.
    pub fn reset(&mut self, bits: u64, fill: Fill) {
        match &mut self.repr {
            Repr::Small(run) => run.clear(),
            Repr::Large(_) => self.repr = Repr::Small(Vec::new()),
        }
        if let Repr::Small(run) = &mut self.repr
            && bits > 0
        {
            run.push(Piece { start: 0, end: bits, cell: Cell::Fill(fill) });
        }
    }

    /// The value at exactly these bits, if one edge holds it.
    #[inline(always)]
    pub fn exact(&self, start: u64, end: u64) -> Option<&V> {
        match self.at(start) {
            Some(Piece { start: from, end: to, cell: Cell::Value(value) }) if *from == start && *to == end => {
                Some(value)
            }
            _ => None,
        }
    }

    /// The piece that the bit `at` lies in.
    #[inline(always)]
    pub fn at(&self, at: u64) -> Option<&Piece<V>> {
        match &self.repr {
            Repr::Small(run) => find(run, at),
            Repr::Large(tree) => tree.at(at),
        }
    }

    /// Replaces a piece with exactly these bits in place. False if there is none.
    #[inline(always)]
    pub fn write_exact(&mut self, start: u64, end: u64, value: &V) -> bool {
        let run = match &mut self.repr {
            Repr::Small(run) => run,
            Repr::Large(tree) => tree.run_mut(start),
        };
        let index = position(run, start);
        match run.get_mut(index) {
            Some(Piece { start: from, end: to, cell }) if *from == start && *to == end => {
                *cell = Cell::Value(value.clone());
                true
            }
            _ => false,
        }
    }

    pub fn write(&mut self, start: u64, end: u64, cell: Cell<V>) {
        self.replace(start, end, vec_of(Piece { start, end, cell }));
    }

    /// The pieces that overlap `start..end`, clipped to it.
    pub fn window(&self, start: u64, end: u64) -> Vec<Piece<V>> {
        self.overlapping(start, end).map(|piece| piece.clip(start, end)).collect()
    }

    /// The pieces that overlap `start..end`, whole.
    pub fn overlapping(&self, start: u64, end: u64) -> impl Iterator<Item = &Piece<V>> {
        work::count(Work::Candidate, 1);
        let (small, large) = match &self.repr {
            Repr::Small(run) => (&run[position(run, start)..], None),
            Repr::Large(tree) => (&[][..], Some(tree.pieces_from(start))),
        };
        let pieces = small.iter().chain(large.into_iter().flatten());
        pieces.take_while(move |piece| {
            work::count(Work::Piece, 1);
            piece.start < end
        })
    }

    pub fn pieces(&self) -> impl Iterator<Item = &Piece<V>> {
        self.overlapping(0, u64::MAX)
    }

    /// The values on the edges.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.pieces().filter_map(|piece| match &piece.cell {
            Cell::Value(value) => Some(value),
            Cell::Fill(_) => None,
        })
    }

    /// Puts `new`, which covers exactly `start..end`, in place of what is there.
    pub fn replace(&mut self, start: u64, end: u64, new: impl IntoIterator<Item = Piece<V>>) {
        if start >= end {
            return;
        }
        match &mut self.repr {
            Repr::Small(run) => {
                splice(run, start, end, new);
                if run.len() > MOST_PIECES {
                    self.repr = Repr::Large(Tree::new(std::mem::take(run)));
                }
            }
            Repr::Large(tree) => tree.replace(start, end, new),
        }
    }

    /// The first reason why this is no contents of `bits` bits.
    pub fn check(&self, bits: u64) -> Option<String> {
        let mut at = 0;
        let mut last: Option<&Piece<V>> = None;
        for piece in self.pieces() {
            if piece.start != at || piece.end <= piece.start {
                return Some(format!("piece {}..{} follows bit {at}", piece.start, piece.end));
            }
            if last.is_some_and(|last| last.joined(piece).is_some()) && matches!(self.repr, Repr::Small(_)) {
                return Some(format!("equal fills, or parts of one value, meet at bit {at}"));
            }
            if let Cell::Value(value) = &piece.cell
                && value.as_fill().is_some()
            {
                return Some(format!("a fill is stored as an edge at bit {at}"));
            }
            (at, last) = (piece.end, Some(piece));
        }
        if let Repr::Large(tree) = &self.repr
            && let Some(reason) = tree.check()
        {
            return Some(reason);
        }
        (at != bits).then(|| format!("covers {at} of {bits} bits"))
    }
}

fn vec_of<V>(piece: Piece<V>) -> std::iter::Once<Piece<V>> {
    std::iter::once(piece)
}

/// Index of the piece that `at` lies in, or the length.
#[inline(always)]
pub(crate) fn position<V>(run: &[Piece<V>], at: u64) -> usize {
    match run {
        [only] => (only.end <= at) as usize,
        [] => 0,
        _ => position_among(run, at),
    }
}

#[inline(never)]
fn position_among<V>(run: &[Piece<V>], at: u64) -> usize {
    match run {
        [] => 0,
        [first, ..] => {
            // Arrays have pieces of one width: look where it must be then.
            let guess = at.saturating_sub(first.start) / (first.end - first.start);
            match run.get(guess as usize) {
                Some(piece) if piece.start <= at && at < piece.end => guess as usize,
                _ => run.partition_point(|piece| piece.end <= at),
            }
        }
    }
}

#[inline(always)]
pub(crate) fn find<V>(run: &[Piece<V>], at: u64) -> Option<&Piece<V>> {
    run.get(position(run, at)).filter(|piece| piece.start <= at)
}

/// Cuts `start..end` out of a run that covers it and puts `new` there.
pub(crate) fn splice<V: Value>(run: &mut Run<V>, start: u64, end: u64, new: impl IntoIterator<Item = Piece<V>>) {
    let first = position(run, start);
    debug_assert!(first < run.len() && run.last().is_some_and(|last| end <= last.end), "{start}..{end}");
    let after = first + run[first..].partition_point(|piece| piece.start < end);
    let mut new = new.into_iter().peekable();
    if after == first + 1 {
        let old = &mut run[first];
        let single = new.next().expect("the new pieces cover the range");
        if new.peek().is_none() && single.cell.stands_alone() {
            if old.start == start && old.end == end {
                *old = single;
                return;
            }
            // Filling up a range from its beginning, as loops do.
            if old.start == start && matches!(old.cell, Cell::Fill(_)) {
                old.start = end;
                run.insert(first, single);
                return;
            }
        }
        let left = (old.start < start).then(|| old.clip(old.start, start));
        let right = (end < old.end).then(|| old.clip(end, old.end));
        let middle = std::iter::once(single).chain(new);
        let before = run.len();
        run.splice(first..after, left.into_iter().chain(middle).chain(right));
        merge_around(run, first, after + run.len() - before);
        return;
    }
    let (head, tail) = (&run[first], &run[after - 1]);
    let left = (head.start < start).then(|| head.clip(head.start, start));
    let right = (end < tail.end).then(|| tail.clip(end, tail.end));
    let mut all: Vec<Piece<V>> = Vec::new();
    all.extend(left);
    all.extend(new);
    all.extend(right);
    let inserted = all.len();
    run.splice(first..after, all);
    merge_around(run, first, first + inserted);
}

/// Merges equal fills and parts of one value that meet among the pieces `from..to` and their two neighbours.
fn merge_around<V: Value>(run: &mut Run<V>, from: usize, to: usize) {
    let mut index = from.saturating_sub(1);
    let mut to = (to + 1).min(run.len());
    while index + 1 < to {
        match run[index].joined(&run[index + 1]) {
            Some(cell) => {
                run[index] = Piece { end: run[index + 1].end, cell, ..run[index] };
                run.remove(index + 1);
                to -= 1;
            }
            None => index += 1,
        }
    }
}

/// Equal fills may meet where two runs do, so pieces are compared as if merged.
impl<V: Value> PartialEq for Contents<V> {
    fn eq(&self, other: &Self) -> bool {
        match (&self.repr, &other.repr) {
            (Repr::Small(a), Repr::Small(b)) => {
                work::count(Work::Piece, a.len());
                a == b
            }
            (Repr::Large(a), Repr::Large(b)) if a.ptr_eq(b) => true,
            _ => merged(self.pieces()).eq(merged(other.pieces())),
        }
    }
}
impl<V: Value> Eq for Contents<V> {}

impl<V: Value> Hash for Contents<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (start, end, cell) in merged(self.pieces()) {
            (start, end).hash(state);
            cell.hash(state);
        }
    }
}

fn merged<'a, V: Value + 'a>(
    pieces: impl Iterator<Item = &'a Piece<V>>,
) -> impl Iterator<Item = (u64, u64, &'a Cell<V>)> {
    let mut pieces = pieces.peekable();
    std::iter::from_fn(move || {
        let piece = pieces.next()?;
        let mut end = piece.end;
        while let Some(next) = pieces.next_if(|next| piece.cell.joins(&next.cell)) {
            end = next.end;
        }
        Some((piece.start, end, &piece.cell))
    })
}
