//! Streams, and what comes from them. A file that was opened is an object of the library, so that it is known whether it
//! has been closed since. What is read is not known, nor whether anything is.

use eval::{Store, Values};
use memory::{Fill, ObjectId, ObjectKind};
use spec::Property;
use symbolic::WIDTH;
use term::Binary;
use types::{IntType, Scalar};

use super::allocation::Bytes;
use super::bytes::{Count, access_at};
use super::standard_streams::is_standard;
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::attempt::Alternatives;
use crate::machine::step::StepResult;
use crate::machine::unresolved::UnresolvedPlace;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("fopen", |m, s, c| m.open(s, c, 2)),
    ("fopen64", |m, s, c| m.open(s, c, 2)),
    ("tmpfile", |m, s, c| m.open(s, c, 0)),
    ("fclose", |m, s, c| m.close(s, c)),
    ("fgetc", |m, s, c| m.character(s, c, Some(0), true)),
    ("getc", |m, s, c| m.character(s, c, Some(0), true)),
    ("_IO_getc", |m, s, c| m.character(s, c, Some(0), true)),
    ("getchar", |m, s, c| m.character(s, c, None, true)),
    ("ungetc", |m, s, c| m.character(s, c, Some(1), false)),
    ("fputc", |m, s, c| m.character(s, c, Some(1), false)),
    ("putc", |m, s, c| m.character(s, c, Some(1), false)),
    ("_IO_putc", |m, s, c| m.character(s, c, Some(1), false)),
    ("putchar", |m, s, c| m.character(s, c, None, false)),
    ("fgets", |m, s, c| m.read_line(s, c)),
    ("getline", |m, s, c| m.read_whole_line(s, c, 2)),
    ("__getline", |m, s, c| m.read_whole_line(s, c, 2)),
    ("getdelim", |m, s, c| m.read_whole_line(s, c, 3)),
    ("__getdelim", |m, s, c| m.read_whole_line(s, c, 3)),
    ("fread", |m, s, c| m.read_elements(s, c)),
    ("fwrite", |m, s, c| m.write_elements(s, c)),
    ("feof", |m, s, c| m.with_stream(s, c)),
    ("ferror", |m, s, c| m.with_stream(s, c)),
    ("clearerr", |m, s, c| m.with_stream(s, c)),
    ("rewind", |m, s, c| m.with_stream(s, c)),
    ("fseek", |m, s, c| m.with_stream(s, c)),
    ("fseeko", |m, s, c| m.with_stream(s, c)),
    ("ftell", |m, s, c| m.with_stream(s, c)),
    ("ftello", |m, s, c| m.with_stream(s, c)),
    ("fileno", |m, s, c| m.with_stream(s, c)),
    ("setbuf", |m, s, c| m.set_buffer(s, c)),
    ("setvbuf", |m, s, c| m.set_buffer(s, c)),
    ("setbuffer", |m, s, c| m.set_buffer(s, c)),
    ("fflush", |m, s, c| match c.args.first() {
        Some(Argument { value: Val::Bits(0), .. }) => Ok(Some(Val::Unknown)),
        _ => m.with_stream(s, c),
    }),
    ("remove", |m, s, c| m.with_names(s, c, 1)),
    ("unlink", |m, s, c| m.with_names(s, c, 1)),
    ("rename", |m, s, c| m.with_names(s, c, 2)),
];

const HEAP: ObjectKind = ObjectKind::Heap;
/// As glibc's `FILE`; nobody looks into one.
pub(super) const FILE_BYTES: u64 = 216;

