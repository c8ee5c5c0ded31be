//! Values that are indeterminate under a condition: numbers of which it depends on others whether they were ever
//! written. In the term of [`Val::Perhaps`] an unknown of its own stands for bits that were not; it never leaves
//! memory: where a number is read, it is noted when it depends on that unknown, and what is read is a number that does
//! not.

use eval::{Access, Accesses, Store};
use memory::{Cell, Fill, ObjectId, Piece, Target};
use spec::Fault;
use symbolic::Origin;
use term::Term;
use types::{IntType, Scalar};

use crate::Val;
use crate::accesses::uninitialised;
use crate::machine::step::PossibleViolation;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

impl ValueMachine<'_> {
    /// The condition under which a number in memory was never written, or depends on what was not.
    pub fn when_open(&mut self, number: Term) -> Term {
        self.tools.reasoner.as_mut().expect("terms come from the reasoner").when_open(number)
    }

    /// What is read where memory holds this number.
    pub fn read_number(&mut self, number: Term) -> Term {
        let open = self.when_open(number);
        if self.terms().as_constant(open) != Some(0) {
            self.note_open(open);
        }
        self.closed(number)
    }

    /// A number that does not depend on what was never written, and is the same where the other does not.
    pub fn closed(&mut self, number: Term) -> Term {
        self.tools.reasoner.as_mut().expect("terms come from the reasoner").closed(number)
    }

    /// Something is read that was never written where the condition holds.
    pub fn note_open(&mut self, open: Term) {
        if !self.options.properties.uninitialised() || self.step.possible.is_some() || !self.may_be(open) {
            return;
        }
        let conditions = self.step.conditions.clone().with(open, self.at);
        let target = self.fault_found(Fault::Uninitialised, self.unwritten_text());
        self.step.possible = Some(PossibleViolation { target, conditions });
    }

    /// The number in these pieces, if it is one: bits of which nothing was known get names, in memory too.
    pub fn number_held(&mut self, s: &mut Store<Val>, object: ObjectId, pieces: &[Piece<Val>]) -> Option<Term> {
        let mut whole: Option<Term> = None;
        for piece in pieces {
            let width = piece.width();
            let part = match &piece.cell {
                &Cell::Value(Val::Perhaps { term, low }) => self.terms().extract(term, low as u32, width as u32),
                Cell::Value(value) if value.is_number() => self.number(value, width)?,
                Cell::Value(_) => return None,
                Cell::Fill(Fill::Background) => self.background_bits(s, object, piece.start, width)?,
                Cell::Fill(Fill::Uninit) if self.options.properties.uninitialised() && width <= 128 => {
                    self.tools.reasoner.as_mut()?.never_written(width)
                }
                Cell::Fill(fill) => match fill.bits(piece.start, width as u32) {
                    Some(bits) => self.terms().constant(bits, width as u32),
                    None => {
                        let part = self.tools.reasoner.as_mut()?.fresh(width, Origin::Content);
                        self.record(s, object, piece.start, width, part);
                        part
                    }
                },
            };
            whole = Some(match whole {
                Some(low) => self.terms().concat(part, low),
                None => part,
            });
        }
        whole
    }

    /// Writes a number that may depend on what was never written.
    pub fn write_number(
        &mut self,
        s: &mut Store<Val>,
        (object, start, width): (ObjectId, u64, u64),
        scalar: Scalar,
        number: Term,
    ) {
        let open = self.when_open(number);
        let value = match self.terms().as_constant(open) {
            Some(0) => {
                let closed = self.closed(number);
                self.value(closed)
            }
            _ => Val::Perhaps { term: number, low: 0 },
        };
        let now = Accesses::stored(self, s, object, start, width, scalar, value.clone());
        match value {
            Val::Perhaps { .. } if now != value || self.terms().as_constant(open) == Some(1) => {
                s.memory.fill(object, start, width, Fill::Uninit);
            }
            _ => s.memory.write(object, start, width, now),
        }
    }

    /// A byte of an object as memory holds it. `None` if it is no number.
    pub fn byte_held(&mut self, s: &mut Store<Val>, object: ObjectId, at: u64) -> StepResult<Option<Term>> {
        let (cx, start) = (self.cx, at * 8);
        let is_open = self.options.properties.uninitialised()
            && s.memory.piece(object, start).is_some_and(uninitialised::is_open);
        self.reads(object, start, 8);
        if is_open {
            let pieces = s.memory.window(object, start, 8);
            return Ok(self.number_held(s, object, &pieces));
        }
        let found = s.memory.read(object, start, 8);
        let target = Target { object, offset: at as i64 };
        let access = Access { place: None, at: target, start: start as i64, width: 8, is_write: false };
        let value = self.loaded(s, cx, &access, BYTE, found)?;
        Ok(self.number(&value, 8))
    }

    /// The value of pieces that are numbers or unknown bits; the latter get names, in memory too.
    pub fn assemble(&mut self, s: &mut Store<Val>, object: ObjectId, pieces: &[Piece<Val>]) -> Option<Val> {
        let held = self.number_held(s, object, pieces)?;
        let read = self.read_number(held);
        Some(self.value(read))
    }
}

const BYTE: Scalar = Scalar::Int(IntType::unsigned(8));
