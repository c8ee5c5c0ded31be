//! gcc's built-in functions.
//!
//! Those that mean a library function become calls to it (`__builtin_memcpy` to `memcpy`). Those that gcc computes at
//! compile time are computed. The rest become calls to external functions under their own names; where a built-in is
//! generic in its types, the arguments keep theirs and there is one function for each result type.

use index::Symbol;
use source::Span;
use syntax::ast;
use types::{DataModel, FloatKind, IntKind, Type, TypeId};

use super::{Ex, Place};
use crate::Cx;
use crate::scope::{Linkage, Meaning};
use crate::typed::{BinaryOp, ConvertKind, ExprKind, UnaryOp};

/// Fixed types: name without `__builtin_`, signature as in `library`.
const TYPED: &[(&str, &str)] = &[
    ("bswap16", "hh"),
    ("bswap32", "jj"),
    ("bswap64", "JJ"),
    ("bswap128", "WW"),
    ("clrsb", "ii"),
    ("clrsbl", "il"),
    ("clrsbll", "iL"),
    ("clz", "iu"),
    ("clzl", "ik"),
    ("clzll", "iK"),
    ("ctz", "iu"),
    ("ctzl", "ik"),
    ("ctzll", "iK"),
    ("parity", "iu"),
    ("parityl", "ik"),
    ("parityll", "iK"),
    ("popcount", "iu"),
    ("popcountl", "ik"),
    ("popcountll", "iK"),
    ("trap", "v"),
    ("unreachable", "v"),
];

type Args = Vec<(Ex, Span)>;

impl<'a> Cx<'a> {
    /// `None` if the name is no built-in that we know.
    pub(crate) fn builtin_call(&mut self, name: Symbol, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let text = self.name(name);
        if let Some(stem) = text.strip_prefix("__builtin_") {
            let stem = stem.to_owned();
            return self.builtin_named(&stem, args, span);
        }
        if text.starts_with("__sync_") || text.starts_with("__atomic_") {
            let text = text.to_owned();
            return self.atomic_call(&text, args, span);
        }
        None
    }

    /// Functions of the library that have another result where gcc computes direct calls itself.
    pub(crate) fn library_builtin(&mut self, name: Symbol, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let text = self.name(name);
        if !matches!(text, "isinf" | "isinff" | "isinfl") {
            return None;
        }
        let text = text.to_owned();
        match self.scopes.lookup(name) {
            Some(entry) if !matches!(entry.meaning, Meaning::Function { .. }) => return None,
            Some(entry) if entry.linkage != Linkage::External => return None,
            _ => {}
        }
        self.float_predicate(&text, args, span)
    }

    /// A string that the compiler supplies, as a pointer.
    fn named_text(&mut self, text: &str, span: Span) -> Ex {
        let units = text.bytes().map(u32::from).collect();
        let literal = self.string_literal(&ast::StrLit { encoding: ast::Encoding::Plain, units }, span);
        self.rvalue(literal)
    }

    fn args(&mut self, args: &'a [ast::ExprId]) -> Args {
        args.iter().map(|&arg| (self.rvalue_expr(arg), self.ast.expr(arg).span)).collect()
    }

    /// Reports a wrong number of arguments.
    fn expect_args(&mut self, name: &str, args: &[ast::ExprId], least: usize, span: Span) -> bool {
        if args.len() < least {
            self.error(span, format!("too few arguments to function `__builtin_{name}`"));
        }
        args.len() >= least
    }

