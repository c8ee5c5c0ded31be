//! Reads operations, places and expressions.

use index::Id;
use source::Span;
use types::{FloatKind, QualType, Quals, Scalar, TypeId};

use super::implied::{self, implied};
use super::lex::TokenKind;
use super::names::SUFFIXES;
use super::parse::{Entity, Parse, Parser};
use crate::precedence::{Level, level};
use crate::{
    Arg, AsmOp, BinaryOp, Bits, CallOp, Callee, Expr, ExprId, ExprKind, FunctionId, Op, Place, PlaceBase, StringId,
    UnaryOp, VarId,
};

/// The deepest expression that is read.
const DEEPEST: u32 = crate::MAX_EXPR_DEPTH;

/// What an operand names before it is known whether it is read, written, or its address taken.
enum Operand {
    Value(ExprId),
    /// With the type after its access.
    Place(Place, Option<QualType>),
    Function(FunctionId),
}

impl Parser<'_> {
    pub fn op(&mut self) -> Parse<Op> {
        if self.peek() == TokenKind::Name {
            if let Some(op) = self.keyword_op()? {
                return Ok(op);
            }
            if let Some(op) = self.result_op(None)? {
                return Ok(op);
            }
        }
        let place = self.place()?;
        self.expect(":=")?;
        if self.peek() == TokenKind::Name
            && let Some(op) = self.result_op(Some(place))?
        {
            return Ok(op);
        }
        Ok(Op::Assign { place, value: self.expr()? })
    }

    /// Operations without a result.
    fn keyword_op(&mut self) -> Parse<Option<Op>> {
        let span = self.span();
        let op = if self.eat_word("nop") {
            Op::Noop
        } else if self.eat_word("assume") {
            let holds = !self.eat("!");
            Op::Assume { condition: self.expr()?, holds }
        } else if self.eat_word("open") {
            Op::Open(self.vars()?)
        } else if self.eat_word("open_sized") {
            let var = self.var_ref()?;
            self.expect(",")?;
            Op::OpenSized { var, bytes: self.expr()? }
        } else if self.eat_word("close") {
            Op::Close(self.vars()?)
        } else if self.eat_word("return") {
            Op::Return(if self.peek() == TokenKind::Newline { None } else { Some(self.arg()?) })
        } else if self.eat_word("va_start") {
            Op::VaStart { list: self.expr()? }
        } else if self.eat_word("va_copy") {
            let to = self.expr()?;
            Op::VaCopy { to, from: self.next_expr()? }
        } else if self.eat_word("va_end") {
            Op::VaEnd { list: self.expr()? }
        } else if self.eat_word("asm") {
            self.asm()?
        } else if self.eat_word("atomic_begin") {
            Op::AtomicBegin
        } else if self.eat_word("atomic_end") {
            Op::AtomicEnd
        } else if self.eat_word("unsupported") {
            Op::Unsupported(self.string("what is unsupported, in double quotes")?)
        } else if ["copy", "zero", "va_arg"].iter().any(|word| self.is_word(word)) {
            return self.error(span, "this operation needs a place and `:=` before it");
        } else {
            return Ok(None);
        };
        Ok(Some(op))
    }

    /// Operations that have, or may have, a result.
    fn result_op(&mut self, result: Option<Place>) -> Parse<Option<Op>> {
        let op = match result {
            Some(to) if self.eat_word("copy") => {
                let from = self.place()?;
                self.expect(",")?;
                Op::Copy { to, from, bytes: self.natural("a number of bytes")? }
            }
            Some(place) if self.eat_word("zero") => Op::Zero { place, bytes: self.natural("a number of bytes")? },
            Some(to) if self.eat_word("va_arg") => {
                let list = self.expr()?;
                self.expect(",")?;
                let ty = self.plain_type()?;
                self.expect(",")?;
                Op::VaArg { to, list, ty, bytes: self.natural("a number of bytes")? }
            }
            _ if self.eat_word("call") => self.call(result)?,
            _ if self.eat_word("thread_start") => {
                let thread = self.expr()?;
                let routine = self.next_expr()?;
                Op::ThreadStart { result, thread, routine, argument: self.next_expr()? }
            }
            _ if self.eat_word("thread_join") => {
                let thread = self.expr()?;
                Op::ThreadJoin { result, thread, value: self.next_expr()? }
            }
            _ if self.eat_word("lock") => Op::Lock { result, mutex: self.expr()? },
            _ if self.eat_word("unlock") => Op::Unlock { result, mutex: self.expr()? },
            _ => return Ok(None),
        };
        Ok(Some(op))
    }

    fn next_expr(&mut self) -> Parse<ExprId> {
        self.expect(",")?;
        self.expr()
    }

    fn vars(&mut self) -> Parse<Box<[VarId]>> {
        let mut vars = Vec::new();
        if self.peek() == TokenKind::Newline {
            return Ok(vars.into());
        }
        loop {
            vars.push(self.var_ref()?);
            if !self.eat(",") {
                return Ok(vars.into());
            }
        }
    }

    fn var_ref(&mut self) -> Parse<VarId> {
        let span = self.span();
        match self.named()? {
            Entity::Var(var) => Ok(var),
            Entity::Function(_) => self.error(span, "expected a variable, found a function"),
        }
    }

    fn named(&mut self) -> Parse<Entity> {
        let span = self.span();
        let key = self.key("a variable or a function")?;
        let entity = self.locals.get(&key).map(|&var| Entity::Var(var)).or_else(|| self.globals.get(&key).copied());
        match entity {
            Some(entity) => Ok(entity),
            None => {
                let text = String::from_utf8_lossy(self.program.sources.text(span)).into_owned();
                self.error(span, format!("there is no variable or function `{text}` here"))
            }
        }
    }

    fn call(&mut self, result: Option<Place>) -> Parse<Op> {
        let span = self.span();
        let (callee, declared) = if self.eat("(") {
            let pointer = self.expr()?;
            self.expect(")")?;
            let pointee = self.program.types.pointee(self.program.exprs[pointer].ty);
            (Callee::Pointer(pointer), pointee.map(|pointee| pointee.ty))
        } else {
            let function = self.function_ref()?;
            (Callee::Direct(function), Some(self.program.functions[function].ty))
        };
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.eat(")") {
            args.push(self.arg()?);
            if !self.is(")") {
                self.expect(",")?;
            }
        }
        let ty = if self.eat_word("as") { Some(self.plain_type()?) } else { declared };
        match ty {
            Some(ty) if self.program.types.is_function(ty) => {
                Ok(Op::Call(Box::new(CallOp { result, callee, args: args.into(), ty })))
            }
            _ => self.error(span, "expected a pointer to a function, or `as` and a function type after the call"),
        }
    }

    fn arg(&mut self) -> Parse<Arg> {
        if !self.eat("{") {
            return Ok(Arg::Scalar(self.expr()?));
        }
        let span = self.span();
        let (place, ty) = match self.unary()? {
            Operand::Place(place, Some(ty)) if ty.quals == Quals::NONE => (place, ty.ty),
            Operand::Place(place, None) => {
                self.expect(":")?;
                (place, self.plain_type()?)
            }
            _ => return self.error(span, "expected a place and its type"),
        };
        let bytes = if self.eat(",") {
            self.natural("a number of bytes")?
        } else {
            match self.program.types.size_of(ty) {
                Some(bytes) => bytes,
                None => return self.expected("`,` and a number of bytes, as the type is incomplete"),
            }
        };
        self.expect("}")?;
        Ok(Arg::Aggregate { place, ty, bytes })
    }

    fn asm(&mut self) -> Parse<Op> {
        let template = self.string("the template in double quotes")?;
        let mut outputs = Vec::new();
        self.expect_word("out")?;
        self.expect("(")?;
        while !self.eat(")") {
            let bytes = self.natural("a number of bytes")?;
            outputs.push((self.place()?, bytes));
            if !self.is(")") {
                self.expect(",")?;
            }
        }
        let mut inputs = Vec::new();
        self.expect_word("in")?;
        self.expect("(")?;
        while !self.eat(")") {
            inputs.push(self.expr()?);
            if !self.is(")") {
                self.expect(",")?;
            }
        }
        let clobbers_memory = self.eat_word("memory");
        let goes_beyond = self.eat_word("beyond");
        let (outputs, inputs) = (outputs.into(), inputs.into());
        Ok(Op::Asm(Box::new(AsmOp { template, outputs, inputs, clobbers_memory, goes_beyond })))
    }

    // --- Places and expressions ----------------------------------------------------------------

    /// A place that is written, or whose bytes are moved.
    fn place(&mut self) -> Parse<Place> {
        let span = self.span();
        match self.unary()? {
            Operand::Place(place, None) => Ok(place),
            Operand::Place(_, Some(_)) => self.error(span, "expected a place without a type"),
            Operand::Value(_) | Operand::Function(_) => self.error(span, "expected a place"),
        }
    }

    pub fn expr(&mut self) -> Parse<ExprId> {
        self.binary(Level::Any)
    }

    /// Operators that bind tighter than `outer`.
    fn binary(&mut self, outer: Level) -> Parse<ExprId> {
        let first = self.at;
        let operand = self.unary()?;
        let mut left = self.value(operand, first)?;
        while let TokenKind::Punct(symbol) = self.peek() {
            let op = BinaryOp::ALL.into_iter().find(|op| op.symbol() == symbol);
            let level = match (symbol, op) {
                ("+[" | "-[", _) => Level::Sum,
                (_, Some(op)) => level(op),
                _ => break,
            };
            if level <= outer {
                break;
            }
            self.advance();
            let kind = if let Some(op) = op {
                ExprKind::Binary(op, left, self.binary(level)?)
            } else {
                let span = self.span();
                let scale = self.integer("the scale")?;
                self.expect("]")?;
                let right = self.binary(level)?;
                match (symbol, i64::try_from(scale), u64::try_from(scale)) {
                    ("+[", Ok(scale), _) => ExprKind::PtrAdd { pointer: left, index: right, scale },
                    ("-[", _, Ok(scale)) => ExprKind::PtrDiff { left, right, scale },
                    _ => return self.error(span, "this scale is out of range"),
                }
            };
            left = self.build(kind, None, first)?;
        }
        Ok(left)
    }

    /// All recursion goes through here.
    fn unary(&mut self) -> Parse<Operand> {
        self.nested(Self::unary_inner)
    }

    fn unary_inner(&mut self) -> Parse<Operand> {
        let first = self.at;
        if self.is("-") && self.peek_at(1) == TokenKind::Number {
            self.advance();
            return self.number(true, first).map(Operand::Value);
        }
        for op in [UnaryOp::Neg, UnaryOp::BitNot] {
            if self.eat(op.symbol()) {
                let inner = self.at;
                let operand = self.unary()?;
                let operand = self.value(operand, inner)?;
                return self.build(ExprKind::Unary(op, operand), None, first).map(Operand::Value);
            }
        }
        if self.eat("*") {
            let inner = self.at;
            let operand = self.unary()?;
            let pointer = self.value(operand, inner)?;
            return Ok(Operand::Place(Place::deref(pointer), None));
        }
        if self.eat("&") {
            let span = self.span();
            let kind = match self.unary()? {
                Operand::Function(function) => ExprKind::Function(function),
                Operand::Place(place, None) => ExprKind::Address(place),
                Operand::Place(place, Some(pointee)) => {
                    let ty = self.program.types.pointer_to(pointee);
                    return self.build(ExprKind::Address(place), Some(ty), first).map(Operand::Value);
                }
                Operand::Value(_) => return self.error(span, "expected a place or a function after `&`"),
            };
            return self.build(kind, None, first).map(Operand::Value);
        }
        if self.is("(") && self.is_type(1) {
            self.advance();
            let ty = self.plain_type()?;
            self.expect(")")?;
            let inner = self.at;
            let operand = self.unary()?;
            let operand = self.value(operand, inner)?;
            return self.build(ExprKind::Convert(operand), Some(ty), first).map(Operand::Value);
        }
        let mut operand = self.primary()?;
        while self.is("->") || self.is(".") {
            let span = self.span();
            let place = if self.eat("->") {
                Place::deref(self.value(operand, first)?)
            } else {
                self.advance();
                match operand {
                    Operand::Place(place @ Place { base: PlaceBase::Var(_) | PlaceBase::String(_), .. }, None) => place,
                    _ => return self.error(span, "expected a variable or a string before `.`"),
                }
            };
            let at = self.span();
            let Ok(offset) = i64::try_from(self.integer("an offset in bytes")?) else {
                return self.error(at, "this offset is too large");
            };
            let bits = self.bit_range()?;
            let ty = if self.eat(":") { Some(self.qual_type()?) } else { None };
            operand = Operand::Place(Place { base: place.base, offset, bits }, ty);
        }
        Ok(operand)
    }

    fn primary(&mut self) -> Parse<Operand> {
        let first = self.at;
        match self.peek() {
            TokenKind::Number => return self.number(false, first).map(Operand::Value),
            TokenKind::Punct("(") => {
                self.advance();
                let inner = self.expr()?;
                let value = if self.eat_word("as") {
                    let ty = self.plain_type()?;
                    let kind = self.program.exprs[inner].kind.clone();
                    self.build(kind, Some(ty), first)?
                } else {
                    inner
                };
                self.expect(")")?;
                return Ok(Operand::Value(value));
            }
            TokenKind::Punct("@") => {
                self.advance();
                let number = self.token_text(0).strip_prefix('s').and_then(|digits| digits.parse::<usize>().ok());
                return match number.filter(|&number| number < self.program.strings.len()) {
                    Some(number) => {
                        self.advance();
                        Ok(Operand::Place(Place::string(StringId::from_usize(number)), None))
                    }
                    None => self.expected("the number of a string such as `s0`"),
                };
            }
            TokenKind::Name => {}
            _ => return self.expected("an expression"),
        }
        if self.eat_word("null") {
            let ty = match self.eat(":") {
                true => self.plain_type()?,
                false => self.program.types.pointer_to(self.program.types.void()),
            };
            if !self.program.types.is_pointer(ty) {
                return self.error(self.span_from(first), "expected a pointer type after `null`");
            }
            return self.build(ExprKind::Const(Bits::new(0)), Some(ty), first).map(Operand::Value);
        }
        if self.eat_word("bits") {
            self.expect("(")?;
            let pattern = self.token_text(0).strip_prefix("0x").and_then(|hex| u128::from_str_radix(hex, 16).ok());
            let Some(pattern) = pattern else { return self.expected("a bit pattern such as `0x7f`") };
            self.advance();
            self.expect(")")?;
            self.expect(":")?;
            let ty = self.plain_type()?;
            return self.build(ExprKind::Const(Bits::new(pattern)), Some(ty), first).map(Operand::Value);
        }
        if self.is_word("bool") && self.peek_at(1) == TokenKind::Punct("(") {
            self.advance();
            self.advance();
            let operand = self.expr()?;
            self.expect(")")?;
            return self.build(ExprKind::ToBool(operand), None, first).map(Operand::Value);
        }
        Ok(match self.named()? {
            Entity::Var(var) => Operand::Place(Place::var(var), None),
            Entity::Function(function) => Operand::Function(function),
        })
    }

    /// A number; the sign, if any, has been read.
    fn number(&mut self, negative: bool, first: usize) -> Parse<ExprId> {
        let text = self.token_text(0).to_owned();
        self.advance();
        let hex = text.strip_prefix("0x");
        if hex.is_none() && (text.contains(['.', 'e', 'E']) || text.ends_with('f')) {
            return self.float(&text, negative, first);
        }
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (magnitude, suffix) = match hex {
            Some(hex) => (u128::from_str_radix(hex, 16), ""),
            None => (text[..digits].parse(), &text[digits..]),
        };
        let kind = SUFFIXES.iter().find(|(known, _)| *known == suffix).map(|(_, kind)| *kind);
        let (Ok(magnitude), Some(kind)) = (magnitude, kind) else {
            return self.error(self.span_from(first), "expected a number such as `3`, `3u`, `3l`, `0x1f` or `1.5`");
        };
        let ty = match suffix.is_empty() && self.eat(":") {
            true => self.plain_type()?,
            false => self.program.types.int(kind),
        };
        let span = self.span_from(first);
        let int = match self.program.types.scalar(ty) {
            Some(Scalar::Int(int)) => int,
            Some(Scalar::Pointer) => self.pointer_int(),
            Some(Scalar::Float(_)) => {
                return self.error(span, "expected `bits(0x…)` and a type for this kind of float");
            }
            None => return self.error(span, "expected a scalar type"),
        };
        let largest = if int.signed { int.mask() >> 1 } else { int.mask() };
        let limit = if negative { largest.wrapping_add(1) } else { largest };
        if magnitude > limit || (negative && !int.signed) {
            return self.error(span, "this constant does not fit its type");
        }
        let bits = if negative { int.truncate(magnitude.wrapping_neg()) } else { magnitude };
        self.build(ExprKind::Const(Bits::new(bits)), Some(ty), first)
    }

    fn float(&mut self, text: &str, negative: bool, first: usize) -> Parse<ExprId> {
        let (bits, kind) = match text.strip_suffix('f') {
            Some(text) => (
                text.parse::<f32>().map(|value| (if negative { -value } else { value }).to_bits().into()),
                FloatKind::F32,
            ),
            None => (
                text.parse::<f64>().map(|value| (if negative { -value } else { value }).to_bits().into()),
                FloatKind::F64,
            ),
        };
        let Ok(bits) = bits else {
            return self.error(self.span_from(first), "expected a number such as `1.5`, `1e-7` or `1.5f`");
        };
        let ty = self.program.types.float(kind);
        self.build(ExprKind::Const(Bits::new(bits)), Some(ty), first)
    }

    /// What the operand is worth: a place is read.
    fn value(&mut self, operand: Operand, first: usize) -> Parse<ExprId> {
        match operand {
            Operand::Value(value) => Ok(value),
            Operand::Place(place, Some(ty)) if ty.quals == Quals::NONE => {
                self.build(ExprKind::Read(place), Some(ty.ty), first)
            }
            Operand::Place(_, Some(_)) => self.error(self.span_from(first), "expected a type without qualifiers"),
            Operand::Place(place, None) => match implied::read(&self.program, &place) {
                Some(ty) => self.build(ExprKind::Read(place), Some(ty), first),
                None => self.expected("`:` and the type that is read"),
            },
            Operand::Function(_) => {
                self.error(self.span_from(first), "expected `&` before a function that is not called")
            }
        }
    }

    /// Interns an expression; without `ty`, of the type that it implies.
    fn build(&mut self, kind: ExprKind, ty: Option<TypeId>, first: usize) -> Parse<ExprId> {
        let span: Span = self.span_from(first);
        let ty = match ty {
            Some(ty) => ty,
            None => match implied(&self.program, &kind).intern(&mut self.program.types) {
                Some(ty) => ty,
                None => return self.expected("`:` and the type of the place"),
            },
        };
        let Some(scalar) = self.program.types.scalar(ty) else {
            let name = self.program.types.display(ty, &self.program.names);
            return self.error(span, format!("expected a scalar, found the type `{name}`"));
        };
        let depth = 1 + match kind {
            ExprKind::Const(_) | ExprKind::Function(_) => 0,
            ExprKind::Address(place) | ExprKind::Read(place) => match place.base {
                PlaceBase::Deref(pointer) => self.depths[pointer.index()],
                PlaceBase::Var(_) | PlaceBase::String(_) => 0,
            },
            ExprKind::Unary(_, operand) | ExprKind::Convert(operand) | ExprKind::ToBool(operand) => {
                self.depths[operand.index()]
            }
            ExprKind::Binary(_, left, right)
            | ExprKind::PtrAdd { pointer: left, index: right, .. }
            | ExprKind::PtrDiff { left, right, .. } => self.depths[left.index()].max(self.depths[right.index()]),
        };
        if depth > DEEPEST {
            return self.error(span, format!("this expression is deeper than {DEEPEST} levels"));
        }
        let id = self.program.exprs.intern(Expr { kind, ty, scalar });
        if id.index() == self.depths.len() {
            self.depths.push(depth);
        }
        Ok(id)
    }
}
