//! Messages about a program, as data.

use crate::Span;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    Note,
    Warning,
    Error,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub severity: Severity,
    /// One line, lower case, no full stop: what is wrong and what was expected.
    pub message: String,
    /// Where, and what to write below the caret (may be empty).
    pub primary: Span,
    pub label: String,
    /// Other places that explain it: "previous declaration is here".
    pub related: Vec<(Span, String)>,
    pub help: Option<String>,
}

impl Diagnostic {
    pub fn new(severity: Severity, span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            severity,
            message: message.into(),
            primary: span,
            label: String::new(),
            related: Vec::new(),
            help: None,
        }
    }
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Diagnostic::new(Severity::Error, span, message)
    }
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Diagnostic::new(Severity::Warning, span, message)
    }
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }
    pub fn related(mut self, span: Span, message: impl Into<String>) -> Self {
        self.related.push((span, message.into()));
        self
    }
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

/// Collects diagnostics; keeps the first [`Diagnostics::MOST`] errors and counts the rest, so that
/// a broken file gives a readable page and not a flood.
#[derive(Clone, Default, Debug)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    errors: usize,
}

impl Diagnostics {
    pub const MOST: usize = 20;

    pub fn push(&mut self, diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Error {
            self.errors += 1;
            if self.errors > Self::MOST {
                return;
            }
        } else if self.items.len() > 10 * Self::MOST {
            return;
        }
        self.items.push(diagnostic);
    }
    pub fn error(&mut self, span: Span, message: impl Into<String>) {
        self.push(Diagnostic::error(span, message));
    }
    pub fn warning(&mut self, span: Span, message: impl Into<String>) {
        self.push(Diagnostic::warning(span, message));
    }
    pub fn append(&mut self, other: Diagnostics) {
        let dropped = other.errors - other.items.iter().filter(|d| d.severity == Severity::Error).count();
        other.items.into_iter().for_each(|diagnostic| self.push(diagnostic));
        self.errors += dropped;
    }
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }
    /// How many errors there were, the dropped ones included.
    pub fn error_count(&self) -> usize {
        self.errors
    }
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.items.iter()
    }
}
