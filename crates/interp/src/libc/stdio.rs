//! Streams and unformatted input and output.
//!
//! Only `stdin`, `stdout` and `stderr` exist: library objects whose first word holds the flags that glibc keeps there.
//! `fopen` always fails, so any other `FILE *` is a fault of the program.

use types::Scalar;

use super::call::{Call, Errno, INT, NULL, Outcome};
use super::errors::error_message;
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    putchar | putchar_unlocked => |c| put_character(c, 0, None);
    putc | fputc | putc_unlocked | fputc_unlocked | _IO_putc => |c| put_character(c, 0, Some(1));
    puts => puts;
    fputs | fputs_unlocked => fputs;
    fwrite | fwrite_unlocked => fwrite;
    fflush | fflush_unlocked => fflush;
    perror => perror;
    getchar | getchar_unlocked => |c| get_character(c, None);
    getc | fgetc | getc_unlocked | fgetc_unlocked | _IO_getc => |c| get_character(c, Some(0));
    ungetc => ungetc;
    fgets | fgets_unlocked => fgets;
    gets => gets;
    getline | __getline => |c| getline(c, Some(b'\n'));
    getdelim | __getdelim => |c| getline(c, None);
    fread | fread_unlocked => fread;
    feof | feof_unlocked => |c| flag(c, END_SEEN);
    ferror | ferror_unlocked => |c| flag(c, ERROR_SEEN);
    clearerr | clearerr_unlocked => clearerr;
    setlinebuf => ignore_stream;
    setbuf => |c| { keep_buffer(c, BUFSIZ)?; c.done() };
    setbuffer => |c| { let bytes = c.size(2)?; keep_buffer(c, bytes)?; c.done() };
    setvbuf => |c| { let bytes = c.size(3)?; keep_buffer(c, bytes)?; c.give_int(0) };
    fileno | fileno_unlocked => |c| { let stream = stream(c, 0)?; c.give_int(stream as i32) };
    flockfile | funlockfile => ignore_stream;
    fopen | fopen64 | popen => |c| { read_names(c, 2)?; fails_to_open(c) };
    freopen | fdopen | tmpfile => fails_to_open;
    fclose => fclose;
    fseek | fseeko => not_seekable;
    ftell | ftello => not_seekable;
    rewind => clearerr;
    remove | unlink => |c| { read_names(c, 1)?; c.set_errno(Errno::NoEntry)?; c.give_int(-1) };
    rename => |c| { read_names(c, 2)?; c.set_errno(Errno::NoEntry)?; c.give_int(-1) };
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stream {
    In,
    Out,
    Err,
}

const STREAMS: [(Stream, &str); 3] = [(Stream::In, "stdin"), (Stream::Out, "stdout"), (Stream::Err, "stderr")];
const FILE_BYTES: u64 = 216;
const BUFSIZ: u64 = 8192;

/// Bits of the first word of a `FILE`, as in glibc but for the last.
const END_SEEN: i32 = 0x10;
const ERROR_SEEN: i32 = 0x20;
const CLOSED: i32 = 0x10000;

fn file(c: &mut Call, stream: Stream) -> Value {
    c.host.library_object(STREAMS[stream as usize].1, FILE_BYTES)
}

/// The stream that an argument denotes.
pub(super) fn stream(c: &mut Call, index: usize) -> Run<Stream> {
    let pointer = c.object(index)?;
    let address = c.host.address(&pointer)?;
    for (stream, name) in STREAMS {
        let file = file(c, stream);
        if c.host.address(&file)? == address {
            if flags(c, stream)? & CLOSED != 0 {
                return Err(c.undefined(format!("argument {} is `{name}`, which has been closed", index + 1)));
            }
            return Ok(stream);
        }
    }
    Err(c.undefined(format!("argument {} is no open stream", index + 1)))
}

fn flags(c: &mut Call, stream: Stream) -> Run<i32> {
    let file = file(c, stream);
    Ok(c.read_int(&file, INT)? as i32)
}

/// The same of a stream that is about to be used, perhaps by a function that names none.
fn open_flags(c: &mut Call, stream: Stream) -> Run<i32> {
    let flags = flags(c, stream)?;
    if flags & CLOSED != 0 {
        return Err(c.undefined(format!("`{}` has been closed", STREAMS[stream as usize].1)));
    }
    Ok(flags)
}

fn change_flags(c: &mut Call, stream: Stream, clear: i32, set: i32) -> Run<()> {
    let flags = flags(c, stream)? & !clear | set;
    let file = file(c, stream);
    c.write_int(&file, INT, flags)
}

