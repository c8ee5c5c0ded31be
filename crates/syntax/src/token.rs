//! Tokens: a kind, a place and, for words, the interned text.

use index::Symbol;
use source::Span;

/// Sixteen bytes; numbers and literals are decoded from the text when the parser takes them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub kind: Tok,
    /// Positions in the address space of the source map.
    pub lo: u32,
    pub hi: u32,
    /// Of identifiers and keywords.
    pub symbol: Option<Symbol>,
}

const _: () = assert!(size_of::<Token>() == 16);

impl Token {
    pub(crate) fn span(&self) -> Span {
        Span::new(self.lo, self.hi)
    }
}

macro_rules! tokens {
    ($($name:ident $text:literal,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub(crate) enum Tok { $($name,)* }

        impl Tok {
            /// As it reads in a message; for words and literals what kind of thing it is.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Tok::$name => $text,)* }
            }
        }
    };
}

tokens! {
    Eof "end of file",
    Ident "identifier",
    Number "number",
    Char "character constant",
    Str "string literal",

    LParen "`(`",
    RParen "`)`",
    LBracket "`[`",
    RBracket "`]`",
    LBrace "`{`",
    RBrace "`}`",
    Semi "`;`",
    Comma "`,`",
    Colon "`:`",
    Question "`?`",
    Dot "`.`",
    Ellipsis "`...`",
    Arrow "`->`",
    Inc "`++`",
    Dec "`--`",
    Tilde "`~`",
    Not "`!`",
    Star "`*`",
    Slash "`/`",
    Percent "`%`",
    Plus "`+`",
    Minus "`-`",
    Shl "`<<`",
    Shr "`>>`",
    Lt "`<`",
    Gt "`>`",
    Le "`<=`",
    Ge "`>=`",
    EqEq "`==`",
    Ne "`!=`",
    And "`&`",
    Caret "`^`",
    Or "`|`",
    AndAnd "`&&`",
    OrOr "`||`",
    Assign "`=`",
    StarAssign "`*=`",
    SlashAssign "`/=`",
    PercentAssign "`%=`",
    PlusAssign "`+=`",
    MinusAssign "`-=`",
    ShlAssign "`<<=`",
    ShrAssign "`>>=`",
    AndAssign "`&=`",
    CaretAssign "`^=`",
    OrAssign "`|=`",

    // The words that can begin a declaration, contiguous for `is_specifier`.
    Typedef "`typedef`",
    Extern "`extern`",
    Static "`static`",
    Auto "`auto`",
    Register "`register`",
    ThreadLocal "`_Thread_local`",
    Inline "`inline`",
    Noreturn "`_Noreturn`",
    Const "`const`",
    Volatile "`volatile`",
    Restrict "`restrict`",
    Atomic "`_Atomic`",
    Alignas "`_Alignas`",
    Attribute "`__attribute__`",
    Void "`void`",
    Bool "`_Bool`",
    CharWord "`char`",
    Short "`short`",
    Int "`int`",
    Long "`long`",
    Signed "`signed`",
    Unsigned "`unsigned`",
    Int128 "`__int128`",
    Float "`float`",
    Double "`double`",
    Complex "`_Complex`",
    Float16 "`_Float16`",
    Float32 "`_Float32`",
    Float64 "`_Float64`",
    Float32x "`_Float32x`",
    Float64x "`_Float64x`",
    Float128 "`_Float128`",
    Float80 "`__float80`",
    Struct "`struct`",
    Union "`union`",
    Enum "`enum`",
    Typeof "`typeof`",
    AutoType "`__auto_type`",

    Extension "`__extension__`",
    StaticAssert "`_Static_assert`",
    Asm "`asm`",
    Label "`__label__`",
    Sizeof "`sizeof`",
    Alignof "`_Alignof`",
    Generic "`_Generic`",
    Real "`__real__`",
    Imag "`__imag__`",
    If "`if`",
    Else "`else`",
    While "`while`",
    Do "`do`",
    For "`for`",
    Switch "`switch`",
    Case "`case`",
    Default "`default`",
    Break "`break`",
    Continue "`continue`",
    Return "`return`",
    Goto "`goto`",
}

impl Tok {
    /// A keyword that can stand among declaration specifiers (`__extension__` is not one).
    pub(crate) fn is_specifier(self) -> bool {
        (Tok::Typedef..=Tok::AutoType).contains(&self)
    }
    pub(crate) fn is_storage(self) -> bool {
        (Tok::Typedef..=Tok::Register).contains(&self)
    }
    pub(crate) fn is_type_qualifier(self) -> bool {
        (Tok::Const..=Tok::Atomic).contains(&self)
    }
    /// A keyword that only a statement begins with.
    pub(crate) fn is_statement(self) -> bool {
        self >= Tok::If && self != Tok::Else
    }
}
