//! Writes operations, places and expressions.

use types::{Scalar, Type};

use super::implied::{self, implied};
use super::lex::quote;
use super::names::SUFFIXES;
use super::print::{Printer, put};
use crate::precedence::{Level, level, needs_parens};
use crate::{Arg, Bits, CallOp, Callee, Expr, ExprId, ExprKind, Op, Place, PlaceBase, VarId};

impl Printer<'_> {
    // --- Operations --------------------------------------------------------------------------

    pub fn op(&mut self, op: &Op) {
        match op {
            Op::Noop => self.out.push_str("nop"),
            Op::Assume { condition, holds: true } => {
                self.out.push_str("assume ");
                self.expr(*condition, Level::Any);
            }
            Op::Assume { condition, holds: false } => {
                self.out.push_str("assume !(");
                self.expr(*condition, Level::Any);
                self.out.push(')');
            }
            Op::Assign { place, value } => {
                self.result(Some(place));
                self.expr(*value, Level::Any);
            }
            Op::Copy { to, from, bytes } => {
                self.result(Some(to));
                self.out.push_str("copy ");
                self.place(from);
                put!(self, ", {bytes}");
            }
            Op::Zero { place, bytes } => {
                self.result(Some(place));
                put!(self, "zero {bytes}");
            }
            Op::Open(vars) => self.vars("open", vars),
            Op::OpenSized { var, bytes } => {
                put!(self, "open_sized {}, ", self.names.vars[*var]);
                self.expr(*bytes, Level::Any);
            }
            Op::Close(vars) => self.vars("close", vars),
            Op::Call(call) => self.call(call),
            Op::Return(None) => self.out.push_str("return"),
            Op::Return(Some(value)) => {
                self.out.push_str("return ");
                self.arg(value);
            }
            Op::VaStart { list } => self.keyword(None, "va_start", &[*list]),
            Op::VaArg { to, list, ty, bytes } => {
                self.keyword(Some(to), "va_arg", &[*list]);
                self.out.push_str(", ");
                self.ty(*ty);
                put!(self, ", {bytes}");
            }
            Op::VaCopy { to, from } => self.keyword(None, "va_copy", &[*to, *from]),
            Op::VaEnd { list } => self.keyword(None, "va_end", &[*list]),
            Op::Asm(asm) => {
                self.out.push_str("asm ");
                quote(asm.template.as_bytes(), '"', &mut self.out);
                self.out.push_str(" out(");
                self.list(asm.outputs.len(), false, |printer, at| {
                    let (place, bytes) = &asm.outputs[at];
                    put!(printer, "{bytes} ");
                    printer.place(place);
                });
                self.out.push_str(") in(");
                self.list(asm.inputs.len(), false, |printer, at| printer.expr(asm.inputs[at], Level::Any));
                self.out.push(')');
                if asm.clobbers_memory {
                    self.out.push_str(" memory");
                }
                if asm.goes_beyond {
                    self.out.push_str(" beyond");
                }
            }
            Op::ThreadStart { result, thread, routine, argument } => {
                self.keyword(result.as_ref(), "thread_start", &[*thread, *routine, *argument]);
            }
            Op::ThreadJoin { result, thread, value } => {
                self.keyword(result.as_ref(), "thread_join", &[*thread, *value]);
            }
            Op::Lock { result, mutex } => self.keyword(result.as_ref(), "lock", &[*mutex]),
            Op::Unlock { result, mutex } => self.keyword(result.as_ref(), "unlock", &[*mutex]),
            Op::AtomicBegin => self.out.push_str("atomic_begin"),
            Op::AtomicEnd => self.out.push_str("atomic_end"),
            Op::Unsupported(what) => {
                self.out.push_str("unsupported ");
                quote(what.as_bytes(), '"', &mut self.out);
            }
        }
    }

    fn result(&mut self, place: Option<&Place>) {
        if let Some(place) = place {
            self.place(place);
            self.out.push_str(" := ");
        }
    }

    fn vars(&mut self, word: &str, vars: &[VarId]) {
        self.out.push_str(word);
        for (at, &var) in vars.iter().enumerate() {
            put!(self, "{}{}", if at > 0 { ", " } else { " " }, self.names.vars[var]);
        }
    }

    fn keyword(&mut self, result: Option<&Place>, word: &str, operands: &[ExprId]) {
        self.result(result);
        put!(self, "{word} ");
        self.list(operands.len(), false, |printer, at| printer.expr(operands[at], Level::Any));
    }

    fn call(&mut self, call: &CallOp) {
        let p = self.program;
        self.result(call.result.as_ref());
        self.out.push_str("call ");
        let declared = match call.callee {
            Callee::Direct(function) => {
                put!(self, "{}", self.names.functions[function]);
                Some(p.functions[function].ty)
            }
            Callee::Pointer(pointer) => {
                self.out.push('(');
                self.expr(pointer, Level::Any);
                self.out.push(')');
                p.types.pointee(p.exprs[pointer].ty).map(|pointee| pointee.ty)
            }
        };
        self.out.push('(');
        self.list(call.args.len(), false, |printer, at| printer.arg(&call.args[at]));
        self.out.push(')');
        if declared != Some(call.ty) {
            self.out.push_str(" as ");
            self.ty(call.ty);
        }
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Scalar(value) => self.expr(*value, Level::Any),
            Arg::Aggregate { place, ty, bytes } => {
                self.out.push('{');
                self.place(place);
                self.out.push_str(": ");
                self.ty(*ty);
                if self.program.types.size_of(*ty) != Some(*bytes) {
                    put!(self, ", {bytes}");
                }
                self.out.push('}');
            }
        }
    }

    // --- Places and expressions ----------------------------------------------------------------

    fn place(&mut self, place: &Place) {
        self.accessed(place, place.offset != 0 || place.bits.is_some());
    }

    /// With an explicit access, even at offset 0, a type can follow.
    fn accessed(&mut self, place: &Place, explicit: bool) {
        match place.base {
            PlaceBase::Var(var) => put!(self, "{}", self.names.vars[var]),
            PlaceBase::String(string) => put!(self, "@{string}"),
            PlaceBase::Deref(pointer) if explicit => self.expr(pointer, Level::Postfix),
            PlaceBase::Deref(pointer) => {
                self.out.push('*');
                self.expr(pointer, Level::Unary);
            }
        }
        if explicit {
            let arrow = if let PlaceBase::Deref(_) = place.base { "->" } else { "." };
            put!(self, "{arrow}{}", place.offset);
        }
        if let Some(bits) = place.bits {
            put!(self, "{{{},{}}}", bits.start, bits.width);
        }
    }

    fn expr(&mut self, id: ExprId, least: Level) {
        let expr = &self.program.exprs[id];
        match self.untyped_level(expr) {
            Some(level) => self.parenthesised(level < least, |printer| printer.kind(expr)),
            None => {
                self.out.push('(');
                self.kind(expr);
                self.out.push_str(" as ");
                self.ty(expr.ty);
                self.out.push(')');
            }
        }
    }

    fn parenthesised(&mut self, parens: bool, inner: impl FnOnce(&mut Self)) {
        if parens {
            self.out.push('(');
        }
        inner(self);
        if parens {
            self.out.push(')');
        }
    }

    /// How tightly the text of the expression binds; `None` if it must be followed by its type.
    fn untyped_level(&self, expr: &Expr) -> Option<Level> {
        let p = self.program;
        let level = match expr.kind {
            ExprKind::Const(_) | ExprKind::Convert(_) => return Some(Level::Unary),
            // The type follows the access, if it is needed.
            ExprKind::Read(place) if implied::read(p, &place) != Some(expr.ty) => return Some(Level::Unary),
            ExprKind::Read(Place { base: PlaceBase::Deref(_), .. }) => Level::Unary,
            ExprKind::Read(_) | ExprKind::ToBool(_) => Level::Primary,
            ExprKind::Address(_) if p.types.pointee(expr.ty).is_some() => return Some(Level::Unary),
            ExprKind::Address(_) | ExprKind::Function(_) | ExprKind::Unary(..) => Level::Unary,
            ExprKind::Binary(op, ..) => level(op),
            ExprKind::PtrAdd { .. } | ExprKind::PtrDiff { .. } => Level::Sum,
        };
        implied(p, &expr.kind).is(&p.types, expr.ty).then_some(level)
    }

    fn kind(&mut self, expr: &Expr) {
        let p = self.program;
        match expr.kind {
            ExprKind::Const(bits) => self.constant(bits, expr),
            ExprKind::Address(place) => {
                self.out.push('&');
                match p.types.pointee(expr.ty) {
                    Some(pointee) if implied::pointee(p, &place) != Some(pointee) => {
                        self.accessed(&place, true);
                        self.out.push(':');
                        self.ty(pointee);
                    }
                    _ => self.place(&place),
                }
            }
            ExprKind::Function(function) => put!(self, "&{}", self.names.functions[function]),
            ExprKind::Read(place) => {
                if implied::read(p, &place) == Some(expr.ty) {
                    self.place(&place);
                } else {
                    self.accessed(&place, true);
                    self.out.push(':');
                    self.ty(expr.ty);
                }
            }
            ExprKind::Unary(op, operand) => {
                self.out.push_str(op.symbol());
                // `-3` is a constant, `-(3)` an operation.
                let nested = matches!(p.exprs[operand].kind, ExprKind::Const(_) | ExprKind::Unary(..));
                self.parenthesised(nested, |printer| {
                    printer.expr(operand, if nested { Level::Any } else { Level::Unary })
                });
            }
            ExprKind::Binary(op, left, right) => {
                self.operand(level(op), left, true);
                put!(self, " {} ", op.symbol());
                self.operand(level(op), right, false);
            }
            ExprKind::PtrAdd { pointer, index, scale } => {
                self.operand(Level::Sum, pointer, true);
                put!(self, " +[{scale}] ");
                self.operand(Level::Sum, index, false);
            }
            ExprKind::PtrDiff { left, right, scale } => {
                self.operand(Level::Sum, left, true);
                put!(self, " -[{scale}] ");
                self.operand(Level::Sum, right, false);
            }
            ExprKind::Convert(operand) => {
                self.out.push('(');
                self.ty(expr.ty);
                self.out.push(')');
                self.expr(operand, Level::Unary);
            }
            ExprKind::ToBool(operand) => {
                self.out.push_str("bool(");
                self.expr(operand, Level::Any);
                self.out.push(')');
            }
        }
    }

    fn operand(&mut self, parent: Level, id: ExprId, on_left: bool) {
        let parens = match self.untyped_level(&self.program.exprs[id]) {
            Some(level) => needs_parens(parent, level, on_left),
            None => false,
        };
        self.parenthesised(parens, |printer| printer.expr(id, Level::Any));
    }

    fn constant(&mut self, bits: Bits, expr: &Expr) {
        let types = &self.program.types;
        let bits = bits.get();
        match (expr.scalar, types.get(expr.ty)) {
            (Scalar::Int(int), ty) => {
                if int.signed {
                    put!(self, "{}", int.to_i128(bits));
                } else {
                    put!(self, "{bits}");
                }
                let suffix = SUFFIXES.iter().find(|(_, kind)| *ty == Type::Int(*kind));
                if let Some((suffix, _)) = suffix {
                    self.out.push_str(suffix);
                    return;
                }
            }
            (Scalar::Float(_), ty) => {
                if *ty == Type::Float(types::FloatKind::F64) && f64::from_bits(bits as u64).is_finite() {
                    put!(self, "{:?}", f64::from_bits(bits as u64));
                    return;
                }
                if *ty == Type::Float(types::FloatKind::F32) && f32::from_bits(bits as u32).is_finite() {
                    put!(self, "{:?}f", f32::from_bits(bits as u32));
                    return;
                }
                put!(self, "bits({bits:#x})");
            }
            (Scalar::Pointer, ty) => {
                if bits == 0 {
                    self.out.push_str("null");
                    if *ty == Type::Pointer(types.void().into()) {
                        return;
                    }
                } else {
                    put!(self, "{bits:#x}");
                }
            }
        }
        self.out.push(':');
        self.ty(expr.ty);
    }
}
