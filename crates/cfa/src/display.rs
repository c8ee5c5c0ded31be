//! Expressions, places and operations in the words of the program: `list->next`, `a[i]`, `x.f`, `*p`.
//!
//! Offsets are turned back into members and elements with the help of types, and conversions are written only where
//! they change the value or where the text would mean another operation without them. The result is for people:
//! it need not compile, and different expressions may have the same text.

mod path;

use std::cell::Cell;
use std::fmt::Write;

use index::FxHashSet;
use types::{FloatKind, IntKind, IntType, QualType, Scalar, Type, TypeId};

use crate::precedence::{Level, level, needs_parens};
use crate::{
    Arg, BinaryOp, Bits, CallOp, Callee, Effects, Expr, ExprId, ExprKind, Op, Place, PlaceBase, Program, Storage,
    StringId, VarId,
};
use path::Target;

/// Longer string literals are cut.
const LONGEST_STRING: usize = 40;

pub fn expr_to_c(program: &Program, expr: ExprId) -> String {
    Writer { program, fuel: &Cell::new(FUEL), names_calls: true }.expr(expr).0
}

/// `ty` is the type of what the place holds.
pub fn place_to_c(program: &Program, place: &Place, ty: TypeId) -> String {
    Writer { program, fuel: &Cell::new(FUEL), names_calls: true }.place(place, Target::Type(ty)).0
}

pub fn op_to_c(program: &Program, op: &Op) -> String {
    Writer { program, fuel: &Cell::new(FUEL), names_calls: false }.op(op)
}

/// A step of an execution: what a call gave is named by the call, which is a step before.
pub fn step_to_c(program: &Program, op: &Op) -> String {
    Writer { program, fuel: &Cell::new(FUEL), names_calls: true }.op(op)
}

/// The condition of an [`Op::Assume`]: what holds once its edge was taken.
pub fn assume_to_c(program: &Program, condition: ExprId, holds: bool) -> String {
    Writer { program, fuel: &Cell::new(FUEL), names_calls: false }.condition(condition, holds)
}

/// A text and how tightly it binds.
type Piece = (String, Level);

#[derive(Clone, Copy)]
struct Writer<'a> {
    program: &'a Program,
    /// How many more times an object is looked for. Failed searches multiply in chains of addresses and dereferences;
    /// without fuel, offsets are written as they are.
    fuel: &'a Cell<u32>,
    /// Temporaries that hold what a call gave are written as that call.
    names_calls: bool,
}

const FUEL: u32 = 10_000;
/// What it costs to write a call within an expression.
const CALL: u32 = 1_000;

