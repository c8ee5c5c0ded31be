//! What tests and `xtask` share: annotated C programs and tests that are called by their paths, the machine's C compiler as
//! an oracle, and running processes under a time limit.

mod analyses;
mod annotation;
mod compiler;
mod named;
mod parallel;
mod process;
mod verdicts;

pub use analyses::Analyses;
pub use annotation::{Mark, TestProgram, c_files, programs};
pub use compiler::{Compiler, Model};
pub use libtest_mimic::{Failed, Trial};
pub use named::Questions;
pub use parallel::for_each_parallel;
pub use process::{Finished, run};
pub use verdicts::{CheckProgram, Expected, Verdict, check_programs};

use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("test-support is in the root").to_owned()
}
