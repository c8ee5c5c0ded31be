//! Constant expressions: integers and floats by exact arithmetic, addresses as a base and an offset.
//!
//! As liberal as gcc's folding: what is not evaluated need not be constant, casts from floats are folded. Division by
//! zero is not constant, nor are conversions of floats out of range, but in initialisers of static objects.

mod sample;

use types::{IntType, Scalar, TypeId};

use crate::Cx;
use crate::expr::Ex;
use crate::typed::{
    BinaryOp, ConvertKind, ExprId, ExprKind, FunctionId, Init, InitValue, LabelId, Storage, StringId, UnaryOp, VarId,
};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Const {
    /// An integer or an absolute address: the bit pattern.
    Int(u128),
    Float(u128),
    Address(Base, i128),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    Var(VarId),
    Str(StringId),
    Function(FunctionId),
    Label(LabelId),
}

struct Folder<'c, 'a> {
    cx: &'c Cx<'a>,
    /// Initialisers may read constants that have initialisers, as in gcc since version 8.
    const_objects: bool,
    /// The value of [`ExprKind::Operand`].
    operand: Option<Const>,
    /// Values that are not known are made up from this.
    sample: Option<sample::Sample<'c>>,
}

impl Cx<'_> {
    /// The value of an integer constant expression.
    pub(crate) fn fold_int(&self, e: Ex) -> Option<i128> {
        if e.is_error() { None } else { self.fold_id(e.id) }
    }
    pub(crate) fn fold_id(&self, id: ExprId) -> Option<i128> {
        let int = self.types.int_type(self.exprs[id].ty)?;
        match self.folder(false).eval(id)? {
            Const::Int(bits) => Some(int.to_i128(bits)),
            _ => None,
        }
    }
    pub(crate) fn fold(&self, id: ExprId) -> Option<Const> {
        self.folder(false).eval(id)
    }
    /// Whether a static object may be initialised with it.
    pub(crate) fn is_static_constant(&self, id: ExprId) -> bool {
        self.folder(true).eval(id).is_some()
    }
    fn folder(&self, const_objects: bool) -> Folder<'_, '_> {
        Folder { cx: self, const_objects, operand: None, sample: None }
    }
}

