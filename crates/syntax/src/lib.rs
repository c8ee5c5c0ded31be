//! C11 and GNU C to an untyped AST.
//!
//! The parser never fails on a file: it returns what it understood and diagnostics. It reads
//! preprocessed text (line markers and pragmas, no other directives) and stands any byte sequence,
//! nesting of any depth included.

pub mod ast;
#[cfg(test)]
mod dump;
mod keyword;
mod lexer;
mod literal;
mod parser;
mod pragma;
mod scope;
#[cfg(test)]
mod tests;
mod token;

use ast::Ast;
use index::Interner;
use source::{Diagnostics, FileId, SourceMap};

/// Parses a file of `sources` and records its line markers there.
pub fn parse(file: FileId, sources: &mut SourceMap, names: &mut Interner) -> (Ast, Diagnostics) {
    let source = sources.file(file);
    let keywords = keyword::Keywords::new(names);
    let mut lexed = lexer::lex(source, &keywords, names);
    let markers = std::mem::take(&mut lexed.markers);
    let result = parser::run(file, source, lexed, &keywords, names);
    sources.set_markers(file, markers);
    result
}
