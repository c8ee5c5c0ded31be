//! Types of the library functions that gcc knows without a declaration.
//!
//! A signature is the result and the parameters, one letter each: `v` void, `i` int, `u` unsigned, `l` long,
//! `k` unsigned long, `L` long long, `K` unsigned long long, `z` size_t, `t` ssize_t, `h` `j` `J` `W` unsigned of 16, 32, 64
//! and 128 bits, `f` float, `d` double, `D` long double, `p` `void *`, `P` `const void *`, `s` `char *`,
//! `S` `const char *`, `q` `char **`, `x` `int *`, `e` `double *`, `g` `float *`, `G` `long double *`, `a` va_list,
//! `.` variadic. `FILE *` is `void *`.

use types::{FnType, IntKind, Params, QualType, TypeId};

use crate::Cx;

const SIGNATURES: &[(&str, &str)] = &[
    ("_Exit", "vi"),
    ("_exit", "vi"),
    ("abort", "v"),
    ("abs", "ii"),
    ("alloca", "pz"),
    ("aligned_alloc", "pzz"),
    ("bcmp", "iPPz"),
    ("bcopy", "vPpz"),
    ("bzero", "vpz"),
    ("calloc", "pzz"),
    ("execl", "iSS."),
    ("execlp", "iSS."),
    ("execv", "iSq"),
    ("execvp", "iSq"),
    ("exit", "vi"),
    ("ffs", "ii"),
    ("ffsl", "il"),
    ("ffsll", "iL"),
    ("fprintf", "ipS."),
    ("fputc", "iip"),
    ("fputs", "iSp"),
    ("free", "vp"),
    ("fscanf", "ipS."),
    ("fwrite", "zPzzp"),
    ("imaxabs", "LL"),
    ("index", "sSi"),
    ("isalnum", "ii"),
    ("isalpha", "ii"),
    ("isascii", "ii"),
    ("isblank", "ii"),
    ("iscntrl", "ii"),
    ("isdigit", "ii"),
    ("isgraph", "ii"),
    ("islower", "ii"),
    ("isprint", "ii"),
    ("ispunct", "ii"),
    ("isspace", "ii"),
    ("isupper", "ii"),
    ("isxdigit", "ii"),
    ("labs", "ll"),
    ("llabs", "LL"),
    ("malloc", "pz"),
    ("memalign", "pzz"),
    ("memchr", "pPiz"),
    ("memcmp", "iPPz"),
    ("memcpy", "ppPz"),
    ("memmove", "ppPz"),
    ("mempcpy", "ppPz"),
    ("memset", "ppiz"),
    ("posix_memalign", "ipzz"),
    ("printf", "iS."),
    ("putchar", "ii"),
    ("puts", "iS"),
    ("realloc", "ppz"),
    ("rindex", "sSi"),
    ("scanf", "iS."),
    ("snprintf", "iszS."),
    ("sprintf", "isS."),
    ("sscanf", "iSS."),
    ("stpcpy", "ssS"),
    ("stpncpy", "ssSz"),
    ("strcasecmp", "iSS"),
    ("strcat", "ssS"),
    ("strchr", "sSi"),
    ("strcmp", "iSS"),
    ("strcpy", "ssS"),
    ("strcspn", "zSS"),
    ("strdup", "sS"),
    ("strlen", "zS"),
    ("strncasecmp", "iSSz"),
    ("strncat", "ssSz"),
    ("strncmp", "iSSz"),
    ("strncpy", "ssSz"),
    ("strndup", "sSz"),
    ("strnlen", "zSz"),
    ("strpbrk", "sSS"),
    ("strrchr", "sSi"),
    ("strspn", "zSS"),
    ("strstr", "sSS"),
    ("toascii", "ii"),
    ("tolower", "ii"),
    ("toupper", "ii"),
    ("vfprintf", "ipSa"),
    ("vprintf", "iSa"),
    ("vscanf", "iSa"),
    ("vsnprintf", "iszSa"),
    ("vsprintf", "isSa"),
    ("vsscanf", "iSSa"),
];

