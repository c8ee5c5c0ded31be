//! The `printf` family: arguments checked against the format, the text to a stream, a descriptor or a buffer.

use types::Scalar;

use super::call::{Call, Errno, INT, Outcome, scalar_name};
use super::format::{self, Count, Directive, Field, Piece};
use super::stdio::{self, Stream};
use super::{LibraryFunction, rows};
use crate::{Run, UbKind, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    printf => |c| print(c, Sink::Stdout, 0, Source::Rest);
    fprintf => |c| print(c, Sink::Stream(0), 1, Source::Rest);
    dprintf => |c| print(c, Sink::Descriptor(0), 1, Source::Rest);
    sprintf => |c| print(c, Sink::Buffer(0, None), 1, Source::Rest);
    snprintf => |c| print(c, Sink::Buffer(0, Some(1)), 2, Source::Rest);
    asprintf => |c| print(c, Sink::Allocated(0), 1, Source::Rest);
    vprintf => |c| print(c, Sink::Stdout, 0, Source::List);
    vfprintf => |c| print(c, Sink::Stream(0), 1, Source::List);
    vdprintf => |c| print(c, Sink::Descriptor(0), 1, Source::List);
    vsprintf => |c| print(c, Sink::Buffer(0, None), 1, Source::List);
    vsnprintf => |c| print(c, Sink::Buffer(0, Some(1)), 2, Source::List);
    vasprintf => |c| print(c, Sink::Allocated(0), 1, Source::List);
    __printf_chk => |c| print(c, Sink::Stdout, 1, Source::Rest);
    __fprintf_chk => |c| print(c, Sink::Stream(0), 2, Source::Rest);
    __sprintf_chk => |c| print(c, Sink::Buffer(0, None), 3, Source::Rest);
    __snprintf_chk => |c| print(c, Sink::Buffer(0, Some(1)), 4, Source::Rest);
    __vprintf_chk => |c| print(c, Sink::Stdout, 1, Source::List);
    __vfprintf_chk => |c| print(c, Sink::Stream(0), 2, Source::List);
    __vsprintf_chk => |c| print(c, Sink::Buffer(0, None), 3, Source::List);
    __vsnprintf_chk => |c| print(c, Sink::Buffer(0, Some(1)), 4, Source::List);
};

/// Where the text goes; numbers are argument positions.
#[derive(Clone, Copy)]
enum Sink {
    Stdout,
    Stream(usize),
    Descriptor(usize),
    /// A buffer and, if there is one, the argument with its size.
    Buffer(usize, Option<usize>),
    Allocated(usize),
}

/// Where the arguments come from that stand behind the format.
#[derive(Clone, Copy)]
enum Source {
    Rest,
    List,
}

/// Text beyond this is taken for a mistake of width or precision.
const LONGEST: usize = 1 << 26;

fn print(c: &mut Call, sink: Sink, format: usize, source: Source) -> Outcome {
    // A bad destination is reported before a bad format.
    let stream = match sink {
        Sink::Stdout => Some(Stream::Out),
        Sink::Stream(index) => Some(stdio::stream(c, index)?),
        Sink::Descriptor(index) => match c.int(index)? {
            1 => Some(Stream::Out),
            2 => Some(Stream::Err),
            _ => {
                c.set_errno(Errno::BadFile)?;
                return c.give_int(-1);
            }
        },
        Sink::Buffer(..) | Sink::Allocated(_) => None,
    };
    let format_string = c.object(format)?;
    let format_string = c.string(&format_string)?;
    let rendered = render(c, &format_string, format + 1, source)?;
    let length = rendered.bytes.len() as u64;
    match sink {
        Sink::Stdout | Sink::Stream(_) | Sink::Descriptor(_) => {
            let stream = stream.expect("stream sinks were resolved above");
            if !stdio::put(c, stream, &rendered.bytes)? {
                return c.give_int(-1);
            }
        }
        Sink::Buffer(buffer, size) => {
            let capacity = match size {
                Some(size) => c.size(size)?,
                None => u64::MAX,
            };
            if capacity > 0 {
                let buffer = c.object(buffer)?;
                let kept = length.min(capacity - 1);
                check_overlap(c, &rendered, &buffer, kept + 1)?;
                c.write_string(&buffer, &rendered.bytes[..kept as usize])?;
            }
        }
        Sink::Allocated(target) => {
            let target = c.object(target)?;
            let block = c.host.allocate(length + 1, false)?;
            if c.host.is_null(&block)? {
                c.set_errno(Errno::NoMemory)?;
                return c.give_int(-1);
            }
            c.write_string(&block, &rendered.bytes)?;
            c.host.write(&target, Scalar::Pointer, block)?;
        }
    }
    match rendered.failure {
        Some(error) => {
            c.set_errno(error)?;
            c.give_int(-1)
        }
        None => c.give_int(length as i64),
    }
}

