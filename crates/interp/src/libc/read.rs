//! The `scanf` family: directives matched against a stream or a string, results stored through checked pointers.

use types::{FloatKind, IntType, Scalar};

use super::call::{CHAR, Call, NULL, Outcome, scalar_name};
use super::format::Length;
use super::number::{parse_float, parse_integer};
use super::scan::{self, Conversion, Directive, Input, Piece, Stop};
use super::stdio::{self, Stream};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    scanf | __isoc99_scanf | __isoc23_scanf => |c| scan(c, From::Stdin, 0, Targets::Rest);
    fscanf | __isoc99_fscanf | __isoc23_fscanf => |c| scan(c, From::Stream(0), 1, Targets::Rest);
    sscanf | __isoc99_sscanf | __isoc23_sscanf => |c| scan(c, From::Text(0), 1, Targets::Rest);
    vscanf | __isoc99_vscanf | __isoc23_vscanf => |c| scan(c, From::Stdin, 0, Targets::List);
    vfscanf | __isoc99_vfscanf | __isoc23_vfscanf => |c| scan(c, From::Stream(0), 1, Targets::List);
    vsscanf | __isoc99_vsscanf | __isoc23_vsscanf => |c| scan(c, From::Text(0), 1, Targets::List);
};

/// Where the input comes from; numbers are argument positions.
#[derive(Clone, Copy)]
enum From {
    Stdin,
    Stream(usize),
    Text(usize),
}

#[derive(Clone, Copy)]
enum Targets {
    Rest,
    List,
}

enum Source {
    Stream(Stream),
    Text(Vec<u8>),
}

struct State {
    source: Source,
    /// Bytes read and not put back.
    read: usize,
    format: usize,
    targets: Targets,
    /// Targets used.
    used: usize,
}

/// The input during one match.
struct Reader<'a, 'b> {
    call: &'a mut Call<'b>,
    state: &'a mut State,
}

impl Input for Reader<'_, '_> {
    fn next(&mut self) -> Run<Option<u8>> {
        let byte = match &self.state.source {
            Source::Stream(stream) => stdio::get(self.call, *stream)?,
            Source::Text(bytes) => bytes.get(self.state.read).copied(),
        };
        self.state.read += usize::from(byte.is_some());
        Ok(byte)
    }
    fn back(&mut self, byte: u8) {
        self.state.read -= 1;
        if let Source::Stream(_) = self.state.source {
            self.call.host.unread_stdin(byte);
        }
    }
}

fn scan(c: &mut Call, from: From, format: usize, targets: Targets) -> Outcome {
    let source = match from {
        From::Stdin => Source::Stream(Stream::In),
        From::Stream(index) => Source::Stream(stdio::stream(c, index)?),
        From::Text(index) => {
            let text = c.object(index)?;
            Source::Text(c.string(&text)?)
        }
    };
    let text = c.object(format)?;
    let text = c.string(&text)?;
    let pieces = scan::parse(&text).map_err(|message| c.undefined(message))?;
    if let Targets::Rest = targets {
        check_targets(c, format, &pieces)?;
    }
    let mut state = State { source, read: 0, format, targets, used: 0 };
    let mut assigned = 0;
    for piece in &pieces {
        let mut input = Reader { call: c, state: &mut state };
        let outcome = match piece {
            Piece::Space => {
                scan::skip_space(&mut input)?;
                Ok(false)
            }
            Piece::Byte(byte) => scan::literal(&mut input, *byte)?.map(|()| false),
            Piece::Directive(directive) => convert(c, &mut state, directive)?,
        };
        match outcome {
            Ok(counts) => assigned += i32::from(counts),
            Err(Stop::End) if assigned == 0 => return c.give_int(-1),
            Err(Stop::End | Stop::Mismatch) => break,
        }
    }
    c.give_int(assigned)
}

/// Matches one directive and stores its value; true if that counts as an assignment.
fn convert(c: &mut Call, state: &mut State, directive: &Directive) -> Run<Result<bool, Stop>> {
    let width = directive.width;
    if !matches!(directive.conversion, Conversion::Characters | Conversion::Set(_) | Conversion::Count) {
        scan::skip_space(&mut Reader { call: c, state })?;
    }
    let read = state.read;
    let mut input = Reader { call: c, state };
    let outcome = match &directive.conversion {
        Conversion::Integer(base, signed) => match scan::integer(&mut input, width, *base)? {
            Ok((text, base)) => integer(c, state, directive, &text, base, *signed),
            Err(stop) => return Ok(Err(stop)),
        },
        Conversion::Pointer => match scan::pointer(&mut input, width)? {
            Ok(text) => pointer(c, state, directive, &text),
            Err(stop) => return Ok(Err(stop)),
        },
        Conversion::Float => match scan::float(&mut input, width)? {
            Ok(text) => return float(c, state, directive, &text),
            Err(stop) => return Ok(Err(stop)),
        },
        Conversion::Characters => match scan::characters(&mut input, width)? {
            Ok(bytes) => text(c, state, directive, &bytes, false),
            Err(stop) => return Ok(Err(stop)),
        },
        Conversion::Word => match scan::word(&mut input, width)? {
            Ok(bytes) => text(c, state, directive, &bytes, true),
            Err(stop) => return Ok(Err(stop)),
        },
        Conversion::Set(set) => match scan::set(&mut input, width, set)? {
            Ok(bytes) => text(c, state, directive, &bytes, true),
            Err(stop) => return Ok(Err(stop)),
        },
        Conversion::Count => {
            store(c, state, directive, Value::Bits(read as u128))?;
            return Ok(Ok(false));
        }
        Conversion::Percent => return Ok(scan::literal(&mut input, b'%')?.map(|()| false)),
    };
    outcome?;
    Ok(Ok(!directive.suppressed))
}

