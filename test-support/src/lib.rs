//! What tests and `xtask` share: annotated C programs, the machine's C compiler as an oracle, and
//! running processes under a time limit.

mod annotation;
mod compiler;
mod parallel;
mod process;
mod verdicts;

pub use annotation::{Mark, TestProgram, programs};
pub use compiler::{Compiler, Model};
pub use parallel::for_each_parallel;
pub use process::{Finished, run};
pub use verdicts::{CheckProgram, Expected, Verdict, check_programs};

use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("test-support is in the root").to_owned()
}
