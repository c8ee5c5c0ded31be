//! Names of variables and functions in the text form.
//!
//! Functions and variables with static storage share one scope, the other variables of a function are in a scope
//! inside it. The first entity of a name in its scope and those around it is written by that name, the k-th
//! as `name#k`; the order is that of the text. Names that are no C identifiers, and keywords, are quoted.

use index::{FxHashMap, FxHashSet, IndexVec, Symbol};
use types::{FloatKind, IntKind};

use super::lex;
use crate::{FunctionId, Program, Storage, VarId};

pub(super) const INTS: [(&str, IntKind); 14] = [
    ("bool", IntKind::Bool),
    ("char", IntKind::Char),
    ("schar", IntKind::SChar),
    ("uchar", IntKind::UChar),
    ("short", IntKind::Short),
    ("ushort", IntKind::UShort),
    ("int", IntKind::Int),
    ("uint", IntKind::UInt),
    ("long", IntKind::Long),
    ("ulong", IntKind::ULong),
    ("llong", IntKind::LongLong),
    ("ullong", IntKind::ULongLong),
    ("int128", IntKind::Int128),
    ("uint128", IntKind::UInt128),
];

pub(super) const FLOATS: [(&str, FloatKind); 5] = [
    ("float16", FloatKind::F16),
    ("float", FloatKind::F32),
    ("double", FloatKind::F64),
    ("ldouble", FloatKind::X87),
    ("float128", FloatKind::F128),
];

/// Suffixes of integer constants.
pub(super) const SUFFIXES: [(&str, IntKind); 6] = [
    ("", IntKind::Int),
    ("u", IntKind::UInt),
    ("l", IntKind::Long),
    ("ul", IntKind::ULong),
    ("ll", IntKind::LongLong),
    ("ull", IntKind::ULongLong),
];

pub(super) const TYPE_WORDS: [&str; 11] =
    ["void", "complex", "vector", "fn", "struct", "union", "enum", "const", "volatile", "restrict", "atomic"];

const OTHER_WORDS: [&str; 28] = [
    "as",
    "null",
    "bits",
    "nop",
    "assume",
    "copy",
    "zero",
    "open",
    "open_sized",
    "close",
    "call",
    "return",
    "va_start",
    "va_arg",
    "va_copy",
    "va_end",
    "asm",
    "out",
    "in",
    "memory",
    "thread_start",
    "thread_join",
    "lock",
    "unlock",
    "atomic_begin",
    "atomic_end",
    "unsupported",
    "noreturn",
];

pub(super) fn is_type_word(word: &str) -> bool {
    TYPE_WORDS.contains(&word)
        || INTS.iter().any(|(name, _)| *name == word)
        || FLOATS.iter().any(|(name, _)| *name == word)
}

/// How every variable and function is written, quotes and suffixes included.
pub(super) struct Names {
    pub vars: IndexVec<VarId, Box<str>>,
    pub functions: IndexVec<FunctionId, Box<str>>,
    /// Locals, then temporaries, each by id.
    pub frames: IndexVec<FunctionId, Vec<VarId>>,
    keywords: FxHashSet<&'static str>,
}

impl Storage {
    /// Whether the variable belongs to a frame rather than to the program.
    pub fn is_automatic(self) -> bool {
        match self {
            Storage::Local | Storage::Param | Storage::Temp => true,
            Storage::Static | Storage::ThreadLocal | Storage::External => false,
        }
    }
}

impl Names {
    pub fn new(program: &Program) -> Self {
        let keywords = OTHER_WORDS
            .into_iter()
            .chain(TYPE_WORDS)
            .chain(INTS.map(|(name, _)| name))
            .chain(FLOATS.map(|(name, _)| name))
            .collect();
        let mut names = Names {
            vars: IndexVec::filled(Box::default(), program.vars.len()),
            functions: IndexVec::filled(Box::default(), program.functions.len()),
            frames: IndexVec::filled(Vec::new(), program.functions.len()),
            keywords,
        };
        let mut globals: FxHashMap<Symbol, u32> = FxHashMap::default();
        let mut temps: IndexVec<FunctionId, Vec<VarId>> = IndexVec::filled(Vec::new(), program.functions.len());
        for (id, var) in program.vars.iter_enumerated() {
            match (var.storage, var.function) {
                (Storage::Static | Storage::ThreadLocal | Storage::External, _) => {
                    let count = globals.entry(var.name).or_insert(0);
                    *count += 1;
                    names.vars[id] = names.numbered(&program.names[var.name], *count);
                }
                (Storage::Local, Some(function)) => names.frames[function].push(id),
                (Storage::Temp, Some(function)) => temps[function].push(id),
                // Parameters are reached through their functions.
                (Storage::Local | Storage::Temp | Storage::Param, _) => {}
            }
        }
        for (id, function) in program.functions.iter_enumerated() {
            let count = globals.entry(function.name).or_insert(0);
            *count += 1;
            names.functions[id] = names.numbered(&program.names[function.name], *count);
        }
        for (id, function) in program.functions.iter_enumerated() {
            names.frames[id].append(&mut temps[id]);
            let mut locals: FxHashMap<Symbol, u32> = FxHashMap::default();
            for at in 0..function.params.len() + names.frames[id].len() {
                let var =
                    function.params.get(at).copied().unwrap_or_else(|| names.frames[id][at - function.params.len()]);
                let name = program.vars[var].name;
                let count = locals.entry(name).or_insert_with(|| globals.get(&name).copied().unwrap_or(0));
                *count += 1;
                names.vars[var] = names.numbered(&program.names[name], *count);
            }
        }
        names
    }

    fn numbered(&self, name: &str, count: u32) -> Box<str> {
        let mut text = self.plain(name);
        if count > 1 {
            text.push_str(&format!("#{count}"));
        }
        text.into()
    }

    /// A name without a number: of a label, a member, a tag, an enumerator.
    pub fn plain(&self, name: &str) -> String {
        let identifier = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '$')
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$');
        if identifier && !self.keywords.contains(name) {
            return name.to_owned();
        }
        let mut text = String::new();
        lex::quote(name.as_bytes(), '\'', &mut text);
        text
    }
}