/// The stream is used in the direction that it does not have.
fn wrong_direction(c: &mut Call, stream: Stream) -> Run<()> {
    change_flags(c, stream, 0, ERROR_SEEN)?;
    c.set_errno(Errno::BadFile)
}

/// Writes bytes; false if the stream is not for writing.
pub(super) fn put(c: &mut Call, stream: Stream, bytes: &[u8]) -> Run<bool> {
    open_flags(c, stream)?;
    match stream {
        Stream::In if bytes.is_empty() => {}
        Stream::In => {
            wrong_direction(c, stream)?;
            return Ok(false);
        }
        Stream::Out => c.host.write_stdout(bytes)?,
        Stream::Err => c.host.write_stderr(bytes)?,
    }
    Ok(true)
}

/// The next byte; `None` at the end, which the stream then remembers.
pub(super) fn get(c: &mut Call, stream: Stream) -> Run<Option<u8>> {
    if stream != Stream::In {
        wrong_direction(c, stream)?;
        return Ok(None);
    }
    if open_flags(c, stream)? & END_SEEN != 0 {
        return Ok(None);
    }
    let byte = c.host.read_stdin()?;
    if byte.is_none() {
        change_flags(c, stream, 0, END_SEEN)?;
    }
    Ok(byte)
}

fn put_character(c: &mut Call, byte: usize, target: Option<usize>) -> Outcome {
    let byte = c.byte_argument(byte)?;
    let stream = match target {
        Some(index) => stream(c, index)?,
        None => Stream::Out,
    };
    let written = put(c, stream, &[byte])?;
    c.give_int(if written { i32::from(byte) } else { -1 })
}

fn puts(c: &mut Call) -> Outcome {
    let text = c.object(0)?;
    let mut bytes = c.string(&text)?;
    bytes.push(b'\n');
    put(c, Stream::Out, &bytes)?;
    c.give_int(bytes.len() as i64)
}

fn fputs(c: &mut Call) -> Outcome {
    let stream = stream(c, 1)?;
    let text = c.object(0)?;
    let bytes = c.string(&text)?;
    let written = put(c, stream, &bytes)?;
    c.give_int(if written { 1 } else { -1 })
}

/// Size times count of `fread` and `fwrite`.
fn block_bytes(c: &mut Call) -> Run<u64> {
    let (size, count) = (c.size(1)?, c.size(2)?);
    let total = size.checked_mul(count);
    total.ok_or_else(|| c.undefined(format!("{count} elements of {size} bytes are more than any object has")))
}

fn fwrite(c: &mut Call) -> Outcome {
    let stream = stream(c, 3)?;
    let total = block_bytes(c)?;
    if total == 0 {
        return c.give_int(0);
    }
    let from = c.object(0)?;
    let bytes = (0..total).map(|index| c.byte(&from, index)).collect::<Run<Vec<u8>>>()?;
    let written = put(c, stream, &bytes)?;
    let count = c.size(2)?;
    c.give_size(if written { count } else { 0 })
}

fn fread(c: &mut Call) -> Outcome {
    let stream = stream(c, 3)?;
    let total = block_bytes(c)?;
    if total == 0 {
        return c.give_int(0);
    }
    let to = c.object(0)?;
    c.host.reach(&to, total, true)?;
    let mut read = 0;
    while read < total {
        let Some(byte) = get(c, stream)? else { break };
        c.set_byte(&to, read, byte)?;
        read += 1;
    }
    let size = c.size(1)?;
    c.give_size(read / size)
}

fn fflush(c: &mut Call) -> Outcome {
    let pointer = c.pointer(0)?;
    if !c.host.is_null(&pointer)? {
        stream(c, 0)?;
    }
    c.give_int(0)
}

fn perror(c: &mut Call) -> Outcome {
    let errno = c.host.library_object("errno", 4);
    let message = error_message(c.read_int(&errno, INT)? as i32);
    let prefix = c.pointer(0)?;
    let mut text = if c.host.is_null(&prefix)? { Vec::new() } else { c.string(&prefix)? };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(message.as_bytes());
    text.push(b'\n');
    put(c, Stream::Err, &text)?;
    c.done()
}

fn get_character(c: &mut Call, source: Option<usize>) -> Outcome {
    let stream = match source {
        Some(index) => stream(c, index)?,
        None => Stream::In,
    };
    let byte = get(c, stream)?;
    c.give_int(byte.map_or(-1, i32::from))
}

fn ungetc(c: &mut Call) -> Outcome {
    let byte = c.int(0)?;
    let stream = stream(c, 1)?;
    if byte == -1 || stream != Stream::In {
        return c.give_int(-1);
    }
    c.host.unread_stdin(byte as u8);
    change_flags(c, stream, END_SEEN, 0)?;
    c.give_int(i32::from(byte as u8))
}