impl Writer<'_> {
    // --- Operations --------------------------------------------------------------------------

    fn op(self, op: &Op) -> String {
        match op {
            Op::Noop => String::new(),
            Op::Assume { condition, holds } => format!("[{}]", self.condition(*condition, *holds)),
            Op::Assign { place, value } => {
                let ty = self.program.exprs[*value].ty;
                format!("{} = {}", self.place(place, Target::Type(ty)).0, self.expr(*value).0)
            }
            Op::Copy { to, from, bytes } => {
                let target = Target::Bytes(*bytes);
                match (self.object(to, target), self.object(from, target)) {
                    (Some(to), Some(from)) => format!("{} = {}", to.0, from.0),
                    _ => format!("memcpy({}, {}, {bytes})", self.address(to, None).0, self.address(from, None).0),
                }
            }
            Op::Zero { place, bytes } => match self.object(place, Target::Bytes(*bytes)) {
                Some(object) => format!("{} = {{0}}", object.0),
                None => format!("memset({}, 0, {bytes})", self.address(place, None).0),
            },
            Op::Open(vars) => format!("enter scope of {}", self.vars(vars)),
            Op::OpenSized { var, bytes } => {
                format!("enter scope of {} with {} bytes", self.vars(&[*var]), self.expr(*bytes).0)
            }
            Op::Close(vars) => format!("leave scope of {}", self.vars(vars)),
            Op::Call(call) => self.call(call),
            Op::Return(None) => "return".to_owned(),
            Op::Return(Some(value)) => format!("return {}", self.arg(value)),
            Op::VaStart { list } => format!("va_start({})", self.list(*list)),
            Op::VaArg { to, list, ty, .. } => {
                let place = self.place(to, Target::Type(*ty)).0;
                format!("{place} = va_arg({}, {})", self.list(*list), self.ty(*ty))
            }
            Op::VaCopy { to, from } => format!("va_copy({}, {})", self.list(*to), self.list(*from)),
            Op::VaEnd { list } => format!("va_end({})", self.list(*list)),
            Op::Asm(asm) => format!("asm({:?})", asm.template),
            Op::ThreadStart { result, thread, routine, argument } => {
                self.builtin(result, "pthread_create", &[Some(*thread), None, Some(*routine), Some(*argument)])
            }
            Op::ThreadJoin { result, thread, value } => {
                self.builtin(result, "pthread_join", &[Some(*thread), Some(*value)])
            }
            Op::Lock { result, mutex } => self.builtin(result, "pthread_mutex_lock", &[Some(*mutex)]),
            Op::Unlock { result, mutex } => self.builtin(result, "pthread_mutex_unlock", &[Some(*mutex)]),
            Op::AtomicBegin => "begin atomic".to_owned(),
            Op::AtomicEnd => "end atomic".to_owned(),
            Op::Unsupported(what) => format!("unsupported: {what}"),
        }
    }

    fn call(self, call: &CallOp) -> String {
        let result = Writer { names_calls: false, ..self };
        let result = match (call.result, self.program.types.as_function(call.ty)) {
            (Some(place), Some(ty)) => format!("{} = ", result.place(&place, Target::Type(ty.result.ty)).0),
            (Some(place), None) => format!("{} = ", result.place(&place, Target::Any).0),
            (None, _) => String::new(),
        };
        let callee = match call.callee {
            Callee::Direct(function) => self.program.name(self.program.functions[function].name).to_owned(),
            Callee::Pointer(pointer) => within(self.expr(pointer), Level::Postfix),
        };
        let args: Vec<String> = call.args.iter().map(|arg| self.arg(arg)).collect();
        format!("{result}{callee}({})", args.join(", "))
    }

    fn builtin(self, result: &Option<Place>, name: &str, args: &[Option<ExprId>]) -> String {
        let int = self.program.types.int(IntKind::Int);
        let result = result.map_or(String::new(), |place| format!("{} = ", self.place(&place, Target::Type(int)).0));
        let args: Vec<String> = args.iter().map(|arg| arg.map_or("NULL".to_owned(), |arg| self.expr(arg).0)).collect();
        format!("{result}{name}({})", args.join(", "))
    }

    fn arg(self, arg: &Arg) -> String {
        match arg {
            Arg::Scalar(value) => self.expr(*value).0,
            Arg::Aggregate { place, ty, .. } => self.place(place, Target::Type(*ty)).0,
        }
    }

    fn vars(self, vars: &[VarId]) -> String {
        vars.iter().map(|&var| self.program.name(self.program.vars[var].name)).collect::<Vec<_>>().join(", ")
    }

    fn condition(self, condition: ExprId, holds: bool) -> String {
        let expr = &self.program.exprs[condition];
        match expr.kind {
            ExprKind::ToBool(inner) => self.condition(inner, holds),
            ExprKind::Binary(op, left, right) if op.is_comparison() && !holds => {
                let float = matches!(self.program.exprs[left].scalar, Scalar::Float(_));
                match op.negated() {
                    // Not so for a NaN.
                    Some(negated) if !float || matches!(op, BinaryOp::Eq | BinaryOp::Ne) => {
                        self.binary(negated, left, right).0
                    }
                    _ => format!("!({})", self.expr(condition).0),
                }
            }
            _ if holds => self.expr(condition).0,
            _ => format!("!{}", within(self.expr(condition), Level::Unary)),
        }
    }

    // --- Expressions -------------------------------------------------------------------------

    fn expr(self, id: ExprId) -> Piece {
        let expr = &self.program.exprs[id];
        match expr.kind {
            ExprKind::Const(bits) => self.constant(bits, expr),
            ExprKind::Address(place) => self.address(&place, self.program.types.pointee(expr.ty)),
            ExprKind::Function(function) => {
                (self.program.name(self.program.functions[function].name).to_owned(), Level::Primary)
            }
            ExprKind::Read(place) => self.place(&place, Target::Type(expr.ty)),
            ExprKind::Unary(op, operand) => {
                let promoted = self.program.types.promote(self.written_type(operand));
                let keep = self.program.types.scalar(promoted) == Some(expr.scalar);
                let mut text = within(if keep { self.expr(operand) } else { self.cast(operand) }, Level::Unary);
                if text.starts_with(op.symbol()) {
                    text = format!("({text})");
                }
                (format!("{}{text}", op.symbol()), Level::Unary)
            }
            ExprKind::Binary(op, left, right) => self.binary(op, left, right),
            ExprKind::PtrAdd { pointer, index, scale } => self.pointer_sum(pointer, index, scale),
            ExprKind::PtrDiff { left, right, .. } => {
                let left = operand(Level::Sum, self.expr(left), true);
                (format!("{left} - {}", operand(Level::Sum, self.expr(right), false)), Level::Sum)
            }
            ExprKind::Convert(inner) if self.is_omitted(id) => {
                let pointee = self.program.types.pointee(expr.ty);
                if self.decays(inner, pointee) { self.address(&Place::deref(inner), pointee) } else { self.expr(inner) }
            }
            ExprKind::Convert(inner) => self.cast_to(expr.ty, inner),
            ExprKind::ToBool(inner) => {
                let is_truth = match self.program.exprs[inner].kind {
                    ExprKind::Binary(op, ..) => op.is_comparison(),
                    _ => self.program.types.is_bool(self.program.exprs[inner].ty),
                };
                if is_truth {
                    return self.expr(inner);
                }
                (format!("{} != 0", operand(Level::Equality, self.expr(inner), true)), Level::Equality)
            }
        }
    }

    fn cast_to(self, ty: TypeId, inner: ExprId) -> Piece {
        (format!("({}){}", self.ty(ty), within(self.expr(inner), Level::Unary)), Level::Unary)
    }

    /// The expression with its own conversion written, or one to the type that it has.
    fn cast(self, id: ExprId) -> Piece {
        let expr = &self.program.exprs[id];
        match expr.kind {
            ExprKind::Convert(inner) => self.cast_to(expr.ty, inner),
            _ => self.cast_to(expr.ty, id),
        }
    }

    fn binary(self, op: BinaryOp, left: ExprId, right: ExprId) -> Piece {
        let program = self.program;
        let level = level(op);
        let meant = program.exprs[left].scalar;
        let (left_type, right_type) = (self.written_type(left), self.written_type(right));
        let common = match op {
            BinaryOp::Shl | BinaryOp::Shr => program.types.promote(left_type),
            _ => program.types.usual_arithmetic(left_type, right_type),
        };
        let as_written = program.types.scalar(common);
        // Comparing after other conversions gives the same answer if these keep all values.
        let keeps = |ty| match (program.types.scalar(ty), as_written) {
            (Some(from), Some(to)) => keeps_value(from, to),
            _ => false,
        };
        let same = as_written == Some(meant)
            || meant == Scalar::Pointer
            || (op.is_comparison() && keeps(left_type) && keeps(right_type));
        let text = operand(level, if same { self.expr(left) } else { self.cast(left) }, true);
        let (mut symbol, mut right) = (op.symbol(), operand(level, self.expr(right), false));
        if op == BinaryOp::Add && right.starts_with('-') && right[1..].starts_with(|c: char| c.is_ascii_digit()) {
            symbol = "-";
            right.remove(0);
        }
        (format!("{text} {symbol} {right}"), level)
    }

    fn pointer_sum(self, pointer: ExprId, index: ExprId, scale: i64) -> Piece {
        let pointee = self.program.types.pointee(self.program.exprs[pointer].ty);
        let size = pointee.map_or(1, |pointee| self.program.types.size_of(pointee.ty).unwrap_or(1));
        let base = self.pointer(pointer);
        if scale.unsigned_abs() == size && size > 0 {
            let index = operand(Level::Sum, self.expr(index), false);
            let base = operand(Level::Sum, base, true);
            return match (
                scale < 0,
                index.strip_prefix('-').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit())),
            ) {
                (false, None) => (format!("{base} + {index}"), Level::Sum),
                (true, Some(index)) => (format!("{base} + {index}"), Level::Sum),
                (false, Some(index)) => (format!("{base} - {index}"), Level::Sum),
                (true, None) => (format!("{base} - {index}"), Level::Sum),
            };
        }
        let base = within(base, Level::Unary);
        let index = operand(Level::Product, self.expr(index), true);
        match scale {
            1 => (format!("(char *){base} + {index}"), Level::Sum),
            _ => (format!("(char *){base} + {index} * {scale}"), Level::Sum),
        }
    }

    /// Whether a conversion is left unwritten: it keeps every value, or it is between pointers.
    fn is_omitted(self, id: ExprId) -> bool {
        let expr = &self.program.exprs[id];
        let ExprKind::Convert(inner) = expr.kind else { return false };
        let inner = &self.program.exprs[inner];
        match (&inner.kind, inner.scalar, expr.scalar) {
            (ExprKind::Const(bits), Scalar::Int(from), Scalar::Int(to)) => {
                let value = from.to_i128(bits.get());
                to.to_i128(to.truncate(value as u128)) == value
            }
            (_, from, to) => keeps_value(from, to),
        }
    }

    /// The type that a reader gives to the text of an expression.
    fn written_type(self, id: ExprId) -> TypeId {
        let expr = &self.program.exprs[id];
        match (&expr.kind, expr.scalar) {
            (ExprKind::Convert(inner), _) if self.is_omitted(id) => self.written_type(*inner),
            (ExprKind::Const(bits), Scalar::Int(int)) if i32::try_from(int.to_i128(bits.get())).is_ok() => {
                self.program.types.int(IntKind::Int)
            }
            (ExprKind::ToBool(_), _) => self.program.types.int(IntKind::Int),
            _ => expr.ty,
        }
    }

    fn constant(self, bits: Bits, expr: &Expr) -> Piece {
        let bits = bits.get();
        let types = &self.program.types;
        match (expr.scalar, types.get(expr.ty)) {
            (Scalar::Pointer, _) if bits == 0 => ("NULL".to_owned(), Level::Primary),
            (Scalar::Pointer, _) => (format!("({}){bits:#x}", self.ty(expr.ty)), Level::Unary),
            (Scalar::Int(_), Type::Int(IntKind::Char)) if matches!(bits as u8, 0 | b'\n' | b'\t' | b' '..=b'~') => {
                let text = match bits as u8 {
                    0 => "'\\0'".to_owned(),
                    byte => format!("{:?}", byte as char),
                };
                (text, Level::Primary)
            }
            (Scalar::Int(int), ty) => {
                if let Type::Enum(id) = ty {
                    let mut named =
                        types.enums[*id].enumerators.iter().filter(|item| int.truncate(item.value as u128) == bits);
                    if let (Some(item), None) = (named.next(), named.next()) {
                        return (self.program.name(item.name).to_owned(), Level::Primary);
                    }
                }
                if int.is_negative(bits) {
                    (int.to_i128(bits).to_string(), Level::Unary)
                } else {
                    (bits.to_string(), Level::Primary)
                }
            }
            (Scalar::Float(kind), _) => {
                let text = match kind {
                    FloatKind::F64 => format!("{:?}", f64::from_bits(bits as u64)),
                    FloatKind::F32 => format!("{:?}f", f32::from_bits(bits as u32)),
                    FloatKind::F16 | FloatKind::X87 | FloatKind::F128 => kind.format_g(bits, 21, false),
                };
                let level = if text.starts_with('-') { Level::Unary } else { Level::Primary };
                (text, level)
            }
        }
    }

    fn ty(self, ty: TypeId) -> String {
        self.program.types.display(ty, &self.program.names)
    }

    // --- Places ------------------------------------------------------------------------------

    /// The lvalue; written with a cast if no member or element is found.
    fn place(self, place: &Place, target: Target) -> Piece {
        let target = place.bits.map_or(target, Target::Bits);
        if let Some(found) = self.object(place, target) {
            return found;
        }
        if let Target::Type(ty) = target
            && let Some(found) = self.object(place, Target::SameScalar(ty))
        {
            return found;
        }
        let start = within(self.bytes_at(place), Level::Unary);
        match target {
            Target::Type(ty) => (format!("*({} *){start}", self.ty(ty)), Level::Unary),
            Target::Bits(bits) => {
                (format!("bits {} to {} of *{start}", bits.start, bits.start + bits.width - 1), Level::Any)
            }
            Target::Bytes(_) | Target::SameScalar(_) | Target::Any => (format!("*{start}"), Level::Unary),
        }
    }

    /// `((char *)p + 8)`.
    fn bytes_at(self, place: &Place) -> Piece {
        let whole = Place { offset: 0, bits: None, ..*place };
        let start = match place.base {
            PlaceBase::Deref(pointer) => self.expr(pointer),
            PlaceBase::Var(_) | PlaceBase::String(_) => self.address(&whole, None),
        };
        match place.offset {
            0 => start,
            offset => {
                let sign = if offset < 0 { '-' } else { '+' };
                (format!("(char *){} {sign} {}", within(start, Level::Unary), offset.unsigned_abs()), Level::Sum)
            }
        }
    }

    /// The lvalue of the target at the place, if there is one.
    fn object(self, place: &Place, target: Target) -> Option<Piece> {
        let program = self.program;
        self.fuel.set(self.fuel.get().checked_sub(1)?);
        let mut suffix = String::new();
        match place.base {
            PlaceBase::Var(var) => {
                let found = path::find(program, program.vars[var].ty.ty, place.offset, target, &mut suffix);
                if !found {
                    return None;
                }
                let (name, level) = match self.call_behind(var) {
                    Some(call) => (call, Level::Postfix),
                    None => (program.name(program.vars[var].name).to_owned(), Level::Primary),
                };
                Some((format!("{name}{suffix}"), if suffix.is_empty() { level } else { Level::Postfix }))
            }
            PlaceBase::String(string) => {
                let char_ = program.types.char_();
                let is_char = match target {
                    Target::Type(ty) | Target::SameScalar(ty) => ty == char_,
                    Target::Bytes(bytes) => bytes == 1,
                    Target::Bits(_) => false,
                    Target::Any => true,
                };
                is_char.then(|| (format!("{}[{}]", self.string(string), place.offset), Level::Postfix))
            }
            PlaceBase::Deref(pointer) => {
                if let ExprKind::Address(inner) = program.exprs[pointer].kind
                    && inner.bits.is_none()
                    && let Some(offset) = inner.offset.checked_add(place.offset)
                    && let Some(found) = self.object(&Place { base: inner.base, offset, bits: place.bits }, target)
                {
                    return Some(found);
                }
                self.pointed_object(pointer, place.offset, target)
            }
        }
    }

    /// The call whose result a variable holds, if lowering made it for nothing else.
    fn call_behind(self, var: VarId) -> Option<String> {
        if !self.names_calls || self.program.vars[var].storage != Storage::Temp {
            return None;
        }
        self.fuel.set(self.fuel.get().checked_sub(CALL)?);
        let call = call_behind(self.program, var)?;
        Some(self.call(&CallOp { result: None, ..call.clone() }))
    }

    fn pointed_object(self, pointer: ExprId, offset: i64, target: Target) -> Option<Piece> {
        let program = self.program;
        let pointee = program.types.pointee(program.exprs[pointer].ty)?.ty;
        let size = program.types.size_of(pointee).and_then(|size| i64::try_from(size).ok());
        let mut suffix = String::new();
        let found = path::find(program, pointee, offset, target, &mut suffix);
        if let ExprKind::PtrAdd { pointer: base, index, scale } = program.exprs[pointer].kind
            && found
            && size == Some(scale)
        {
            let base = within(self.pointer(base), Level::Postfix);
            return Some((format!("{base}[{}]{suffix}", self.expr(index).0), Level::Postfix));
        }
        if found {
            let base = self.pointer(pointer);
            return Some(if let Some(member) = suffix.strip_prefix('.') {
                (format!("{}->{member}", within(base, Level::Postfix)), Level::Postfix)
            } else if suffix.is_empty() {
                (format!("*{}", within(base, Level::Unary)), Level::Unary)
            } else {
                (format!("(*{}){suffix}", within(base, Level::Unary)), Level::Postfix)
            });
        }
        let size = size.filter(|&size| size > 0)?;
        let index = offset.div_euclid(size);
        if index != 0 && path::find(program, pointee, offset.rem_euclid(size), target, &mut suffix) {
            let base = within(self.pointer(pointer), Level::Postfix);
            return Some((format!("{base}[{index}]{suffix}"), Level::Postfix));
        }
        None
    }

    /// A pointer where its type matters: a conversion from another one is written.
    fn pointer(self, id: ExprId) -> Piece {
        let expr = &self.program.exprs[id];
        let pointee = self.program.types.pointee(expr.ty);
        match (&expr.kind, pointee) {
            (ExprKind::Convert(inner), Some(to)) if !self.decays(*inner, pointee) => {
                let from = self.program.types.pointee(self.program.exprs[*inner].ty);
                match from.is_some_and(|from| self.program.types.compatible(from.ty, to.ty)) {
                    true => self.expr(*inner),
                    false => self.cast(id),
                }
            }
            _ => self.expr(id),
        }
    }

    /// Whether a pointer to an array is used as one to its elements.
    fn decays(self, pointer: ExprId, to: Option<QualType>) -> bool {
        let types = &self.program.types;
        let Some(from) = types.pointee(self.program.exprs[pointer].ty) else { return false };
        match (types.get(from.ty), to) {
            (Type::Array { element, .. }, Some(to)) => types.compatible(element.ty, to.ty),
            _ => false,
        }
    }

    /// The address of a place as a pointer to `pointee`; an array stands for the address of its first element.
    fn address(self, place: &Place, pointee: Option<QualType>) -> Piece {
        match (place.base, place.offset) {
            (PlaceBase::String(string), 0) => return (self.string(string), Level::Primary),
            (PlaceBase::String(string), offset) => return (format!("{} + {offset}", self.string(string)), Level::Sum),
            (PlaceBase::Deref(_) | PlaceBase::Var(_), _) => {}
        }
        let known = pointee.filter(|pointee| !self.program.types.is_void(pointee.ty));
        let found = known.and_then(|pointee| self.object(place, Target::Type(pointee.ty)));
        let found = match (place.base, place.offset) {
            // The pointer itself says as much.
            (PlaceBase::Deref(pointer), 0) if found.as_ref().is_none_or(|(text, _)| text.starts_with('*')) => {
                return self.expr(pointer);
            }
            _ => found.or_else(|| self.object(place, Target::Any)),
        };
        match found {
            Some((text, level)) => match text.strip_suffix("[0]") {
                Some(array) => (array.to_owned(), if array.ends_with(']') { Level::Postfix } else { level }),
                None => (format!("&{}", within((text, level), Level::Unary)), Level::Unary),
            },
            None => {
                let bytes = self.bytes_at(place);
                match known {
                    Some(pointee) if place.offset != 0 => {
                        let ty = self.program.types.declare(pointee, "*", &self.program.names);
                        (format!("({ty}){}", within(bytes, Level::Unary)), Level::Unary)
                    }
                    _ => bytes,
                }
            }
        }
    }

    /// A `va_list` as the program names it: on x86-64 it is an array, and as a parameter a pointer already.
    fn list(self, pointer: ExprId) -> String {
        let (text, _) = self.expr(pointer);
        text.strip_prefix('&').map_or(text.clone(), str::to_owned)
    }

    fn string(self, string: StringId) -> String {
        let bytes = &self.program.strings[string].bytes;
        let bytes = bytes.strip_suffix(b"\0").unwrap_or(bytes);
        let mut text = "\"".to_owned();
        for (at, &byte) in bytes.iter().enumerate() {
            if at == LONGEST_STRING {
                text.push_str("...");
                break;
            }
            match byte {
                b'\n' => text.push_str("\\n"),
                b'\t' => text.push_str("\\t"),
                b'\r' => text.push_str("\\r"),
                0 => text.push_str("\\0"),
                b'"' | b'\\' => {
                    text.push('\\');
                    text.push(byte as char);
                }
                b' '..=b'~' => text.push(byte as char),
                _ => write!(text, "\\x{byte:02x}").expect("writing to a string"),
            }
        }
        text.push('"');
        text
    }
}

