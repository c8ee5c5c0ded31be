//! What the program cannot know: the answers of its environment, in the order asked.
//!
//! A list (from a file, see `docs/inputs.md`), a reproducible random generator, or a guide that is asked as the run
//! goes. Everything that was answered is recorded, so that any run can be repeated.

use std::fmt;

use cfa::EdgeId;
use types::{FloatKind, IntType};

use crate::hooks::{AnswerKind, Guide, Question};

/// One answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A value of an integer type: width, signedness, pattern.
    Int(IntType, u128),
    Float(FloatKind, u128),
    /// A pointer from outside: null, or the address of a fresh external object.
    Pointer {
        fresh: bool,
    },
    /// The contents of uninitialised or external memory.
    Bytes(Vec<u8>),
    /// Whether an allocation succeeds.
    Malloc {
        succeeds: bool,
    },
}

/// Where answers come from.
#[derive(Clone, PartialEq, Debug)]
pub enum Inputs {
    /// Random, reproducibly.
    Seed(u64),
    Listed(InputsFile),
}

/// An inputs file.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct InputsFile {
    pub choices: Vec<(u32, Choice)>,
    /// The name of the program.
    pub program: Option<Vec<u8>>,
    pub args: Vec<Vec<u8>>,
    pub stdin: Vec<u8>,
    /// Seed of the address layout.
    pub addresses: Option<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    pub line: u32,
    pub column: u32,
    pub message: String,
}

impl Default for Inputs {
    fn default() -> Self {
        Inputs::Listed(InputsFile::default())
    }
}

/// Answers and remembers.
pub(crate) struct Source<'h> {
    inputs: Inputs,
    /// Asked instead of `inputs`.
    guide: Option<&'h mut Guide<'h>>,
    next: usize,
    random: u64,
    pub made: Vec<Choice>,
}

impl<'h> Source<'h> {
    pub fn new(inputs: Inputs, guide: Option<&'h mut Guide<'h>>) -> Self {
        let random = match inputs {
            Inputs::Seed(seed) => seed,
            Inputs::Listed(_) => 0,
        };
        Source { inputs, guide, next: 0, random, made: Vec::new() }
    }