/// Of `double`; each has variants with suffix `f` and `l`.
const MATH: &[(&str, &str)] = &[
    ("acos", "dd"),
    ("acosh", "dd"),
    ("asin", "dd"),
    ("asinh", "dd"),
    ("atan", "dd"),
    ("atan2", "ddd"),
    ("atanh", "dd"),
    ("cbrt", "dd"),
    ("ceil", "dd"),
    ("copysign", "ddd"),
    ("cos", "dd"),
    ("cosh", "dd"),
    ("drem", "ddd"),
    ("erf", "dd"),
    ("erfc", "dd"),
    ("exp", "dd"),
    ("exp10", "dd"),
    ("exp2", "dd"),
    ("expm1", "dd"),
    ("fabs", "dd"),
    ("fdim", "ddd"),
    ("finite", "id"),
    ("floor", "dd"),
    ("fma", "dddd"),
    ("fmax", "ddd"),
    ("fmin", "ddd"),
    ("fmod", "ddd"),
    ("frexp", "ddx"),
    ("hypot", "ddd"),
    ("ilogb", "id"),
    ("ldexp", "ddi"),
    ("lgamma", "dd"),
    ("llrint", "Ld"),
    ("llround", "Ld"),
    ("log", "dd"),
    ("log10", "dd"),
    ("log1p", "dd"),
    ("log2", "dd"),
    ("logb", "dd"),
    ("lrint", "ld"),
    ("lround", "ld"),
    ("modf", "dde"),
    ("nan", "dS"),
    ("nearbyint", "dd"),
    ("nextafter", "ddd"),
    ("nexttoward", "ddD"),
    ("pow", "ddd"),
    ("powi", "ddi"),
    ("remainder", "ddd"),
    ("remquo", "dddx"),
    ("rint", "dd"),
    ("round", "dd"),
    ("roundeven", "dd"),
    ("scalb", "ddd"),
    ("scalbln", "ddl"),
    ("scalbn", "ddi"),
    ("significand", "dd"),
    ("sin", "dd"),
    ("sinh", "dd"),
    ("sqrt", "dd"),
    ("tan", "dd"),
    ("tanh", "dd"),
    ("tgamma", "dd"),
    ("trunc", "dd"),
];

pub(crate) fn is_noreturn(name: &str) -> bool {
    matches!(name, "abort" | "exit" | "_exit" | "_Exit" | "__builtin_unreachable" | "__builtin_trap")
}

fn find(table: &'static [(&str, &str)], name: &str) -> Option<&'static str> {
    table.binary_search_by_key(&name, |(key, _)| key).ok().map(|index| table[index].1)
}

/// Whether gcc knows the function as one of the library.
pub(crate) fn is_known(name: &str) -> bool {
    let is_math = |name: &str| find(MATH, name).is_some();
    find(SIGNATURES, name).is_some() || is_math(name) || name.strip_suffix(['f', 'l']).is_some_and(is_math)
}

impl Cx<'_> {
    /// The type of a function that gcc knows as a built-in.
    pub(crate) fn library_type(&mut self, name: &str) -> Option<TypeId> {
        if let Some(signature) = find(SIGNATURES, name).or_else(|| find(MATH, name)) {
            return Some(self.signature(signature));
        }
        let (stem, letters) = match name.strip_suffix('f') {
            Some(stem) => (stem, ['f', 'g']),
            None => (name.strip_suffix('l')?, ['D', 'G']),
        };
        let signature: String = find(MATH, stem)?
            .chars()
            .map(|letter| match letter {
                'd' => letters[0],
                'e' => letters[1],
                _ => letter,
            })
            .collect();
        Some(self.signature(&signature))
    }

    /// A function type from its letters.
    pub(crate) fn signature(&mut self, letters: &str) -> TypeId {
        let (letters, variadic) = match letters.strip_suffix('.') {
            Some(rest) => (rest, true),
            None => (letters, false),
        };
        let mut types: Vec<QualType> = letters.chars().map(|letter| self.letter_type(letter)).collect();
        let result = types.remove(0);
        self.types.function(FnType { result, params: Params::Prototype { params: types.into(), variadic } })
    }

    fn letter_type(&mut self, letter: char) -> QualType {
        use types::FloatKind::{F32, F64, X87};
        let types = &mut self.types;
        let target = match letter {
            'p' => Some(QualType::plain(types.void())),
            'P' => Some(QualType::plain(types.void()).with_const()),
            's' => Some(QualType::plain(types.char_())),
            'S' => Some(QualType::plain(types.char_()).with_const()),
            'q' => Some(types.pointer_to(types.char_()).into()),
            'x' => Some(types.int(IntKind::Int).into()),
            'e' => Some(types.float(F64).into()),
            'g' => Some(types.float(F32).into()),
            'G' => Some(types.float(X87).into()),
            _ => None,
        };
        if let Some(target) = target {
            return types.pointer_to(target).into();
        }
        let ty = match letter {
            'v' => types.void(),
            'u' | 'j' => types.int(IntKind::UInt),
            'l' => types.int(IntKind::Long),
            'k' => types.int(IntKind::ULong),
            'L' => types.int(IntKind::LongLong),
            'K' => types.int(IntKind::ULongLong),
            'z' => types.size_t(),
            't' => types.ptrdiff_t(),
            'h' => types.int(IntKind::UShort),
            'J' if types.model == types::DataModel::Lp64 => types.int(IntKind::ULong),
            'J' => types.int(IntKind::ULongLong),
            'W' => types.int(IntKind::UInt128),
            'f' => types.float(F32),
            'd' => types.float(F64),
            'D' => types.float(X87),
            'a' => {
                let list = self.va_list;
                return self.adjust_param(list.into());
            }
            _ => types.int(IntKind::Int),
        };
        ty.into()
    }
}