fn fgets(c: &mut Call) -> Outcome {
    let buffer = c.object(0)?;
    let size = c.int(1)?;
    let stream = stream(c, 2)?;
    if size <= 0 {
        return c.give_null();
    }
    c.host.reach(&buffer, size as u64, true)?;
    let mut length = 0;
    while length < size as u64 - 1 {
        let Some(byte) = get(c, stream)? else { break };
        c.set_byte(&buffer, length, byte)?;
        length += 1;
        if byte == b'\n' {
            break;
        }
    }
    if length == 0 && size > 1 {
        return c.give_null();
    }
    c.set_byte(&buffer, length, 0)?;
    c.give(buffer)
}

fn gets(c: &mut Call) -> Outcome {
    let buffer = c.object(0)?;
    let mut length = 0;
    loop {
        match get(c, Stream::In)? {
            None if length == 0 => return c.give_null(),
            None | Some(b'\n') => break,
            Some(byte) => c.set_byte(&buffer, length, byte)?,
        }
        length += 1;
    }
    c.set_byte(&buffer, length, 0)?;
    c.give(buffer)
}

/// `getline`, or with `None` `getdelim`, whose third argument is the delimiter.
fn getline(c: &mut Call, delimiter: Option<u8>) -> Outcome {
    let (line, capacity) = (c.object(0)?, c.object(1)?);
    let (delimiter, source) = match delimiter {
        Some(byte) => (byte, 2),
        None => (c.byte_argument(2)?, 3),
    };
    let stream = stream(c, source)?;
    let size_type = c.size_type();
    let mut bytes = Vec::new();
    while let Some(byte) = get(c, stream)? {
        bytes.push(byte);
        if byte == delimiter {
            break;
        }
    }
    let mut buffer = c.host.read(&line, Scalar::Pointer)?;
    let is_null = c.host.is_null(&buffer)?;
    let old = if is_null { 0 } else { c.read_int(&capacity, size_type)? as u64 };
    let first = if old == 0 { 120 } else { old };
    let needed = bytes.len() as u64 + 1;
    // glibc doubles, or takes what is needed if that is more.
    let new = if needed <= first { first } else { needed.max(2 * first) };
    if new != old {
        let grown = c.host.allocate(new, false)?;
        if c.host.is_null(&grown)? {
            c.set_errno(Errno::NoMemory)?;
            return c.give_int(-1);
        }
        if !is_null {
            c.host.free(&buffer)?;
        }
        buffer = grown;
        c.host.write(&line, Scalar::Pointer, buffer)?;
        c.write_int(&capacity, size_type, i128::from(new))?;
    }
    if bytes.is_empty() {
        return c.give_int(-1);
    }
    c.write_string(&buffer, &bytes)?;
    c.give_int(bytes.len() as i64)
}

fn flag(c: &mut Call, mask: i32) -> Outcome {
    let stream = stream(c, 0)?;
    let flags = flags(c, stream)?;
    c.give_bool(flags & mask != 0)
}

fn clearerr(c: &mut Call) -> Outcome {
    let stream = stream(c, 0)?;
    change_flags(c, stream, END_SEEN | ERROR_SEEN, 0)?;
    c.done()
}

fn ignore_stream(c: &mut Call) -> Outcome {
    stream(c, 0)?;
    c.done()
}

/// The stream writes to the buffer whenever it likes, until the program has ended.
fn keep_buffer(c: &mut Call, bytes: u64) -> Run<()> {
    stream(c, 0)?;
    let buffer = c.pointer(1)?;
    if c.host.is_null(&buffer)? {
        return Ok(());
    }
    if bytes > 0 {
        c.host.reach(&buffer, bytes, true)?;
    }
    if c.host.is_static(&buffer)? {
        return Ok(());
    }
    Err(c.unsupported("a buffer that a stream keeps"))
}

/// So many arguments are names.
fn read_names(c: &mut Call, count: usize) -> Run<()> {
    for index in 0..count {
        let name = c.object(index)?;
        c.string(&name)?;
    }
    Ok(())
}

fn fails_to_open(c: &mut Call) -> Outcome {
    c.set_errno(Errno::NoEntry)?;
    c.give(NULL)
}

fn fclose(c: &mut Call) -> Outcome {
    let stream = stream(c, 0)?;
    change_flags(c, stream, 0, CLOSED)?;
    c.give_int(0)
}

fn not_seekable(c: &mut Call) -> Outcome {
    stream(c, 0)?;
    c.set_errno(Errno::IllegalSeek)?;
    c.give_int(-1)
}