    fn builtin_named(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let least = match name {
            "expect" | "va_copy" | "object_size" | "dynamic_object_size" | "assume_aligned" | "alloca_with_align" => 2,
            "constant_p" | "va_start" | "va_end" | "prefetch" | "classify_type" | "return_address"
            | "frame_address" | "stdarg_start" | "alloca" => 1,
            "choose_expr" | "expect_with_probability" => 3,
            _ => 0,
        };
        if !self.expect_args(name, args, least, span) {
            return Some(self.error_expr(span));
        }
        let void = self.types.void();
        Some(match name {
            "expect" | "expect_with_probability" => {
                let long = self.types.int(IntKind::Long);
                let value = self.rvalue_expr(args[0]);
                let value = self.check_scalar(value);
                let value = self.convert(value, long);
                let hint = self.rvalue_expr(args[1]);
                if value.is_error() || !self.has_effects(hint.id) {
                    return Some(value);
                }
                self.rvalue_of(ExprKind::Comma(hint.id, value.id), long, span)
            }
            "constant_p" => self.constant_p(args[0], span),
            "choose_expr" => {
                let condition = self.unevaluated(|cx| cx.rvalue_expr(args[0]));
                match self.fold_int(condition) {
                    Some(0) => self.expr(args[2]),
                    Some(_) => self.expr(args[1]),
                    None => {
                        self.error(span, "first argument to `__builtin_choose_expr` not a constant");
                        self.error_expr(span)
                    }
                }
            }
            "object_size" | "dynamic_object_size" => self.object_size(args[0], args[1], span),
            "assume_aligned" => {
                let pointer = self.types.pointer_to(void);
                let value = self.rvalue_expr(args[0]);
                self.convert(value, pointer)
            }
            "alloca" | "alloca_with_align" => {
                let ty = self.signature("pz");
                let args = self.args(&args[..1]);
                self.call_named("alloca", ty, args, span)
            }
            "va_start" | "stdarg_start" => {
                let list = self.va_list_pointer(args[0]);
                self.va_node(list, |list| ExprKind::VaStart { list }, span)
            }
            "va_end" => {
                let list = self.va_list_pointer(args[0]);
                self.va_node(list, |list| ExprKind::VaEnd { list }, span)
            }
            "va_copy" => {
                let to = self.va_list_pointer(args[0]);
                let from = self.va_list_pointer(args[1]);
                if to.is_error() || from.is_error() {
                    return Some(self.error_expr(span));
                }
                self.rvalue_of(ExprKind::VaCopy { to: to.id, from: from.id }, void, span)
            }
            "prefetch" => {
                let value = self.rvalue_expr(args[0]);
                self.rvalue_of(ExprKind::Convert(ConvertKind::Void, value.id), void, span)
            }
            "return_address" | "frame_address" | "extract_return_addr" | "frob_return_address" => {
                let pointer = self.types.pointer_to(void);
                self.unsupported(&format!("__builtin_{name}"), pointer, span)
            }
            "LINE" => {
                let line = self.sources.position(span).map_or(0, |at| at.presumed_line);
                self.int_const(line.into(), self.int(), span)
            }
            "FILE" => {
                let file = self.sources.position(span).map_or(String::new(), |at| at.presumed_file.to_owned());
                self.named_text(&file, span)
            }
            "FUNCTION" => {
                let name = self.function.as_ref().map(|state| state.name);
                let name = name.map_or(String::new(), |name| self.name(name).to_owned());
                self.named_text(&name, span)
            }
            "tgmath" => {
                let values = self.args(args);
                self.tgmath(values, span)
            }
            "shuffle" if !args.is_empty() => {
                let ty = self.rvalue_expr(args[0]).ty;
                self.unsupported("vector arithmetic", ty, span)
            }
            "va_arg_pack" | "va_arg_pack_len" => self.unsupported(&format!("__builtin_{name}"), self.int(), span),
            "classify_type" => {
                let value = self.unevaluated(|cx| cx.rvalue_expr(args[0]));
                let class = match self.types[value.ty] {
                    Type::Void => 0,
                    Type::Int(_) | Type::Enum(_) => 1,
                    Type::Pointer(_) => 5,
                    Type::Float(_) => 8,
                    Type::Complex(_) => 9,
                    Type::Record(id) if self.types.records[id].kind == types::RecordKind::Union => 13,
                    Type::Record(_) => 12,
                    _ => -1,
                };
                self.int_const(class, self.int(), span)
            }
            _ => return self.float_builtin(name, args, span).or_else(|| self.other_builtin(name, args, span)),
        })
    }

