//! Why a text is no specification.

/// `Display` writes `name:line:column: message`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecError {
    /// The name of the file, as given to the parser.
    pub file: String,
    /// From one.
    pub line: usize,
    /// From one, in bytes.
    pub column: usize,
    /// One line: what was expected, or why it cannot be checked.
    pub message: String,
}

impl std::fmt::Display for SpecError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for SpecError {}
