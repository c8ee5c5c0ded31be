//! Pieces of an object's contents: has-value edges and background ranges.

use crate::{ObjectId, Value};

/// What every bit of a range holds. Costs the same for any length and may be cut anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    Zero,
    /// Every byte (counted from the object's start) is this one; never zero.
    Byte(u8),
    Uninit,
    /// Nothing is known: external contents, or the remains of a value that could not be cut.
    Unknown,
    /// What the background of the object says. Elsewhere this means nothing.
    Background,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cell<V> {
    Value(V),
    Fill(Fill),
}

/// The bits from `start` up to `end`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece<V> {
    pub start: u64,
    pub end: u64,
    pub cell: Cell<V>,
}

impl Fill {
    pub fn byte(byte: u8) -> Self {
        if byte == 0 { Fill::Zero } else { Fill::Byte(byte) }
    }
    /// The same fill seen from an object whose bytes begin `bits` bits later.
    pub(crate) fn shifted(self, bits: u64) -> Self {
        match self {
            Fill::Byte(byte) => Fill::Byte(byte.rotate_left((bits % 8) as u32)),
            Fill::Zero | Fill::Uninit | Fill::Unknown => self,
            Fill::Background => Fill::Unknown,
        }
    }
    /// The constant in the bits `start..start + width` of a filled object; `None` where there is none.
    pub fn bits(self, start: u64, width: u32) -> Option<u128> {
        match self {
            Fill::Zero => Some(0),
            Fill::Byte(byte) => {
                let repeated = u128::from_ne_bytes([byte; 16]).rotate_right((start % 8) as u32);
                Some(if width >= 128 { repeated } else { repeated & ((1 << width) - 1) })
            }
            Fill::Uninit | Fill::Unknown | Fill::Background => None,
        }
    }
}

impl<V: Value> Piece<V> {
    pub fn width(&self) -> u64 {
        self.end - self.start
    }
    /// The object that a pointer here, or a part of one, leads to.
    pub fn mentions(&self) -> Option<ObjectId> {
        match &self.cell {
            Cell::Value(value) => value.mentions(),
            Cell::Fill(_) => None,
        }
    }
    /// What this piece and the one behind it are as one, if they are kept as one.
    pub(crate) fn joined(&self, next: &Self) -> Option<Cell<V>> {
        match (&self.cell, &next.cell) {
            (Cell::Fill(a), Cell::Fill(b)) => (a == b).then_some(Cell::Fill(*a)),
            (Cell::Value(a), Cell::Value(b)) if a.is_part() && b.is_part() => {
                V::joined((a, self.width()), (b, next.width())).map(Cell::Value)
            }
            _ => None,
        }
    }
    /// The part of this piece inside `start..end`, which must overlap it.
    pub fn clip(&self, start: u64, end: u64) -> Piece<V> {
        let (from, to) = (self.start.max(start), self.end.min(end));
        debug_assert!(from < to);
        let cell = match &self.cell {
            Cell::Fill(fill) => Cell::Fill(*fill),
            Cell::Value(value) if from == self.start && to == self.end => Cell::Value(value.clone()),
            Cell::Value(value) => {
                value.extract(self.width(), from - self.start, to - from).map_or(Cell::Fill(Fill::Unknown), Cell::of)
            }
        };
        Piece { start: from, end: to, cell }
    }
}

impl<V: Value> Cell<V> {
    pub fn of(value: V) -> Self {
        match value.as_fill() {
            Some(fill) => Cell::Fill(fill),
            None => Cell::Value(value),
        }
    }
    /// Whether it is what it is, whatever is beside it.
    #[inline(always)]
    pub(crate) fn stands_alone(&self) -> bool {
        matches!(self, Cell::Value(value) if !value.is_part())
    }
    pub(crate) fn joins(&self, other: &Self) -> bool {
        matches!((self, other), (Cell::Fill(a), Cell::Fill(b)) if a == b)
    }
}
