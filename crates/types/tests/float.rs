//! Differential test of floating-point operations, parsing and printing against the host's C compiler and library,
//! through the program `float.c`. Skipped where that does not compile (it needs x86-64 and glibc).
//!
//! `CARVE_FLOAT_CASES` and `CARVE_FLOAT_SEED` make it larger and different; by default it is the same every time.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use types::{FloatClass, FloatKind, IntType};

const KINDS: [(FloatKind, &str); 4] =
    [(FloatKind::F32, "f32"), (FloatKind::F64, "f64"), (FloatKind::X87, "x87"), (FloatKind::F128, "f128")];

#[test]
fn operations_match_the_host() {
    let mut questions = Questions::default();
    let mut random = Random(environment("CARVE_FLOAT_SEED").unwrap_or(1));
    let cases = environment("CARVE_FLOAT_CASES").unwrap_or(400);
    for (kind, name) in KINDS {
        for _ in 0..cases {
            operations(&mut questions, &mut random, kind, name);
        }
    }
    questions.compare();
}

#[test]
fn text_matches_the_host() {
    let mut questions = Questions::default();
    let mut random = Random(environment("CARVE_FLOAT_SEED").unwrap_or(1));
    let cases = environment("CARVE_FLOAT_CASES").unwrap_or(400);
    for (kind, name) in KINDS {
        for _ in 0..cases {
            printing(&mut questions, &mut random, kind, name);
            parsing(&mut questions, &mut random, kind, name);
        }
    }
    questions.compare();
}

fn operations(questions: &mut Questions, random: &mut Random, kind: FloatKind, name: &str) {
    let (a, b) = random.pair(kind);
    let c = if random.chance(50) { random.value(kind) } else { kind.neg(kind.mul(a, b)) };
    let mut ask = |op: &str, second: u128, third: u128, answer: String| {
        questions.ask(format!("{name} {op} {a:x} {second:x} {third:x}"), answer);
    };
    // Which of two NaNs survives depends on how the compiler orders the operands.
    if !(kind.is_nan(a) && kind.is_nan(b)) {
        ask("add", b, 0, pattern(kind.add(a, b)));
        ask("sub", b, 0, pattern(kind.sub(a, b)));
        ask("mul", b, 0, pattern(kind.mul(a, b)));
        ask("div", b, 0, pattern(kind.div(a, b)));
    }
    if !kind.is_nan(a) && !kind.is_nan(b) && !kind.is_nan(c) {
        ask("fmod", b, 0, pattern(kind.fmod(a, b)));
        // glibc's `remainder` may give zero the wrong sign if the divisor is tiny.
        let remainder = kind.remainder(a, b);
        if !kind.is_zero(remainder) {
            ask("remainder", b, 0, pattern(remainder));
        }
        ask("fma", b, c, pattern(kind.fma(a, b, c)));
        ask("next_after", b, 0, pattern(kind.next_after(a, b)));
    }
    ask("sqrt", 0, 0, pattern(kind.sqrt(a)));
    ask("floor", 0, 0, pattern(kind.floor(a)));
    ask("ceil", 0, 0, pattern(kind.ceil(a)));
    ask("trunc", 0, 0, pattern(kind.trunc(a)));
    ask("round", 0, 0, pattern(kind.round(a)));
    ask("rint", 0, 0, pattern(kind.rint(a)));
    let exponent = match random.below(3) {
        0 => random.next() as i32,
        1 => (random.next() % 64) as i32 - 32,
        _ => (random.next() % 40000) as i32 - 20000,
    };
    ask("ldexp", exponent as u32 as u128, 0, pattern(kind.ldexp(a, exponent)));
    let (fraction, exponent) = kind.frexp(a);
    ask("fraction", 0, 0, pattern(fraction));
    if kind.is_finite(a) {
        ask("exponent", 0, 0, exponent.to_string());
    }
    ask("compare", b, 0, kind.compare(a, b).map_or("none".to_owned(), |order| format!("{order:?}")));
    let class = match kind.classify(a) {
        FloatClass::Nan => 0,
        FloatClass::Infinite => 1,
        FloatClass::Zero => 2,
        FloatClass::Subnormal => 3,
        FloatClass::Normal => 4,
    };
    ask("classify", 0, 0, class.to_string());
    for (to, to_name) in KINDS {
        if to != kind {
            ask(&format!("to_{to_name}"), 0, 0, pattern(kind.convert(to, a)));
        }
    }
    let ints = [
        ("i32", IntType::signed(32)),
        ("i64", IntType::signed(64)),
        ("u64", IntType::unsigned(64)),
        ("i128", IntType::signed(128)),
        ("u128", IntType::unsigned(128)),
    ];
    let integer = random.bits(128) >> random.below(128);
    for (int_name, int) in ints {
        if let Some(bits) = kind.to_int(int, a) {
            ask(&format!("to_{int_name}"), 0, 0, pattern(bits));
        }
        let bits = int.truncate(if random.chance(50) { integer } else { integer.wrapping_neg() });
        ask(&format!("from_{int_name}"), bits, 0, pattern(kind.from_int(int, bits)));
    }
}

