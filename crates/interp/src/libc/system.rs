//! The world around the program: `assert`, `errno`, descriptors, signals, the locale. Constants where glibc would ask
//! the system.

use types::Scalar;

use super::call::{Call, Errno, INT, Outcome};
use super::errors::error_message;
use super::{LibraryFunction, rows, stdio};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    __assert_fail => |c| { let text = text(c, 0)?; assertion(c, &format!("Assertion `{text}' failed."), Some(3)) };
    __assert => |c| { let text = text(c, 0)?; assertion(c, &format!("Assertion `{text}' failed."), None) };
    __assert_perror_fail => |c| {
        let number = c.int(0)?;
        assertion(c, &format!("Unexpected error: {}.", error_message(number)), Some(3))
    };
    __errno_location => |c| { let errno = c.host.library_object("errno", 4); c.give(errno) };
    write => write;
    read => read;
    close => |c| {
        let descriptor = c.int(0)?;
        if (0..=2).contains(&descriptor) { c.give_int(0) } else { fails(c, Errno::BadFile) }
    };
    open | open64 | creat | access => |c| { text(c, 0)?; fails(c, Errno::NoEntry) };
    chdir | rmdir | chmod | chown | truncate => |c| { text(c, 0)?; fails(c, Errno::NoEntry) };
    readlink => |c| { text(c, 0)?; reach_some(c, 1, 2)?; fails(c, Errno::NoEntry) };
    gethostname => |c| {
        reach_some(c, 0, 1)?;
        let (to, size) = (c.pointer(0)?, c.size(1)?);
        if size < 10 { fails(c, Errno::NameTooLong) } else { c.write_string(&to, b"localhost")?; c.give_int(0) }
    };
    lseek | lseek64 => |c| fails(c, Errno::IllegalSeek);
    isatty => |c| { let errno = c.host.library_object("errno", 4); c.write_int(&errno, INT, 25)?; c.give_int(0) };
    sleep | usleep => |c| c.give_int(0);
    getpid => |c| c.give_int(4242);
    getppid => |c| c.give_int(4241);
    getuid | geteuid | getgid | getegid => |c| c.give_int(1000);
    getpagesize => |c| c.give_int(4096);
    stat | lstat | stat64 | lstat64 => |c| { text(c, 0)?; reach_pointee(c, 1)?; fails(c, Errno::NoEntry) };
    sigemptyset => |c| fill_signals(c, 0);
    sigfillset => |c| fill_signals(c, 0xff);
    sigaddset => |c| change_signal(c, Some(true));
    sigdelset => |c| change_signal(c, Some(false));
    sigismember => |c| change_signal(c, None);
    signal | __sysv_signal | __bsd_signal => signal;
    raise => |c| {
        let number = c.int(0)?;
        if number == SIGABRT { Err(c.host.abort()) } else { Err(c.unsupported(format!("signal {number}"))) }
    };
    setlocale => setlocale;
    __stack_chk_fail => |c| Err(c.host.abort());
    sched_yield => |c| c.give_int(0);
};

const SIGABRT: i32 = 6;

fn fails(c: &mut Call, error: Errno) -> Outcome {
    c.set_errno(error)?;
    c.give_int(-1)
}

fn text(c: &mut Call, index: usize) -> Run<String> {
    let pointer = c.object(index)?;
    Ok(String::from_utf8_lossy(&c.string(&pointer)?).into_owned())
}

/// A buffer of so many bytes as an argument says is one, though perhaps a smaller one.
fn reach_some(c: &mut Call, buffer: usize, size: usize) -> Run<()> {
    if c.size(size)? == 0 {
        return Ok(());
    }
    let buffer = c.object(buffer)?;
    c.host.reach(&buffer, 1, true)
}

fn reach_pointee(c: &mut Call, index: usize) -> Run<()> {
    let (to, argument) = (c.object(index)?, c.argument(index)?);
    let bytes = c.host.pointee_size(argument.ty).unwrap_or(1);
    c.host.reach(&to, bytes, true)
}

