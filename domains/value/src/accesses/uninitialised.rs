//! Uninitialised memory: what was never written, where that matters. `Fill::Uninit` says that bits were perhaps never
//! written, whatever else is known or was forgotten; all that is otherwise unknown was. So nothing may turn one into
//! the other without a word: what reads such bits as a number notes it here, what forgets an object leaves them as they
//! are, and states in which other bits were never written are neither joined nor compared.

use eval::{Located, Store};
use memory::{Cell, Fill, Object, ObjectId, Piece};
use spec::Fault;
use term::Term;

use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::unresolved::UnresolvedPlace;
use crate::machine::value_machine::ValueMachine;

type Bits = (u64, u64);

impl Env<'_> {
    pub fn unwritten_text(&self) -> String {
        let name = self.at.map(|at| cfa::display::op_to_c(self.cx.program, &self.cx.program.edges[at].op));
        format!("`{}` depends on what was never written", name.unwrap_or_default())
    }

    pub fn may_be_uninitialised(&self, s: &Store<Val>, object: ObjectId, start: u64, width: u64) -> bool {
        self.options.properties.uninitialised()
            && s.memory.get(object).is_some_and(|held| {
                let end = start.saturating_add(width);
                held.contents().overlapping(start, end).any(is_open)
            })
    }

    /// Where nothing was ever written, perhaps.
    pub fn unwritten_bits(&self, s: &Store<Val>, object: ObjectId, (start, end): Bits) -> Vec<Bits> {
        match s.memory.get(object).filter(|_| self.options.properties.uninitialised()) {
            Some(held) => uninitialised(held)
                .map(|bits| (bits.0.max(start), bits.1.min(end)))
                .filter(|bits| bits.0 < bits.1)
                .collect(),
            None => Vec::new(),
        }
    }

    /// Bits that were perhaps never written go to some place in an object.
    pub fn scatter_unwritten(&self, s: &mut Store<Val>, object: ObjectId, written: Option<&[Piece<Val>]>) {
        if self.options.properties.uninitialised() && written.is_some_and(|pieces| pieces.iter().any(is_open)) {
            s.memory.reset(object, Fill::Uninit);
        }
    }

    pub fn leave_unwritten(&self, s: &mut Store<Val>, object: ObjectId, unwritten: &[Bits]) {
        for &(start, end) in unwritten {
            s.memory.fill(object, start, end - start, Fill::Uninit);
        }
    }
}

impl ValueMachine<'_> {
    /// Bits are read as a number, or as part of one.
    pub fn note_uninitialised(&mut self, s: &Store<Val>, object: ObjectId, start: u64, width: u64) {
        if !self.may_be_uninitialised(s, object, start, width) {
            return;
        }
        let is_never = |piece: &Piece<Val>| piece.cell == Cell::Fill(Fill::Uninit);
        let bits = (start, start.saturating_add(width));
        if s.memory.get(object).is_some_and(|held| held.contents().overlapping(bits.0, bits.1).any(is_never)) {
            return self.suspect_fault(Fault::Uninitialised, |m| m.unwritten_text());
        }
        for (_, open) in self.open_bits(s, object, bits) {
            self.note_open(open);
        }
    }

    /// Where bits of an object were perhaps never written, and when they were not.
    pub fn open_bits(&mut self, s: &Store<Val>, object: ObjectId, (start, end): Bits) -> Vec<(u64, Term)> {
        let pieces: Vec<Piece<Val>> = match s.memory.get(object).filter(|_| self.is_symbolic()) {
            Some(held) => held.contents().overlapping(start, end).filter(|piece| is_open(piece)).cloned().collect(),
            None => Vec::new(),
        };
        let open = pieces.into_iter().map(|piece| {
            let open = match piece.cell {
                Cell::Value(Val::Perhaps { term, low }) => {
                    let held = self.terms().extract(term, low as u32, piece.width() as u32);
                    self.when_open(held)
                }
                _ => self.terms().truth(),
            };
            (piece.start.max(start), open)
        });
        open.collect()
    }

    /// As [`Self::note_uninitialised`], for a place that is not exact.
    pub fn note_uninitialised_elsewhere(&mut self, s: &Store<Val>, place: UnresolvedPlace) {
        match place {
            UnresolvedPlace::Inside(object) | UnresolvedPlace::At { object, .. } => {
                self.note_uninitialised(s, object, 0, u64::MAX);
            }
            UnresolvedPlace::Unknown => {
                self.suspect_fault(Fault::Uninitialised, |_| {
                    "what is read here may never have been written".to_owned()
                });
            }
            // What is outside has values.
            UnresolvedPlace::Outside { .. } | UnresolvedPlace::Escaped | UnresolvedPlace::Nowhere => {}
        }
    }

    /// Some of these bytes are written, nobody knows which.
    pub fn blur(&mut self, s: &mut Store<Val>, at: Located<UnresolvedPlace>, bytes: u64) -> StepResult<()> {
        let cx = self.cx;
        let Located::In(target) = at else { return eval::fill(self, s, cx, (at, None), bytes, Fill::Unknown) };
        let start = u64::try_from(target.offset).unwrap_or(0).saturating_mul(8);
        let unwritten = self.unwritten_bits(s, target.object, (start, start.saturating_add(bytes.saturating_mul(8))));
        eval::fill(self, s, cx, (at, None), bytes, Fill::Unknown)?;
        self.leave_unwritten(s, target.object, &unwritten);
        Ok(())
    }
}

/// Whether these bits were perhaps never written.
pub(crate) fn is_open(piece: &Piece<Val>) -> bool {
    matches!(piece.cell, Cell::Fill(Fill::Uninit) | Cell::Value(Val::Perhaps { .. }))
}

fn uninitialised(object: &Object<Val>) -> impl Iterator<Item = Bits> {
    let pieces = object.contents().pieces().filter(|piece| is_open(piece));
    pieces.map(|piece| (piece.start, piece.end))
}

/// Whether what was perhaps never written in `b` was perhaps never written in `a`.
pub(crate) fn leaves_open(a: &Object<Val>, b: &Object<Val>) -> bool {
    uninitialised(b).all(|(start, end)| a.contents().overlapping(start, end).all(is_open))
}
