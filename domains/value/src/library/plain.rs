//! Functions that touch no memory of the program.

use eval::State;
use types::Scalar;

use super::{Call, Implementation};
use crate::Val;
use crate::machine::{End, Ended, Explicit};

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("__VERIFIER_assume", |m, s, c| m.assume_argument(s, c)),
    ("__builtin_expect", |_, _, c| Ok(c.args.first().map(|arg| arg.value.clone()))),
    ("__builtin_expect_with_probability", |_, _, c| Ok(c.args.first().map(|arg| arg.value.clone()))),
    ("__builtin_unreachable", |_, _, _| Err(End::Infeasible)),
    ("printf", |m, s, c| m.print(s, c, Some(0))),
    ("fprintf", |m, s, c| m.print(s, c, Some(1))),
    ("dprintf", |m, s, c| m.print(s, c, Some(1))),
    ("puts", |m, s, c| m.print(s, c, None)),
    ("fputs", |m, s, c| m.print(s, c, None)),
    ("perror", |m, s, c| m.print(s, c, None)),
    ("__errno_location", |_, _, _| Ok(Some(Val::Outside { null: false }))),
];

/// These write nothing that the program sees, and return anything.
pub(super) const PURE: &[&str] = &[
    "putchar",
    "putc",
    "fputc",
    "getchar",
    "getc",
    "fgetc",
    "fflush",
    "fclose",
    "rand",
    "random",
    "srand",
    "srandom",
    "clock",
    "getpid",
    "getppid",
    "sleep",
    "usleep",
    "sched_yield",
    "isalnum",
    "isalpha",
    "isascii",
    "isblank",
    "iscntrl",
    "isdigit",
    "isgraph",
    "islower",
    "isprint",
    "ispunct",
    "isspace",
    "isupper",
    "isxdigit",
    "toascii",
    "tolower",
    "toupper",
    "htonl",
    "htons",
    "ntohl",
    "ntohs",
    "__ctype_b_loc",
    "__ctype_tolower_loc",
    "__ctype_toupper_loc",
    "prefetch",
    "popcount",
    "popcountl",
    "popcountll",
    "parity",
    "parityl",
    "parityll",
    "ffs",
    "ffsl",
    "ffsll",
    "clz",
    "clzl",
    "clzll",
    "ctz",
    "ctzl",
    "ctzll",
    "bswap16",
    "bswap32",
    "bswap64",
    "bswap128",
    "object_size",
    "constant_p",
];

/// Functions that write through their arguments and that the interpreter does not have.
pub(super) const WRITERS: &[&str] = &[
    "sincos",
    "sincosf",
    "sincosl",
    "lgamma_r",
    "lgammaf_r",
    "lgammal_r",
    "mbstowcs",
    "wcstombs",
    "mbrtowc",
    "wcrtomb",
    "mbtowc",
    "wctomb",
    "fgetpos",
    "timespec_get",
    "tmpnam",
    "strlcpy",
    "strlcat",
    "getcwd",
    "stat",
    "fstat",
    "lstat",
    "wait",
    "waitpid",
    "pipe",
    "recv",
    "recvfrom",
    "recvmsg",
    "select",
    "poll",
    "getrandom",
    "getentropy",
    "sigemptyset",
    "sigfillset",
    "sigaddset",
    "sigdelset",
    "sigprocmask",
    "accept",
    "getsockname",
    "getpeername",
    "getsockopt",
    "getrlimit",
    "getrusage",
    "uname",
    "times",
    "ioctl",
    "readlink",
    "pread",
    "readv",
    "__fgets_chk",
    "__read_chk",
    "__sprintf_chk",
    "__snprintf_chk",
    "__vsprintf_chk",
    "__vsnprintf_chk",
    "__memcpy_chk",
    "__memmove_chk",
    "__memset_chk",
    "__strcpy_chk",
    "__strncpy_chk",
    "__strcat_chk",
    "__strncat_chk",
    "__stpcpy_chk",
];