    /// splitmix64.
    fn random(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Random integers are often small or extreme: that is where programs branch.
    fn random_int(&mut self, ty: IntType) -> u128 {
        let raw = (self.random() as u128) << 64 | self.random() as u128;
        match self.random() % 8 {
            0..=2 if ty.signed => ty.from_i128((raw % 33) as i128 - 16),
            0..=3 => ty.truncate(raw % 256),
            4 => [ty.min_value(), ty.max_value(), 0, 1][(raw % 4) as usize],
            _ => ty.truncate(raw),
        }
    }

    fn random_float(&mut self, kind: FloatKind) -> u128 {
        kind.from_f64(match self.random() % 4 {
            0 => f64::from_bits(self.random()),
            1 => (self.random() as i64 % 1000) as f64,
            2 => (self.random() as i64 % 100_000) as f64 / 64.0,
            _ => [0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NAN][(self.random() % 6) as usize],
        })
    }

    fn random_choice(&mut self, wanted: AnswerKind) -> Choice {
        match wanted {
            AnswerKind::Int(ty) => Choice::Int(ty, self.random_int(ty)),
            AnswerKind::Float(kind) => Choice::Float(kind, self.random_float(kind)),
            AnswerKind::Pointer => Choice::Pointer { fresh: self.random().is_multiple_of(2) },
            AnswerKind::Bytes(count) | AnswerKind::Address(count) => {
                Choice::Bytes((0..count).map(|_| self.random() as u8).collect())
            }
            AnswerKind::Malloc => Choice::Malloc { succeeds: !self.random().is_multiple_of(4) },
        }
    }

    fn ask(&mut self, edge: EdgeId, what: &str, wanted: AnswerKind) -> Result<Choice, String> {
        let choice = if let Some(guide) = &mut self.guide {
            let choice = guide(&Question { edge, what, wanted });
            match wanted.fitted(&choice) {
                Some(choice) => choice,
                None => return Err(format!("the guide gives `{choice}` where {what} asks for {wanted}")),
            }
        } else {
            match &self.inputs {
                Inputs::Seed(_) => self.random_choice(wanted),
                Inputs::Listed(listed) => {
                    let Some((line, choice)) = listed.choices.get(self.next) else {
                        return Err(format!("the inputs end where {what} asks for {wanted}"));
                    };
                    match wanted.fitted(choice) {
                        Some(choice) => choice,
                        None => {
                            return Err(format!(
                                "line {line} of the inputs gives `{choice}` where {what} asks for {wanted}"
                            ));
                        }
                    }
                }
            }
        };
        self.next = self.next.saturating_add(1);
        self.made.push(choice.clone());
        Ok(choice)
    }

    pub fn int(&mut self, at: EdgeId, what: &str, ty: IntType) -> Result<u128, String> {
        match self.ask(at, what, AnswerKind::Int(ty))? {
            Choice::Int(_, bits) | Choice::Float(_, bits) => Ok(bits),
            Choice::Pointer { .. } | Choice::Bytes(_) | Choice::Malloc { .. } => {
                unreachable!("`fitted` takes numbers only")
            }
        }
    }

    pub fn float(&mut self, at: EdgeId, what: &str, kind: FloatKind) -> Result<u128, String> {
        match self.ask(at, what, AnswerKind::Float(kind))? {
            Choice::Float(_, bits) => Ok(bits),
            Choice::Int(..) | Choice::Pointer { .. } | Choice::Bytes(_) | Choice::Malloc { .. } => {
                unreachable!("`fitted` takes floats only")
            }
        }
    }

    /// Whether a pointer from outside leads to a fresh object.
    pub fn pointer(&mut self, at: EdgeId, what: &str) -> Result<bool, String> {
        Ok(self.ask(at, what, AnswerKind::Pointer)? == Choice::Pointer { fresh: true })
    }

    pub fn bytes(&mut self, at: EdgeId, what: &str, count: usize) -> Result<Vec<u8>, String> {
        match self.ask(at, what, AnswerKind::Bytes(count))? {
            Choice::Bytes(bytes) => Ok(bytes),
            Choice::Int(..) | Choice::Float(..) | Choice::Pointer { .. } | Choice::Malloc { .. } => {
                unreachable!("`fitted` takes bytes only")
            }
        }
    }

    /// The bytes of a pointer; `Err(fresh)` if it leads nowhere or to a fresh object.
    pub fn address(&mut self, at: EdgeId, what: &str, count: usize) -> Result<Result<Vec<u8>, bool>, String> {
        match self.ask(at, what, AnswerKind::Address(count))? {
            Choice::Bytes(bytes) => Ok(Ok(bytes)),
            Choice::Pointer { fresh } => Ok(Err(fresh)),
            Choice::Int(..) | Choice::Float(..) | Choice::Malloc { .. } => {
                unreachable!("`fitted` takes bytes and pointers only")
            }
        }
    }

    pub fn malloc(&mut self, at: EdgeId, what: &str) -> Result<bool, String> {
        Ok(self.ask(at, what, AnswerKind::Malloc)? == Choice::Malloc { succeeds: true })
    }

    /// What of an inputs file is known from the start.
    pub fn listed(&self) -> Option<&InputsFile> {
        match &self.inputs {
            Inputs::Listed(listed) => Some(listed),
            Inputs::Seed(_) => None,
        }
    }
}

/// The keyword of an integer type in the file.
pub(crate) fn int_name(ty: IntType) -> String {
    match (ty.width, ty.signed) {
        (1, false) => "bool".to_owned(),
        (8, true) => "schar".to_owned(),
        (8, false) => "uchar".to_owned(),
        (16, true) => "short".to_owned(),
        (16, false) => "ushort".to_owned(),
        (32, true) => "int".to_owned(),
        (32, false) => "uint".to_owned(),
        (64, true) => "longlong".to_owned(),
        (64, false) => "ulonglong".to_owned(),
        (128, true) => "int128".to_owned(),
        (128, false) => "uint128".to_owned(),
        (width, signed) => format!("{}{width}", if signed { 'i' } else { 'u' }),
    }
}

fn int_named(name: &str) -> Option<IntType> {
    Some(match name {
        "bool" => IntType::unsigned(1),
        "char" | "schar" => IntType::signed(8),
        "uchar" => IntType::unsigned(8),
        "short" => IntType::signed(16),
        "ushort" => IntType::unsigned(16),
        "int" => IntType::signed(32),
        "uint" => IntType::unsigned(32),
        "long" | "longlong" => IntType::signed(64),
        "ulong" | "ulonglong" => IntType::unsigned(64),
        "int128" => IntType::signed(128),
        "uint128" => IntType::unsigned(128),
        _ => {
            let (signed, width) = match name.split_at_checked(1)? {
                ("i", width) => (true, width),
                ("u", width) => (false, width),
                _ => return None,
            };
            let width = width.parse().ok().filter(|width| (1..=128).contains(width))?;
            IntType { width, signed }
        }
    })
}

pub(crate) fn float_name(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::F16 => "float16",
        FloatKind::F32 => "float",
        FloatKind::F64 => "double",
        FloatKind::X87 => "longdouble",
        FloatKind::F128 => "float128",
    }
}

