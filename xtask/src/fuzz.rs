//! Mutated sources: the front end must neither panic nor hang, and its memory stays bounded.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use test_support::for_each_parallel;
use types::DataModel;

use crate::front_end::{c_files, compile};

#[derive(clap::Args)]
pub struct Args {
    /// Folders with C files to start from
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// How many inputs (0: until stopped)
    #[arg(long, default_value_t = 1000)]
    count: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Inputs that fail are kept here
    #[arg(long, default_value = "target/fuzz")]
    keep: PathBuf,
}

const HANG: Duration = Duration::from_secs(5);
const MEMORY: u64 = 4 << 30;
/// Larger files only make the loop slower.
const LARGEST: u64 = 200_000;

pub fn fuzz(args: &Args) -> Result<()> {
    let mut files = Vec::new();
    for folder in &args.folders {
        files.extend(c_files(folder)?);
    }
    files.retain(|path| std::fs::metadata(path).is_ok_and(|data| data.len() <= LARGEST));
    ensure!(!files.is_empty(), "no C files to start from");
    let texts = for_each_parallel(&files, |path| preprocessed(path)).into_iter().collect::<Result<Vec<_>>>()?;
    std::fs::create_dir_all(&args.keep)?;
    let current = args.keep.join("current.c");
    let watch = Watch::default();
    let failures = thread::scope(|scope| {
        scope.spawn(|| watch.guard());
        let failures = mutate_all(args, &texts, &current, &watch);
        watch.done.store(true, Ordering::Relaxed);
        failures
    })?;
    println!("{} mutated inputs from {} files: {failures} failures", args.count, files.len());
    ensure!(failures == 0, "inputs that failed are in {}", args.keep.display());
    Ok(())
}

/// What the parser would get: without directives, if a compiler is there to remove them.
fn preprocessed(path: &Path) -> Result<Vec<u8>> {
    let text = std::fs::read(path)?;
    if !text.windows(8).any(|window| window == b"#include") {
        return Ok(text);
    }
    let output = Command::new("cc").args(["-E", "-P"]).arg(path).output();
    Ok(output.ok().filter(|output| output.status.success()).map_or(text, |output| output.stdout))
}

fn mutate_all(args: &Args, texts: &[Vec<u8>], current: &Path, watch: &Watch) -> Result<u64> {
    let mut random = Random(args.seed);
    let mut failures = 0;
    let mut round = 0;
    while args.count == 0 || round < args.count {
        round += 1;
        let text = mutate(texts[random.below(texts.len())].clone(), &mut random);
        // Kept before it is tried: a stack overflow or a kill leaves it behind.
        std::fs::write(current, &text)?;
        let model = if random.below(2) == 0 { DataModel::Ilp32 } else { DataModel::Lp64 };
        watch.begin();
        let result = catch_unwind(AssertUnwindSafe(|| {
            // A program that is accepted must also be valid.
            compile("fuzz.c", text, model).is_ok_and(|program| !cfa::validate(&program).is_empty())
        }));
        let took = watch.end();
        if took > HANG || !matches!(result, Ok(false)) {
            failures += 1;
            let kept = args.keep.join(format!("failure-{}-{round}.c", args.seed));
            std::fs::copy(current, &kept)?;
            println!(
                "{}: {}",
                kept.display(),
                match result {
                    Err(_) => "panic",
                    Ok(true) => "invalid automaton",
                    Ok(false) => "took too long",
                }
            );
        }
    }
    Ok(failures)
}

/// Ends the process when one input takes far too long or too much memory.
#[derive(Default)]
struct Watch {
    started: Mutex<Option<Instant>>,
    done: AtomicBool,
}

impl Watch {
    fn begin(&self) {
        *self.started.lock().expect("no holder panics") = Some(Instant::now());
    }
    fn end(&self) -> Duration {
        self.started.lock().expect("no holder panics").take().map_or(Duration::ZERO, |start| start.elapsed())
    }
    fn guard(&self) {
        while !self.done.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(50));
            let started = *self.started.lock().expect("no holder panics");
            if started.is_some_and(|start| start.elapsed() > 4 * HANG) {
                println!("an input hangs: see current.c");
                std::process::exit(1);
            }
            let resident = std::fs::read_to_string("/proc/self/statm")
                .ok()
                .and_then(|text| text.split_whitespace().nth(1).and_then(|pages| pages.parse::<u64>().ok()));
            if resident.is_some_and(|pages| pages * 4096 > MEMORY) {
                println!("an input takes over {MEMORY} bytes: see current.c");
                std::process::exit(1);
            }
        }
    }
}

/// splitmix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }
}

const TOKENS: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ",",
    "*",
    "&",
    "=",
    "==",
    "+",
    "-",
    "++",
    "?",
    ":",
    "...",
    ".",
    "->",
    "int",
    "char",
    "struct",
    "union",
    "enum",
    "typedef",
    "static",
    "extern",
    "sizeof",
    "if",
    "else",
    "while",
    "for",
    "switch",
    "case",
    "default",
    "goto",
    "return",
    "break",
    "continue",
    "void",
    "0",
    "1",
    "-1",
    "0x7fffffff",
    "1.5e300",
    "'a'",
    "\"text\"",
    "__attribute__((packed))",
    "_Bool",
    "long double",
    "x",
    "main",
    "({",
    "})",
    "typeof",
    "_Generic",
    "unsigned long long",
    "volatile",
    "const",
    "asm",
    "__builtin_offsetof",
    "_Static_assert",
    "_Alignas(64)",
    "#",
    "\\",
];

fn mutate(mut text: Vec<u8>, random: &mut Random) -> Vec<u8> {
    for _ in 0..1 + random.below(6) {
        if text.is_empty() {
            break;
        }
        let at = random.below(text.len());
        let (start, end) = word(&text, at);
        match random.below(8) {
            0 => _ = text.drain(start..end),
            1 => {
                let copy = text[start..end].to_vec();
                text.splice(start..start, copy);
            }
            2 => text[at] ^= 1 << random.below(8),
            3 => text.truncate(at),
            4 => {
                let token = TOKENS[random.below(TOKENS.len())];
                text.splice(start..end, format!(" {token} ").bytes());
            }
            5 => {
                let token = TOKENS[random.below(TOKENS.len())];
                text.splice(start..start, format!(" {token} ").bytes());
            }
            6 => {
                let (from, to) = word(&text, random.below(text.len()));
                let other = text[from..to].to_vec();
                text.splice(start..end, other);
            }
            _ => {
                let until = (at + random.below(200)).min(text.len());
                let piece = text[at..until].to_vec();
                let to = random.below(text.len());
                text.splice(to..to, piece);
            }
        }
    }
    text
}

/// The token-like range around `at`.
fn word(text: &[u8], at: usize) -> (usize, usize) {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    if !is_word(&text[at]) {
        return (at, at + 1);
    }
    let start = text[..at].iter().rposition(|byte| !is_word(byte)).map_or(0, |before| before + 1);
    let end = text[at..].iter().position(|byte| !is_word(byte)).map_or(text.len(), |after| at + after);
    (start, end)
}
