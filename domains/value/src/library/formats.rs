//! Formatted output: what a format makes its function read, and how much text comes out.

use eval::Store;
use memory::{Fill, ObjectKind, Target};
use spec::{Fault, Property};
use symbolic::{Origin, WIDTH};
use term::Term;
use types::{FloatKind, IntType, Scalar};

use super::allocation::Bytes;
use super::bytes::{BYTE, Count};
use super::text::TextRead;
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::inputs::directives::{Directive, Field, Piece, parse};
use crate::library::bytes::count_of;
use crate::library::bytes::offset_term;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("printf", |m, s, c| m.print(s, c, Sink::Output, 0)),
    ("__printf_chk", |m, s, c| m.print(s, c, Sink::Output, 1)),
    ("fprintf", |m, s, c| m.print(s, c, Sink::Stream(0), 1)),
    ("__fprintf_chk", |m, s, c| m.print(s, c, Sink::Stream(0), 2)),
    ("dprintf", |m, s, c| m.print(s, c, Sink::Output, 1)),
    ("sprintf", |m, s, c| m.print(s, c, Sink::Buffer(None), 1)),
    ("__sprintf_chk", |m, s, c| m.print(s, c, Sink::Buffer(None), 3)),
    ("snprintf", |m, s, c| m.print(s, c, Sink::Buffer(Some(1)), 2)),
    ("__snprintf_chk", |m, s, c| m.print(s, c, Sink::Buffer(Some(1)), 4)),
    ("puts", |m, s, c| m.print_string(s, c, None)),
    ("fputs", |m, s, c| m.print_string(s, c, Some(1))),
    ("perror", |m, s, c| match c.args.first() {
        Some(Argument { value: Val::Bits(0), .. }) => Ok(None),
        _ => m.print_string(s, c, None),
    }),
    ("vprintf", |m, s, c| m.listed(s, c, 1, |m, s, c| m.print(s, c, Sink::Output, 0))),
    ("vfprintf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.print(s, c, Sink::Stream(0), 1))),
    ("vdprintf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.print(s, c, Sink::Output, 1))),
    ("vsprintf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.print(s, c, Sink::Buffer(None), 1))),
    ("vsnprintf", |m, s, c| m.listed(s, c, 3, |m, s, c| m.print(s, c, Sink::Buffer(Some(1)), 2))),
    ("asprintf", |m, s, c| m.print_to_block(s, c)),
    ("vasprintf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.print_to_block(s, c))),
];

/// Where text goes; numbers are those of arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sink {
    Output,
    Stream(usize),
    /// The first argument, and how many bytes it has room for.
    Buffer(Option<usize>),
    /// A block that is made for it.
    Block,
}

/// Text of which something is known.
#[derive(Clone, Debug)]
struct Output {
    bytes: Option<Vec<u8>>,
    /// Its length, of 64 bits.
    length: Option<Term>,
    least: u64,
    most: Option<u64>,
}

/// Longer text is not followed.
const LONGEST: u64 = 4096;
/// Text of more bytes is forgotten as a whole.
const NAMED: u64 = 128;

impl Env<'_> {
    pub(super) fn counter_width(&self, length: &[u8]) -> u8 {
        match length {
            b"hh" => 8,
            b"h" => 16,
            b"" => 32,
            b"l" | b"z" | b"t" => self.cx.program.types.model.pointer_bits() as u8,
            _ => 64,
        }
    }
}

impl ValueMachine<'_> {
    fn print_string(&mut self, s: &mut Store<Val>, c: &Call, stream: Option<usize>) -> StepResult<Option<Val>> {
        if let Some(stream) = stream.and_then(|at| c.args.get(at)) {
            self.check_stream(s, stream)?;
        }
        if let (Some(text), true) = (c.args.first(), self.options.properties.contains(Property::ValidDeref)) {
            self.read_string(s, text, None)?;
        }
        Ok(Some(Val::Unknown))
    }

    fn print(&mut self, s: &mut Store<Val>, c: &Call, sink: Sink, format: usize) -> StepResult<Option<Val>> {
        let Some(output) = self.output(s, c, sink, format)? else {
            if let (Sink::Buffer(_), Some(to)) = (sink, c.args.first()) {
                self.doubt_range(s, to, true)?;
            }
            return Ok(Some(Val::Unknown));
        };
        let (Sink::Buffer(size), Some(to)) = (sink, c.args.first()) else { return Ok(Some(Val::Unknown)) };
        let size = size.map(|at| self.count_argument(c, at));
        self.write_output(s, to, size, &output)?;
        self.output_length(&output)
    }

    /// `asprintf`.
    fn print_to_block(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [place, ..] = &c.args[..] else { return Ok(None) };
        let Some(output) = self.output(s, c, Sink::Block, 1)? else {
            return self.call_beyond(s, "text of an unknown format in a block");
        };
        let (cx, target) = (self.cx, self.target_of(s, place)?);
        if self.finds_no_memory(s)? {
            self.step.flags.hidden = true;
            eval::store_at(self, s, cx, target, None, Scalar::Pointer, Val::Unknown)?;
            return Ok(Some(Val::bits(IntType::signed(32).from_i128(-1))));
        }
        let one = self.count_term(Count::Known(1));
        let bytes = match (&output.bytes, output.length, one) {
            (Some(text), ..) => Bytes::Known(text.len() as u64 + 1),
            (None, Some(length), Some(one)) => Bytes::Term(self.terms().add(length, one)),
            _ => Bytes::Unknown,
        };
        let block = self.allocate(s, bytes, Fill::Unknown, ObjectKind::Heap)?.unwrap_or(Val::Unknown);
        eval::store_at(self, s, cx, target, None, Scalar::Pointer, block.clone())?;
        if let (Val::Pointer { .. }, Some(text)) = (&block, &output.bytes) {
            self.write_constant(s, &Argument { value: block, ..place.clone() }, text)?;
        }
        self.output_length(&output)
    }

    /// Calls a function with what a `va_list` has left in the place of that list.
    pub(super) fn listed(
        &mut self,
        s: &mut Store<Val>,
        c: &Call,
        list: usize,
        run: Implementation,
    ) -> StepResult<Option<Val>> {
        let cx = self.cx;
        let Some(list_argument) = c.args.get(list) else { return Ok(None) };
        let rest = match memory::Value::pointer(&list_argument.value) {
            Some(target) => eval::va_rest(self, s, cx, target.into())?,
            None => None,
        };
        let Some(rest) = rest else { return self.call_beyond(s, "a va_list that is not known") };
        let mut args = c.args[..list].to_vec();
        for (target, ty) in rest {
            args.push(match cx.program.types.scalar(ty) {
                Some(scalar) => {
                    let value = eval::load_at(self, s, cx, target.into(), None, scalar)?;
                    Argument { value, scalar, ty, expr: None }
                }
                None => Argument { value: target.into(), scalar: Scalar::Pointer, ty, expr: None },
            });
        }
        run(self, s, &Call { args })
    }

    /// The text that a format gives. `None` if nothing is known of it.
    fn output(&mut self, s: &mut Store<Val>, c: &Call, sink: Sink, format: usize) -> StepResult<Option<Output>> {
        let Some(text) = c.args.get(format) else { return Ok(None) };
        if let Sink::Stream(stream) = sink
            && let Some(stream) = c.args.get(stream)
        {
            self.check_stream(s, stream)?;
        }
        let read = self.read_string(s, text, None)?;
        let pieces = if let TextRead::Constant(text) = &read { parse(text) } else { None };
        let Some(pieces) = pieces else {
            if let TextRead::Constant(_) = read {
                self.suspect_fault(Fault::LibraryPrecondition, |_| "the format may have no meaning".to_owned());
            }
            if self.options.properties.memory() {
                self.note(|m| m.unsupported_target("an unknown format under memory properties"));
            }
            self.forget_reachable(s);
            return Ok(None);
        };
        let mut output = Output { bytes: Some(Vec::new()), length: None, least: 0, most: Some(0) };
        output.length = self.count_term(Count::Known(0));
        let mut rest = c.args.get(format + 1..).unwrap_or_default().iter();
        for piece in &pieces {
            let part = match piece {
                Piece::Text(text) => self.constant_output(text.clone()),
                Piece::Directive(directive) => self.convert_argument(s, directive, &mut rest, sink)?,
            };
            self.extend_output(&mut output, part);
        }
        Ok(Some(output))
    }

    fn constant_output(&mut self, bytes: Vec<u8>) -> Output {
        let length = bytes.len() as u64;
        let term = self.count_term(Count::Known(length));
        Output { bytes: Some(bytes), length: term, least: length, most: Some(length) }
    }

    fn extend_output(&mut self, output: &mut Output, part: Output) {
        output.length = match (output.length, part.length) {
            (Some(a), Some(b)) => Some(self.terms().add(a, b)),
            _ => None,
        };
        output.bytes = match (output.bytes.take(), part.bytes) {
            (Some(mut a), Some(b)) if (a.len() + b.len()) as u64 <= LONGEST => {
                a.extend(b);
                Some(a)
            }
            _ => None,
        };
        output.least = output.least.saturating_add(part.least);
        output.most = output.most.and_then(|most| most.checked_add(part.most?));
    }

    /// What a conversion reads, and the text that it gives.
    fn convert_argument<'x>(
        &mut self,
        s: &mut Store<Val>,
        directive: &Directive,
        rest: &mut impl Iterator<Item = &'x Argument>,
        sink: Sink,
    ) -> StepResult<Output> {
        let unknown = Output { bytes: None, length: None, least: 0, most: None };
        let mut field = |m: &mut Self, field: Field| {
            Ok(match field {
                Field::Absent => Some(None),
                Field::Fixed(number) => Some(Some(number as i64)),
                Field::Argument => match rest.next() {
                    Some(arg) => {
                        m.check_field(arg)?;
                        arg.value.constant().map(|bits| Some(bits as u32 as i32 as i64))
                    }
                    None => None,
                },
            })
        };
        let (width, precision) = (field(self, directive.width)?, field(self, directive.precision)?);
        if directive.conversion == b'%' {
            if directive.has_flags || (&directive.width, &directive.precision) != (&Field::Absent, &Field::Absent) {
                self.forbid(Fault::LibraryPrecondition, |_| "there is something between the `%`s of `%%`".to_owned())?;
            }
            return Ok(self.constant_output(vec![b'%']));
        }
        if directive.conversion == b'm' {
            return Ok(unknown);
        }
        let Some(arg) = rest.next() else {
            self.forbid(Fault::LibraryPrecondition, |_| "the format has more conversions than arguments".to_owned())?;
            if self.options.properties.memory() {
                self.note(|m| m.unsupported_target("a format with too few arguments under memory properties"));
            }
            return Ok(unknown);
        };
        self.check_directive(directive, arg)?;
        let is_wide = directive.length.contains(&b'l');
        // A precision below zero is none.
        let precision = precision.map(|precision| precision.and_then(|precision| u64::try_from(precision).ok()));
        let body = match directive.conversion {
            b's' | b'S' if is_wide || directive.conversion == b'S' => {
                self.convert_wide(s, arg, precision)?;
                unknown
            }
            b's' => self.convert_string(s, arg, precision, sink)?,
            b'C' => unknown,
            b'c' if is_wide => unknown,
            b'c' => Output {
                bytes: arg.value.constant().map(|bits| vec![bits as u8]),
                length: self.count_term(Count::Known(1)),
                least: 1,
                most: Some(1),
            },
            b'n' => {
                let cx = self.cx;
                let target = self.target_of(s, arg)?;
                let scalar = Scalar::Int(IntType::signed(self.counter_width(&directive.length)));
                eval::store_at(self, s, cx, target, None, scalar, Val::Unknown)?;
                self.constant_output(Vec::new())
            }
            conversion => self.convert_number(directive, conversion, arg, precision),
        };
        Ok(match width {
            Some(None | Some(0)) => body,
            Some(Some(width)) => self.widened(body, width.unsigned_abs()),
            None => Output { bytes: None, length: None, most: None, ..body },
        })
    }

    /// Reads a wide string. A precision counts bytes, of which no character has fewer than one.
    fn convert_wide(&mut self, s: &mut Store<Val>, arg: &Argument, precision: Option<Option<u64>>) -> StepResult<()> {
        if self.options.properties.contains(Property::ValidDeref) {
            let limit = precision.map_or(Some(Count::Unknown), |precision| precision.map(Count::Known));
            self.read_wide(s, arg, limit)?;
        }
        Ok(())
    }

    /// At least so wide.
    fn widened(&mut self, body: Output, width: u64) -> Output {
        let length = body.length.map(|length| {
            let width = offset_term(self.terms(), width);
            let terms = self.terms();
            let short = terms.ult(length, width);
            terms.ite(short, width, length)
        });
        Output {
            bytes: body.bytes.filter(|bytes| bytes.len() as u64 >= width),
            length,
            least: body.least.max(width),
            most: body.most.map(|most| most.max(width)),
        }
    }

    fn convert_string(
        &mut self,
        s: &mut Store<Val>,
        arg: &Argument,
        precision: Option<Option<u64>>,
        sink: Sink,
    ) -> StepResult<Output> {
        let unknown = Output { bytes: None, length: None, least: 0, most: precision.flatten() };
        // Of what goes elsewhere nobody asks how long it is; and libraries write something for null.
        let is_asked = matches!(sink, Sink::Buffer(_) | Sink::Block) && arg.value != Val::Bits(0);
        if !self.options.properties.contains(Property::ValidDeref) && !is_asked {
            return Ok(unknown);
        }
        let limit = match precision {
            Some(None) => None,
            Some(Some(most)) => Some(Count::Known(most)),
            None => Some(Count::Unknown),
        };
        let read = self.read_string(s, arg, limit)?;
        Ok(match self.length(&read) {
            Count::Known(length) => Output {
                bytes: if let TextRead::Constant(bytes) = read { Some(bytes) } else { None },
                length: self.count_term(Count::Known(length)),
                least: length,
                most: Some(length),
            },
            Count::Term(length) => {
                let facts = self.terms().facts(length);
                let most = u64::try_from(facts.max).ok().filter(|&most| most <= LONGEST);
                Output { bytes: None, length: Some(length), least: facts.min as u64, most }
            }
            Count::Unknown => unknown,
        })
    }

    fn convert_number(
        &mut self,
        directive: &Directive,
        conversion: u8,
        arg: &Argument,
        precision: Option<Option<u64>>,
    ) -> Output {
        let width = |int: IntType| int.width.max(self.counter_width(&directive.length)) as u64;
        let digits = match (conversion, arg.scalar) {
            // The greatest number has so many, and a sign or prefix before them.
            (b'd' | b'i' | b'u', Scalar::Int(int)) => match width(int) {
                ..=32 => 10,
                33..=64 => 20,
                _ => 39,
            },
            (b'o', Scalar::Int(int)) => width(int).div_ceil(3),
            (b'x' | b'X', Scalar::Int(int)) => width(int).div_ceil(4),
            (b'p', _) => 16,
            (_, Scalar::Float(FloatKind::F32 | FloatKind::F64)) => 330,
            _ => 5000,
        };
        let (sign, exact) = match (conversion, arg.scalar) {
            (b'd' | b'i', Scalar::Int(int)) if directive.length.is_empty() && int.width == 32 => {
                (1, arg.value.constant().map(|bits| (bits as u32 as i32).to_string()))
            }
            (b'u', Scalar::Int(int)) if directive.length.is_empty() && int.width == 32 => {
                (0, arg.value.constant().map(|bits| (bits as u32).to_string()))
            }
            (b'x', Scalar::Int(int)) if directive.length.is_empty() && int.width == 32 => {
                (0, arg.value.constant().map(|bits| format!("{:x}", bits as u32)))
            }
            _ => (1, None),
        };
        // Flags add a sign or a prefix, precisions zeros, or places behind the point.
        let sign = if directive.has_flags || conversion == b'p' { 3 } else { sign };
        let most = precision.map(|precision| sign + digits + precision.unwrap_or(0));
        match exact.filter(|_| !directive.has_flags && directive.precision == Field::Absent) {
            Some(text) => self.constant_output(text.into_bytes()),
            // Zero with no digits is no text at all.
            None => Output {
                bytes: None,
                length: self.number_length(directive, conversion, arg),
                least: (precision == Some(None)) as u64,
                most,
            },
        }
    }

    /// How many characters a number has that is a term.
    fn number_length(&mut self, directive: &Directive, conversion: u8, arg: &Argument) -> Option<Term> {
        let Scalar::Int(int) = arg.scalar else { return None };
        let is_plain = !directive.has_flags && directive.precision == Field::Absent;
        if !is_plain || int.width < 32 || int.width != self.counter_width(&directive.length) {
            return None;
        }
        let base: u128 = match conversion {
            b'd' | b'i' | b'u' => 10,
            b'x' | b'X' => 16,
            b'o' => 8,
            _ => return None,
        };
        let bits = int.width as u32;
        let number = self.number(&arg.value, bits as u64)?;
        let terms = self.terms();
        let negative = if let b'd' | b'i' = conversion { terms.is_negative(number) } else { terms.falsity() };
        let opposite = terms.neg(number);
        let magnitude = terms.ite(negative, opposite, number);
        let mut length = terms.constant(1, WIDTH);
        let mut least = base;
        for digits in 2.. {
            if least >> bits != 0 {
                break;
            }
            let (from, now) = (terms.constant(least, bits), terms.constant(digits, WIDTH));
            let is_long = terms.ule(from, magnitude);
            length = terms.ite(is_long, now, length);
            least *= base;
        }
        let sign = terms.zero_extend(negative, WIDTH);
        Some(terms.add(length, sign))
    }

    /// Checks and forgets what is written to a buffer, up to its size.
    fn write_output(
        &mut self,
        s: &mut Store<Val>,
        to: &Argument,
        size: Option<Count>,
        output: &Output,
    ) -> StepResult<()> {
        let bound = match size {
            None => u64::MAX,
            Some(Count::Known(0)) => return Ok(()),
            Some(Count::Known(size)) => size,
            Some(Count::Term(_) | Count::Unknown) => u64::MAX,
        };
        let is_known = matches!(size, None | Some(Count::Known(_)));
        if let (Some(bytes), true) = (&output.bytes, is_known) {
            let kept = &bytes[..bytes.len().min((bound - 1) as usize)];
            return self.write_constant(s, to, kept);
        }
        let room = self.count_term(size.unwrap_or(Count::Known(u64::MAX)));
        if let (Some(length), Some(size)) = (output.length, room) {
            let one = offset_term(self.terms(), 1);
            let terms = self.terms();
            let needed = terms.add(length, one);
            let fits = terms.ule(needed, size);
            let written = terms.ite(fits, needed, size);
            let written = count_of(self.terms(), written);
            if self.check_range(s, to, written, true)? {
                self.scribble(s, to, output.most.map(|most| most.saturating_add(1).min(bound)), is_known)?;
            }
            return Ok(());
        }
        if is_known {
            let least = Count::Known(output.least.saturating_add(1).min(bound));
            if !self.check_range(s, to, least, true)? {
                return Ok(());
            }
        }
        let most = match (output.most, size) {
            (Some(most), _) => Some(most.saturating_add(1).min(bound)),
            (None, Some(Count::Known(size))) => Some(size),
            (None, _) => None,
        };
        let fits = match (most, self.room(s, &to.value)) {
            (Some(most), Some(room)) => most <= room && !is_constant_object(s, &to.value),
            _ => false,
        };
        if !fits {
            return self.doubt_range(s, to, true);
        }
        let target = self.target_of(s, to)?;
        self.blur(s, target, most.unwrap_or(0))?;
        self.scribble(s, to, most, is_known)
    }

    fn write_constant(&mut self, s: &mut Store<Val>, to: &Argument, text: &[u8]) -> StepResult<()> {
        let cx = self.cx;
        let bytes = text.len() as u64 + 1;
        let target = self.target_of(s, to)?;
        eval::fill(self, s, cx, (target, None), bytes, Fill::Unknown)?;
        if let Val::Pointer { object, offset } = to.value {
            for (index, &byte) in text.iter().chain(&[0]).enumerate() {
                let target = Target { object, offset: offset.saturating_add(index as i64) };
                eval::store_at(self, s, cx, target.into(), None, BYTE, Val::Bits(byte as u64))?;
            }
        }
        Ok(())
    }

    /// Some text of at most so many bytes, with the zero behind it, is in a buffer. `ends` if there is that zero.
    pub(super) fn scribble(
        &mut self,
        s: &mut Store<Val>,
        to: &Argument,
        most: Option<u64>,
        ends: bool,
    ) -> StepResult<()> {
        let room = self.room(s, &to.value);
        let reach = match (most, room) {
            (Some(most), Some(room)) => most.min(room),
            (None, Some(room)) => room,
            (_, None) => u64::MAX,
        };
        let (true, &Val::Pointer { object, offset }) = (reach <= NAMED, &to.value) else {
            return self.put(s, &to.value, None);
        };
        let at = self.target_of(s, to)?;
        self.blur(s, at, reach)?;
        if !self.is_symbolic() || !ends {
            return Ok(());
        }
        self.write_text(s, Target { object, offset }, reach)
    }

    /// What is returned: how long the text would be if there were room for all of it.
    fn output_length(&mut self, output: &Output) -> StepResult<Option<Val>> {
        if let Some(bytes) = &output.bytes {
            return Ok(Some(Val::Bits(bytes.len() as u64)));
        }
        if let Some(length) = output.length {
            let length = self.terms().extract(length, 0, 32);
            return Ok(Some(self.value(length)));
        }
        let value = self.named(Val::Unknown, 32, Origin::Made);
        if let (Some(most), Some(length)) = (output.most.filter(|&most| most <= LONGEST), self.number(&value, 32)) {
            let terms = self.terms();
            let (least, most) = (terms.constant(output.least as u128, 32), terms.constant(most as u128, 32));
            let (above, below) = (terms.ule(least, length), terms.ule(length, most));
            let within = terms.and(above, below);
            self.constrain(within)?;
        }
        Ok(Some(value))
    }
}

fn is_constant_object(s: &Store<Val>, pointer: &Val) -> bool {
    let Val::Pointer { object, .. } = pointer else { return false };
    s.memory.get(*object).is_some_and(|held| held.read_only)
}
