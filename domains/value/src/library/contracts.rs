//! Calls by the specification in the table of library functions alone: what contracts say of them.

use eval::Store;
use library::{Access, Argument as Which, Effect, Extent, Function, Gives};
use memory::Fill;
use spec::Property;
use types::{IntType, Scalar};

use super::bytes::Count;
use super::dates;
use super::statics::Static;
use super::text::Scan;
use super::{Argument, Call};
use crate::Val;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

impl ValueMachine<'_> {
    pub(super) fn keep_contract(
        &mut self,
        s: &mut Store<Val>,
        c: &Call,
        contract: &Function,
    ) -> StepResult<Option<Val>> {
        let done = match contract.gives {
            Gives::Success | Gives::ArgumentOrNull(_) | Gives::WithinOrNull(_) | Gives::Date => self.succeeds()?,
            _ => None,
        };
        let is_done = done == Some(true);
        for &effect in &contract.effects {
            let sets_all = is_done && effect.access == Access::Writes && is_all(effect.extent, contract.gives);
            let access = if sets_all { Access::Sets } else { effect.access };
            self.take_effect(s, c, Effect { access, ..effect })?;
        }
        self.result_of(s, c, contract.gives, done)
    }

    fn take_effect(&mut self, s: &mut Store<Val>, c: &Call, effect: Effect) -> StepResult<()> {
        let Which::Number(at) = effect.argument else { return Ok(()) };
        let Some(arg) = c.args.get(at) else {
            self.note(|m| m.unsupported_target("a library function with too few arguments"));
            return Ok(());
        };
        if effect.may_be_null && arg.value == Val::Bits(0) {
            return Ok(());
        }
        let is_checked = self.options.properties.contains(Property::ValidDeref);
        match (effect.access, effect.extent) {
            (Access::Stream, _) => self.check_stream(s, arg)?,
            (Access::Reads, _) if !is_checked => {}
            (Access::Reads, Extent::Zero { unit: 1, limit: None }) => _ = self.read_string(s, arg, None)?,
            (Access::Reads, Extent::Zero { limit, .. }) => {
                let limit = limit.map(|limit| self.count_argument(c, limit));
                self.read_wide(s, arg, limit)?;
            }
            (Access::Reads, extent) => {
                let count = self.amount(c, arg, extent);
                self.check_range(s, arg, count, false)?;
            }
            (Access::Writes, extent) => {
                let count = self.amount(c, arg, extent);
                self.receive(s, arg, count)?;
            }
            (Access::Sets, extent) => {
                let count = self.amount(c, arg, extent);
                self.receive(s, arg, count)?;
                if let (Count::Known(bytes), Val::Pointer { .. }) = (count, &arg.value) {
                    let (cx, target) = (self.cx, self.target_of(s, arg)?);
                    eval::fill(self, s, cx, (target, None), bytes, Fill::Unknown)?;
                }
            }
            // A wrong base leaves what was there.
            (Access::Points, _)
                if !matches!(c.args.get(2).map(|base| &base.value), None | Some(Val::Bits(0 | 2..=36))) =>
            {
                let bytes = self.cx.program.types.model.pointer_bytes();
                self.receive(s, arg, Count::Known(bytes))?;
                self.step.flags.hidden = true;
            }
            (Access::Points, _) => {
                let behind = self.within(&c.args[0].value.clone());
                let (cx, target) = (self.cx, self.target_of(s, arg)?);
                eval::store_at(self, s, cx, target, None, Scalar::Pointer, behind)?;
            }
            (Access::Edits, _) => self.edit(s, arg)?,
            // No contract has these.
            (Access::Allocates | Access::Frees | Access::Keeps | Access::Calls, _) => {}
        }
        Ok(())
    }

    fn amount(&mut self, c: &Call, arg: &Argument, extent: Extent) -> Count {
        match extent {
            Extent::Bytes(bytes) => Count::Known(bytes),
            Extent::Elements(index, unit) => self.scaled_argument(c, index, unit),
            Extent::Pointee => {
                let types = &self.cx.program.types;
                let size = types.pointee(arg.ty).and_then(|pointee| types.size_of(pointee.ty));
                size.map_or(Count::Unknown, Count::Known)
            }
            // No contract has these.
            Extent::Product(..) | Extent::Zero { .. } | Extent::Text(_) | Extent::Object | Extent::Deep => {
                Count::Unknown
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
    fn edit(&mut self, s: &mut Store<Val>, arg: &Argument) -> StepResult<()> {
        let Scan::Ends(bytes) = self.scan(s, &arg.value, u64::MAX)? else { return self.doubt_range(s, arg, true) };
        let (cx, target) = (self.cx, self.target_of(s, arg)?);
        eval::fill(self, s, cx, (target, None), bytes.len() as u64, Fill::Unknown)
    }

    fn result_of(&mut self, s: &mut Store<Val>, c: &Call, gives: Gives, done: Option<bool>) -> StepResult<Option<Val>> {
        let argument = |at: usize| c.args.get(at).map_or(Val::Unknown, |arg| arg.value.clone());
        Ok(Some(match gives {
            Gives::Nothing | Gives::Number => Val::Unknown,
            Gives::Between(least, most) => self.number_between(INT, least, most)?,
            Gives::UpTo(at) => match self.count_argument(c, at) {
                Count::Known(most) => {
                    let width = self.cx.program.types.model.pointer_bits();
                    self.number_between(width, -1, most as i128)?
                }
                Count::Term(_) | Count::Unknown => Val::Unknown,
            },
            Gives::Within(at) => self.within(&argument(at)),
            Gives::ElsewhereOrNull => Val::Outside { null: true },
            Gives::Success => match done {
                Some(done) => Val::bits(INT_TYPE.from_i128(if done { 0 } else { -1 })),
                None => self.number_between(INT, -1, 0)?,
            },
            Gives::ArgumentOrNull(_) | Gives::WithinOrNull(_) | Gives::Date => match (done, gives) {
                (Some(true), Gives::ArgumentOrNull(at)) => argument(at),
                (Some(true), Gives::WithinOrNull(at)) => self.within(&argument(at)),
                (Some(true), Gives::Date) => return self.static_text(s, c, Static::Date, dates::DATE_BYTES),
                (Some(_), _) => Val::Bits(0),
                (None, _) => return self.found_nowhere(),
            },
            // No contract has one of the others.
            Gives::Anything | Gives::Argument(_) | Gives::Block | Gives::BlockOrNull | Gives::Elsewhere => {
                return self.found_nowhere();
            }
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
fn is_all(extent: Extent, gives: Gives) -> bool {
    matches!(
        (gives, extent),
        (Gives::Success, Extent::Pointee | Extent::Bytes(_)) | (Gives::ArgumentOrNull(_), Extent::Pointee)
    )
}

const INT: u32 = 32;
const INT_TYPE: IntType = IntType::signed(32);