fn printing(questions: &mut Questions, random: &mut Random, kind: FloatKind, name: &str) {
    let a = random.value(kind);
    let sign = if kind.is_negative(a) { "-" } else { "" };
    let precision = match random.below(10) {
        0 => random.below(6000),
        1..4 => random.below(60),
        _ => random.below(12),
    };
    // A number such as 2.5 or 0.125 exercises the ties.
    let a = if random.chance(20) {
        kind.ldexp(kind.from_int(IntType::unsigned(32), random.bits(12)), -(random.below(12) as i32))
    } else {
        a
    };
    let sign = if kind.is_negative(a) == (sign == "-") { sign } else { "" };
    let mut ask = |conversion: String, text: String| {
        questions.ask(format!("{name} print {a:x} %{conversion}"), format!("{sign}{text}"));
    };
    ask(format!(".{precision}e"), kind.format_e(a, precision));
    ask(format!(".{precision}f"), kind.format_f(a, precision));
    ask(format!(".{precision}g"), kind.format_g(a, precision, false));
    ask("a".to_owned(), kind.format_hex(a, None));
    ask(format!(".{precision}a"), kind.format_hex(a, Some(precision)));
}

fn parsing(questions: &mut Questions, random: &mut Random, kind: FloatKind, name: &str) {
    let mut text = String::new();
    match random.below(4) {
        0 => {
            write!(text, "0x{:x}.{:x}", random.bits(100), random.bits(120)).unwrap();
            write!(text, "p{}", (random.next() % 36000) as i64 - 18000).unwrap();
        }
        1 => {
            // The exact text of a value or of the middle between two, perhaps changed at the end.
            let a = kind.abs(random.value(kind));
            let digits = [5, 17, 40, 2000, 12000][random.below(5)];
            text = kind.format_e(if kind.is_finite(a) { a } else { kind.one() }, digits);
        }
        2 => {
            write!(text, "{}.{}e{}", random.bits(90), random.bits(90), (random.next() % 800) as i64 - 400).unwrap();
        }
        _ => {
            write!(text, "{}.{}e{}", random.bits(90), random.bits(90), (random.next() % 10400) as i64 - 5200).unwrap();
        }
    }
    let ours = kind.parse(&text).expect("a valid number");
    questions.ask(format!("{name} parse {text}"), pattern(ours));
}

fn pattern(bits: u128) -> String {
    format!("{bits:032x}")
}

fn environment<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

#[derive(Default)]
struct Questions {
    input: String,
    answers: Vec<String>,
}

impl Questions {
    fn ask(&mut self, question: String, answer: String) {
        self.input.push_str(&question);
        self.input.push('\n');
        self.answers.push(answer);
    }

