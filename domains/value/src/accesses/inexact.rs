//! Weak updates and reads of no exact place: at no known position of an object, or at none at all. What is wrong for
//! certain ends the step, or, if no property speaks of it, a read gives any value and a write goes nowhere.

use std::rc::Rc;

use cpa::Target;
use eval::{Accesses, Cx, Located, Store};
use memory::{Exposure, Fill, Piece};
use types::{IntType, Scalar};

use crate::Val;
use crate::accesses::offsets::OffsetRead;
use crate::heap::contents::holds_ours;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::{Access, UnresolvedPlace};
use crate::machine::value_machine::ValueMachine;

/// With more steps than this, a loop has left its array for good; it was followed until a limit was hit. Not measured.
const MOST_UNDEFINED: u8 = 100;

impl ValueMachine<'_> {
    /// Goes on behind what is undefined, if that is how the step ended.
    pub fn go_on(&mut self, end: End) -> StepResult<()> {
        let End::Undefined(undefined) = end else { return Err(end) };
        if self.step.undefined.is_none() {
            if self.step.flags.undefined == MOST_UNDEFINED {
                return Err(End::Target(Rc::new(Target::Undefined((*undefined).clone()))));
            }
            self.step.flags.undefined += 1;
            self.step.undefined = Some(undefined);
        }
        Ok(())
    }

    pub fn load_nowhere(&mut self, end: End) -> StepResult<Val> {
        self.go_on(end)?;
        // Of whatever kind, to whatever object.
        self.step.flags.hidden = true;
        Ok(Val::Unknown)
    }

    pub fn store_nowhere(&mut self, s: &Store<Val>, value: &Val, end: End) -> StepResult<()> {
        self.go_on(end)?;
        self.drop_pointer(s, value);
        Ok(())
    }

    pub fn bytes_nowhere(&mut self, end: End) -> StepResult<()> {
        self.go_on(end)?;
        // Pointers come from there, or went there.
        self.step.flags.hidden = true;
        Ok(())
    }

    /// Where an access goes that has no object and offset in memory.
    fn place_elsewhere(&mut self, s: &mut Store<Val>, cx: Cx<'_>, access: &Access) -> StepResult<UnresolvedPlace> {
        match access.at {
            // It goes outside its object, or to one that is gone.
            Located::In(_) | Located::Unresolved { base: UnresolvedPlace::Nowhere, .. } => {
                Err(self.fault(s, cx, access))
            }
            Located::Unresolved { base, .. } => Ok(base),
        }
    }

    pub fn load_inexactly(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
    ) -> StepResult<Val> {
        let place = self.place_elsewhere(s, cx, access)?;
        if let UnresolvedPlace::At { object, offset } = place {
            let value = match self.load_at_term(s, cx, access, (object, offset))? {
                OffsetRead::Number(value) => value,
                OffsetRead::Value(value) => return Ok(value),
                OffsetRead::At(target) => {
                    return eval::load_at(self, s, cx, target.into(), access.place.as_ref(), scalar);
                }
                OffsetRead::Unknown => {
                    // It is inside, at one of too many places.
                    self.note_uninitialised_elsewhere(s, place);
                    self.step.flags.hidden |= holds_ours(s, object, 0, s.memory.object(object).size.bits());
                    return Ok(Val::Unknown);
                }
            };
            let part = IntType { width: access.width as u8, signed: false };
            return Ok(match scalar {
                Scalar::Int(int) if int.width != part.width => {
                    let part = IntType { signed: int.signed, ..part };
                    self.convert_value(Scalar::Int(part), scalar, value)
                }
                _ => value,
            });
        }
        if let UnresolvedPlace::Inside(object) = place
            && !self.is_accessible(s, object)
        {
            return Err(self.fault(s, cx, access));
        }
        self.possible_fault(access, place);
        self.note_uninitialised_elsewhere(s, place);
        let outside =
            matches!(place, UnresolvedPlace::Outside { .. } | UnresolvedPlace::Escaped) && self.follows_escaped();
        let apart = matches!(place, UnresolvedPlace::Outside { .. }) && !self.step.flags.escaped;
        // What was read may be a pointer to an object of ours, or a piece of one.
        self.step.flags.hidden |= match place {
            UnresolvedPlace::Inside(object) => {
                let held = s.memory.object(object);
                match held.exposure == Exposure::Escaped {
                    true => !self.follows_escaped(),
                    false => holds_ours(s, object, 0, held.size.bits()),
                }
            }
            // That has escaped.
            UnresolvedPlace::Outside { .. } | UnresolvedPlace::Escaped if outside => false,
            _ => !apart,
        };
        Ok(match scalar {
            Scalar::Pointer if apart => Val::Outside { null: true },
            Scalar::Pointer if outside => self.escaped_pointer(),
            _ => Val::Unknown,
        })
    }
    pub fn store_inexactly(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
        value: &Val,
    ) -> StepResult<()> {
        let place = self.place_elsewhere(s, cx, access)?;
        if let UnresolvedPlace::At { object, offset } = place {
            if !self.store_at_term(s, cx, access, (object, offset), scalar, value)? {
                // It is inside, nobody knows where.
                self.forget(s, object);
                self.blur_store(s, object, value);
            }
            return Ok(());
        }
        self.written_elsewhere(s, cx, access, place)?;
        match place {
            // Whoever looks there knows that it has escaped.
            UnresolvedPlace::Outside { .. } | UnresolvedPlace::Escaped if self.follows_escaped() => {}
            _ => self.drop_pointer(s, value),
        }
        if let UnresolvedPlace::Outside { .. } | UnresolvedPlace::Escaped | UnresolvedPlace::Unknown = place {
            let wide = eval::scalar_bits(cx, scalar) >= cx.program.types.model.pointer_bits() as u64;
            let whole = wide && !matches!(scalar, Scalar::Float(_));
            self.escape_value(s, value, whole || self.step.flags.hidden);
        }
        Ok(())
    }
    pub fn bytes_inexactly(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        written: Option<&[Piece<Val>]>,
    ) -> StepResult<()> {
        let place = self.place_elsewhere(s, cx, access)?;
        if let UnresolvedPlace::At { object, offset } = place {
            self.inside(s, cx, access, (object, offset))?;
            if !access.is_write {
                self.note_uninitialised_elsewhere(s, place);
            }
            if access.is_write {
                if s.memory.object(object).read_only {
                    return Err(self.fault(s, cx, access));
                }
                self.forget(s, object);
                self.scatter_unwritten(s, object, written);
                for piece in written.unwrap_or_default() {
                    if let memory::Cell::Value(value) = &piece.cell {
                        self.blur_store(s, object, value);
                    }
                }
            }
            self.step.flags.hidden |= written.is_none() && access.is_write;
            return Ok(());
        }
        if !access.is_write {
            if let UnresolvedPlace::Inside(object) = place
                && !self.is_accessible(s, object)
            {
                return Err(self.fault(s, cx, access));
            }
            self.possible_fault(access, place);
            self.note_uninitialised_elsewhere(s, place);
            return Ok(());
        }
        self.written_elsewhere(s, cx, access, place)?;
        if let UnresolvedPlace::Inside(object) = place {
            self.scatter_unwritten(s, object, written);
        }
        self.step.flags.hidden |= written.is_none_or(|pieces| pieces.iter().any(|piece| piece.mentions().is_some()));
        if let UnresolvedPlace::Outside { .. } | UnresolvedPlace::Escaped | UnresolvedPlace::Unknown = place {
            match written {
                Some(pieces) => {
                    for piece in pieces {
                        match &piece.cell {
                            memory::Cell::Value(value) => self.escape_value(s, value, false),
                            memory::Cell::Fill(Fill::Unknown) => {
                                let wide = piece.width() >= cx.program.types.model.pointer_bits() as u64;
                                self.escape_value(s, &Val::Unknown, wide || self.step.flags.hidden);
                            }
                            memory::Cell::Fill(_) => {}
                        }
                    }
                }
                None => self.escape_value(s, &Val::Unknown, true),
            }
        }
        Ok(())
    }
}
