//! Declaration specifiers and type names.

use index::Symbol;
use source::{Diagnostic, Span};

use super::{Parser, take};
use crate::ast::*;
use crate::keyword::Soft;
use crate::scope::Meaning;
use crate::token::{Tok, Token};

/// Where specifiers stand, which decides what an unknown name among them can be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// A declaration, where C89 lets the type be missing.
    Declaration,
    /// A member, parameter or type name, which needs a type.
    Typed,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Base {
    Void,
    Bool,
    Char,
    Int,
    Int128,
    Float,
    Double,
    /// A type that no other word combines with (`_Complex` apart).
    Fixed(Builtin),
}

/// The words of a built-in type, in any order.
#[derive(Default)]
struct Words {
    base: Option<Base>,
    short: bool,
    longs: u8,
    signed: bool,
    unsigned: bool,
    complex: bool,
    /// A contradiction was reported.
    is_wrong: bool,
    /// The last of them, for messages.
    last: Option<Token>,
}

impl Words {
    fn any(&self) -> bool {
        self.last.is_some()
    }

    /// GNU C has them.
    fn is_complex_integer(&self) -> bool {
        let is_float = matches!(self.base, None | Some(Base::Float | Base::Double | Base::Fixed(_)));
        self.complex && (!is_float || self.signed || self.unsigned || self.short || self.longs > 1)
    }

    /// The type, or `None` for a combination C does not have.
    fn combine(&self) -> Option<Builtin> {
        use Builtin::*;
        let Words { base, short, longs, signed, unsigned, complex, .. } = *self;
        if signed && unsigned || short && longs > 0 {
            return None;
        }
        let is_sized = short || longs > 0;
        let is_signed = signed || unsigned;
        let pick = |plain, unsigned_type| if unsigned { unsigned_type } else { plain };
        if complex {
            return match (base, longs) {
                _ if is_signed || short => None,
                (None | Some(Base::Double), 0) => Some(ComplexDouble),
                (None | Some(Base::Double), 1) => Some(ComplexLongDouble),
                (Some(Base::Float | Base::Fixed(Float16 | Float32)), 0) => Some(ComplexFloat),
                (Some(Base::Fixed(Float64 | Float32x)), 0) => Some(ComplexDouble),
                (Some(Base::Fixed(Float64x | LongDouble)), 0) => Some(ComplexLongDouble),
                (Some(Base::Fixed(Float128)), 0) => Some(ComplexFloat128),
                _ => None,
            };
        }
        match base {
            None | Some(Base::Int) => Some(match longs {
                0 if short => pick(Short, UShort),
                0 => pick(Int, UInt),
                1 => pick(Long, ULong),
                2 => pick(LongLong, ULongLong),
                _ => return None,
            }),
            Some(Base::Char) if !is_sized => Some(if signed { SChar } else { pick(Char, UChar) }),
            Some(Base::Int128) if !is_sized => Some(pick(Int128, UInt128)),
            Some(Base::Double) if !is_signed && !short && longs <= 1 => {
                Some(if longs == 1 { LongDouble } else { Double })
            }
            _ if is_sized || is_signed => None,
            Some(Base::Void) => Some(Void),
            Some(Base::Bool) => Some(Bool),
            Some(Base::Float) => Some(Float),
            Some(Base::Fixed(builtin)) => Some(builtin),
            Some(Base::Char | Base::Int128 | Base::Double) => None,
        }
    }
}

