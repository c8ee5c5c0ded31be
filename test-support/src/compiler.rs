//! The machine's C compiler, the oracle of differential tests.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use crate::{Finished, run};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    Ilp32,
    Lp64,
}

impl Model {
    pub const ALL: [Model; 2] = [Model::Ilp32, Model::Lp64];
    pub fn name(self) -> &'static str {
        match self {
            Model::Ilp32 => "ilp32",
            Model::Lp64 => "lp64",
        }
    }
    pub fn named(name: &str) -> Option<Model> {
        Model::ALL.into_iter().find(|model| model.name() == name)
    }
    pub fn flag(self) -> &'static str {
        match self {
            Model::Ilp32 => "-m32",
            Model::Lp64 => "-m64",
        }
    }
}

/// A compiler that was seen to build and run programs of a data model.
#[derive(Clone, Copy)]
pub struct Compiler {
    pub model: Model,
}

const COMPILE_LIMIT: Duration = Duration::from_secs(120);

impl Compiler {
    /// `cc` for this model, if the machine can build and run its programs (32 bits need gcc-multilib).
    pub fn find(model: Model) -> Option<Compiler> {
        static WORKS: [OnceLock<bool>; 2] = [OnceLock::new(), OnceLock::new()];
        let works = *WORKS[model as usize].get_or_init(|| {
            let directory = std::env::temp_dir().join(format!("carve-cc-{}-{}", std::process::id(), model.name()));
            let probe = || -> Option<bool> {
                std::fs::create_dir_all(&directory).ok()?;
                let source = directory.join("probe.c");
                std::fs::write(&source, "#include <stdio.h>\nint main(void) { return puts(\"ok\") < 0; }\n").ok()?;
                let binary = directory.join("probe");
                let built = Compiler { model }.compile(&[&source], &binary, &[]).ok()?;
                if built.status != 0 {
                    return Some(false);
                }
                Some(run(&mut Command::new(&binary), b"", COMPILE_LIMIT).ok()?.status == 0)
            };
            let works = probe().unwrap_or(false);
            _ = std::fs::remove_dir_all(&directory);
            works
        });
        works.then_some(Compiler { model })
    }

    pub fn compile(&self, sources: &[&Path], binary: &Path, flags: &[&str]) -> std::io::Result<Finished> {
        let mut command = Command::new("cc");
        command.args(["-O0", "-w", self.model.flag()]).args(flags).args(sources).arg("-o").arg(binary).arg("-lm");
        run(&mut command, b"", COMPILE_LIMIT)
    }

    /// `cc -fsyntax-only` on one file.
    pub fn accepts(&self, source: &Path, flags: &[&str]) -> std::io::Result<Finished> {
        let mut command = Command::new("cc");
        command.args(["-fsyntax-only", "-w", self.model.flag()]).args(flags).arg(source);
        run(&mut command, b"", COMPILE_LIMIT)
    }
}