fn integer(c: &mut Call, state: &mut State, directive: &Directive, text: &[u8], base: u32, signed: bool) -> Run<()> {
    let ty = directive.length.int_type(c.model(), signed);
    let number = parse_integer(&mut &*text, base, ty)?;
    if number.out_of_range && !directive.suppressed {
        let input = String::from_utf8_lossy(text);
        let name = scalar_name(Scalar::Int(ty), c.model());
        return Err(c.undefined(format!("the input `{input}` does not fit {name} of `{}`", directive.text)));
    }
    store(c, state, directive, Value::Bits(number.bits))
}

fn pointer(c: &mut Call, state: &mut State, directive: &Directive, text: &[u8]) -> Run<()> {
    let ty: IntType = c.size_type();
    let number = parse_integer(&mut &*text, 16, ty)?;
    let value = if number.bits == 0 { NULL } else { Value::Bits(number.bits) };
    store(c, state, directive, value)
}

fn float(c: &mut Call, state: &mut State, directive: &Directive, text: &[u8]) -> Run<Result<bool, Stop>> {
    let number = parse_float(&mut &*text, float_kind(directive))?;
    if number.length == 0 {
        return Ok(Err(Stop::Mismatch));
    }
    store(c, state, directive, Value::Bits(number.bits))?;
    Ok(Ok(!directive.suppressed))
}

fn float_kind(directive: &Directive) -> FloatKind {
    match directive.length {
        Length::Long => FloatKind::F64,
        Length::LongDouble => FloatKind::X87,
        _ => FloatKind::F32,
    }
}

fn text(c: &mut Call, state: &mut State, directive: &Directive, bytes: &[u8], terminate: bool) -> Run<()> {
    let Some(target) = target(c, state, directive)? else { return Ok(()) };
    c.write_bytes(&target, bytes)?;
    if terminate { c.set_byte(&target, bytes.len() as u64, 0) } else { Ok(()) }
}

fn store(c: &mut Call, state: &mut State, directive: &Directive, value: Value) -> Run<()> {
    match target(c, state, directive)? {
        Some(target) => {
            let scalar = stored(c, directive);
            c.host.write(&target, scalar, value)
        }
        None => Ok(()),
    }
}

/// What a directive stores, one after the other where it stores text.
fn stored(c: &Call, directive: &Directive) -> Scalar {
    match directive.conversion {
        Conversion::Integer(_, signed) => Scalar::Int(directive.length.int_type(c.model(), signed)),
        Conversion::Count => Scalar::Int(directive.length.int_type(c.model(), true)),
        Conversion::Pointer => Scalar::Pointer,
        Conversion::Float => Scalar::Float(float_kind(directive)),
        Conversion::Characters | Conversion::Word | Conversion::Set(_) | Conversion::Percent => Scalar::Int(CHAR),
    }
}

/// The next target; `None` if assignment is suppressed.
fn target(c: &mut Call, state: &mut State, directive: &Directive) -> Run<Option<Value>> {
    if directive.suppressed {
        return Ok(None);
    }
    let first = state.format + 1;
    let index = first + state.used;
    state.used += 1;
    match state.targets {
        Targets::List => {
            let list = c.pointer(first)?;
            c.host.va_arg(&list, Scalar::Pointer).map(Some)
        }
        Targets::Rest => c.object(index).map(Some),
    }
}

/// Whatever is read: there are targets for all directives, and they fit.
fn check_targets(c: &mut Call, format: usize, pieces: &[Piece]) -> Run<()> {
    let directives = pieces.iter().filter_map(|piece| match piece {
        Piece::Directive(directive) => Some(directive),
        Piece::Space | Piece::Byte(_) => None,
    });
    let stores = |directive: &&Directive| !directive.suppressed && directive.conversion != Conversion::Percent;
    for (number, directive) in directives.filter(stores).enumerate() {
        check_target(c, format + 1 + number, directive)?;
    }
    Ok(())
}

fn check_target(c: &mut Call, index: usize, directive: &Directive) -> Run<()> {
    let scalar = stored(c, directive);
    let Some(argument) = c.args.get(index).cloned() else {
        let message = format!("no argument for `{}`: the call has {} arguments", directive.text, c.args.len());
        return Err(c.undefined(message));
    };
    let fits = argument.scalar == Scalar::Pointer
        && match (c.host.pointee(argument.ty), scalar) {
            (Some(Scalar::Int(given)), Scalar::Int(wanted)) => given.width == wanted.width,
            (Some(given), wanted) => given == wanted,
            // Arrays and `void`: the write itself is checked.
            (None, _) => true,
        };
    if !fits {
        let wanted = match scalar {
            Scalar::Pointer => "a pointer to a pointer".to_owned(),
            scalar => format!("a pointer to {}", scalar_name(scalar, c.model())),
        };
        let given = c.type_name(&argument);
        let message = format!("argument {} has type {given}, but `{}` takes {wanted}", index + 1, directive.text);
        return Err(c.undefined(message));
    }
    c.object(index).map(|_| ())
}
