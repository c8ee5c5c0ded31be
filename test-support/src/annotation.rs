//! Annotated C programs: `//@ key: value` lines say how to run a program, `//~ text` at the end of a
//! line says what is expected there. docs/testing.md lists the keys.

use std::path::{Path, PathBuf};

use crate::Model;

#[derive(Clone, Debug)]
pub struct TestProgram {
    pub path: PathBuf,
    /// `//@ models: lp64`; both unless given.
    pub models: Vec<Model>,
    /// `//@ args: one two`.
    pub args: Vec<String>,
    /// `//@ stdin: text\n`, with C escapes.
    pub stdin: Vec<u8>,
    /// `//@ link: other.c`: further files of the program.
    pub link: Vec<PathBuf>,
    /// `//@ leak`: the program ends normally but leaks.
    pub leak: bool,
    pub marks: Vec<Mark>,
}

/// `//~ text` on line `line` (from one).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub line: usize,
    pub text: String,
}

impl TestProgram {
    /// The names of the data models under which a program is run.
    pub fn models_of(path: &Path) -> Vec<String> {
        TestProgram::read(path).models.into_iter().map(|model| model.name().to_owned()).collect()
    }
    pub fn sources(&self) -> Vec<&Path> {
        std::iter::once(&*self.path).chain(self.link.iter().map(|path| &**path)).collect()
    }
    pub fn read(path: &Path) -> TestProgram {
        let text = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let text = String::from_utf8_lossy(&text);
        let mut program = TestProgram {
            path: path.to_owned(),
            models: Model::ALL.to_vec(),
            args: Vec::new(),
            stdin: Vec::new(),
            link: Vec::new(),
            leak: false,
            marks: Vec::new(),
        };
        for (index, line) in text.lines().enumerate() {
            if let Some(directive) = line.trim().strip_prefix("//@") {
                program.directive(directive.trim(), index + 1);
            } else if let Some((_, mark)) = line.split_once("//~") {
                program.marks.push(Mark { line: index + 1, text: mark.trim().to_owned() });
            }
        }
        program
    }
    fn directive(&mut self, directive: &str, line: usize) {
        let (key, value) = directive.split_once(':').map_or((directive, ""), |(key, value)| (key.trim(), value.trim()));
        match key {
            "models" => {
                self.models =
                    Model::ALL.into_iter().filter(|m| value.split_whitespace().any(|w| w == m.name())).collect()
            }
            "args" => self.args = value.split_whitespace().map(str::to_owned).collect(),
            "stdin" => self.stdin = unescape(value),
            "link" => {
                let folder = self.path.parent().expect("a file is in a folder");
                self.link = value.split_whitespace().map(|name| folder.join(name)).collect();
            }
            "leak" => self.leak = true,
            _ => panic!("{}:{line}: unknown key `{key}`", self.path.display()),
        }
        assert!(!self.models.is_empty(), "{}:{line}: no such data model", self.path.display());
    }
}

/// All programs below `folder`, in order of path; `*_part.c` files are parts of others.
pub fn programs(folder: &Path) -> Vec<TestProgram> {
    c_files(folder).iter().map(|path| TestProgram::read(path)).collect()
}

/// Their files, whatever their annotations.
pub fn c_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries.map(|entry| entry.expect("a readable folder").path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|extension| extension == "c")
                && !entry.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with("_part"))
            {
                found.push(entry);
            }
        }
    }
    found.sort();
    found
}

fn unescape(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'\\' => match rest.next() {
                Some(b'n') => b'\n',
                Some(b't') => b'\t',
                Some(b'0') => 0,
                Some(other) => other,
                None => b'\\',
            },
            other => other,
        });
    }
    bytes
}