fn float_named(name: &str) -> Option<FloatKind> {
    [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::X87, FloatKind::F128]
        .into_iter()
        .find(|&kind| float_name(kind) == name)
}

/// The line of the file.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Int(ty, bits) => write!(f, "{} {}", int_name(*ty), ty.display(*bits)),
            // The pattern, not the number, so that NaNs keep their payload.
            Choice::Float(kind, bits) if !kind.is_finite(*bits) => write!(f, "{} bits {bits:#x}", float_name(*kind)),
            Choice::Float(kind, bits) => {
                let sign = if kind.is_negative(*bits) { "-" } else { "" };
                write!(f, "{} {sign}{}", float_name(*kind), kind.format_hex(*bits, None))
            }
            Choice::Pointer { fresh } => f.write_str(if *fresh { "pointer fresh" } else { "pointer null" }),
            Choice::Bytes(bytes) => {
                write!(f, "bytes {} ", bytes.len())?;
                bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
            Choice::Malloc { succeeds } => f.write_str(if *succeeds { "malloc ok" } else { "malloc fail" }),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl Inputs {
    /// Reads the text form.
    pub fn parse(text: &str) -> Result<Inputs, ParseError> {
        let mut listed = InputsFile::default();
        for (number, line) in (1..).zip(text.lines()) {
            parse_line(line, number, &mut listed)?;
        }
        Ok(Inputs::Listed(listed))
    }
}

fn parse_line(line: &str, number: u32, listed: &mut InputsFile) -> Result<(), ParseError> {
    let trimmed = line.trim_start();
    let indent = line.len() - trimmed.len();
    let trimmed = trimmed.trim_end();
    if trimmed.is_empty() || trimmed.starts_with('#') {
        return Ok(());
    }
    let word_end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
    let (word, rest) = trimmed.split_at(word_end);
    let value = rest.trim_start();
    let column = (indent + trimmed.len() - value.len()) as u32 + 1;
    let wrong = |message: String| ParseError { line: number, column, message };
    let choice = match word {
        "arg" => {
            listed.args.push(quoted(value).map_err(|message| wrong(message.to_owned()))?);
            return Ok(());
        }
        "program" => {
            listed.program = Some(quoted(value).map_err(|message| wrong(message.to_owned()))?);
            return Ok(());
        }
        "stdin" => {
            listed.stdin.extend(quoted(value).map_err(|message| wrong(message.to_owned()))?);
            return Ok(());
        }
        "addresses" => {
            let seed = value.strip_prefix("seed").and_then(|seed| seed.trim().parse().ok());
            listed.addresses = Some(seed.ok_or_else(|| wrong("expected `seed` and a number".to_owned()))?);
            return Ok(());
        }
        "pointer" => match value {
            "null" => Choice::Pointer { fresh: false },
            "fresh" => Choice::Pointer { fresh: true },
            _ => return Err(wrong("expected `null` or `fresh`".to_owned())),
        },
        "malloc" => match value {
            "ok" => Choice::Malloc { succeeds: true },
            "fail" => Choice::Malloc { succeeds: false },
            _ => return Err(wrong("expected `ok` or `fail`".to_owned())),
        },
        "bytes" => {
            let (count, digits) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
            let bytes = hex(digits.trim()).ok_or_else(|| wrong("expected pairs of hexadecimal digits".to_owned()))?;
            if count.parse() != Ok(bytes.len()) {
                return Err(wrong(format!("`{count}` is not the number of bytes that follow ({})", bytes.len())));
            }
            Choice::Bytes(bytes)
        }
        _ => {
            if let Some(kind) = float_named(word) {
                let bits = match value.strip_prefix("bits") {
                    Some(bits) => {
                        pattern(bits.trim()).filter(|bits| kind.value_bits() == 128 || bits >> kind.value_bits() == 0)
                    }
                    None => kind.parse(value),
                };
                Choice::Float(kind, bits.ok_or_else(|| wrong(format!("`{value}` is no {word}")))?)
            } else if let Some(ty) = int_named(word) {
                let bits = match value.strip_prefix('-') {
                    Some(digits) => pattern(digits)
                        .and_then(|magnitude| i128::try_from(magnitude).ok()?.checked_neg())
                        .filter(|&number| ty.fits_i128(number))
                        .map(|number| ty.from_i128(number)),
                    None => pattern(value).filter(|&number| ty.fits_u128(number)),
                };
                Choice::Int(ty, bits.ok_or_else(|| wrong(format!("`{value}` is no value of type `{word}`")))?)
            } else {
                let message = format!("unknown kind of choice `{word}`");
                return Err(ParseError { line: number, column: indent as u32 + 1, message });
            }
        }
    };
    listed.choices.push((number, choice));
    Ok(())
}

fn pattern(text: &str) -> Option<u128> {
    match text.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

fn hex(digits: &str) -> Option<Vec<u8>> {
    if !digits.len().is_multiple_of(2) || !digits.is_ascii() {
        return None;
    }
    (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(&digits[at..at + 2], 16).ok()).collect()
}

/// A string in quotes with `\n`, `\t`, `\r`, `\0`, `\\`, `\"`, `\'` and `\xHH`.
fn quoted(text: &str) -> Result<Vec<u8>, &'static str> {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).ok_or("expected a string in quotes")?;
    let mut bytes = Vec::new();
    let mut rest = inner.bytes();
    while let Some(byte) = rest.next() {
        let byte = match byte {
            b'"' => return Err("a quote inside a string is written `\\\"`"),
            b'\\' => match rest.next() {
                Some(b'n') => b'\n',
                Some(b't') => b'\t',
                Some(b'r') => b'\r',
                Some(b'0') => 0,
                Some(quoted @ (b'\\' | b'"' | b'\'')) => quoted,
                Some(b'x') => {
                    let digit = |byte: Option<u8>| byte.and_then(|byte| (byte as char).to_digit(16));
                    match (digit(rest.next()), digit(rest.next())) {
                        (Some(high), Some(low)) => (high * 16 + low) as u8,
                        _ => return Err("`\\x` takes two hexadecimal digits"),
                    }
                }
                _ => return Err("unknown escape in a string"),
            },
            byte => byte,
        };
        bytes.push(byte);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use index::Id;

    use super::*;

    #[test]
    fn round_trip() {
        let text = "# a comment\nint -42\nuchar 0xff\nbool 1\ndouble 0x1.8p+1\nfloat bits 0x7fc00001\npointer fresh\n\
                    bytes 4 0a0b0c0d\nmalloc fail\nprogram \"p\\'\"\narg \"a\\x41\"\nstdin \"x\\n\"\naddresses seed 3\n";
        let Ok(Inputs::Listed(listed)) = Inputs::parse(text) else { panic!("{:?}", Inputs::parse(text)) };
        assert_eq!(listed.program, Some(b"p'".to_vec()));
        assert_eq!((listed.args, listed.stdin, listed.addresses), (vec![b"aA".to_vec()], b"x\n".to_vec(), Some(3)));
        let lines: Vec<String> = listed.choices.iter().map(|(_, choice)| choice.to_string()).collect();
        let again = Inputs::parse(&lines.join("\n")).expect("what is written can be read");
        let Inputs::Listed(again) = again else { panic!("listed") };
        let choices = |choices: Vec<(u32, Choice)>| choices.into_iter().map(|(_, choice)| choice).collect::<Vec<_>>();
        assert_eq!(choices(again.choices), choices(listed.choices));
    }

    #[test]
    fn errors_name_line_and_column() {
        let error = |text: &str| Inputs::parse(text).expect_err("wrong").to_string();
        assert_eq!(error("int 1\n  uchar 256"), "2:9: `256` is no value of type `uchar`");
        assert_eq!(error("number 1"), "1:1: unknown kind of choice `number`");
        assert_eq!(error("bytes 2 0a"), "1:7: `2` is not the number of bytes that follow (1)");
        assert_eq!(error("arg x"), "1:5: expected a string in quotes");
    }

    #[test]
    fn lists_end_and_fit() {
        let at = EdgeId::from_usize(0);
        let mut source = Source::new(Inputs::parse("int -1\nuint 7").expect("fine"), None);
        assert_eq!(source.int(at, "f", IntType::signed(32)), Ok(0xffff_ffff));
        assert!(
            source.pointer(at, "g").is_err_and(|message| message.contains("line 2") && message.contains("pointer"))
        );
        let mut random = Source::new(Inputs::Seed(1), None);
        let first = random.int(at, "f", IntType::signed(8)).expect("random values never end");
        assert_eq!(Source::new(Inputs::Seed(1), None).int(at, "f", IntType::signed(8)), Ok(first));
        assert_eq!(random.made, [Choice::Int(IntType::signed(8), first)]);
    }
}
