//! Functions of the library of which no more is said than what they read, what they may write, and what they return.
//!
//! What may be written must be there, though less may be written: so a contract may doubt what is right, and never misses
//! what is wrong.

#[derive(Debug)]
pub struct Contract {
    pub name: &'static str,
    pub effects: &'static [Effect],
    pub gives: Gives,
}

/// Numbers are those of arguments.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// A string is read.
    Text(usize),
    /// As [`Effect::Text`], but for null.
    TextIfAny(usize),
    WideText(usize),
    /// A string changes where it is.
    Edits(usize),
    /// As [`Effect::Edits`], but for null.
    EditsIfAny(usize),
    /// No more of a wide string than another argument says.
    WideStart(usize, usize),
    Reads(usize, Amount),
    /// As [`Effect::Reads`], but for null.
    ReadsIfAny(usize, Amount),
    Writes(usize, Amount),
    /// As [`Effect::Writes`], but for null.
    WritesIfAny(usize, Amount),
    /// All of it is written, whatever the result.
    Sets(usize, Amount),
    /// As [`Effect::Sets`], but for null.
    SetsIfAny(usize, Amount),
    /// A pointer into the text of the first argument is written, but for null.
    Points(usize),
    Stream(usize),
}

use Effect::{
    Edits, EditsIfAny, Points, Reads, ReadsIfAny, Sets, SetsIfAny, Stream, Text, TextIfAny, WideStart, WideText,
    Writes, WritesIfAny,
};

#[derive(Clone, Copy, Debug)]
pub enum Amount {
    Bytes(u64),
    /// An argument says how many elements of so many bytes.
    Given(usize, u64),
    /// What the pointer points to, by its type.
    Pointee,
}

use Amount::{Bytes as Exactly, Given, Pointee};

#[derive(Clone, Copy, Debug)]
pub enum Gives {
    Nothing,
    Number,
    /// Zero, and all that may be written for its type is, or -1.
    Success,
    Between(i128, i128),
    /// At least -1, and no more than an argument says.
    UpTo(usize),
    ArgumentOrNull(usize),
    /// A pointer into what an argument points to.
    Within(usize),
    WithinOrNull(usize),
    /// Memory that the library has, or null.
    Elsewhere,
    /// The library's string for a date, or null.
    Date,
    /// Any of these.
    Anything,
}

use Gives::{Anything, ArgumentOrNull, Between, Date, Elsewhere, Nothing, Number, Success, UpTo, Within, WithinOrNull};

const fn contract(name: &'static str, effects: &'static [Effect], gives: Gives) -> Contract {
    Contract { name, effects, gives }
}

/// Bytes of a wide character.
const WIDE: u64 = 4;
/// Of the "C" locale.
const CHARACTER_BYTES: u64 = 1;
const STATE_BYTES: u64 = 8;
/// What `asctime_r` and `ctime_r` are promised.
const DATE_BYTES: u64 = 26;

