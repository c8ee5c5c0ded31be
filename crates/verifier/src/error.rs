//! Why a run has no outcome at all.

use config::ConfigError;
use cpa::Action;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    Config(ConfigError),
    /// Paths are refined, and this key asks for something that does not go together with it.
    NotRefined(&'static str),
    /// The file of an initial precision makes no sense.
    Precision(String),
    /// The program has so many operations, which are too many.
    ProgramSize(usize),
    /// Carve or its solver is at fault: a verdict could not be relied on.
    Internal(String),
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            VerifyError::Config(error) => error.fmt(f),
            VerifyError::NotRefined(key) => write!(f, "`{key}` is for `algorithm = \"explore\"`"),
            VerifyError::Precision(message) => f.write_str(message),
            VerifyError::ProgramSize(operations) => {
                let most = Action::MAX_EDGES;
                write!(f, "the program has {operations} operations; at most {most} can be told apart")
            }
            VerifyError::Internal(message) => write!(f, "internal error: {message}"),
        }
    }
}

impl std::error::Error for VerifyError {}
