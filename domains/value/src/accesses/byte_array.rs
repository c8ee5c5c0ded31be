//! Objects as terms of the theory of arrays: contents as one array of bytes, for accesses that may go to more places
//! than can be looked at one by one.

use eval::Store;
use memory::{Cell, Fill, ObjectId, Piece};
use symbolic::{Origin, WIDTH};
use term::{Sort, Term, TermStore};

use crate::Val;
use crate::machine::env::Env;
use crate::machine::value_machine::ValueMachine;

/// So many bytes may differ from what most of the object holds.
const MOST_BYTES: u64 = 512;

const BYTE: u32 = 8;

impl Env<'_> {
    fn background(&self, s: &Store<Val>, object: ObjectId) -> Option<Term> {
        match s.memory.get(object)?.background {
            Some(Val::Term { term, .. }) => Some(term),
            _ => None,
        }
    }
}

impl ValueMachine<'_> {
    /// The bytes of an object as an array over offsets; from now on that is what the object holds. `None` if there are
    /// pointers in it, or too much.
    fn array_of_bytes(&mut self, s: &mut Store<Val>, object: ObjectId) -> Option<Term> {
        // A precision speaks of cells.
        if !self.prec.is_all() || self.may_be_uninitialised(s, object, 0, u64::MAX) {
            return None;
        }
        let pieces: Vec<Piece<Val>> = s.memory.get(object)?.contents().pieces().cloned().collect();
        let most = pieces.iter().filter(|piece| matches!(piece.cell, Cell::Fill(_))).max_by_key(|piece| piece.width());
        let base = most.map(|piece| piece.cell.clone());
        let is_base = |piece: &Piece<Val>| base.as_ref() == Some(&piece.cell);
        let others = pieces.iter().filter(|piece| !is_base(piece));
        let bytes: u64 = others.clone().fold(0, |sum, piece| piece.width().div_ceil(8).saturating_add(sum));
        let is_cut = |piece: &Piece<Val>| !piece.start.is_multiple_of(8) || !piece.end.is_multiple_of(8);
        if bytes > MOST_BYTES || others.clone().any(is_cut) {
            return None;
        }
        let mut array = match base {
            Some(Cell::Fill(Fill::Zero)) => filled_array(self.terms(), 0),
            Some(Cell::Fill(Fill::Byte(byte))) => filled_array(self.terms(), byte),
            Some(Cell::Fill(Fill::Background)) => self.background(s, object)?,
            _ => {
                let sort = Sort::Array { index: WIDTH as u8, element: BYTE as u8 };
                self.tools.reasoner.as_mut()?.fresh_of(sort, Origin::Content)
            }
        };
        let others: Vec<Piece<Val>> = others.cloned().collect();
        for piece in others {
            let width = piece.width();
            // Parts that no number fits are written byte by byte.
            for start in (piece.start..piece.end).step_by(64) {
                let end = piece.end.min(start + 64);
                let part = if width > 64 { piece.clip(start, end) } else { piece.clone() };
                let held = self.assemble(s, object, std::slice::from_ref(&part))?;
                let number = self.number(&held, part.width())?;
                array = with_bytes(self.terms(), array, part.start / 8, number);
                if width <= 64 {
                    break;
                }
            }
        }
        s.memory.set_background(object, Val::term(array));
        Some(array)
    }

    fn elements(&mut self, s: &Store<Val>, object: ObjectId, array: Term, first: Term, count: u32) -> Option<Term> {
        let mut whole: Option<Term> = None;
        for at in 0..count {
            let terms = self.terms();
            let by = terms.constant(at as u128, WIDTH);
            let index = terms.add(first, by);
            self.note_text(s, object, array, index);
            let terms = self.terms();
            let byte = terms.select(array, index);
            whole = Some(match whole {
                Some(low) => terms.concat(byte, low),
                None => byte,
            });
        }
        whole
    }

    /// Bits that the background of an object says.
    pub fn background_bits(&mut self, s: &Store<Val>, object: ObjectId, start: u64, width: u64) -> Option<Term> {
        let array = self.background(s, object)?;
        let (first, low) = (start / 8, (start % 8) as u32);
        let count = u32::try_from((low as u64 + width).div_ceil(8)).ok().filter(|&count| count <= 16)?;
        let first = self.terms().constant(first as u128, WIDTH);
        let bytes = self.elements(s, object, array, first, count)?;
        Some(self.terms().extract(bytes, low, width as u32))
    }

    /// A number of whole bytes at an offset that is a term, of an object that is taken as an array.
    pub fn load_from_array(&mut self, s: &mut Store<Val>, object: ObjectId, first: Term, bits: u64) -> Option<Term> {
        let count =
            u32::try_from(bits / 8).ok().filter(|&count| bits.is_multiple_of(8) && (1..=16).contains(&count))?;
        let array = self.array_of_bytes(s, object)?;
        self.elements(s, object, array, first, count)
    }

    /// Writes a number of whole bytes at an offset that is a term. Whether it could.
    pub fn store_to_array(&mut self, s: &mut Store<Val>, object: ObjectId, first: Term, number: Term) -> bool {
        if !self.terms().width(number).is_multiple_of(BYTE) {
            return false;
        }
        let Some(array) = self.array_of_bytes(s, object) else { return false };
        let array = with_bytes_at(self.terms(), array, first, number);
        s.memory.set_background(object, Val::term(array));
        true
    }
}

fn with_bytes(terms: &mut TermStore, array: Term, first: u64, number: Term) -> Term {
    let first = terms.constant(first as u128, WIDTH);
    with_bytes_at(terms, array, first, number)
}

fn with_bytes_at(terms: &mut TermStore, mut array: Term, first: Term, number: Term) -> Term {
    for at in 0..terms.width(number) / BYTE {
        let by = terms.constant(at as u128, WIDTH);
        let index = terms.add(first, by);
        let byte = terms.extract(number, at * BYTE, BYTE);
        array = terms.store(array, index, byte);
    }
    array
}

fn filled_array(terms: &mut TermStore, byte: u8) -> Term {
    let byte = terms.constant(byte as u128, BYTE);
    terms.fill(byte, WIDTH)
}