    /// The size of an object as far as the compiler knows it. A whole variable is always known; what is behind a
    /// computed pointer depends on the optimiser.
    fn object_size(&mut self, object: ast::ExprId, kind: ast::ExprId, span: Span) -> Ex {
        let size_t = self.types.size_t();
        let object = self.unevaluated(|cx| cx.rvalue_expr(object));
        let kind = self.rvalue_expr(kind);
        let kind = self.fold_int(kind).unwrap_or(0);
        if self.has_effects(object.id) {
            return self.int_const(if kind & 2 == 0 { -1 } else { 0 }, size_t, span);
        }
        let mut at = object.id;
        while let ExprKind::Convert(ConvertKind::Ptr, inner) = self.exprs[at].kind {
            at = inner;
        }
        if let ExprKind::Decay(lvalue) | ExprKind::AddressOf(lvalue) = self.exprs[at].kind {
            return match (&self.exprs[lvalue].kind, self.types.size_of(self.exprs[lvalue].ty)) {
                (ExprKind::Var(_), Some(size)) if !self.types.is_record(self.exprs[lvalue].ty) => {
                    self.int_const(size.into(), size_t, span)
                }
                _ => self.unsupported("`__builtin_object_size` of a part of an object", size_t, span),
            };
        }
        if let ExprKind::PtrAdd { .. } | ExprKind::Conditional { .. } = self.exprs[at].kind {
            return self.unsupported("`__builtin_object_size` of a computed address", size_t, span);
        }
        let kind = self.int_const(kind, self.int(), span);
        self.call_generic("__builtin_object_size", size_t, vec![(kind, span)], span)
    }

    fn va_node(&mut self, list: Ex, kind: impl FnOnce(crate::typed::ExprId) -> ExprKind, span: Span) -> Ex {
        if list.is_error() {
            return list;
        }
        let void = self.types.void();
        self.rvalue_of(kind(list.id), void, span)
    }

    /// A pointer to the `va_list` object that the expression names.
    pub(crate) fn va_list_pointer(&mut self, list: ast::ExprId) -> Ex {
        let span = self.ast.expr(list).span;
        let e = self.expr(list);
        if e.is_error() {
            return e;
        }
        let element = self.types.element(self.va_list);
        match (self.types.model, element) {
            (DataModel::Lp64, Some(tag)) => {
                let pointer = self.rvalue(e);
                let fits =
                    self.types.pointee(pointer.ty).is_some_and(|pointee| self.types.compatible(pointee.ty, tag.ty));
                if fits || pointer.is_error() {
                    return pointer;
                }
            }
            _ if self.types.is_pointer(e.ty) && e.place == Place::Lvalue => return self.address_of(e, span),
            // CIL for LP64 passes the address; take it as that in either model.
            _ if self.types.is_pointer(e.ty) => return e,
            _ => {}
        }
        self.error(span, "argument is not of type `va_list`");
        self.error_expr(span)
    }

    fn float_builtin(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let (stem, kind) = match name {
            "inf" | "huge_val" | "nan" | "nans" => (name, FloatKind::F64),
            "inff" | "huge_valf" | "nanf" | "nansf" => (&name[..name.len() - 1], FloatKind::F32),
            "infl" | "huge_vall" | "nanl" | "nansl" => (&name[..name.len() - 1], FloatKind::X87),
            "inff128" | "huge_valf128" | "nanf128" | "nansf128" => (&name[..name.len() - 4], FloatKind::F128),
            "inff64x" | "huge_valf64x" | "nanf64x" | "nansf64x" => (&name[..name.len() - 4], FloatKind::X87),
            "inff32x" | "huge_valf32x" | "nanf32x" | "nansf32x" => (&name[..name.len() - 4], FloatKind::F64),
            "inff64" | "huge_valf64" | "nanf64" | "nansf64" => (&name[..name.len() - 3], FloatKind::F64),
            "inff32" | "huge_valf32" | "nanf32" | "nansf32" => (&name[..name.len() - 3], FloatKind::F32),
            _ => return self.float_predicate(name, args, span),
        };
        let ty = self.types.float(kind);
        if stem.starts_with("nan") {
            let payload = match args.first().map(|&arg| &self.ast.expr(arg).kind) {
                Some(ast::ExprKind::Str(text)) => nan_payload(&text.units),
                _ => None,
            };
            let Some(payload) = payload else {
                let value = self.args(args);
                return self.library_type(stem).map(|ty| self.call_named(stem, ty, value, span));
            };
            return Some(self.rvalue_of(ExprKind::Float(kind.nan_with(payload, stem == "nans")), ty, span));
        }
        Some(self.rvalue_of(ExprKind::Float(kind.infinity(false)), ty, span))
    }

