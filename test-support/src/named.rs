//! Tests that are called by a path: one for each program below a folder and each question about it, behind the command
//! line of Rust's own tests. `tests/ub/leak/loop.c [lp64]` is the question `lp64` about that program.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

use crate::annotation::c_files;
use crate::root;

/// What is asked of the programs below a folder.
#[derive(Clone, Copy)]
pub struct Questions {
    /// From the root.
    pub folder: &'static str,
    /// What is asked of one program.
    pub of: fn(&Path) -> Vec<String>,
    pub answer: fn(&Path, &str) -> Result<(), Failed>,
    /// There are at least so many programs.
    pub at_least: usize,
}

impl Questions {
    /// Runs the tests that the command line chooses; `others` are about more than one program.
    pub fn run(self, others: Vec<Trial>) -> ExitCode {
        let arguments = Arguments::from_args();
        let mut trials = others;
        trials.push(Trial::test(format!("{} has enough programs", self.folder), move || self.are_enough()));
        for path in self.programs(&arguments) {
            let shown = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().into_owned();
            for question in (self.of)(&path) {
                let path = path.clone();
                trials.push(Trial::test(format!("{shown} [{question}]"), move || (self.answer)(&path, &question)));
            }
        }
        libtest_mimic::run(&arguments, trials).exit_code()
    }

    /// Of one that is named exactly, as a runner of one process per test does it, the other programs are not read.
    fn programs(&self, arguments: &Arguments) -> Vec<PathBuf> {
        let named = arguments.filter.as_deref().filter(|_| arguments.exact).and_then(|name| name.split_once(" ["));
        match named.map(|(path, _)| root().join(path)).filter(|path| path.is_file()) {
            Some(path) => vec![path],
            None => c_files(&root().join(self.folder)),
        }
    }

    fn are_enough(&self) -> Result<(), Failed> {
        let found = c_files(&root().join(self.folder)).len();
        if found < self.at_least {
            return Err(format!("only {found} programs").into());
        }
        Ok(())
    }
}