/// C11 7.21.6.6: copying between objects that overlap is undefined.
fn check_overlap(c: &mut Call, rendered: &PrintOutput, buffer: &Value, bytes: u64) -> Run<()> {
    let start = c.host.address(buffer)?;
    for &(argument, from, length) in &rendered.strings {
        if from < start.saturating_add(bytes) && start < from.saturating_add(length) {
            let message = format!("argument {argument}, printed by `%s`, overlaps the buffer that is written");
            return Err(c.undefined_as(UbKind::OverlappingCopy, message));
        }
    }
    Ok(())
}

#[derive(Default)]
struct PrintOutput {
    bytes: Vec<u8>,
    /// A character that the locale cannot encode; the bytes up to it have been printed.
    failure: Option<Errno>,
    /// Argument number, address and length with terminator of what `%s` printed.
    strings: Vec<(usize, u64, u64)>,
}

/// The arguments that one directive uses, as indices into the fetched values.
struct Use<'a> {
    directive: &'a Directive,
    width: Option<usize>,
    precision: Option<usize>,
    value: Option<usize>,
}

/// A fetched argument and its number in the call, from one.
struct FetchedArgument {
    value: Value,
    number: usize,
}

fn render(c: &mut Call, format: &[u8], first: usize, source: Source) -> Run<PrintOutput> {
    let pieces = format::parse(format).map_err(|message| c.undefined(message))?;
    let (uses, values) = fetch(c, &pieces, first, source)?;
    let mut uses = uses.into_iter();
    let mut rendered = PrintOutput::default();
    for piece in &pieces {
        match piece {
            Piece::Text(text) => rendered.bytes.extend_from_slice(text),
            Piece::Directive(_) => {
                let directive = uses.next().expect("one use per directive");
                convert(c, &directive, &values, &mut rendered)?;
            }
        }
        if rendered.bytes.len() > LONGEST {
            return Err(c.unsupported("text of more than 64 MiB"));
        }
        if rendered.failure.is_some() {
            break;
        }
    }
    Ok(rendered)
}

/// Assigns argument slots to directives and reads the arguments in their order, checked against the wanted types.
fn fetch<'a>(
    c: &mut Call,
    pieces: &'a [Piece],
    first: usize,
    source: Source,
) -> Run<(Vec<Use<'a>>, Vec<FetchedArgument>)> {
    let mut slots = Slots::default();
    let mut uses = Vec::new();
    for piece in pieces {
        let Piece::Directive(directive) = piece else { continue };
        let wanted = directive.argument(c.model()).map_err(|message| c.undefined(message))?;
        let mut count = |count| match count {
            Count::Argument(position) => slots.add(position, Scalar::Int(INT), directive).map(Some),
            Count::Absent | Count::Fixed(_) => Ok(None),
        };
        let width = count(directive.width).map_err(|message| c.undefined(message))?;
        let precision = count(directive.precision).map_err(|message| c.undefined(message))?;
        let value = match wanted {
            Some(wanted) => {
                Some(slots.add(directive.position, wanted, directive).map_err(|message| c.undefined(message))?)
            }
            None => None,
        };
        uses.push(Use { directive, width, precision, value });
    }
    let mut values = Vec::new();
    for (index, slot) in slots.slots.iter().enumerate() {
        let Some((wanted, directive)) = slot else {
            return Err(c.undefined(format!("no conversion uses argument `{}$` of the format", index + 1)));
        };
        let value = match source {
            Source::Rest => checked_argument(c, first + index, *wanted, directive)?,
            Source::List => {
                let list = c.pointer(first)?;
                c.host.va_arg(&list, *wanted)?
            }
        };
        values.push(FetchedArgument { value, number: first + index + 1 });
    }
    Ok((uses, values))
}