    /// `__builtin_tgmath(functions…, arguments…)`: the function whose parameters have the arguments' common type.
    fn tgmath(&mut self, values: Args, span: Span) -> Ex {
        let functions: Vec<(Ex, types::FnType)> = values
            .iter()
            .map_while(|(e, _)| {
                let pointee = self.types.pointee(e.ty)?;
                Some((*e, self.types.as_function(pointee.ty)?.clone()))
            })
            .collect();
        let args = values[functions.len()..].to_vec();
        let params = |function: &types::FnType| match &function.params {
            types::Params::Prototype { params, .. } => params.clone(),
            types::Params::Unspecified => Box::default(),
        };
        let [(_, first), (_, second), ..] = &*functions else {
            self.error(span, "too few arguments to function `__builtin_tgmath`");
            return self.error_expr(span);
        };
        let generic: Vec<usize> = params(first)
            .iter()
            .zip(&params(second))
            .enumerate()
            .filter(|(_, (a, b))| a != b)
            .map(|(i, _)| i)
            .collect();
        let double = self.types.float(FloatKind::F64);
        let mut common: Option<TypeId> = None;
        for (arg, _) in generic.iter().filter_map(|&index| args.get(index)) {
            let ty = if self.types.is_integer(arg.ty) { double } else { arg.ty };
            common = Some(common.map_or(ty, |common| self.types.usual_arithmetic(common, ty)));
        }
        let fits = |function: &types::FnType| {
            generic.iter().all(|&index| params(function).get(index).map(|param| param.ty) == common)
        };
        let chosen = functions.iter().find(|(_, function)| fits(function)).unwrap_or(&functions[0]).0;
        self.call_with(chosen, args, None, span)
    }

    fn float_predicate(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let int = self.int();
        let compare = match name {
            "isgreater" => Some(BinaryOp::Gt),
            "isgreaterequal" => Some(BinaryOp::Ge),
            "isless" => Some(BinaryOp::Lt),
            "islessequal" => Some(BinaryOp::Le),
            _ => None,
        };
        if compare.is_some() || matches!(name, "islessgreater" | "isunordered") {
            if !self.expect_args(name, args, 2, span) {
                return Some(self.error_expr(span));
            }
            let values = self.args(args);
            let (left, right) = (self.check_scalar(values[0].0), self.check_scalar(values[1].0));
            if left.is_error() || right.is_error() {
                return Some(self.error_expr(span));
            }
            let (left, right, _) = self.usual(left, right);
            return Some(match compare {
                Some(op) => self.rvalue_of(ExprKind::Binary(op, left.id, right.id), int, span),
                None => self.call_generic(&format!("__builtin_{name}"), int, vec![(left, span), (right, span)], span),
            });
        }
        if name == "fpclassify" {
            let values = self.args(args);
            return Some(self.call_generic("__builtin_fpclassify", int, values, span));
        }
        // The type-generic macros, and functions of one type.
        let (stem, kind) = match name {
            "isnan" | "isinf" | "isinf_sign" | "isfinite" | "isnormal" | "signbit" => (name, None),
            "finite" => (name, Some(FloatKind::F64)),
            "isnanf" | "isinff" | "finitef" | "signbitf" => (&name[..name.len() - 1], Some(FloatKind::F32)),
            "isnanl" | "isinfl" | "finitel" | "signbitl" => (&name[..name.len() - 1], Some(FloatKind::X87)),
            _ => return None,
        };
        if !self.expect_args(name, args, 1, span) {
            return Some(self.error_expr(span));
        }
        let value = self.rvalue_expr(args[0]);
        let mut value = self.check_scalar(value);
        if let Some(kind) = kind {
            let ty = self.types.float(kind);
            value = self.convert(value, ty);
        }
        let is_literal = self.is_float_literal(value.id);
        let function = match stem {
            "isnan" => "__isnan",
            "isinf" if !is_literal => "__builtin_isinf",
            "isinf" | "isinf_sign" => "__isinf",
            "isnormal" => "__isnormal",
            "signbit" => "__signbit",
            _ => "__finite",
        };
        let kind = self.types.float_kind(value.ty);
        let (suffix, signature) = match kind {
            Some(FloatKind::F32) if stem == "isnormal" => ("f", "if"),
            Some(FloatKind::X87 | FloatKind::F128) => ("l", "iD"),
            _ => ("", "id"),
        };
        let ty = self.signature(signature);
        let result = self.call_named(&format!("{function}{suffix}"), ty, vec![(value, span)], span);
        Some(match kind {
            Some(kind) if stem == "signbit" && !is_literal => self.sign_mask(result, kind, span),
            _ => result,
        })
    }