/// File and line are arguments 1 and 2 (from zero) in all three.
fn assertion(c: &mut Call, message: &str, function: Option<usize>) -> Outcome {
    let (file, line) = (text(c, 1)?, c.integer(2)?);
    let mut place = String::new();
    if let Some(index) = function {
        let pointer = c.pointer(index)?;
        if !c.host.is_null(&pointer)? {
            place = format!("{}: ", text(c, index)?);
        }
    }
    c.host.write_stderr(format!("prog: {file}:{line}: {place}{message}\n").as_bytes())?;
    Err(c.host.abort())
}

fn write(c: &mut Call) -> Outcome {
    let (descriptor, bytes) = (c.int(0)?, c.size(2)?);
    let stream = match descriptor {
        1 => stdio::Stream::Out,
        2 => stdio::Stream::Err,
        _ => return fails(c, Errno::BadFile),
    };
    let from = c.pointer(1)?;
    let data = (0..bytes).map(|index| c.byte(&from, index)).collect::<Run<Vec<u8>>>()?;
    stdio::put(c, stream, &data)?;
    c.give_size(bytes)
}

fn read(c: &mut Call) -> Outcome {
    let (descriptor, to, bytes) = (c.int(0)?, c.pointer(1)?, c.size(2)?);
    if descriptor != 0 {
        return fails(c, Errno::BadFile);
    }
    reach_some(c, 1, 2)?;
    let mut read = 0;
    while read < bytes {
        let Some(byte) = c.host.read_stdin()? else { break };
        c.set_byte(&to, read, byte)?;
        read += 1;
    }
    c.give_size(read)
}

fn signal(c: &mut Call) -> Outcome {
    let (number, handler) = (c.int(0)?, c.pointer(1)?);
    if number == SIGABRT && !c.host.is_null(&handler)? {
        return Err(c.unsupported("a handler for SIGABRT"));
    }
    let bytes = c.model().pointer_bytes();
    if !(1..SIGNALS).contains(&number) || UNCHANGEABLE.contains(&number) {
        c.set_errno(Errno::Invalid)?;
        return c.give(Value::Bits(u128::MAX >> (128 - 8 * bytes)));
    }
    let handlers = c.host.library_object("signal_handlers", SIGNALS as u64 * bytes);
    let at = c.at(&handlers, number as u64 * bytes);
    let former = c.host.read(&at, Scalar::Pointer)?;
    c.host.write(&at, Scalar::Pointer, handler)?;
    c.give(former)
}

const SIGNALS: i32 = 65;

/// SIGKILL, SIGSTOP, and two that glibc uses for threads.
const UNCHANGEABLE: [i32; 4] = [9, 19, 32, 33];

/// Bytes of a `sigset_t`.
const SIGNAL_BYTES: u64 = 128;

fn fill_signals(c: &mut Call, byte: u8) -> Outcome {
    let set = c.object(0)?;
    c.host.fill(&set, byte, SIGNAL_BYTES)?;
    c.give_int(0)
}

/// Whether the signal was in the set, and is to be from now on.
fn change_signal(c: &mut Call, member: Option<bool>) -> Outcome {
    let (set, number) = (c.object(0)?, c.int(1)?);
    if !(1..=64).contains(&number) {
        return fails(c, Errno::Invalid);
    }
    let (index, bit) = ((number as u64 - 1) / 8, 1 << ((number - 1) % 8));
    let byte = c.byte(&set, index)?;
    match member {
        None => c.give_bool(byte & bit != 0),
        Some(member) => {
            c.set_byte(&set, index, if member { byte | bit } else { byte & !bit })?;
            c.give_int(0)
        }
    }
}

fn setlocale(c: &mut Call) -> Outcome {
    let name = c.pointer(1)?;
    if !c.host.is_null(&name)? && !matches!(c.string(&name)?.as_slice(), b"" | b"C" | b"POSIX") {
        return c.give_null();
    }
    let name = c.static_string("setlocale", 2, b"C")?;
    c.give(name)
}
