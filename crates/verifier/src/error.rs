//! Why a run has no outcome at all.

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// A file that the task came with makes no sense.
    Input(String),
    /// Carve or its solver is at fault: a verdict could not be relied on.
    Internal(String),
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            VerifyError::Input(message) => f.write_str(message),
            VerifyError::Internal(message) => write!(f, "internal error: {message}"),
        }
    }
}

impl std::error::Error for VerifyError {}
