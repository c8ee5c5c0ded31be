//! Tests of the library against a mock host, and against the system's C library where there is a compiler.

mod effects;
mod functions;
mod mathematics;
mod mock;
mod numbers;
mod printing;
mod scanning;
mod table;

use std::path::PathBuf;
use std::process::Command;

/// What a C program prints, compiled for the data model; `None`, with a message, if that is impossible here.
fn output_of(name: &str, source: &str, model: types::DataModel) -> Option<Vec<u8>> {
    let directory = std::env::temp_dir().join(format!("carve-libc-{}-{name}-{}", std::process::id(), model.name()));
    std::fs::create_dir_all(&directory).expect("the temporary directory can be written");
    let path = |extension: &str| -> PathBuf { directory.join(format!("program.{extension}")) };
    std::fs::write(path("c"), source).expect("the temporary directory can be written");
    let width = match model {
        types::DataModel::Ilp32 => "-m32",
        types::DataModel::Lp64 => "-m64",
    };
    let compiled = Command::new("cc")
        .args(["-w", "-O0", "-std=gnu11", "-fno-builtin", width, "-o"])
        .args([path("exe"), path("c")])
        .arg("-lm")
        .output();
    match compiled {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!message.contains(": error:"), "the generated program is wrong:\n{message}");
            eprintln!("skipped: `cc {width}` does not link here");
            return None;
        }
        Err(error) => {
            eprintln!("skipped: no `cc` ({error})");
            return None;
        }
    }
    let run = Command::new(path("exe")).env("TZ", "UTC").output().expect("the compiled program runs");
    assert!(run.status.success(), "the compiled program failed: {:?}", run.status);
    let _ = std::fs::remove_dir_all(directory);
    Some(run.stdout)
}

/// A fixed sequence of numbers for generated cases (xorshift).
struct Sequence(u64);

impl Sequence {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
}

/// A C string literal.
fn literal(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for &byte in bytes {
        match byte {
            b'"' | b'\\' | b'?' => text.extend(['\\', byte as char]),
            b' '..=b'~' => text.push(byte as char),
            _ => text.push_str(&format!("\\{byte:03o}")),
        }
    }
    text.push('"');
    text
}
