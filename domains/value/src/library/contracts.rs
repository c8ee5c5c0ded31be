//! What contracts say of calls.

use cfa::contracts::{Amount, Contract, Effect, Gives};
use eval::State;
use memory::Fill;
use spec::Property;
use types::{IntType, Scalar};

use super::bytes::Count;
use super::dates;
use super::statics::Static;
use super::text::Scan;
use super::{Argument, Call};
use crate::Val;
use crate::machine::step::Ended;
use crate::machine::value_machine::ValueMachine;

use Amount::{Bytes as Exactly, Given, Pointee};
use Effect::{
    Edits, EditsIfAny, Points, Reads, ReadsIfAny, Sets, SetsIfAny, Stream, Text, TextIfAny, WideStart, WideText,
    Writes, WritesIfAny,
};
use Gives::{Anything, ArgumentOrNull, Between, Date, Elsewhere, Nothing, Number, Success, UpTo, Within, WithinOrNull};

impl ValueMachine<'_> {
    pub(super) fn keep_contract(&mut self, s: &mut State<Val>, c: &Call, contract: &Contract) -> Ended<Option<Val>> {
        let done = match contract.gives {
            Success | ArgumentOrNull(_) | WithinOrNull(_) | Date => self.succeeds()?,
            _ => None,
        };
        let is_done = done == Some(true);
        for &effect in contract.effects {
            let effect = match effect {
                Writes(at, amount) if is_done && is_all(amount, contract.gives) => Sets(at, amount),
                WritesIfAny(at, amount) if is_done && is_all(amount, contract.gives) => SetsIfAny(at, amount),
                _ => effect,
            };
            self.take_effect(s, c, effect)?;
        }
        self.result_of(s, c, contract.gives, done)
    }

    fn take_effect(&mut self, s: &mut State<Val>, c: &Call, effect: Effect) -> Ended<()> {
        let (Text(at)
        | TextIfAny(at)
        | WideText(at)
        | WideStart(at, _)
        | Edits(at)
        | EditsIfAny(at)
        | Points(at)
        | Stream(at)
        | Reads(at, _)
        | ReadsIfAny(at, _)
        | Writes(at, _)
        | WritesIfAny(at, _)
        | Sets(at, _)
        | SetsIfAny(at, _)) = effect;
        let Some(arg) = c.args.get(at) else {
            self.note(|m| m.unsupported_target("a library function with too few arguments"));
            return Ok(());
        };
        let may_be_null = matches!(
            effect,
            TextIfAny(_) | EditsIfAny(_) | ReadsIfAny(..) | WritesIfAny(..) | SetsIfAny(..) | Points(_)
        );
        if may_be_null && arg.value == Val::Bits(0) {
            return Ok(());
        }
        let is_checked = self.options.properties.contains(Property::ValidDeref);
        match effect {
            Stream(_) => self.check_stream(s, arg)?,
            Text(_) | TextIfAny(_) if is_checked => _ = self.read_string(s, arg, None)?,
            WideText(_) if is_checked => _ = self.read_wide(s, arg, None)?,
            WideStart(_, limit) if is_checked => {
                let limit = self.count_argument(c, limit);
                self.read_wide(s, arg, Some(limit))?;
            }
            Reads(_, amount) | ReadsIfAny(_, amount) if is_checked => {
                let count = self.amount(c, arg, amount);
                self.check_range(s, arg, count, false)?;
            }
            Writes(_, amount) | WritesIfAny(_, amount) => {
                let count = self.amount(c, arg, amount);
                self.receive(s, arg, count)?;
            }
            Sets(_, amount) | SetsIfAny(_, amount) => {
                let count = self.amount(c, arg, amount);
                self.receive(s, arg, count)?;
                if let (Count::Known(bytes), Val::Pointer { .. }) = (count, &arg.value) {
                    let (cx, target) = (self.cx, self.target_of(s, arg)?);
                    eval::fill(self, s, cx, (target, None), bytes, Fill::Unknown)?;
                }
            }
            // A wrong base leaves what was there.
            Points(_) if !matches!(c.args.get(2).map(|base| &base.value), None | Some(Val::Bits(0 | 2..=36))) => {
                let bytes = self.cx.program.types.model.pointer_bytes();
                self.receive(s, arg, Count::Known(bytes))?;
                self.step.flags.hidden = true;
            }
            Points(_) => {
                let behind = self.within(&c.args[0].value.clone());
                let (cx, target) = (self.cx, self.target_of(s, arg)?);
                eval::store_at(self, s, cx, target, None, Scalar::Pointer, behind)?;
            }
            Edits(_) | EditsIfAny(_) => self.edit(s, arg)?,
            Text(_) | TextIfAny(_) | WideText(_) | WideStart(..) | Reads(..) | ReadsIfAny(..) => {}
        }
        Ok(())
    }

    fn amount(&mut self, c: &Call, arg: &Argument, amount: Amount) -> Count {
        match amount {
            Exactly(bytes) => Count::Known(bytes),
            Given(index, unit) => self.scaled_argument(c, index, unit),
            Pointee => {
                let types = &self.cx.program.types;
                let size = types.pointee(arg.ty).and_then(|pointee| types.size_of(pointee.ty));
                size.map_or(Count::Unknown, Count::Known)
            }
        }
    }

    /// So many elements of so many bytes as an argument says.
    pub(super) fn scaled_argument(&mut self, c: &Call, index: usize, unit: u64) -> Count {
        let Some(count) = c.args.get(index) else { return Count::Unknown };
        let unit = Argument { value: Val::Bits(unit), ..count.clone() };
        self.product(&Call { args: vec![count.clone(), unit] }, 0).into()
    }

    /// Bytes of a string become others, its end does not move.
    fn edit(&mut self, s: &mut State<Val>, arg: &Argument) -> Ended<()> {
        let Scan::Ends(bytes) = self.scan(s, &arg.value, u64::MAX)? else { return self.doubt_range(s, arg, true) };
        let (cx, target) = (self.cx, self.target_of(s, arg)?);
        eval::fill(self, s, cx, (target, None), bytes.len() as u64, Fill::Unknown)
    }

    fn result_of(&mut self, s: &mut State<Val>, c: &Call, gives: Gives, done: Option<bool>) -> Ended<Option<Val>> {
        let argument = |at: usize| c.args.get(at).map_or(Val::Unknown, |arg| arg.value.clone());
        Ok(Some(match gives {
            Nothing | Number => Val::Unknown,
            Between(least, most) => self.number_between(INT, least, most)?,
            UpTo(at) => match self.count_argument(c, at) {
                Count::Known(most) => {
                    let width = self.cx.program.types.model.pointer_bits();
                    self.number_between(width, -1, most as i128)?
                }
                Count::Term(_) | Count::Unknown => Val::Unknown,
            },
            Within(at) => self.within(&argument(at)),
            Elsewhere => Val::Outside { null: true },
            Success => match done {
                Some(done) => Val::bits(INT_TYPE.from_i128(if done { 0 } else { -1 })),
                None => self.number_between(INT, -1, 0)?,
            },
            ArgumentOrNull(_) | WithinOrNull(_) | Date => match (done, gives) {
                (Some(true), ArgumentOrNull(at)) => argument(at),
                (Some(true), WithinOrNull(at)) => self.within(&argument(at)),
                (Some(true), Date) => return self.static_text(s, c, Static::Date, dates::DATE_BYTES),
                (Some(_), _) => Val::Bits(0),
                (None, _) => return self.found_nowhere(),
            },
            Anything => return self.found_nowhere(),
        }))
    }

    /// A pointer to somewhere in what a pointer leads to.
    pub(super) fn within(&mut self, pointer: &Val) -> Val {
        match *pointer {
            Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => Val::Inside(object),
            Val::Outside { .. } => Val::Outside { null: false },
            _ => {
                self.step.flags.hidden = true;
                Val::Unknown
            }
        }
    }
}

/// Whether a function that succeeded has written so much.
fn is_all(amount: Amount, gives: Gives) -> bool {
    matches!((gives, amount), (Success, Pointee | Exactly(_)) | (ArgumentOrNull(_), Pointee))
}

const INT: u32 = 32;
const INT_TYPE: IntType = IntType::signed(32);
