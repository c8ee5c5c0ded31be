//! Source files, spans and diagnostics as data.
//!
//! A [`Span`] is a range in one address space shared by all files of a [`SourceMap`]. Every
//! position has two readings: the physical one (the bytes we were given) and the presumed one
//! (what `# 12 "file.h"` line markers say). Nothing here prints; see `cli` for rendering.

mod diagnostic;
mod map;

pub use diagnostic::{Diagnostic, Diagnostics, Severity};
pub use map::{FileId, LineMarker, Position, SourceFile, SourceMap, Span};