pub const CONTRACTS: &[Contract] = &[
    // <string.h>
    contract("strcasestr", &[Text(0), Text(1)], WithinOrNull(0)),
    contract("memmem", &[Reads(0, Given(1, 1)), Reads(2, Given(3, 1))], WithinOrNull(0)),
    contract("strchrnul", &[Text(0)], Within(0)),
    contract("strverscmp", &[Text(0), Text(1)], Number),
    contract("strxfrm", &[Text(1), Writes(0, Given(2, 1))], Number),
    contract("__xpg_strerror_r", &[Writes(1, Given(2, 1))], Number),
    // By POSIX a number, by GNU the string, which need not be in the buffer.
    contract("strerror_r", &[Writes(1, Given(2, 1))], Anything),
    contract("strlcpy", &[Text(1), Writes(0, Given(2, 1))], Number),
    contract("strlcat", &[Text(0), Text(1), Writes(0, Given(2, 1))], Number),
    contract("strsignal", &[], Elsewhere),
    contract("swab", &[Reads(0, Given(2, 1)), Writes(1, Given(2, 1))], Nothing),
    // <wchar.h>
    contract("wcsnlen", &[WideStart(0, 1)], UpTo(1)),
    contract("wcscmp", &[WideText(0), WideText(1)], Number),
    contract("wcscoll", &[WideText(0), WideText(1)], Number),
    contract("wcscasecmp", &[WideText(0), WideText(1)], Number),
    contract("wcsncmp", &[WideStart(0, 2), WideStart(1, 2)], Number),
    contract("wcsncasecmp", &[WideStart(0, 2), WideStart(1, 2)], Number),
    contract("wcsxfrm", &[WideText(1), Writes(0, Given(2, WIDE))], Number),
    contract("wcschr", &[WideText(0)], WithinOrNull(0)),
    contract("wcsrchr", &[WideText(0)], WithinOrNull(0)),
    contract("wcsspn", &[WideText(0), WideText(1)], Number),
    contract("wcscspn", &[WideText(0), WideText(1)], Number),
    contract("wcspbrk", &[WideText(0), WideText(1)], WithinOrNull(0)),
    contract("wcsstr", &[WideText(0), WideText(1)], WithinOrNull(0)),
    contract("wmemcmp", &[Reads(0, Given(2, WIDE)), Reads(1, Given(2, WIDE))], Number),
    contract("wmemchr", &[Reads(0, Given(2, WIDE))], WithinOrNull(0)),
    contract("wcstol", &[WideText(0), Points(1)], Number),
    contract("wcstoll", &[WideText(0), Points(1)], Number),
    contract("wcstoul", &[WideText(0), Points(1)], Number),
    contract("wcstoull", &[WideText(0), Points(1)], Number),
    contract("wcstoq", &[WideText(0), Points(1)], Number),
    contract("wcstouq", &[WideText(0), Points(1)], Number),
    contract("wcstoimax", &[WideText(0), Points(1)], Number),
    contract("wcstoumax", &[WideText(0), Points(1)], Number),
    contract("strtoimax", &[Text(0), Points(1)], Number),
    contract("strtoumax", &[Text(0), Points(1)], Number),
    contract("wcschrnul", &[WideText(0)], Within(0)),
    contract("wctype", &[Text(0)], Number),
    contract("wcstod", &[WideText(0), Points(1)], Number),
    contract("wcstof", &[WideText(0), Points(1)], Number),
    contract("wcstold", &[WideText(0), Points(1)], Number),
    contract("wcsftime", &[WideText(2), Reads(3, Pointee), Writes(0, Given(1, WIDE))], Number),
    contract("fputwc", &[Stream(1)], Number),
    contract("putwc", &[Stream(1)], Number),
    contract("fgetwc", &[Stream(0)], Number),
    contract("getwc", &[Stream(0)], Number),
    contract("ungetwc", &[Stream(1)], Number),
    contract("fputws", &[WideText(0), Stream(1)], Number),
    contract("fgetws", &[Writes(0, Given(1, WIDE)), Stream(2)], ArgumentOrNull(0)),
    contract("fwide", &[Stream(0)], Number),
    contract("wprintf", &[WideText(0)], Number),
    contract("fwprintf", &[Stream(0), WideText(1)], Number),
    contract("swprintf", &[Writes(0, Given(1, WIDE)), WideText(2)], Number),
    // Conversions between strings and wide strings, and <uchar.h>
    contract("mblen", &[ReadsIfAny(0, Exactly(CHARACTER_BYTES))], Between(-1, 1)),
    contract("mbtowc", &[ReadsIfAny(1, Exactly(CHARACTER_BYTES)), WritesIfAny(0, Exactly(WIDE))], Between(-1, 1)),
    contract(
        "mbrtowc",
        &[
            ReadsIfAny(1, Exactly(CHARACTER_BYTES)),
            WritesIfAny(0, Exactly(WIDE)),
            ReadsIfAny(3, Exactly(STATE_BYTES)),
            WritesIfAny(3, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract(
        "mbrlen",
        &[
            ReadsIfAny(0, Exactly(CHARACTER_BYTES)),
            ReadsIfAny(2, Exactly(STATE_BYTES)),
            WritesIfAny(2, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract("mbsinit", &[ReadsIfAny(0, Exactly(STATE_BYTES))], Number),
    contract(
        "wcrtomb",
        &[
            WritesIfAny(0, Exactly(CHARACTER_BYTES)),
            ReadsIfAny(2, Exactly(STATE_BYTES)),
            WritesIfAny(2, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract(
        "c16rtomb",
        &[
            WritesIfAny(0, Exactly(CHARACTER_BYTES)),
            ReadsIfAny(2, Exactly(STATE_BYTES)),
            WritesIfAny(2, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract(
        "c32rtomb",
        &[
            WritesIfAny(0, Exactly(CHARACTER_BYTES)),
            ReadsIfAny(2, Exactly(STATE_BYTES)),
            WritesIfAny(2, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract(
        "mbrtoc16",
        &[
            ReadsIfAny(1, Exactly(CHARACTER_BYTES)),
            WritesIfAny(0, Exactly(2)),
            ReadsIfAny(3, Exactly(STATE_BYTES)),
            WritesIfAny(3, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract(
        "mbrtoc32",
        &[
            ReadsIfAny(1, Exactly(CHARACTER_BYTES)),
            WritesIfAny(0, Exactly(WIDE)),
            ReadsIfAny(3, Exactly(STATE_BYTES)),
            WritesIfAny(3, Exactly(STATE_BYTES)),
        ],
        Number,
    ),
    contract("wctomb", &[WritesIfAny(0, Exactly(CHARACTER_BYTES))], Between(-1, 1)),
    // <time.h>
    contract("strptime", &[Text(0), Text(1), Writes(2, Pointee)], WithinOrNull(0)),
    contract("asctime_r", &[Reads(0, Pointee), Writes(1, Exactly(DATE_BYTES))], ArgumentOrNull(1)),
    contract("ctime_r", &[Reads(0, Pointee), Writes(1, Exactly(DATE_BYTES))], ArgumentOrNull(1)),
    contract("gmtime_r", &[Reads(0, Pointee), Writes(1, Pointee)], ArgumentOrNull(1)),
    contract("localtime_r", &[Reads(0, Pointee), Writes(1, Pointee)], ArgumentOrNull(1)),
    contract("mktime", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("timelocal", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("timegm", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("timespec_get", &[Writes(0, Pointee)], Number),
    contract("clock_gettime", &[WritesIfAny(1, Pointee)], Success),
    contract("clock_getres", &[WritesIfAny(1, Pointee)], Success),
    contract("gettimeofday", &[SetsIfAny(0, Pointee), WritesIfAny(1, Exactly(8))], Success),
    contract("nanosleep", &[Reads(0, Pointee), WritesIfAny(1, Pointee)], Between(-1, 0)),
    contract("asctime", &[Reads(0, Pointee)], Date),
    contract("difftime", &[], Number),
    // <math.h>
    contract("frexp", &[Sets(1, Pointee)], Number),
    contract("frexpf", &[Sets(1, Pointee)], Number),
    contract("frexpl", &[Sets(1, Pointee)], Number),
    contract("modf", &[Sets(1, Pointee)], Number),
    contract("modff", &[Sets(1, Pointee)], Number),
    contract("modfl", &[Sets(1, Pointee)], Number),
    contract("remquo", &[Sets(2, Pointee)], Number),
    contract("remquof", &[Sets(2, Pointee)], Number),
    contract("remquol", &[Sets(2, Pointee)], Number),
    contract("sincos", &[Sets(1, Pointee), Sets(2, Pointee)], Nothing),
    contract("sincosf", &[Sets(1, Pointee), Sets(2, Pointee)], Nothing),
    contract("sincosl", &[Sets(1, Pointee), Sets(2, Pointee)], Nothing),
    contract("lgamma_r", &[Sets(1, Pointee)], Number),
    contract("lgammaf_r", &[Sets(1, Pointee)], Number),
    contract("lgammal_r", &[Sets(1, Pointee)], Number),
    contract("nan", &[Text(0)], Number),
    contract("nanf", &[Text(0)], Number),
    contract("nanl", &[Text(0)], Number),
    // <stdlib.h>
    contract("rand_r", &[Reads(0, Pointee), Writes(0, Pointee)], Between(0, 0x7fff_ffff)),
    contract("system", &[TextIfAny(0)], Number),
    contract("setenv", &[Text(0), Text(1)], Between(-1, 0)),
    contract("unsetenv", &[Text(0)], Between(-1, 0)),
    contract("a64l", &[Text(0)], Number),
    contract("mkstemp", &[Edits(0)], Number),
    contract("mkdtemp", &[Edits(0)], ArgumentOrNull(0)),
    // <stdio.h>
    contract("fputs_unlocked", &[Text(0), Stream(1)], Number),
    contract("fputc_unlocked", &[Stream(1)], Between(-1, 255)),
    contract("putc_unlocked", &[Stream(1)], Between(-1, 255)),
    contract("putchar_unlocked", &[], Between(-1, 255)),
    contract("fgetc_unlocked", &[Stream(0)], Between(-1, 255)),
    contract("getc_unlocked", &[Stream(0)], Between(-1, 255)),
    contract("getchar_unlocked", &[], Between(-1, 255)),
    contract("feof_unlocked", &[Stream(0)], Number),
    contract("ferror_unlocked", &[Stream(0)], Number),
    contract("clearerr_unlocked", &[Stream(0)], Nothing),
    contract("fileno_unlocked", &[Stream(0)], Number),
    contract("flockfile", &[Stream(0)], Nothing),
    contract("funlockfile", &[Stream(0)], Nothing),
    contract("fgetpos", &[Stream(0), Writes(1, Pointee)], Number),
    contract("fsetpos", &[Stream(0), Reads(1, Pointee)], Number),
    contract("putw", &[Stream(1)], Number),
    contract("getw", &[Stream(0)], Number),
    contract("psignal", &[TextIfAny(1)], Nothing),
    // <locale.h>
    contract("setlocale", &[TextIfAny(1)], Elsewhere),
    contract("localeconv", &[], Elsewhere),
    contract("nl_langinfo", &[], Elsewhere),
    // <signal.h>
    contract("sigemptyset", &[Sets(0, Pointee)], Between(-1, 0)),
    contract("sigfillset", &[Sets(0, Pointee)], Between(-1, 0)),
    contract("sigaddset", &[Reads(0, Pointee), Writes(0, Pointee)], Between(-1, 0)),
    contract("sigdelset", &[Reads(0, Pointee), Writes(0, Pointee)], Between(-1, 0)),
    contract("sigprocmask", &[ReadsIfAny(1, Pointee), WritesIfAny(2, Pointee)], Success),
    contract("pthread_sigmask", &[ReadsIfAny(1, Pointee), WritesIfAny(2, Pointee)], Number),
    contract("sigpending", &[Writes(0, Pointee)], Success),
    contract("sigismember", &[Reads(0, Pointee)], Between(-1, 1)),
    // <unistd.h>, <sys/stat.h>, <fcntl.h>
    contract("read", &[Writes(1, Given(2, 1))], UpTo(2)),
    contract("pread", &[Writes(1, Given(2, 1))], UpTo(2)),
    contract("write", &[Reads(1, Given(2, 1))], UpTo(2)),
    contract("pwrite", &[Reads(1, Given(2, 1))], UpTo(2)),
    contract("open", &[Text(0)], Number),
    contract("open64", &[Text(0)], Number),
    contract("creat", &[Text(0)], Number),
    contract("access", &[Text(0)], Between(-1, 0)),
    contract("chdir", &[Text(0)], Between(-1, 0)),
    contract("rmdir", &[Text(0)], Between(-1, 0)),
    contract("mkdir", &[Text(0)], Between(-1, 0)),
    contract("mkfifo", &[Text(0)], Between(-1, 0)),
    contract("chmod", &[Text(0)], Between(-1, 0)),
    contract("chown", &[Text(0)], Between(-1, 0)),
    contract("truncate", &[Text(0)], Between(-1, 0)),
    contract("link", &[Text(0), Text(1)], Between(-1, 0)),
    contract("symlink", &[Text(0), Text(1)], Between(-1, 0)),
    contract("readlink", &[Text(0), Writes(1, Given(2, 1))], UpTo(2)),
    contract("stat", &[Text(0), Writes(1, Pointee)], Success),
    contract("lstat", &[Text(0), Writes(1, Pointee)], Success),
    contract("fstat", &[Writes(1, Pointee)], Success),
    contract("statvfs", &[Text(0), Writes(1, Pointee)], Success),
    contract("fstatvfs", &[Writes(1, Pointee)], Success),
    contract("statfs", &[Text(0), Writes(1, Pointee)], Success),
    contract("fstatfs", &[Writes(1, Pointee)], Success),
    contract("tcgetattr", &[Writes(1, Pointee)], Success),
    contract("gethostname", &[Writes(0, Given(1, 1))], Between(-1, 0)),
    contract("pipe", &[Writes(0, Exactly(8))], Success),
    contract("ttyname", &[], Elsewhere),
    contract("getlogin", &[], Elsewhere),
    // <sys/…>
    contract("uname", &[Sets(0, Pointee)], Number),
    contract("times", &[WritesIfAny(0, Pointee)], Number),
    contract("getrusage", &[Writes(1, Pointee)], Success),
    contract("getrlimit", &[Writes(1, Pointee)], Success),
    contract("sysinfo", &[Writes(0, Pointee)], Success),
    contract("getitimer", &[Writes(1, Pointee)], Success),
    contract("setitimer", &[Reads(1, Pointee), WritesIfAny(2, Pointee)], Success),
    contract("recv", &[Writes(1, Given(2, 1))], UpTo(2)),
    contract("getrandom", &[Writes(0, Given(1, 1))], UpTo(1)),
    contract("getentropy", &[Writes(0, Given(1, 1))], Between(-1, 0)),
    contract("wait", &[WritesIfAny(0, Pointee)], Number),
    contract("waitpid", &[WritesIfAny(1, Pointee)], Number),
    // <pthread.h>: with one thread, what belongs to others only
    contract("pthread_mutex_init", &[Sets(0, Pointee), ReadsIfAny(1, Pointee)], Number),
    contract("pthread_mutex_destroy", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_mutexattr_init", &[Sets(0, Pointee)], Number),
    contract("pthread_mutexattr_destroy", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_mutexattr_settype", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_attr_init", &[Sets(0, Pointee)], Number),
    contract("pthread_attr_destroy", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_attr_setdetachstate", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_cond_init", &[Sets(0, Pointee), ReadsIfAny(1, Pointee)], Number),
    contract("pthread_cond_destroy", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_cond_signal", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    contract("pthread_cond_broadcast", &[Reads(0, Pointee), Writes(0, Pointee)], Number),
    // <libgen.h>
    contract("basename", &[Edits(0)], Anything),
    contract("__xpg_basename", &[EditsIfAny(0)], Anything),
    contract("dirname", &[EditsIfAny(0)], Anything),
];

/// What is said of the function of this name, which is that of no builtin.
pub fn contract_of(name: &str) -> Option<&'static Contract> {
    CONTRACTS.iter().find(|contract| contract.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_has_one_contract() {
        for (at, contract) in CONTRACTS.iter().enumerate() {
            assert!(CONTRACTS[..at].iter().all(|other| other.name != contract.name), "`{}`", contract.name);
        }
    }
}