/// In parentheses unless it binds at least as tightly as `least`.
fn within((text, level): Piece, least: Level) -> String {
    if level < least { format!("({text})") } else { text }
}

fn operand(parent: Level, (text, level): Piece, on_left: bool) -> String {
    if level == Level::Any || needs_parens(parent, level, on_left) { format!("({text})") } else { text }
}

/// Whether every value of one type is one of the other. Pointers among themselves: yes.
fn keeps_value(from: Scalar, to: Scalar) -> bool {
    let precision = |kind| match kind {
        FloatKind::F16 => 11,
        FloatKind::F32 => 24,
        FloatKind::F64 => 53,
        FloatKind::X87 => 64,
        FloatKind::F128 => 113,
    };
    match (from, to) {
        (Scalar::Int(from), Scalar::Int(to)) => from == to || (to.width > from.width && (to.signed || !from.signed)),
        (Scalar::Int(IntType { width, signed }), Scalar::Float(to)) => width - u8::from(signed) <= precision(to),
        (Scalar::Float(from), Scalar::Float(to)) => precision(from) <= precision(to),
        (Scalar::Pointer, Scalar::Pointer) => true,
        _ => false,
    }
}

/// The call that gives a temporary its value, if nothing else does.
fn call_behind(program: &Program, temp: VarId) -> Option<&CallOp> {
    let function = program.vars[temp].function?;
    let mut open = vec![program.functions[function].body?.entry];
    let mut seen: FxHashSet<crate::LocId> = open.iter().copied().collect();
    let mut found = None;
    while let Some(loc) = open.pop() {
        for &edge in &program.locs[loc].outgoing {
            let edge = &program.edges[edge];
            if seen.insert(edge.target) {
                open.push(edge.target);
            }
            if Effects::of(program, &edge.op).written_vars().all(|var| var != temp) {
                continue;
            }
            match &edge.op {
                Op::Call(call) if found.is_none() => found = Some(&**call),
                _ => return None,
            }
        }
    }
    found
}
