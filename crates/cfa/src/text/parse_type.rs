//! Reads types.

use index::Id;
use types::{ArrayLen, EnumId, FnType, Params, QualType, Quals, RecordId, RecordKind, Type, TypeId, VlaId};

use super::lex::TokenKind;
use super::names::{FLOATS, INTS, is_type_word};
use super::parse::{Parse, Parser};
use crate::BitRange;

/// Of `*`, `[]` and `fn` in one type, and of parentheses in one expression.
const DEEPEST: u32 = 500;

impl Parser<'_> {
    /// Whether a type follows, given that a parenthesis was opened before `ahead`.
    pub fn is_type(&self, mut ahead: usize) -> bool {
        while self.peek_at(ahead) == TokenKind::Punct("*") {
            ahead += 1;
        }
        match self.peek_at(ahead) {
            TokenKind::Punct("[") => true,
            TokenKind::Name => {
                // `bool(x)` is an expression.
                is_type_word(self.token_text(ahead)) && self.peek_at(ahead + 1) != TokenKind::Punct("(")
                    || self.token_text(ahead) == "fn"
            }
            _ => false,
        }
    }

    pub fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.nesting >= DEEPEST {
            return self.error(self.span(), format!("this is nested deeper than {DEEPEST} levels"));
        }
        self.nesting += 1;
        let result = inner(self);
        self.nesting -= 1;
        result
    }

    pub fn plain_type(&mut self) -> Parse<TypeId> {
        let span = self.span();
        let ty = self.qual_type()?;
        if ty.quals != Quals::NONE {
            return self.error(span, "expected a type without qualifiers");
        }
        Ok(ty.ty)
    }

    pub fn qual_type(&mut self) -> Parse<QualType> {
        let mut quals = Quals::NONE;
        loop {
            let on = match self.token_text(0) {
                "const" => &mut quals.is_const,
                "volatile" => &mut quals.is_volatile,
                "restrict" => &mut quals.is_restrict,
                "atomic" => &mut quals.is_atomic,
                _ => break,
            };
            *on = true;
            self.advance();
        }
        let ty = self.nested(Self::unqualified_type)?;
        Ok(QualType { ty, quals })
    }

    fn unqualified_type(&mut self) -> Parse<TypeId> {
        if self.eat("*") {
            let pointee = self.qual_type()?;
            return Ok(self.program.types.pointer_to(pointee));
        }
        if self.eat("[") {
            let len = if self.is("]") {
                ArrayLen::Unknown
            } else if self.peek() == TokenKind::Name {
                let number = self.token_text(0).strip_prefix("vla").and_then(|digits| digits.parse::<u32>().ok());
                match number.filter(|&number| number < u32::MAX) {
                    Some(number) => {
                        self.advance();
                        ArrayLen::Variable(VlaId::from_usize(number as usize))
                    }
                    None => return self.expected("a length such as `10` or `vla0`"),
                }
            } else {
                ArrayLen::Known(self.natural("a length such as `10` or `vla0`")?)
            };
            self.expect("]")?;
            let element = self.qual_type()?;
            return Ok(self.program.types.array(element, len));
        }
        if self.peek() != TokenKind::Name {
            return self.expected("a type");
        }
        let word = self.token_text(0);
        if let Some(&(_, kind)) = INTS.iter().find(|(name, _)| *name == word) {
            self.advance();
            return Ok(self.program.types.int(kind));
        }
        if let Some(&(_, kind)) = FLOATS.iter().find(|(name, _)| *name == word) {
            self.advance();
            return Ok(self.program.types.float(kind));
        }
        let known = ["void", "complex", "vector", "fn", "struct", "union", "enum"];
        let Some(word) = known.into_iter().find(|known| *known == word) else { return self.expected("a type") };
        self.advance();
        match word {
            "void" => Ok(self.program.types.void()),
            "complex" => match FLOATS.iter().find(|(name, _)| self.is_word(name)) {
                Some(&(_, kind)) => {
                    self.advance();
                    Ok(self.program.types.complex(kind))
                }
                None => self.expected("a floating type"),
            },
            "vector" => {
                self.expect("[")?;
                let len = self.natural("the number of elements")?;
                self.expect("]")?;
                let element = self.plain_type()?;
                Ok(self.program.types.intern(Type::Vector { element, len }))
            }
            "fn" => self.function_type(),
            "struct" => self.record_ref(RecordKind::Struct),
            "union" => self.record_ref(RecordKind::Union),
            _ => self.enum_ref(),
        }
    }

    fn function_type(&mut self) -> Parse<TypeId> {
        self.expect("(")?;
        let params = if self.eat("?") {
            self.expect(")")?;
            Params::Unspecified
        } else {
            let mut params = Vec::new();
            let mut variadic = false;
            while !self.eat(")") {
                if self.eat("...") {
                    variadic = true;
                    self.expect(")")?;
                    break;
                }
                params.push(self.qual_type()?);
                if !self.is(")") {
                    self.expect(",")?;
                }
            }
            Params::Prototype { params: params.into(), variadic }
        };
        self.expect("->")?;
        let result = self.qual_type()?;
        Ok(self.program.types.function(FnType { result, params }))
    }

    fn record_ref(&mut self, kind: RecordKind) -> Parse<TypeId> {
        let span = self.span();
        let (tag, number) = self.tag()?;
        if (number as usize) < self.program.types.records.len() {
            let id = RecordId::from_usize(number as usize);
            let record = &self.program.types.records[id];
            if record.tag == tag && record.kind == kind {
                return Ok(self.program.types.record(id));
            }
        }
        self.error(span, "there is no record of this kind, tag and number")
    }

    fn enum_ref(&mut self) -> Parse<TypeId> {
        let span = self.span();
        let (tag, number) = self.tag()?;
        if (number as usize) < self.program.types.enums.len() {
            let id = EnumId::from_usize(number as usize);
            if self.program.types.enums[id].tag == tag {
                return Ok(self.program.types.enumeration(id));
            }
        }
        self.error(span, "there is no enumeration of this tag and number")
    }

    /// `{3,5}`: five bits from bit three on.
    pub fn bit_range(&mut self) -> Parse<Option<BitRange>> {
        if !self.eat("{") {
            return Ok(None);
        }
        let span = self.span();
        let start = self.natural("the first bit")?;
        self.expect(",")?;
        let width = self.natural("the number of bits")?;
        self.expect("}")?;
        if start > 7 || width > 128 {
            return self.error(span, "expected a first bit from 0 to 7 and at most 128 bits");
        }
        Ok(Some(BitRange { start: start as u8, width: width as u8 }))
    }
}