/// Functions of `<math.h>` that return a number and write nothing.
pub(super) fn is_mathematical(name: &str) -> bool {
    const NAMES: &[&str] = &[
        "acos",
        "acosh",
        "asin",
        "asinh",
        "atan",
        "atan2",
        "atanh",
        "cbrt",
        "ceil",
        "copysign",
        "cos",
        "cosh",
        "drem",
        "erf",
        "erfc",
        "exp",
        "exp10",
        "exp2",
        "expm1",
        "fabs",
        "fdim",
        "finite",
        "floor",
        "fma",
        "fmax",
        "fmin",
        "fmod",
        "hypot",
        "huge_val",
        "ilogb",
        "inf",
        "isfinite",
        "isgreater",
        "isgreaterequal",
        "isinf",
        "isinf_sign",
        "isless",
        "islessequal",
        "islessgreater",
        "isnan",
        "isnormal",
        "isunordered",
        "j0",
        "j1",
        "ldexp",
        "lgamma",
        "llrint",
        "llround",
        "log",
        "log10",
        "log1p",
        "log2",
        "logb",
        "lrint",
        "lround",
        "nearbyint",
        "nextafter",
        "nexttoward",
        "pow",
        "remainder",
        "rint",
        "round",
        "roundeven",
        "scalbln",
        "scalbn",
        "signbit",
        "sin",
        "sinh",
        "sqrt",
        "tan",
        "tanh",
        "tgamma",
        "trunc",
        "y0",
        "y1",
        "__finite",
        "__fpclassify",
        "__isinf",
        "__isnan",
        "__isnormal",
        "__signbit",
        "fpclassify",
    ];
    let stem = name.strip_suffix(['f', 'l']).unwrap_or(name);
    NAMES.contains(&name) || NAMES.contains(&stem)
}

impl Explicit<'_> {
    fn assume_argument(&mut self, s: &mut State<Val>, c: &Call) -> Ended<Option<Val>> {
        if let Some(x) = c.args.first().and_then(|arg| arg.expr) {
            self.assume(s, x, true)?;
        }
        Ok(None)
    }

    /// Output. Only a `%n` writes.
    fn print(&mut self, s: &mut State<Val>, c: &Call, format: Option<usize>) -> Ended<Option<Val>> {
        let is_pointer = |arg: &&super::Argument| arg.scalar == Scalar::Pointer;
        let exact = format.is_none_or(|at| c.args.get(at).is_some_and(|arg| literal(s, &arg.value).is_some()));
        let text = format.and_then(|at| literal(s, &c.args.get(at)?.value)).unwrap_or_default();
        if self.options.properties.memory() {
            let read = format.map_or(0, |at| at + 1);
            let strings = c.args.iter().skip(read).filter(is_pointer).count();
            let asked = text.windows(2).filter(|pair| pair[0] == b'%' && !pair[1].is_ascii_digit()).count();
            let others = c.args.iter().filter(is_pointer).any(|arg| literal(s, &arg.value).is_none());
            if others || (strings < asked && text.contains(&b's')) {
                self.note(|m| m.unsupported_target("output through pointers under memory properties"));
            }
        }
        if !exact || has_count(&text) {
            self.forget_reachable(s);
        }
        Ok(Some(Val::Unknown))
    }
}

/// The bytes of a string literal that a value points to the beginning of, in pieces of sixteen.
fn literal(s: &State<Val>, value: &Val) -> Option<Vec<u8>> {
    let Val::Pointer { object, offset: 0 } = value else { return None };
    let object = s.memory.get(*object).filter(|object| object.kind == memory::ObjectKind::StringLiteral)?;
    let pieces = object.contents().values().filter_map(|value| value.constant());
    Some(pieces.flat_map(u128::to_le_bytes).collect())
}

/// Whether a format has a conversion `%n`.
fn has_count(format: &[u8]) -> bool {
    let modifier = |byte: &&u8| b"0123456789.*$hlLqjzt#+- '".contains(byte);
    let conversion = |at: usize| format[at + 1..].iter().find(|byte| !modifier(byte));
    (0..format.len()).any(|at| format[at] == b'%' && conversion(at) == Some(&b'n'))
}