    fn compare(&self) {
        let Some(output) = self.run() else {
            eprintln!("skipped: no `cc` that compiles and runs float.c for x86-64 with glibc");
            return;
        };
        let mut wrong: Vec<String> = Vec::new();
        for ((question, ours), theirs) in self.input.lines().zip(&self.answers).zip(output.lines()) {
            if ours != theirs {
                wrong.push(format!("{question}\n  ours   {ours}\n  theirs {theirs}"));
            }
        }
        assert_eq!(output.lines().count(), self.answers.len());
        let shown = wrong.len().min(20);
        assert!(wrong.is_empty(), "{} of {} differ:\n{}", wrong.len(), self.answers.len(), wrong[..shown].join("\n"));
    }

    fn run(&self) -> Option<String> {
        if cfg!(not(target_arch = "x86_64")) {
            return None;
        }
        static COUNTER: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = COUNTER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let binary = std::env::temp_dir().join(format!("carve-float-{}-{number}", std::process::id()));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/float.c");
        let compiled = Command::new("cc")
            .args(["-std=gnu11", "-O1", "-w", "-m64", "-fno-builtin", "-ffp-contract=off", "-frounding-math"])
            .arg(source)
            .arg("-o")
            .args([binary.as_os_str(), "-lm".as_ref()])
            .output()
            .ok()?;
        if !compiled.status.success() {
            return None;
        }
        let mut child = Command::new(&binary).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let mut stdin = child.stdin.take().expect("piped");
        let output = std::thread::scope(|scope| {
            scope.spawn(move || stdin.write_all(self.input.as_bytes()).expect("the program reads everything"));
            child.wait_with_output()
        });
        std::fs::remove_file(&binary).ok();
        Some(String::from_utf8(output.ok()?.stdout).expect("ASCII"))
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    fn bits(&mut self, count: u32) -> u128 {
        (u128::from(self.next()) << 64 | u128::from(self.next())) >> (128 - count)
    }

    /// Any valid value; special ones, small integers and ones with few bits are likely.
    fn value(&mut self, kind: FloatKind) -> u128 {
        let special = [
            kind.zero(false),
            kind.one(),
            kind.infinity(false),
            kind.nan(),
            kind.max_finite(),
            kind.min_normal(),
            kind.min_subnormal(),
            kind.epsilon(),
            kind.next_after(kind.min_normal(), kind.zero(false)),
            kind.next_after(kind.one(), kind.zero(false)),
        ];
        let value = match self.below(10) {
            0 => special[self.below(special.len())],
            1 => kind.from_int(IntType::unsigned(64), self.bits(64) >> self.below(64)),
            2 => {
                let small = kind.from_int(IntType::unsigned(64), self.bits(20));
                kind.ldexp(small, -(self.below(20) as i32))
            }
            3 => kind.ldexp(kind.from_int(IntType::unsigned(128), self.bits(113)), kind.min_exponent() - 113),
            4 => {
                let exponent = self.below(80) as i32 - 40;
                kind.ldexp(kind.from_int(IntType::unsigned(128), self.bits(113)), exponent - 113)
            }
            _ => {
                let exponent = self.below(2 * kind.max_exponent() as usize + 200) as i32 - kind.max_exponent() - 100;
                kind.ldexp(kind.from_int(IntType::unsigned(128), self.bits(113) >> self.below(113)), exponent)
            }
        };
        if self.chance(50) { kind.neg(value) } else { value }
    }

    /// Two values; often close to each other, so that cancellation and ties happen.
    fn pair(&mut self, kind: FloatKind) -> (u128, u128) {
        let a = self.value(kind);
        let b = match self.below(4) {
            0 => kind.next_after(a, self.value(kind)),
            1 => kind.ldexp(a, self.below(140) as i32 - 70),
            2 => {
                let (_, exponent) = kind.frexp(a);
                let fraction = kind.from_int(IntType::unsigned(128), self.bits(113));
                kind.ldexp(kind.ldexp(fraction, -113), exponent + self.below(8) as i32 - 4)
            }
            _ => self.value(kind),
        };
        if self.chance(50) { (a, b) } else { (b, a) }
    }
}
