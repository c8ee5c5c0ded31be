//! Undefined behaviour that is neither an invalid access or free nor an overflow. Where nobody asks for it, it ends the
//! execution or has the meaning that machines give it.

use cfa::{CallOp, ExprId, ExprKind, FunctionId};
use eval::VaWanted;
use spec::Fault;
use term::Term;
use types::{IntType, Scalar, TypeId};

use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

/// Of an array whose length is not known before.
pub(crate) const IMPOSSIBLE_SIZE: &str = "the variable-length array has an impossible size";

impl Env<'_> {
    pub fn by_zero_text(&self, x: ExprId) -> String {
        format!("division by zero in `{}`", self.expr_text(x))
    }

    pub fn shift_text(&self, x: ExprId) -> String {
        format!("the shift in `{}` is not by less than the width of the value", self.expr_text(x))
    }

    /// A function with a body is called by the type of `call`.
    pub fn check_signature(&self, call: &CallOp, function: FunctionId) -> StepResult<()> {
        if !self.asks_for(Fault::WrongFunctionType) || call.ty == self.cx.program.functions[function].ty {
            return Ok(());
        }
        match eval::fits(self.cx.program, call, function) {
            Ok(()) => Ok(()),
            Err(message) => Err(self.undefined(Fault::WrongFunctionType, |_| message)),
        }
    }

    /// `va_arg` reads what was passed as this type. What does not fit is read as the bytes that are there.
    pub fn check_passed(&self, wanted: VaWanted, passed: Option<TypeId>) -> StepResult<()> {
        match eval::misread_vararg(self.cx.program, wanted, passed) {
            Some(message) => self.forbid(Fault::LibraryPrecondition, |_| message),
            None => Ok(()),
        }
    }
}

impl ValueMachine<'_> {
    /// It may happen.
    pub fn suspect_fault(&mut self, fault: Fault, message: impl FnOnce(&Env<'_>) -> String) {
        if self.asks_for(fault) {
            self.note(|m| m.fault_found(fault, message(m)));
        }
    }

    /// It happens where `wrong` holds. Goes on where it does not.
    pub fn undefined_if(
        &mut self,
        fault: Fault,
        wrong: Term,
        message: impl FnOnce(&Env<'_>) -> String,
    ) -> StepResult<()> {
        if self.asks_for(fault) {
            return self.check_never(wrong, |m| m.fault_found(fault, message(m)));
        }
        let right = self.terms().not(wrong);
        self.constrain(right)
    }

    /// A floating-point number becomes an integer, which it may not fit.
    pub fn check_conversion(&mut self, x: Option<ExprId>, from: Scalar, to: Scalar, a: &Val) -> StepResult<()> {
        let (Scalar::Float(kind), Scalar::Int(int)) = (from, to) else { return Ok(()) };
        if !self.asks_for(Fault::FloatConversion) {
            return Ok(());
        }
        let text = |m: &Env<'_>| {
            let number = x.map_or_else(|| "a number".to_owned(), |x| format!("`{}`", m.expr_text(x)));
            format!("{number} may not fit an integer of {} bits", int.width)
        };
        if let Some(bits) = a.constant() {
            return match kind.to_int(int, bits) {
                Some(_) => Ok(()),
                None => Err(self.undefined(Fault::FloatConversion, text)),
            };
        }
        match self.number(a, kind.value_bits() as u64) {
            Some(term) => {
                let terms = self.terms();
                let fits = terms.float_fits(kind, int, term);
                let wrong = terms.not(fits);
                self.undefined_if(Fault::FloatConversion, wrong, text)
            }
            None => {
                self.suspect_fault(Fault::FloatConversion, text);
                Ok(())
            }
        }
    }

    /// An address is computed of one that is null, where it is no offset of a member that is asked for.
    pub fn check_moved(&mut self, x: ExprId, pointer: &Val, index: &Val, index_type: IntType) -> StepResult<()> {
        if !self.asks_for(Fault::PointerArithmetic)
            || index.constant().is_some_and(|index| index_type.to_i128(index) == 0)
            || matches!(self.cx.program.exprs[x].kind, ExprKind::Address(_))
        {
            return Ok(());
        }
        let text = |m: &Env<'_>| format!("arithmetic on a null pointer in `{}`", m.expr_text(x));
        match pointer {
            Val::Bits(0) if index.constant().is_some() => Err(self.undefined(Fault::PointerArithmetic, text)),
            Val::Bits(0)
            | Val::Outside { null: true }
            | Val::Escaped { null: true }
            | Val::Unknown
            | Val::Term { .. } => {
                self.suspect_fault(Fault::PointerArithmetic, text);
                Ok(())
            }
            Val::Bits(_)
            | Val::Wide(_)
            | Val::Perhaps { .. }
            | Val::Pointer { .. }
            | Val::Part(_)
            | Val::At { .. }
            | Val::Node { .. }
            | Val::Inside(_)
            | Val::Outside { null: false }
            | Val::Escaped { null: false }
            | Val::Dangling(_) => Ok(()),
        }
    }

    /// Pointers are subtracted: they lead into one object, and so many elements apart.
    pub fn check_distance(&mut self, x: ExprId, left: &Val, right: &Val, scale: u64) -> StepResult<()> {
        if !self.asks_for(Fault::PointerArithmetic) {
            return Ok(());
        }
        let text = |m: &Env<'_>| format!("subtraction of pointers to different objects in `{}`", m.expr_text(x));
        match (left, right) {
            (Val::Pointer { object: p, offset: i }, Val::Pointer { object: q, offset: j }) if p == q => {
                match i.wrapping_sub(*j).wrapping_rem((scale as i64).max(1)) {
                    0 => Ok(()),
                    _ => Err(self.undefined(Fault::PointerArithmetic, |m| {
                        format!("the distance in `{}` is no multiple of {scale} bytes", m.expr_text(x))
                    })),
                }
            }
            (Val::Pointer { object: p, .. }, Val::Pointer { object: q, .. }) if p != q => {
                Err(self.undefined(Fault::PointerArithmetic, text))
            }
            (Val::Bits(_), Val::Bits(_)) => Ok(()),
            _ => {
                if let (Some((p, i)), Some((q, j))) = (self.offset_of(left), self.offset_of(right))
                    && p == q
                {
                    let terms = self.terms();
                    let bytes = terms.sub(i, j);
                    let scale = terms.constant(scale.max(1) as u128, symbolic::WIDTH);
                    let rest = terms.binary(term::Binary::Srem, bytes, scale);
                    let wrong = terms.is_nonzero(rest);
                    return self.undefined_if(Fault::PointerArithmetic, wrong, text);
                }
                self.suspect_fault(Fault::PointerArithmetic, text);
                Ok(())
            }
        }
    }
}