impl Folder<'_, '_> {
    fn eval(&mut self, id: ExprId) -> Option<Const> {
        let value = stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.eval_here(id));
        value.or_else(|| self.made_up(id, self.sample?))
    }

    fn eval_here(&mut self, id: ExprId) -> Option<Const> {
        let cx = self.cx;
        let expr = &cx.exprs[id];
        match expr.kind {
            ExprKind::Int(bits) => Some(Const::Int(bits)),
            ExprKind::Float(bits) => Some(Const::Float(bits)),
            ExprKind::Decay(lvalue) | ExprKind::AddressOf(lvalue) => self.address(lvalue),
            ExprKind::LabelAddress(label) => Some(Const::Address(Base::Label(label), 0)),
            ExprKind::Operand => self.operand,
            ExprKind::Load(lvalue) if self.const_objects => self.load(lvalue),
            ExprKind::Unary(op, operand) => {
                let value = self.eval(operand)?;
                self.unary(op, value, expr.ty)
            }
            ExprKind::Binary(op, left, right) => {
                let (a, b) = (self.eval(left)?, self.eval(right)?);
                self.binary(op, a, b, cx.exprs[left].ty, cx.exprs[right].ty)
            }
            ExprKind::PtrAdd { pointer, index, subtract } => {
                let (pointer, index) = (self.eval(pointer)?, self.integer(index)?);
                let size = i128::from(cx.size_or_one(cx.types.pointee(expr.ty)?.ty)?);
                let offset = if subtract { -index } else { index }.checked_mul(size)?;
                self.offset(pointer, offset)
            }
            ExprKind::PtrDiff(left, right) => {
                let (a, b) = (self.eval(left)?, self.eval(right)?);
                let size = i128::from(cx.size_or_one(cx.types.pointee(cx.exprs[left].ty)?.ty)?);
                let bytes = match (a, b) {
                    // The difference of two labels is a constant of the assembler; its value does not matter here.
                    (Const::Address(Base::Label(_), _), Const::Address(Base::Label(_), _)) if self.const_objects => 0,
                    (Const::Address(x, i), Const::Address(y, j)) if x == y => i - j,
                    (Const::Int(i), Const::Int(j)) => i as i128 - j as i128,
                    _ => return None,
                };
                let int = cx.types.int_type(expr.ty)?;
                (size != 0).then(|| Const::Int(int.from_i128(bytes / size)))
            }
            ExprKind::LogicalNot(operand) => self.truth(operand).map(|truth| Const::Int((!truth).into())),
            ExprKind::LogicalAnd(left, right) => match self.truth(left)? {
                false => Some(Const::Int(0)),
                true => self.truth(right).map(|truth| Const::Int(truth.into())),
            },
            ExprKind::LogicalOr(left, right) => match self.truth(left)? {
                true => Some(Const::Int(1)),
                false => self.truth(right).map(|truth| Const::Int(truth.into())),
            },
            ExprKind::Conditional { condition, then, otherwise } => {
                if self.truth(condition)? {
                    self.eval(then)
                } else {
                    self.eval(otherwise)
                }
            }
            ExprKind::ConditionalOmitted { condition, then, otherwise } => {
                let value = self.eval(condition)?;
                if !self.is_true(value, cx.exprs[condition].ty)? {
                    return self.eval(otherwise);
                }
                let outer = self.operand.replace(value);
                let result = self.eval(then);
                self.operand = outer;
                result
            }
            ExprKind::Comma(left, right) => {
                self.eval(left)?;
                self.eval(right)
            }
            ExprKind::Convert(kind, operand) => {
                let value = self.eval(operand)?;
                self.convert(kind, value, cx.exprs[operand].ty, expr.ty)
            }
            ExprKind::Call { callee, ref args } => self.call(callee, args),
            // In C no constant, but in initialisers to gcc.
            ExprKind::StmtExpr { .. } if self.sample.is_some() || self.const_objects => {
                let value = cx.bare_value(id);
                if value == id { None } else { self.eval(value) }
            }
            _ => None,
        }
    }

    /// The address of an lvalue or function designator.
    fn address(&mut self, id: ExprId) -> Option<Const> {
        let cx = self.cx;
        match cx.exprs[id].kind {
            ExprKind::Var(var) | ExprKind::CompoundLiteral(var) => match cx.vars[var].storage {
                Storage::Static | Storage::External => Some(Const::Address(Base::Var(var), 0)),
                Storage::ThreadLocal | Storage::Auto | Storage::Param => None,
            },
            ExprKind::Str(string) => Some(Const::Address(Base::Str(string), 0)),
            ExprKind::Function(function) => Some(Const::Address(Base::Function(function), 0)),
            ExprKind::Deref(pointer) => self.eval(pointer),
            ExprKind::Member { base, bit_offset, bit_width: None } => {
                let base = self.address(base)?;
                self.offset(base, i128::from(bit_offset / 8))
            }
            _ => None,
        }
    }

    fn offset(&self, pointer: Const, offset: i128) -> Option<Const> {
        match pointer {
            Const::Address(base, at) => Some(Const::Address(base, at.checked_add(offset)?)),
            Const::Int(bits) => {
                let int = self.cx.types.pointer_int();
                Some(Const::Int(int.from_i128((bits as i128).checked_add(offset)?)))
            }
            Const::Float(_) => None,
        }
    }

    fn load(&mut self, lvalue: ExprId) -> Option<Const> {
        let cx = self.cx;
        let ty = cx.exprs[lvalue].ty;
        match self.address(lvalue)? {
            Const::Address(Base::Var(var), offset) => {
                let var = &cx.vars[var];
                let quals = cx.types.strip_arrays(var.ty).quals;
                if !quals.is_const || quals.is_volatile || var.storage != Storage::Static || var.weak {
                    return None;
                }
                match var.init.as_ref()? {
                    Init::Expr(init) => (offset == 0 && cx.exprs[*init].ty == ty).then(|| self.eval(*init))?,
                    Init::Stores { stores, .. } => {
                        let bit_offset = u64::try_from(offset).ok()?.checked_mul(8)?;
                        let index = stores.binary_search_by_key(&bit_offset, |store| store.bit_offset).ok()?;
                        match stores[index].value {
                            InitValue::Expr(init) if cx.exprs[init].ty == ty => self.eval(init),
                            _ => None,
                        }
                    }
                }
            }
            Const::Address(Base::Str(string), offset) => {
                let unit = cx.types.element(cx.strings[string].ty)?;
                let byte = *cx.strings[string].bytes.get(usize::try_from(offset).ok()?)?;
                (cx.types.size_of(unit.ty) == Some(1) && unit.ty == ty).then_some(Const::Int(byte.into()))
            }
            _ => None,
        }
    }

    fn integer(&mut self, id: ExprId) -> Option<i128> {
        let int = self.cx.types.int_type(self.cx.exprs[id].ty)?;
        match self.eval(id)? {
            Const::Int(bits) => Some(int.to_i128(bits)),
            _ => None,
        }
    }

    fn truth(&mut self, id: ExprId) -> Option<bool> {
        let value = self.eval(id)?;
        self.is_true(value, self.cx.exprs[id].ty)
    }

    fn is_true(&self, value: Const, ty: TypeId) -> Option<bool> {
        Some(match value {
            Const::Int(bits) => bits != 0,
            Const::Float(bits) => !self.cx.types.float_kind(ty)?.is_zero(bits),
            Const::Address(base, _) if self.may_be_null(base) => return None,
            Const::Address(..) => true,
        })
    }

    /// What is weak may be missing, and a definition of it may be replaced.
    fn may_be_null(&self, base: Base) -> bool {
        match base {
            Base::Var(var) => self.cx.vars[var].weak,
            Base::Function(function) => self.cx.functions[function].weak,
            Base::Str(_) | Base::Label(_) => false,
        }
    }

    fn unary(&self, op: UnaryOp, value: Const, ty: TypeId) -> Option<Const> {
        match (value, self.cx.types.scalar(ty)?) {
            (Const::Int(bits), Scalar::Int(int)) => Some(Const::Int(match op {
                UnaryOp::Neg => int.neg(bits).bits,
                UnaryOp::BitNot => int.not(bits),
            })),
            (Const::Float(bits), Scalar::Float(kind)) if op == UnaryOp::Neg => Some(Const::Float(kind.neg(bits))),
            _ => None,
        }
    }

    fn binary(&self, op: BinaryOp, a: Const, b: Const, ty: TypeId, right: TypeId) -> Option<Const> {
        let types = &self.cx.types;
        match (a, b) {
            (Const::Int(x), Const::Int(y)) => {
                let int = types.int_type(ty).unwrap_or(types.pointer_int());
                let right = types.int_type(right).unwrap_or(int);
                if self.sample.is_some() && int.signed && overflows(op, int, x, y) {
                    return None;
                }
                int_op(op, int, x, y, right).map(Const::Int)
            }
            (Const::Float(x), Const::Float(y)) => {
                let kind = types.float_kind(ty)?;
                let order = kind.compare(x, y);
                let value = match op {
                    BinaryOp::Add => kind.add(x, y),
                    BinaryOp::Sub => kind.sub(x, y),
                    BinaryOp::Mul => kind.mul(x, y),
                    BinaryOp::Div => kind.div(x, y),
                    BinaryOp::Eq => return Some(Const::Int(order.is_some_and(|o| o.is_eq()).into())),
                    BinaryOp::Ne => return Some(Const::Int((!order.is_some_and(|o| o.is_eq())).into())),
                    BinaryOp::Lt => return Some(Const::Int(order.is_some_and(|o| o.is_lt()).into())),
                    BinaryOp::Le => return Some(Const::Int(order.is_some_and(|o| o.is_le()).into())),
                    BinaryOp::Gt => return Some(Const::Int(order.is_some_and(|o| o.is_gt()).into())),
                    BinaryOp::Ge => return Some(Const::Int(order.is_some_and(|o| o.is_ge()).into())),
                    _ => return None,
                };
                Some(Const::Float(value))
            }
            (Const::Address(x, i), Const::Address(y, j)) => match op {
                BinaryOp::Sub if x == y => Some(Const::Int(types.int_type(ty)?.from_i128(i - j))),
                BinaryOp::Eq if x == y => Some(Const::Int((i == j).into())),
                BinaryOp::Ne if x == y => Some(Const::Int((i != j).into())),
                BinaryOp::Lt if x == y => Some(Const::Int((i < j).into())),
                BinaryOp::Le if x == y => Some(Const::Int((i <= j).into())),
                BinaryOp::Gt if x == y => Some(Const::Int((i > j).into())),
                BinaryOp::Ge if x == y => Some(Const::Int((i >= j).into())),
                _ => None,
            },
            (Const::Address(base, _), Const::Int(0)) | (Const::Int(0), Const::Address(base, _))
                if matches!(op, BinaryOp::Eq | BinaryOp::Ne) && !self.may_be_null(base) =>
            {
                Some(Const::Int((op == BinaryOp::Ne).into()))
            }
            (address @ Const::Address(..), Const::Int(bits)) => {
                let value = types.int_type(ty)?.to_i128(bits);
                match op {
                    BinaryOp::Add => self.offset(address, value),
                    BinaryOp::Sub => self.offset(address, -value),
                    _ => None,
                }
            }
            (Const::Int(bits), address @ Const::Address(..)) if op == BinaryOp::Add => {
                let value = types.int_type(ty)?.to_i128(bits);
                self.offset(address, value)
            }
            _ => None,
        }
    }

    fn convert(&self, kind: ConvertKind, value: Const, from: TypeId, to: TypeId) -> Option<Const> {
        let types = &self.cx.types;
        let as_int = |ty: TypeId| types.int_type(ty).unwrap_or(types.pointer_int());
        match (kind, value) {
            (ConvertKind::ToBool, _) => self.is_true(value, from).map(|truth| Const::Int(truth.into())),
            (ConvertKind::Int | ConvertKind::PtrToInt | ConvertKind::IntToPtr, Const::Int(bits)) => {
                Some(Const::Int(as_int(from).convert(as_int(to), bits)))
            }
            (ConvertKind::Ptr, _) => Some(value),
            (ConvertKind::Int | ConvertKind::PtrToInt | ConvertKind::IntToPtr, Const::Address(..)) => {
                (as_int(to).width >= types.pointer_int().width).then_some(value)
            }
            (ConvertKind::IntToFloat, Const::Int(bits)) => {
                Some(Const::Float(types.float_kind(to)?.from_int(as_int(from), bits)))
            }
            (ConvertKind::FloatToInt, Const::Float(bits)) => {
                let int = types.float_kind(from)?.to_int(as_int(to), bits);
                // An execution stops there, so the value does not matter.
                int.or(self.const_objects.then_some(0)).map(Const::Int)
            }
            (ConvertKind::Float, Const::Float(bits)) => {
                Some(Const::Float(types.float_kind(from)?.convert(types.float_kind(to)?, bits)))
            }
            _ => None,
        }
    }

    /// Built-in functions of integers that gcc folds.
    fn call(&mut self, callee: ExprId, args: &[ExprId]) -> Option<Const> {
        let ExprKind::Function(function) = self.cx.exprs[callee].kind else { return None };
        let name = self.cx.name(self.cx.functions[function].name);
        let name = name.strip_prefix("__builtin_").or(name.starts_with("ffs").then_some(name))?;
        if let Some(op) = name.strip_suffix("_overflow_p") {
            return self.overflows(op, args).map(|overflows| Const::Int(overflows.into()));
        }
        let &[arg] = args else { return None };
        let int = self.cx.types.int_type(self.cx.exprs[arg].ty)?;
        let Const::Int(bits) = self.eval(arg)? else { return None };
        let width = u32::from(int.width);
        Some(Const::Int(match name.trim_end_matches('l') {
            "bswap16" => (bits as u16).swap_bytes().into(),
            "bswap32" => (bits as u32).swap_bytes().into(),
            "bswap64" => (bits as u64).swap_bytes().into(),
            "popcount" => bits.count_ones().into(),
            "parity" => (bits.count_ones() & 1).into(),
            "ffs" => if bits == 0 { 0 } else { bits.trailing_zeros() + 1 }.into(),
            "clz" if bits != 0 => (bits.leading_zeros() - (128 - width)).into(),
            "ctz" if bits != 0 => bits.trailing_zeros().into(),
            _ => return None,
        }))
    }
}

