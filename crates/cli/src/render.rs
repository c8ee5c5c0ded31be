//! Diagnostics as a person reads them: file, line, column, the line itself with a caret.

use std::borrow::Cow;
use std::io::{IsTerminal, Write};
use std::ops::Range;
use std::process::ExitCode;

use annotate_snippets::{Annotation, AnnotationKind, Element, Level, Origin, Renderer, Snippet};
use source::{Diagnostic, Diagnostics, Severity, SourceMap, Span};

use crate::exit;
use crate::load::Originals;

/// Longer lines are shown without their text: a caret under column 6,000 helps nobody.
const LONGEST_LINE: usize = 400;

pub struct Printer<'a> {
    pub sources: &'a SourceMap,
    pub originals: &'a Originals,
}

/// One message with its kind ("error", "undefined behaviour"), an id in brackets, and places.
pub struct Message<'a> {
    pub level: Level<'a>,
    pub id: Option<&'a str>,
    pub text: &'a str,
    pub primary: Span,
    pub label: &'a str,
    pub related: &'a [(Span, String)],
    pub help: Option<&'a str>,
}

impl Printer<'_> {
    pub fn diagnostics(&self, diagnostics: &Diagnostics) {
        diagnostics.iter().for_each(|diagnostic| self.diagnostic(diagnostic));
        let hidden = diagnostics.error_count().saturating_sub(Diagnostics::MOST);
        if hidden > 0 {
            eprintln!("({hidden} more errors)");
        }
    }

    fn diagnostic(&self, diagnostic: &Diagnostic) {
        self.message(&Message {
            level: match diagnostic.severity {
                Severity::Error => Level::ERROR,
                Severity::Warning => Level::WARNING,
                Severity::Note => Level::NOTE,
            },
            id: None,
            text: &diagnostic.message,
            primary: diagnostic.primary,
            label: &diagnostic.label,
            related: &diagnostic.related,
            help: diagnostic.help.as_deref(),
        });
    }

    pub fn message(&self, message: &Message<'_>) {
        let mut title = message.level.clone().primary_title(one_line(message.text));
        if let Some(id) = message.id {
            title = title.id(id);
        }
        let mut report = vec![title.elements(self.place(message.primary, message.label, AnnotationKind::Primary))];
        for (span, text) in message.related {
            let elements = self.place(*span, "", AnnotationKind::Primary);
            report.push(Level::NOTE.secondary_title(one_line(text)).elements(elements));
        }
        if let Some(help) = message.help {
            report.push(Level::HELP.secondary_title(help).elements(Vec::<Element<'_>>::new()));
        }
        let renderer = if std::io::stderr().is_terminal() { Renderer::styled() } else { Renderer::plain() };
        eprintln!("{}\n", renderer.render(&report));
    }

    fn place(&self, span: Span, label: &str, kind: AnnotationKind) -> Vec<Element<'_>> {
        let Some(at) = self.sources.position(span) else { return Vec::new() };
        let file = self.sources.file(at.file);
        let physical = file.line(at.line);
        // What the user wrote, if the preprocessor left the line alone.
        let original = self.originals.line(at.presumed_file, at.presumed_line);
        let (line, column) = match original {
            Some(original) if original != physical => match find_in(original, physical, at.column as usize - 1) {
                Some(column) => (original, column),
                None => (physical, at.column as usize - 1),
            },
            _ => (physical, at.column as usize - 1),
        };
        let path = at.presumed_file.to_owned();
        if line.len() > LONGEST_LINE {
            let origin = Origin::path(path).line(at.presumed_line as usize).char_column(at.column as usize);
            return vec![origin.into()];
        }
        let length = (span.hi.saturating_sub(span.lo) as usize).min(line.len().saturating_sub(column)).max(1);
        let text = printable(line);
        let annotation = annotate(kind, &text, column..column + length, label.to_owned());
        vec![Snippet::source(text).line_start(at.presumed_line as usize).path(path).annotation(annotation).into()]
    }
}

fn annotate<'a>(kind: AnnotationKind, text: &str, range: Range<usize>, label: String) -> Annotation<'a> {
    let end = range.end.min(text.len());
    let annotation = kind.span(range.start.min(end)..end);
    if label.is_empty() { annotation } else { annotation.label(label) }
}

/// The preprocessor changed the line (a macro, say): the same word in the original, if there is just one.
fn find_in(original: &[u8], physical: &[u8], column: usize) -> Option<usize> {
    let rest = physical.get(column..)?;
    let word_len = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let word = &rest[..word_len];
    if word.is_empty() {
        return None;
    }
    let mut places = original.windows(word.len()).enumerate().filter(|(_, window)| *window == word).map(|(at, _)| at);
    let first = places.next()?;
    places.next().is_none().then_some(first)
}

/// Byte for byte printable, so that columns stay right: what is no character becomes `?`.
fn printable(line: &[u8]) -> Cow<'static, str> {
    match std::str::from_utf8(line) {
        Ok(text) if !text.chars().any(|c| c.is_control() && c != '\t') => Cow::Owned(text.to_owned()),
        _ => line
            .iter()
            .map(|&byte| if byte == b'\t' || (b' '..0x7f).contains(&byte) { byte as char } else { '?' })
            .collect::<String>()
            .into(),
    }
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// A message about no place in a source.
pub fn plain_error(text: &str) {
    eprintln!("error: {text}");
}

/// Text that was asked for, to standard output. Gives the exit status.
pub fn write_out(text: &str) -> ExitCode {
    // A reader that has seen enough and closes the pipe is no error.
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            plain_error(&format!("standard output: {error}"));
            exit::code(exit::INTERNAL)
        }
        _ => exit::code(0),
    }
}