impl ValueMachine<'_> {
    /// A stream that is used.
    pub(super) fn check_stream(&mut self, s: &mut Store<Val>, stream: &Argument) -> StepResult<()> {
        if !self.options.properties.memory() {
            return Ok(());
        }
        self.target_of(s, stream)?;
        match stream.value {
            Val::Outside { null: false } => {}
            Val::Pointer { object, offset: 0 } if is_stream(s, object) => {}
            Val::Outside { null: true } | Val::Unknown => {
                let place = UnresolvedPlace::Outside { null: true };
                self.possible_fault(&access_at(place.into(), false), place);
            }
            _ => self.note(|m| m.unsupported_target("what may be no stream under memory properties")),
        }
        Ok(())
    }

    fn with_stream(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        if let Some(stream) = c.args.first() {
            self.check_stream(s, stream)?;
        }
        Ok(Some(Val::Unknown))
    }

    /// Reads the names of files.
    fn with_names(&mut self, s: &mut Store<Val>, c: &Call, names: usize) -> StepResult<Option<Val>> {
        if self.options.properties.contains(Property::ValidDeref) {
            for name in c.args.iter().take(names) {
                self.read_string(s, name, None)?;
            }
        }
        Ok(Some(Val::Unknown))
    }

    fn open(&mut self, s: &mut Store<Val>, c: &Call, names: usize) -> StepResult<Option<Val>> {
        self.with_names(s, c, names)?;
        if !self.options.properties.memory() {
            return Ok(Some(Val::Outside { null: true }));
        }
        match self.succeeds()? {
            Some(true) => self.allocate(s, Bytes::Known(FILE_BYTES), Fill::Unknown, ObjectKind::Library),
            Some(false) => Ok(Some(Val::Bits(0))),
            None => self.found_nowhere(),
        }
    }

    /// Whether a call does what it is for: both, one after the other. `None` if that cannot be told apart.
    pub(super) fn succeeds(&mut self) -> StepResult<Option<bool>> {
        Ok(self.choose(Alternatives::new(2, "success"))?.map(|way| way == 0))
    }

    fn close(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [stream, ..] = &c.args[..] else { return Ok(None) };
        self.check_stream(s, stream)?;
        match stream.value {
            Val::Pointer { object, offset: 0 } if is_stream(s, object) && !is_standard(s, object) => {
                self.end_block(s, object);
            }
            _ if self.options.properties.memory() => {
                self.note(|m| m.unsupported_target("the end of a stream that the program did not open"));
            }
            _ => {}
        }
        Ok(Some(Val::Unknown))
    }

    /// A character that is read or written, or the end of the file.
    fn character(
        &mut self,
        s: &mut Store<Val>,
        c: &Call,
        stream: Option<usize>,
        reads: bool,
    ) -> StepResult<Option<Val>> {
        if let Some(stream) = stream.and_then(|at| c.args.get(at)) {
            self.check_stream(s, stream)?;
        }
        let value = self.number_between(32, -1, 255)?;
        if reads && self.notes_readings() {
            self.note_character(&value);
        }
        Ok(Some(value))
    }

    /// `fgets`.
    fn read_line(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, size, stream, ..] = &c.args[..] else { return Ok(None) };
        self.check_stream(s, stream)?;
        if size.value.constant().is_some_and(|size| size as u32 as i32 <= 0) {
            return Ok(Some(Val::Bits(0)));
        }
        let size = self.count_argument(c, 1);
        let succeeds = self.succeeds()?;
        self.receive(s, to, size)?;
        match succeeds {
            Some(true) => {
                let most = if let Count::Known(size) = size { Some(size) } else { None };
                self.scribble(s, to, most, true)?;
                if let Some(size) = most.filter(|_| self.notes_readings()) {
                    self.note_line(s, &to.value, size, true)?;
                }
                Ok(Some(to.value.clone()))
            }
            Some(false) => {
                if self.notes_readings() {
                    self.note_line(s, &to.value, 0, false)?;
                }
                Ok(Some(Val::Bits(0)))
            }
            None => self.found_nowhere(),
        }
    }

    /// `getline`. The line is put into the block that there is, or into another one that is made instead. How long it is
    /// nobody knows.
    fn read_whole_line(&mut self, s: &mut Store<Val>, c: &Call, stream: usize) -> StepResult<Option<Val>> {
        const WHAT: &str = "a line of any length";
        let [place, capacity, ..] = &c.args[..] else { return Ok(None) };
        if let Some(stream) = c.args.get(stream) {
            self.check_stream(s, stream)?;
        }
        let (cx, width) = (self.cx, self.cx.program.types.model.pointer_bits());
        let (line, capacity) = (self.target_of(s, place)?, self.target_of(s, capacity)?);
        let old = eval::load_at(self, s, cx, line, None, Scalar::Pointer)?;
        let stays = if old == Val::Bits(0) { Some(false) } else { self.succeeds()? };
        let bytes = match (stays, &old) {
            (Some(true), &Val::Pointer { object, offset: 0 }) if s.memory.get(object).is_some_and(is_live_block) => {
                self.forget(s, object);
                if self.is_symbolic() { self.size_term(s, object) } else { None }
            }
            (Some(false), _) => {
                self.free(s, &Call { args: vec![Argument { value: old, ..place.clone() }] })?;
                if self.finds_no_memory(s)? {
                    return Err(self.unsupported(s, "a line for which there is no memory"));
                }
                let size = self.number_between(width, 1, self.most_bytes() as i128)?;
                let term = self.number(&size, width as u64);
                let bytes = term.map(|term| self.terms().zero_extend(term, WIDTH));
                // Behind the line nothing was ever written.
                let fill = if self.options.properties.uninitialised() { Fill::Uninit } else { Fill::Unknown };
                let block = self.allocate(s, bytes.map_or(Bytes::Unknown, Bytes::Term), fill, HEAP)?;
                eval::store_at(self, s, cx, line, None, Scalar::Pointer, block.unwrap_or(Val::Unknown))?;
                let size_type = Scalar::Int(IntType::unsigned(width as u8));
                eval::store_at(self, s, cx, capacity, None, size_type, size)?;
                bytes
            }
            _ => return self.call_beyond(s, WHAT),
        };
        let length = self.number_between(width, -1, IntType::signed(width as u8).max_value() as i128)?;
        if let (Some(bytes), Some(length)) = (bytes, self.number(&length, width as u64)) {
            let terms = self.terms();
            let wide = terms.sign_extend(length, WIDTH);
            let (fits, is_line) = (terms.binary(Binary::Slt, wide, bytes), terms.is_nonzero(length));
            let right = terms.and(fits, is_line);
            self.constrain(right)?;
        }
        Ok(Some(length))
    }

    fn read_elements(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, _, _, stream, ..] = &c.args[..] else { return Ok(None) };
        self.check_stream(s, stream)?;
        let bytes = self.product(c, 1).into();
        self.receive(s, to, bytes)?;
        self.number_up_to(c, 2).map(Some)
    }

    fn write_elements(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [from, _, _, stream, ..] = &c.args[..] else { return Ok(None) };
        self.check_stream(s, stream)?;
        let bytes = self.product(c, 1).into();
        self.check_range(s, from, bytes, false)?;
        self.number_up_to(c, 2).map(Some)
    }

    /// A stream keeps the buffer that it is given.
    fn set_buffer(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        if c.args.get(1).is_none_or(|buffer| buffer.value != Val::Bits(0)) {
            return self.call_beyond(s, "a buffer that a stream keeps");
        }
        self.with_stream(s, c)
    }

    /// As many elements as an argument says, or fewer.
    fn number_up_to(&mut self, c: &Call, index: usize) -> StepResult<Val> {
        let width = self.cx.program.types.model.pointer_bits();
        match self.count_argument(c, index) {
            Count::Known(most) => self.number_between(width, 0, most as i128),
            Count::Term(_) | Count::Unknown => Ok(Val::Unknown),
        }
    }
}

fn is_live_block(held: &memory::Object<Val>) -> bool {
    held.is_live() && held.kind == HEAP
}

/// Whether the object is a file that is open.
fn is_stream(s: &Store<Val>, object: ObjectId) -> bool {
    s.memory.get(object).is_some_and(|held| held.is_live() && held.kind == ObjectKind::Library)
}
