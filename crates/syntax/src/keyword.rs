//! Keywords in all their spellings.
//!
//! Hard keywords have token kinds of their own. Soft ones (Microsoft's, GCC's predeclared type
//! names, built-ins that take types) stay identifiers for the lexer: a program may declare them.

use index::{Id, Interner, Symbol};

use crate::token::Tok;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Soft {
    /// `__int8` and so on: widths of Microsoft's integers, combinable with `unsigned`.
    MsInt(u8),
    Int128,
    UInt128,
    VaList,
    /// Calling conventions and pointer modifiers: no meaning for us.
    Ignored,
    Declspec,
    ForceInline,
    VaArg,
    Offsetof,
    TypesCompatible,
}

impl Soft {
    /// Names a type by itself.
    pub(crate) fn is_type(self) -> bool {
        matches!(self, Soft::MsInt(_) | Soft::Int128 | Soft::UInt128 | Soft::VaList)
    }
    /// Can begin a declaration.
    pub(crate) fn is_specifier(self) -> bool {
        !self.is_builtin()
    }
    /// A built-in operator in call syntax; keeps its meaning when declared (CIL declares them).
    pub(crate) fn is_builtin(self) -> bool {
        matches!(self, Soft::VaArg | Soft::Offsetof | Soft::TypesCompatible)
    }
}

const HARD: &[(&str, Tok)] = &[
    ("typedef", Tok::Typedef),
    ("extern", Tok::Extern),
    ("static", Tok::Static),
    ("auto", Tok::Auto),
    ("register", Tok::Register),
    ("_Thread_local", Tok::ThreadLocal),
    ("__thread", Tok::ThreadLocal),
    ("inline", Tok::Inline),
    ("__inline", Tok::Inline),
    ("__inline__", Tok::Inline),
    ("_Noreturn", Tok::Noreturn),
    ("const", Tok::Const),
    ("__const", Tok::Const),
    ("__const__", Tok::Const),
    ("volatile", Tok::Volatile),
    ("__volatile", Tok::Volatile),
    ("__volatile__", Tok::Volatile),
    ("restrict", Tok::Restrict),
    ("__restrict", Tok::Restrict),
    ("__restrict__", Tok::Restrict),
    ("_Atomic", Tok::Atomic),
    ("_Alignas", Tok::Alignas),
    ("__attribute__", Tok::Attribute),
    ("__attribute", Tok::Attribute),
    ("void", Tok::Void),
    ("_Bool", Tok::Bool),
    ("char", Tok::CharWord),
    ("short", Tok::Short),
    ("int", Tok::Int),
    ("long", Tok::Long),
    ("signed", Tok::Signed),
    ("__signed", Tok::Signed),
    ("__signed__", Tok::Signed),
    ("unsigned", Tok::Unsigned),
    ("__int128", Tok::Int128),
    ("float", Tok::Float),
    ("double", Tok::Double),
    ("_Complex", Tok::Complex),
    ("__complex", Tok::Complex),
    ("__complex__", Tok::Complex),
    ("_Float16", Tok::Float16),
    ("_Float32", Tok::Float32),
    ("_Float64", Tok::Float64),
    ("_Float32x", Tok::Float32x),
    ("_Float64x", Tok::Float64x),
    ("_Float128", Tok::Float128),
    ("__float128", Tok::Float128),
    ("__float80", Tok::Float80),
    ("struct", Tok::Struct),
    ("union", Tok::Union),
    ("enum", Tok::Enum),
    ("typeof", Tok::Typeof),
    ("__typeof", Tok::Typeof),
    ("__typeof__", Tok::Typeof),
    ("__auto_type", Tok::AutoType),
    ("__extension__", Tok::Extension),
    ("_Static_assert", Tok::StaticAssert),
    ("asm", Tok::Asm),
    ("__asm", Tok::Asm),
    ("__asm__", Tok::Asm),
    ("__label__", Tok::Label),
    ("sizeof", Tok::Sizeof),
    ("_Alignof", Tok::Alignof),
    ("__alignof", Tok::Alignof),
    ("__alignof__", Tok::Alignof),
    ("_Generic", Tok::Generic),
    ("__real", Tok::Real),
    ("__real__", Tok::Real),
    ("__imag", Tok::Imag),
    ("__imag__", Tok::Imag),
    ("if", Tok::If),
    ("else", Tok::Else),
    ("while", Tok::While),
    ("do", Tok::Do),
    ("for", Tok::For),
    ("switch", Tok::Switch),
    ("case", Tok::Case),
    ("default", Tok::Default),
    ("break", Tok::Break),
    ("continue", Tok::Continue),
    ("return", Tok::Return),
    ("goto", Tok::Goto),
];

const SOFT: &[(&str, Soft)] = &[
    ("__int8", Soft::MsInt(8)),
    ("__int16", Soft::MsInt(16)),
    ("__int32", Soft::MsInt(32)),
    ("__int64", Soft::MsInt(64)),
    ("__int128_t", Soft::Int128),
    ("__uint128_t", Soft::UInt128),
    ("__builtin_va_list", Soft::VaList),
    ("__cdecl", Soft::Ignored),
    ("__stdcall", Soft::Ignored),
    ("__fastcall", Soft::Ignored),
    ("__thiscall", Soft::Ignored),
    ("__vectorcall", Soft::Ignored),
    ("__ptr32", Soft::Ignored),
    ("__ptr64", Soft::Ignored),
    ("__w64", Soft::Ignored),
    ("__unaligned", Soft::Ignored),
    ("__declspec", Soft::Declspec),
    ("__forceinline", Soft::ForceInline),
    ("__builtin_va_arg", Soft::VaArg),
    ("__builtin_offsetof", Soft::Offsetof),
    ("__builtin_types_compatible_p", Soft::TypesCompatible),
];

/// Maps symbols to keyword kinds. Interned first in a fresh interner, keywords have the lowest
/// symbols and the table is small; in a used one it reaches up to the highest of them.
pub(crate) struct Keywords {
    kinds: Vec<Tok>,
    pub(crate) soft: Vec<(Symbol, Soft)>,
    /// `_Pragma`, which the lexer resolves.
    pub(crate) pragma: Symbol,
}

impl Keywords {
    pub(crate) fn new(names: &mut Interner) -> Self {
        let mut kinds = Vec::with_capacity(HARD.len());
        for &(text, kind) in HARD {
            let index = names.intern(text).index();
            if index >= kinds.len() {
                kinds.resize(index + 1, Tok::Ident);
            }
            kinds[index] = kind;
        }
        let soft = SOFT.iter().map(|&(text, soft)| (names.intern(text), soft)).collect();
        Keywords { kinds, soft, pragma: names.intern("_Pragma") }
    }

    #[inline]
    pub(crate) fn kind(&self, symbol: Symbol) -> Tok {
        self.kinds.get(symbol.index()).copied().unwrap_or(Tok::Ident)
    }
}
