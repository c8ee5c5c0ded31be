//! From file names to a validated automaton: reading, preprocessing where needed, and the front end.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use cfa::Program;
use index::Interner;
use source::{Diagnostics, SourceMap};

use crate::args::SourceArgs;

/// Why there is no program.
pub enum LoadError {
    /// A file cannot be read or preprocessed.
    File { path: PathBuf, message: String },
    /// It is not C as we know it.
    Program(Box<SourceMap>, Diagnostics),
}

/// The sources as they were given, to be shown in messages instead of what the preprocessor made of them.
#[derive(Default)]
pub struct Originals(Vec<(String, Vec<u8>)>);

impl Originals {
    /// Line `line` of the file that was given as `name`.
    pub fn line(&self, name: &str, line: u32) -> Option<&[u8]> {
        let (_, text) = self.0.iter().find(|(given, _)| given == name)?;
        let line = text.split(|&byte| byte == b'\n').nth(line as usize - 1)?;
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    }
}

pub struct LoadedProgram {
    pub program: Program,
    pub warnings: Diagnostics,
    pub originals: Originals,
}

pub fn load(args: &SourceArgs, files: &[PathBuf]) -> Result<LoadedProgram, (Originals, LoadError)> {
    let mut originals = Originals::default();
    match load_into(args, files, &mut originals) {
        Ok((program, warnings)) => Ok(LoadedProgram { program, warnings, originals }),
        Err(error) => Err((originals, error)),
    }
}

fn load_into(
    args: &SourceArgs,
    paths: &[PathBuf],
    originals: &mut Originals,
) -> Result<(Program, Diagnostics), LoadError> {
    let mut sources = SourceMap::default();
    let mut files = Vec::new();
    for path in paths {
        let fail = |message: String| LoadError::File { path: path.clone(), message };
        let name = path.to_string_lossy().into_owned();
        let mut text = read(path).map_err(fail)?;
        if path.extension().is_none_or(|extension| extension != "i") && has_directives(&text) {
            let preprocessed = preprocess(path, args).map_err(fail)?;
            originals.0.push((name.clone(), std::mem::replace(&mut text, preprocessed)));
        }
        files.push(sources.add(name, text).ok_or_else(|| fail("the sources together exceed 4 GiB".to_owned()))?);
    }
    let mut names = Interner::default();
    let mut problems = Diagnostics::default();
    let mut units = Vec::new();
    for file in files {
        let (ast, found) = syntax::parse(file, &mut sources, &mut names);
        problems.append(found);
        units.push(ast);
    }
    if problems.has_errors() {
        return Err(LoadError::Program(Box::new(sources), problems));
    }
    let (typed, found) = sema::analyse_as(units, sources, names, args.data_model, args.compiler)
        .map_err(|(sources, found)| LoadError::Program(Box::new(sources), found))?;
    problems.append(found);
    match lower::lower(typed, args.entry.as_deref().unwrap_or("main")) {
        Ok(program) => Ok((program, problems)),
        Err((sources, found)) => Err(LoadError::Program(Box::new(sources), found)),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let metadata = std::fs::metadata(path).map_err(|error| describe_io(&error))?;
    if metadata.is_dir() {
        return Err("is a directory; expected a C source file".to_owned());
    }
    std::fs::read(path).map_err(|error| describe_io(&error))
}

pub fn describe_io(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "no such file".to_owned(),
        std::io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => error.to_string(),
    }
}

/// Whether a line begins with a directive that the parser does not read itself.
fn has_directives(text: &[u8]) -> bool {
    text.split(|&byte| byte == b'\n').any(|line| {
        let Some(rest) = line.trim_ascii_start().strip_prefix(b"#") else { return false };
        let rest = rest.trim_ascii_start();
        let word = rest.iter().position(|byte| !byte.is_ascii_alphabetic()).map_or(rest, |end| &rest[..end]);
        !matches!(word, b"" | b"line" | b"pragma" | b"ident")
    })
}

fn preprocess(path: &Path, args: &SourceArgs) -> Result<Vec<u8>, String> {
    let compiler = std::env::var_os("CC").filter(|cc| !cc.is_empty()).unwrap_or_else(|| "cc".into());
    let compiler_text = compiler.to_string_lossy().into_owned();
    // `CC` may carry flags, as in make.
    let mut words = compiler_text.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or("cc"));
    command.args(words).arg("-E").arg(match args.data_model {
        types::DataModel::Ilp32 => "-m32",
        types::DataModel::Lp64 => "-m64",
    });
    args.include.iter().for_each(|directory| _ = command.arg("-I").arg(directory));
    args.define.iter().for_each(|definition| _ = command.arg("-D").arg(definition));
    // A name that begins with `-` must not be read as an option.
    let starts_like_option = path.as_os_str().as_encoded_bytes().starts_with(b"-");
    command.args(["-x", "c"]).arg(if starts_like_option { Path::new(".").join(path) } else { path.to_owned() });
    let output = command.stdin(Stdio::null()).output().map_err(|error| {
        format!("has preprocessor directives, but `{compiler_text} -E` could not be started: {error}")
    })?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let hint = if said.contains("stubs-32.h") || said.contains("bits/libc-header-start.h") {
        "\nhelp: 32-bit headers are missing; on Debian: apt-get install gcc-multilib"
    } else {
        ""
    };
    Err(format!("`{compiler_text} -E` failed:\n{}{hint}", said.trim_end()))
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::File { path, message } => write!(f, "{}: {message}", path.display()),
            LoadError::Program(_, diagnostics) => write!(f, "{} errors", diagnostics.error_count()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::has_directives;

    #[test]
    fn which_files_need_a_preprocessor() {
        assert!(has_directives(b"int x;\n  # include <stdio.h>\n"));
        assert!(has_directives(b"#define A 1"));
        assert!(!has_directives(b"# 1 \"a.c\"\n#line 3\n#pragma pack(1)\nint x; // # define\n"));
        assert!(!has_directives(b""));
    }
}
