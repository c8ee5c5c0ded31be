//! Texts from outside in buffers: bytes with names, of which the first that is zero is at an offset that has a name too. What
//! lies behind it was perhaps never written.

use eval::{Accesses, Store};
use memory::Target;
use symbolic::{Origin, WIDTH};
use types::{IntType, Scalar};

use crate::Val;
use crate::library::bytes::offset_term;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;
use crate::prec::Root;

const BYTE: Scalar = Scalar::Int(IntType::unsigned(8));

impl ValueMachine<'_> {
    /// A text of unknown bytes, of which the first that is zero is one of so many.
    pub fn write_text(&mut self, s: &mut Store<Val>, target: Target, bytes: u64) -> StepResult<()> {
        let bits = (u64::BITS - bytes.leading_zeros()) as u64;
        let Some(reasoner) = &mut self.tools.reasoner else { return Ok(()) };
        let (end, unwritten) = (reasoner.fresh(bits, Origin::End), reasoner.never_written(8));
        let end = reasoner.terms.zero_extend(end, WIDTH);
        let last = offset_term(self.terms(), bytes.saturating_sub(1));
        let ends = self.terms().ule(end, last);
        self.constrain(ends)?;
        let is_tracked = self.prec.tracks(Root::Condition(self.at), 0, 1, self.scope);
        for index in 0..bytes {
            let start = u64::try_from(target.offset).unwrap_or(0).saturating_add(index).saturating_mul(8);
            let Some(reasoner) = &mut self.tools.reasoner else { return Ok(()) };
            let byte = reasoner.fresh(8, Origin::Content);
            let terms = &mut reasoner.terms;
            let (at, zero) = (terms.constant(index as u128, WIDTH), terms.constant(0, 8));
            let (within, is_last, is_zero) = (terms.ule(at, end), terms.eq(at, end), terms.eq(byte, zero));
            let same = terms.eq(is_zero, is_last);
            let right = terms.implies(within, same);
            let is_open = self.may_be_uninitialised(s, target.object, start, 8);
            let held = if is_open { self.terms().ite(within, byte, unwritten) } else { byte };
            if is_tracked && self.terms().as_constant(right).is_none() {
                self.step.conditions.push(right, self.at);
            }
            Accesses::overwrites(self, s, target.object, start, 8);
            self.write_number(s, (target.object, start, 8), BYTE, held);
        }
        Ok(())
    }
}