impl Folder<'_, '_> {
    fn overflows(&mut self, op: &str, args: &[ExprId]) -> Option<bool> {
        let &[a, b, like] = args else { return None };
        let is_wide = |&e: &ExprId| self.cx.types.int_type(self.cx.exprs[e].ty).is_none_or(|int| int.width > 64);
        if args.iter().any(is_wide) {
            return None;
        }
        let int = self.cx.types.int_type(self.cx.exprs[like].ty)?;
        let (a, b) = (self.integer(a)?, self.integer(b)?);
        let exact = match op {
            "add" => a.checked_add(b),
            "sub" => a.checked_sub(b),
            "mul" => a.checked_mul(b),
            _ => return None,
        };
        Some(!exact.is_some_and(|exact| int.fits_i128(exact)))
    }
}

fn overflows(op: BinaryOp, int: IntType, x: u128, y: u128) -> bool {
    match op {
        BinaryOp::Add => int.add(x, y).overflow,
        BinaryOp::Sub => int.sub(x, y).overflow,
        BinaryOp::Mul => int.mul(x, y).overflow,
        _ => false,
    }
}

fn int_op(op: BinaryOp, int: IntType, x: u128, y: u128, right: IntType) -> Option<u128> {
    let order = int.compare(x, y);
    Some(match op {
        BinaryOp::Add => int.add(x, y).bits,
        BinaryOp::Sub => int.sub(x, y).bits,
        BinaryOp::Mul => int.mul(x, y).bits,
        BinaryOp::Div => int.div(x, y)?.bits,
        BinaryOp::Rem => int.rem(x, y)?.bits,
        BinaryOp::Shl | BinaryOp::Shr => {
            let amount = u32::try_from(right.to_i128(y)).ok().filter(|&amount| amount < u32::from(int.width))?;
            if op == BinaryOp::Shl { int.shl(x, amount).bits } else { int.shr(x, amount) }
        }
        BinaryOp::And => int.and(x, y),
        BinaryOp::Or => int.or(x, y),
        BinaryOp::Xor => int.xor(x, y),
        BinaryOp::Eq => order.is_eq().into(),
        BinaryOp::Ne => order.is_ne().into(),
        BinaryOp::Lt => order.is_lt().into(),
        BinaryOp::Le => order.is_le().into(),
        BinaryOp::Gt => order.is_gt().into(),
        BinaryOp::Ge => order.is_ge().into(),
    })
}