    fn is_float_literal(&self, mut e: crate::typed::ExprId) -> bool {
        while let ExprKind::Unary(UnaryOp::Neg, a) | ExprKind::Convert(ConvertKind::Float, a) = self.exprs[e].kind {
            e = a;
        }
        matches!(self.exprs[e].kind, ExprKind::Float(_))
    }

    /// What gcc gives for a sign that it does not know: the bit where the processor has it.
    fn sign_mask(&mut self, sign: Ex, kind: FloatKind, span: Span) -> Ex {
        let mask = match (self.types.model, kind) {
            (DataModel::Lp64, FloatKind::F64) => 1,
            (DataModel::Lp64, FloatKind::F32) => i32::MIN.into(),
            (_, FloatKind::F32 | FloatKind::F64 | FloatKind::X87) => 512,
            (_, FloatKind::F16 | FloatKind::F128) => {
                return self.unsupported("the value of `signbit` for this type", sign.ty, span);
            }
        };
        let (mask, zero) = (self.int_const(mask, sign.ty, span), self.int_const(0, sign.ty, span));
        let truth = self.rvalue_of(ExprKind::Binary(BinaryOp::Ne, sign.id, zero.id), sign.ty, span);
        self.rvalue_of(ExprKind::Binary(BinaryOp::Mul, truth.id, mask.id), sign.ty, span)
    }

    fn other_builtin(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        if let Some((_, signature)) = TYPED.iter().find(|(known, _)| *known == name) {
            let ty = self.signature(signature);
            let values = self.args(args);
            return Some(self.call_named(&format!("__builtin_{name}"), ty, values, span));
        }
        if let Some(e) = self.overflow_builtin(name, args, span) {
            return Some(e);
        }
        if let Some(checked) = name.strip_prefix("__").and_then(|name| name.strip_suffix("_chk")) {
            return self.checked_builtin(checked, args, span);
        }
        let ty = self.library_type(name)?;
        let values = self.args(args);
        Some(self.call_named(name, ty, values, span))
    }

    /// `__builtin___memcpy_chk` and so on: the plain function without the size of the object.
    fn checked_builtin(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let ty = self.library_type(name)?;
        let mut values = self.args(args);
        let dropped: &[usize] = match name {
            "sprintf" | "vsprintf" => &[2, 1],
            "snprintf" | "vsnprintf" => &[3, 2],
            "printf" | "vprintf" => &[0],
            "fprintf" | "vfprintf" => &[1],
            _ => &[values.len().wrapping_sub(1)],
        };
        for &index in dropped {
            if index < values.len() {
                values.remove(index);
            }
        }
        Some(self.call_named(name, ty, values, span))
    }