impl Parser<'_> {
    /// Reads specifiers; there may be none at all.
    pub(super) fn specs(&mut self, place: Place) -> SpecsId {
        let lo = self.lo();
        let mark = self.scratch.attrs.len();
        let mut specs = Specs {
            storage: None,
            thread_local: false,
            inline: false,
            noreturn: false,
            quals: QualSet::default(),
            ty: TypeSpec::Missing,
            aligns: Box::default(),
            attrs: Box::default(),
            span: Span::NONE,
        };
        let mut words = Words::default();
        let mut aligns = Vec::new();
        let start = self.pos;
        loop {
            let token = self.token();
            match token.kind {
                Tok::Typedef => self.storage(&mut specs, Storage::Typedef),
                Tok::Extern => self.storage(&mut specs, Storage::Extern),
                Tok::Static => self.storage(&mut specs, Storage::Static),
                Tok::Auto => self.storage(&mut specs, Storage::Auto),
                Tok::Register => self.storage(&mut specs, Storage::Register),
                Tok::ThreadLocal => specs.thread_local = true,
                Tok::Inline => specs.inline = true,
                Tok::Noreturn => specs.noreturn = true,
                Tok::Const => specs.quals.is_const = true,
                Tok::Volatile => specs.quals.is_volatile = true,
                Tok::Restrict => specs.quals.is_restrict = true,
                Tok::Extension => {}
                Tok::Attribute => {
                    self.attributes();
                    continue;
                }
                Tok::LBracket if self.pos == start && self.at_bracket_attribute() => {
                    self.attributes();
                    continue;
                }
                Tok::Alignas => {
                    self.alignas(&mut aligns);
                    continue;
                }
                Tok::Atomic if self.ahead(1) == Tok::LParen => {
                    self.bump();
                    let open = self.bump();
                    let ty = self.type_name();
                    self.expect_close(Tok::RParen, open);
                    self.set_type(&mut specs, &words, token, TypeSpec::Atomic(Box::new(ty)));
                    continue;
                }
                Tok::Atomic => specs.quals.is_atomic = true,
                Tok::Struct | Tok::Union => {
                    let record = self.record_spec();
                    self.set_type(&mut specs, &words, token, TypeSpec::Record(record));
                    if self.is_at_lost_declaration() {
                        break;
                    }
                    continue;
                }
                Tok::Enum => {
                    let spec = self.enum_spec();
                    self.set_type(&mut specs, &words, token, TypeSpec::Enum(spec));
                    continue;
                }
                Tok::Typeof => {
                    let ty = self.typeof_spec();
                    self.set_type(&mut specs, &words, token, ty);
                    continue;
                }
                Tok::AutoType => self.set_type(&mut specs, &words, token, TypeSpec::Auto),
                Tok::Ident => {
                    let Some(symbol) = token.symbol else { break };
                    if !self.name_in_specs(symbol, &mut specs, &mut words, place) {
                        break;
                    }
                    continue;
                }
                kind if kind.is_specifier() => self.word(kind, &specs, &mut words),
                _ => break,
            }
            self.bump();
        }
        if words.any() {
            specs.ty = TypeSpec::Builtin(words.combine().unwrap_or_else(|| {
                if words.is_wrong {
                    return Builtin::Int;
                }
                let span = words.last.map_or(Span::NONE, |token| token.span());
                let message = if words.is_complex_integer() {
                    "unsupported: complex integers"
                } else {
                    "this combination of type specifiers is not a type"
                };
                self.error(Span::new(lo.min(span.lo), span.hi), message);
                Builtin::Int
            }));
        }
        specs.aligns = aligns.into();
        specs.attrs = take(&mut self.scratch.attrs, mark);
        specs.span = self.since(lo);
        if self.pos == start {
            specs.span.hi = lo;
        }
        self.ast.specs.push(specs)
    }

    fn storage(&mut self, specs: &mut Specs, storage: Storage) {
        if specs.storage.is_some() {
            self.error(self.token().span(), format!("more than one storage class: {}", self.found()));
        }
        specs.storage = Some(storage);
    }

    /// A keyword of a built-in type.
    fn word(&mut self, kind: Tok, specs: &Specs, words: &mut Words) {
        let base = match kind {
            Tok::Short => return self.size_word(specs, words, |words| !std::mem::replace(&mut words.short, true)),
            Tok::Long => {
                return self.size_word(specs, words, |words| {
                    words.longs = words.longs.saturating_add(1);
                    words.longs <= 2
                });
            }
            Tok::Signed => return self.size_word(specs, words, |words| !std::mem::replace(&mut words.signed, true)),
            Tok::Unsigned => {
                return self.size_word(specs, words, |words| !std::mem::replace(&mut words.unsigned, true));
            }
            Tok::Complex => {
                return self.size_word(specs, words, |words| !std::mem::replace(&mut words.complex, true));
            }
            Tok::Void => Base::Void,
            Tok::Bool => Base::Bool,
            Tok::CharWord => Base::Char,
            Tok::Int128 => Base::Int128,
            Tok::Float => Base::Float,
            Tok::Double => Base::Double,
            Tok::Float16 => Base::Fixed(Builtin::Float16),
            Tok::Float32 => Base::Fixed(Builtin::Float32),
            Tok::Float64 => Base::Fixed(Builtin::Float64),
            Tok::Float32x => Base::Fixed(Builtin::Float32x),
            Tok::Float64x => Base::Fixed(Builtin::Float64x),
            Tok::Float128 => Base::Fixed(Builtin::Float128),
            Tok::Float80 => Base::Fixed(Builtin::LongDouble),
            _ => Base::Int,
        };
        self.size_word(specs, words, |words| words.base.replace(base).is_none());
    }

    /// Notes one word; `add` says whether it may be added.
    fn size_word(&mut self, specs: &Specs, words: &mut Words, add: impl FnOnce(&mut Words) -> bool) {
        let token = self.token();
        let has_other = !matches!(specs.ty, TypeSpec::Missing);
        if !add(words) || has_other {
            self.two_types(token);
            words.is_wrong = true;
        }
        words.last = Some(token);
    }

    fn two_types(&mut self, token: Token) {
        let text = self.text_of(token);
        let message = format!("cannot combine `{}` with the type specifiers before it", String::from_utf8_lossy(&text));
        self.error(token.span(), message);
    }

    fn set_type(&mut self, specs: &mut Specs, words: &Words, token: Token, ty: TypeSpec) {
        if words.any() || !matches!(specs.ty, TypeSpec::Missing) {
            let is_record = matches!(ty, TypeSpec::Record(_) | TypeSpec::Enum(_));
            // `struct s { … } struct t …` is a forgotten `;` far more often than anything else.
            if is_record && !words.any() {
                let before = Diagnostic::error(Span::new(token.lo, token.lo), "expected `;` before this declaration");
                return self.report(before);
            }
            return self.two_types(token);
        }
        specs.ty = ty;
    }

    /// An identifier among specifiers. Returns false if it is not part of them; otherwise it is taken.
    fn name_in_specs(&mut self, symbol: Symbol, specs: &mut Specs, words: &mut Words, place: Place) -> bool {
        let token = self.token();
        let has_type = words.any() || !matches!(specs.ty, TypeSpec::Missing);
        match self.scopes.meaning(symbol) {
            Meaning::Typedef => {
                if has_type {
                    return false;
                }
                specs.ty = TypeSpec::Name(symbol);
            }
            Meaning::Soft(Soft::MsInt(width)) => {
                // `unsigned __int64` combines, `long __int64` declares the name.
                if has_type && (words.base.is_some() || words.short || words.longs > 0 || !words.any()) {
                    return false;
                }
                words.base = Some(if width == 8 { Base::Char } else { Base::Int });
                words.short = width == 16;
                words.longs = if width == 64 { 2 } else { 0 };
                words.last = Some(token);
            }
            Meaning::Soft(soft) if soft.is_type() => {
                if has_type {
                    return false;
                }
                let builtin = match soft {
                    Soft::Int128 => Builtin::Int128,
                    Soft::UInt128 => Builtin::UInt128,
                    _ => Builtin::VaList,
                };
                specs.ty = TypeSpec::Builtin(builtin);
            }
            Meaning::Soft(Soft::Ignored) if self.modifies() => {}
            Meaning::Soft(Soft::ForceInline) if self.modifies() => specs.inline = true,
            Meaning::Soft(Soft::Declspec) if self.ahead(1) == Tok::LParen => {
                self.declspec();
                return true;
            }
            _ => {
                if has_type || !self.must_be_type(place) {
                    return false;
                }
                let message = format!("unknown type name `{}`", &self.names[symbol]);
                self.error(token.span(), message);
                if place == Place::Typed || self.scopes.meaning(symbol) == Meaning::Unknown {
                    self.scopes.assume_type(symbol);
                }
                specs.ty = TypeSpec::Name(symbol);
            }
        }
        self.bump();
        true
    }

    /// Whether an undeclared name here can only be meant as a type.
    fn must_be_type(&self, place: Place) -> bool {
        let next = self.ahead(1);
        place == Place::Typed || matches!(next, Tok::Ident | Tok::Star) || next.is_type_qualifier()
    }

    fn alignas(&mut self, aligns: &mut Vec<Alignas>) {
        self.bump();
        let open = self.token();
        if !self.expect(Tok::LParen, "after `_Alignas`") {
            return;
        }
        let align = if self.starts_type(0) {
            Alignas::Type(Box::new(self.type_name()))
        } else {
            Alignas::Expr(self.conditional())
        };
        self.expect_close(Tok::RParen, open);
        aligns.push(align);
    }

    fn typeof_spec(&mut self) -> TypeSpec {
        self.bump();
        let open = self.token();
        if !self.expect(Tok::LParen, "after `typeof`") {
            return TypeSpec::Builtin(Builtin::Int);
        }
        let spec = if self.starts_type(0) {
            TypeSpec::TypeofType(Box::new(self.type_name()))
        } else {
            TypeSpec::TypeofExpr(self.expression())
        };
        self.expect_close(Tok::RParen, open);
        spec
    }

    pub(super) fn type_name(&mut self) -> TypeName {
        self.nested(Self::type_name_here)
    }

    fn type_name_here(&mut self) -> TypeName {
        let lo = self.lo();
        let before = self.pos;
        let specs = self.specs(Place::Typed);
        if self.pos == before {
            self.unexpected("type name");
        }
        let declarator = self.declarator(super::declarator::Form::Abstract);
        TypeName { specs, declarator, span: self.since(lo) }
    }
}