#[derive(Default)]
struct Slots<'a> {
    slots: Vec<Option<(Scalar, &'a Directive)>>,
    positional: Option<bool>,
}

impl<'a> Slots<'a> {
    /// The slot at `position` (from one), or the next one.
    fn add(&mut self, position: Option<usize>, wanted: Scalar, directive: &'a Directive) -> Result<usize, String> {
        if *self.positional.get_or_insert(position.is_some()) != position.is_some() {
            return Err("the format mixes numbered arguments (`%1$d`) with others".to_owned());
        }
        let index = position.map_or(self.slots.len(), |position| position - 1);
        if index > 4096 {
            return Err(format!("the format uses argument {}", index + 1));
        }
        if self.slots.len() <= index {
            self.slots.resize(index + 1, None);
        }
        match &self.slots[index] {
            Some((other, first)) if !differ_in_sign_only(*other, wanted) => {
                Err(format!("`{}` and `{}` use one argument with different types", first.text, directive.text))
            }
            _ => {
                self.slots[index] = Some((wanted, directive));
                Ok(index)
            }
        }
    }
}

fn differ_in_sign_only(a: Scalar, b: Scalar) -> bool {
    match (a, b) {
        (Scalar::Int(a), Scalar::Int(b)) => a.width == b.width,
        _ => a == b,
    }
}

/// The argument, if its type is the wanted one up to signedness.
fn checked_argument(c: &mut Call, index: usize, wanted: Scalar, directive: &Directive) -> Run<Value> {
    let Some(argument) = c.args.get(index) else {
        let message = format!("no argument for `{}`: the call has {} arguments", directive.text, c.args.len());
        return Err(c.undefined(message));
    };
    let fits = match (wanted, argument.scalar) {
        (Scalar::Int(wanted), Scalar::Int(given)) => wanted.width == given.width,
        (Scalar::Pointer, Scalar::Pointer) => match (directive.pointee(c.model()), c.host.pointee(argument.ty)) {
            (Some(wanted), Some(Scalar::Int(given))) => wanted.width == given.width,
            (Some(_), Some(Scalar::Float(_) | Scalar::Pointer)) => false,
            // `%p` takes any pointer, and `void *` may point to anything.
            (None, _) | (_, None) => true,
        },
        (wanted, given) => wanted == given,
    };
    if !fits {
        let expected = match (wanted, directive.conversion) {
            (Scalar::Pointer, b's' | b'S') if directive.is_wide() => "`wchar_t *`".to_owned(),
            (Scalar::Pointer, b's') => "`char *`".to_owned(),
            (wanted, _) => scalar_name(wanted, c.model()),
        };
        let given = c.type_name(argument);
        let text = &directive.text;
        let message = format!("argument {} has type {given}, but `{text}` takes {expected}", index + 1);
        return Err(c.undefined(message));
    }
    Ok(argument.value)
}