    /// `add_overflow` and its relatives; those of fixed types convert their arguments and become the generic one.
    fn overflow_builtin(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let bool_ = self.types.bool_();
        let stem = name.strip_suffix("_p").unwrap_or(name).strip_suffix("_overflow")?;
        if !self.expect_args(name, args, 3, span) {
            return Some(self.error_expr(span));
        }
        let mut values = self.args(args);
        if matches!(stem, "add" | "sub" | "mul") {
            // The third one of a predicate only has a type: a bit-field's is as wide as it is.
            if let Some(width) = values[2].0.bits.filter(|_| name.ends_with("_p")) {
                let width = self.int_const(width.into(), self.int(), span);
                values.push((width, span));
            }
            return Some(self.call_generic(&format!("__builtin_{name}"), bool_, values, span));
        }
        let signed = match stem.as_bytes().first()? {
            b's' => true,
            b'u' => false,
            _ => return None,
        };
        let (operation, longs) = (stem.get(1..4)?, stem.get(4..)?);
        if !matches!(operation, "add" | "sub" | "mul") {
            return None;
        }
        let ty: TypeId = self.types.int(match (longs, signed) {
            ("", true) => IntKind::Int,
            ("", false) => IntKind::UInt,
            ("l", true) => IntKind::Long,
            ("l", false) => IntKind::ULong,
            (_, true) => IntKind::LongLong,
            (_, false) => IntKind::ULongLong,
        });
        let pointer = self.types.pointer_to(ty);
        for (value, to) in values.iter_mut().zip([ty, ty, pointer]) {
            value.0 = self.convert(value.0, to);
        }
        Some(self.call_generic(&format!("__builtin_{operation}_overflow"), bool_, values, span))
    }

    /// `__sync_*` and `__atomic_*`.
    fn atomic_call(&mut self, name: &str, args: &'a [ast::ExprId], span: Span) -> Option<Ex> {
        let void = self.types.void();
        let bool_ = self.types.bool_();
        // Names with a size are the same functions.
        let name = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_');
        if matches!(name, "__sync_synchronize" | "__atomic_thread_fence" | "__atomic_signal_fence") {
            let values = self.args(args);
            return Some(self.call_generic(name, void, values, span));
        }
        if matches!(name, "__atomic_always_lock_free" | "__atomic_is_lock_free") {
            return Some(self.int_const(1, bool_, span));
        }
        let mut values = self.args(args);
        let first = values.first()?.0;
        if first.is_error() {
            return Some(first);
        }
        let Some(target) = self.types.pointee(first.ty) else {
            self.error(span, format!("first argument of `{name}` must be a pointer"));
            return Some(self.error_expr(span));
        };
        let operation = name.trim_start_matches("__sync_").trim_start_matches("__atomic_");
        let (result, converted): (TypeId, &[usize]) = match operation {
            "lock_release" | "clear" => (void, &[]),
            "test_and_set" => (bool_, &[]),
            "load" | "store" | "exchange" => (void, &[]),
            "compare_exchange" => (bool_, &[]),
            "load_n" => (target.ty, &[]),
            "store_n" => (void, &[1]),
            "compare_exchange_n" => (bool_, &[2]),
            "bool_compare_and_swap" => (bool_, &[1, 2]),
            "val_compare_and_swap" => (target.ty, &[1, 2]),
            "exchange_n" | "lock_test_and_set" => (target.ty, &[1]),
            _ if operation.contains("fetch") => (target.ty, &[1]),
            _ => return None,
        };
        if converted.last().is_some_and(|&last| values.len() <= last) {
            self.error(span, format!("too few arguments to function `{name}`"));
            return Some(self.error_expr(span));
        }
        for &index in converted {
            if let Some(value) = values.get_mut(index)
                && self.types.is_scalar(target.ty)
            {
                value.0 = self.convert(value.0, target.ty);
            }
        }
        Some(self.call_generic(name, result, values, span))
    }
}

/// The number in the argument of `nan`; `None` if it is none, and the library decides.
fn nan_payload(units: &[u32]) -> Option<u64> {
    let text: String = units.iter().map(|&unit| char::from_u32(unit).unwrap_or('?')).collect();
    match text.strip_prefix('0') {
        _ if text.is_empty() => Some(0),
        None => text.parse().ok(),
        Some(octal) => match octal.strip_prefix(['x', 'X']) {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => u64::from_str_radix(&text, 8).ok(),
        },
    }
}
