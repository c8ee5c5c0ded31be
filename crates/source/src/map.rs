//! Files and positions in them.

use index::{IndexVec, define_id};

define_id!(/// A source file.
    pub FileId, "file");

/// A half-open byte range in the address space of a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Span {
    pub lo: u32,
    pub hi: u32,
}

impl Span {
    /// For what no text stands for; resolves to no position.
    pub const NONE: Span = Span { lo: 0, hi: 0 };

    pub fn new(lo: u32, hi: u32) -> Self {
        Span { lo, hi }
    }
    pub fn to(self, end: Span) -> Span {
        if self == Span::NONE {
            return end;
        }
        Span { lo: self.lo, hi: end.hi.max(self.hi) }
    }
    pub fn is_none(self) -> bool {
        self == Span::NONE
    }
    /// The empty span at the start of this one.
    pub fn start(self) -> Span {
        Span { lo: self.lo, hi: self.lo }
    }
    /// The empty span at the end of this one.
    pub fn end(self) -> Span {
        Span { lo: self.hi, hi: self.hi }
    }
}

/// `# 12 "file.h"`: the line after the one at `offset` (a byte offset in the file) is line `line` of `file`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineMarker {
    /// Offset of the first byte of the line that the marker speaks of.
    pub offset: u32,
    pub line: u32,
    pub file: Box<str>,
    /// It is a header of the system (flag 3).
    pub is_system: bool,
}

#[derive(Clone, Debug)]
pub struct SourceFile {
    pub name: Box<str>,
    pub text: Box<[u8]>,
    /// Position of the first byte in the map's address space.
    start: u32,
    /// Offset of the first byte of every line.
    lines: Vec<u32>,
    /// In order of offset.
    markers: Vec<LineMarker>,
}

/// A resolved position. Lines and columns count from one; columns count bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<'a> {
    pub file: FileId,
    pub line: u32,
    pub column: u32,
    pub presumed_file: &'a str,
    pub presumed_line: u32,
}

#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: IndexVec<FileId, SourceFile>,
}

impl SourceMap {
    /// Adds a file. Fails if all files together would reach 4 GiB.
    pub fn add(&mut self, name: impl Into<Box<str>>, text: impl Into<Box<[u8]>>) -> Option<FileId> {
        let text = text.into();
        // Position 0 is no file's, so that `Span::NONE` resolves to nothing; one more byte for the end.
        let start = self.files.iter().last().map_or(1, |file| file.start + file.text.len() as u32 + 1);
        u32::try_from(text.len()).ok()?.checked_add(start)?.checked_add(2)?;
        let mut lines = vec![0];
        let mut offset = 0;
        while let Some(at) = memchr::memchr(b'\n', &text[offset..]) {
            offset += at + 1;
            lines.push(offset as u32);
        }
        Some(self.files.push(SourceFile { name: name.into(), text, start, lines, markers: Vec::new() }))
    }
    pub fn set_markers(&mut self, file: FileId, markers: Vec<LineMarker>) {
        self.files[file].markers = markers;
    }
    pub fn file(&self, file: FileId) -> &SourceFile {
        &self.files[file]
    }
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter_enumerated()
    }
    pub fn file_of(&self, span: Span) -> Option<FileId> {
        if span.is_none() {
            return None;
        }
        let after = self.files.as_slice().partition_point(|file| file.start <= span.lo);
        let file = self.files.ids().nth(after.checked_sub(1)?)?;
        (span.lo <= self.files[file].start + self.files[file].text.len() as u32).then_some(file)
    }
    /// The bytes of `span`; empty for a span of no file.
    pub fn text(&self, span: Span) -> &[u8] {
        self.file_of(span).map_or(&[], |file| self.files[file].slice(span))
    }
    pub fn position(&self, span: Span) -> Option<Position<'_>> {
        let id = self.file_of(span)?;
        let file = &self.files[id];
        let offset = span.lo - file.start;
        let row = file.row(offset);
        let line = row as u32 + 1;
        let column = offset - file.lines[row] + 1;
        let (presumed_file, presumed_line) = match file.marker(offset) {
            Some(marker) => (&*marker.file, marker.line.saturating_add((row - file.row(marker.offset)) as u32)),
            None => (&*file.name, line),
        };
        Some(Position { file: id, line, column, presumed_file, presumed_line })
    }
    /// Whether a header of the system says this, as line markers tell.
    pub fn is_system(&self, span: Span) -> bool {
        let Some(file) = self.file_of(span).map(|id| &self.files[id]) else { return false };
        file.marker(span.lo - file.start).is_some_and(|marker| marker.is_system)
    }
    /// `file:line:column` as a person would look it up: presumed file and line.
    pub fn describe(&self, span: Span) -> String {
        match self.position(span) {
            Some(p) => format!("{}:{}:{}", p.presumed_file, p.presumed_line, p.column),
            None => "<built in>".to_owned(),
        }
    }
    /// `file:line`, presumed.
    pub fn describe_line(&self, span: Span) -> String {
        match self.position(span) {
            Some(p) => format!("{}:{}", p.presumed_file, p.presumed_line),
            None => "<built in>".to_owned(),
        }
    }
}

impl SourceFile {
    /// The position of offset 0 in the map's address space.
    pub fn start(&self) -> u32 {
        self.start
    }
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }
    /// The bytes of line `line` (from one), without its line end.
    pub fn line(&self, line: u32) -> &[u8] {
        let row = line as usize - 1;
        let lo = self.lines[row] as usize;
        let hi = self.lines.get(row + 1).map_or(self.text.len(), |&next| next as usize);
        let mut text = &self.text[lo..hi];
        while let [rest @ .., b'\n' | b'\r'] = text {
            text = rest;
        }
        text
    }
    /// The marker that speaks of the byte at an offset.
    fn marker(&self, offset: u32) -> Option<&LineMarker> {
        let after = self.markers.partition_point(|marker| marker.offset <= offset);
        Some(&self.markers[after.checked_sub(1)?])
    }
    fn row(&self, offset: u32) -> usize {
        self.lines.partition_point(|&line| line <= offset) - 1
    }
    fn slice(&self, span: Span) -> &[u8] {
        let lo = (span.lo - self.start) as usize;
        let hi = (span.hi.max(span.lo) - self.start) as usize;
        &self.text[lo..hi.min(self.text.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn physical_and_presumed_positions() {
        let mut map = SourceMap::default();
        map.add("first.c", *b"int x;").expect("small");
        let file = map.add("second.i", *b"# 7 \"orig.c\"\nint y;\nint z;\n").expect("small");
        map.set_markers(file, vec![LineMarker { offset: 13, line: 7, file: "orig.c".into(), is_system: true }]);
        let z = map.file(file).start() + 13 + 11;
        let at = map.position(Span::new(z, z + 1)).expect("inside");
        assert_eq!((at.line, at.column, at.presumed_file, at.presumed_line), (3, 5, "orig.c", 8));
        assert!(map.is_system(Span::new(z, z + 1)) && !map.is_system(Span::new(1, 4)) && !map.is_system(Span::NONE));
        assert_eq!(map.text(Span::new(z, z + 1)), b"z");
        assert_eq!(map.describe(Span::new(1, 4)), "first.c:1:1");
        assert_eq!(map.position(Span::NONE), None);
    }
}