fn convert(c: &mut Call, used: &Use, values: &[FetchedArgument], rendered: &mut PrintOutput) -> Run<()> {
    let directive = used.directive;
    let width = count(c, directive.width, used.width, values)?.unwrap_or(0);
    let precision = count(c, directive.precision, used.precision, values)?;
    if width.unsigned_abs().max(precision.unwrap_or(0).unsigned_abs()) > LONGEST as u64 {
        return Err(c.unsupported(format!("a width or precision of more than 64 Mi in `{}`", directive.text)));
    }
    let field = Field::new(directive.flags, width, precision);
    let Some(slot) = used.value else {
        match directive.conversion {
            b'm' => {
                let errno = c.host.library_object("errno", 4);
                let number = c.read_int(&errno, INT)? as i32;
                let message = super::errors::error_message(number);
                let kept = field.precision.unwrap_or(usize::MAX).min(message.len());
                field.text(&mut rendered.bytes, &message.as_bytes()[..kept]);
            }
            _ => rendered.bytes.push(b'%'),
        }
        return Ok(());
    };
    let FetchedArgument { value, number } = &values[slot];
    let what = format!("argument {number} of `{}`", c.name);
    let out = &mut rendered.bytes;
    match directive.conversion {
        b'd' | b'i' => {
            let ty = directive.length.int_type(c.model(), true);
            let bits = c.host.bits(value, &what)?;
            field.signed(out, ty.to_i128(ty.truncate(bits)));
        }
        b'u' | b'o' | b'x' | b'X' => {
            let ty = directive.length.int_type(c.model(), false);
            let bits = c.host.bits(value, &what)?;
            field.unsigned(out, ty.truncate(bits), directive.conversion);
        }
        b'c' | b'C' => {
            let bits = c.host.bits(value, &what)?;
            if directive.is_wide() && bits >= 0x80 {
                rendered.failure = Some(Errno::IllegalSequence);
            } else {
                field.text(out, &[bits as u8]);
            }
        }
        b's' | b'S' => string(c, directive, &field, &values[slot], rendered)?,
        b'p' => field.pointer(out, c.host.address(value)?),
        b'n' => {
            let ty = directive.length.int_type(c.model(), true);
            let count = out.len() as i64;
            c.write_int(value, ty, count)?;
        }
        conversion => {
            let Ok(Some(Scalar::Float(kind))) = directive.argument(c.model()) else {
                unreachable!("all conversions but the floating ones are matched above")
            };
            let bits = c.host.bits(value, &what)?;
            field.float(out, kind, bits, conversion);
        }
    }
    Ok(())
}

fn count(c: &mut Call, count: Count, slot: Option<usize>, values: &[FetchedArgument]) -> Run<Option<i64>> {
    Ok(match (count, slot) {
        (Count::Fixed(number), _) => Some(i64::try_from(number).unwrap_or(i64::MAX)),
        (_, Some(slot)) => {
            let what = format!("argument {} of `{}`", values[slot].number, c.name);
            let bits = c.host.bits(&values[slot].value, &what)?;
            Some(INT.to_i128(INT.truncate(bits)) as i64)
        }
        (_, None) => None,
    })
}

fn string(
    c: &mut Call,
    directive: &Directive,
    field: &Field,
    text: &FetchedArgument,
    rendered: &mut PrintOutput,
) -> Run<()> {
    if c.host.is_null(&text.value)? {
        let message = format!("argument {}, printed by `{}`, is null", text.number, directive.text);
        return Err(c.undefined_as(UbKind::NullDereference, message));
    }
    let limit = field.precision.map_or(u64::MAX, |precision| precision as u64);
    let bytes = if directive.is_wide() {
        let Some(bytes) = narrow(c, &text.value, limit)? else {
            rendered.failure = Some(Errno::IllegalSequence);
            return Ok(());
        };
        bytes
    } else {
        c.string_up_to(&text.value, limit)?
    };
    let terminator = u64::from((bytes.len() as u64) < limit);
    rendered.strings.push((text.number, c.host.address(&text.value)?, bytes.len() as u64 + terminator));
    field.text(&mut rendered.bytes, &bytes);
    Ok(())
}

/// A wide string in the "C" locale, which can encode only ASCII; `None` if there is something else in it.
fn narrow(c: &mut Call, text: &Value, limit: u64) -> Run<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < limit {
        let at = c.at(text, bytes.len() as u64 * 4);
        match c.read_int(&at, INT)? {
            0 => break,
            wide @ 1..0x80 => bytes.push(wide as u8),
            _ => return Ok(None),
        }
    }
    Ok(Some(bytes))
}
