//! Words for faults of memory: the access, the object, where it was allocated and where it died.

use std::convert::Infallible;

use cfa::{Arg, ExprId, ExprKind, Op, Place, PlaceBase, Storage};
use eval::{Access, Located, Store};
use memory::{Lifetime, Object, ObjectId, ObjectKind, Origin, Target};
use source::{SourceMap, Span};
use types::Scalar;

use crate::machine::{Concrete, Stop};
use crate::{Leak, UbKind, Value};

/// Functions that are given the block that they end or ask about.
const OF_BLOCKS: [&str; 5] = ["free", "cfree", "realloc", "reallocarray", "malloc_usable_size"];

/// "line 12", with its file if that is another than the one of `from`.
fn line_words(sources: &SourceMap, span: Span, from: Span) -> Option<String> {
    let at = sources.position(span)?;
    match sources.position(from) {
        Some(from) if from.presumed_file != at.presumed_file => {
            Some(format!("line {} of {}", at.presumed_line, at.presumed_file))
        }
        _ => Some(format!("line {}", at.presumed_line)),
    }
}

fn amount(bits: u64) -> String {
    match bits {
        8 => "1 byte".to_owned(),
        1 => "1 bit".to_owned(),
        bits if bits.is_multiple_of(8) => format!("{} bytes", bits / 8),
        bits => format!("{bits} bits"),
    }
}

impl Leak {
    /// What became of the block, for a message about the place `from`.
    pub fn text(&self, sources: &SourceMap, from: Span) -> String {
        let allocated = line_words(sources, self.allocated, from);
        let allocated = allocated.map_or_else(String::new, |line| format!(" allocated at {line}"));
        let fate = match self.unreachable {
            true => "is lost: nothing points to it any more",
            false => "is not freed when the program ends",
        };
        format!("the {}-byte block{allocated} {fate}", self.bytes)
    }

    /// The same for `valid-memcleanup`, which does not ask whether anything points to the block.
    pub fn not_freed_text(&self, sources: &SourceMap, from: Span) -> String {
        Leak { unreachable: false, ..self.clone() }.text(sources, from)
    }
}

impl Concrete<'_> {
    fn at_line(&self, span: Option<Span>) -> Option<String> {
        line_words(&self.cx.program.sources, span?, self.span())
    }

    /// The function that the current operation calls by its name.
    fn called(&self) -> Option<(&str, &[Arg])> {
        let program = self.cx.program;
        let name = program.called_name(self.at)?;
        match &program.edges[self.at].op {
            Op::Call(call) => Some((name, &call.args)),
            _ => None,
        }
    }

    /// "`a[i]` reads 4 bytes", "`memcpy` writes 1 byte".
    fn access_words(&self, place: Option<&Place>, is_write: bool, bits: Option<u64>) -> String {
        let who = match (place, self.called()) {
            (Some(place), _) => format!("`{}`", self.place_text(place)),
            (None, Some((name, _))) => format!("`{name}`"),
            (None, None) => "a library function".to_owned(),
        };
        let verb = if is_write { "writes" } else { "reads" };
        format!("{who} {verb} {}", bits.map_or_else(|| "memory".to_owned(), amount))
    }

    /// "the 8-byte block", and the line of its birth.
    fn block_words(&self, object: &Object<Value>) -> (String, Option<String>) {
        let block = match object.size.known() {
            Some(bytes) => format!("the {bytes}-byte block"),
            None => "the block".to_owned(),
        };
        (block, self.at_line(self.born_span(object).map(|(span, _)| span)))
    }

    fn freed_words(&self, object: &Object<Value>, freed: Origin, that: &str, how: &str) -> String {
        let (block, born) = self.block_words(object);
        let born = born.map_or_else(String::new, |line| format!(" allocated at {line} and"));
        let freed = self.at_line(self.edge_span(freed)).map_or_else(String::new, |line| format!(" at {line}"));
        format!("{block}{that}{born} {how}{freed}")
    }

    /// An object and what became of it: "the 8-byte block that was allocated at line 12 and freed at line 20".
    fn history_words(&self, s: &Store<Value>, id: ObjectId) -> String {
        let Some(object) = s.memory.get(id) else { return "an object that does not exist".to_owned() };
        let (block, born) = self.block_words(object);
        let ended = |origin| {
            let line = self.at_line(self.edge_span(origin));
            line.map_or_else(|| ", whose life has ended".to_owned(), |line| format!(", whose life ended at {line}"))
        };
        match (object.kind, object.life) {
            (ObjectKind::Heap, Lifetime::Freed(freed)) => self.freed_words(object, freed, " that was", "freed"),
            (ObjectKind::Heap, _) => match born {
                Some(born) => format!("{block} allocated at {born}"),
                None => block,
            },
            (ObjectKind::Alloca, life) => {
                let born = born.map_or_else(String::new, |line| format!(" at {line}"));
                let end = match life {
                    Lifetime::OutOfScope(origin) | Lifetime::Freed(origin) => ended(origin),
                    Lifetime::Live => String::new(),
                };
                format!("{block} from `alloca`{born}{end}")
            }
            (_, Lifetime::OutOfScope(origin) | Lifetime::Freed(origin)) => {
                self.object_name(object, id) + &ended(origin)
            }
            (_, Lifetime::Live) => self.object_text(s, id),
        }
    }

    /// Why an access is not possible.
    #[cold]
    pub fn access_fault(&self, s: &Store<Value>, access: &Access<Located<Infallible>>) -> Stop {
        let access = *access;
        let Located::In(Target { object: id, .. }) = access.at;
        let related = self.object_spans(s, id);
        let words = self.access_words(access.place.as_ref(), access.is_write, Some(access.width));
        let history = self.history_words(s, id);
        let Some(object) = s.memory.get(id) else {
            return self.undefined(UbKind::InvalidDereference, format!("{words} of {history}"), related);
        };
        let offset = access.start.div_euclid(8);
        let position = format!("{words} at offset {offset} of {history}");
        // Where the object is at fault, its first bytes need no number.
        let gone = if offset == 0 { format!("{words} of {history}") } else { position.clone() };
        let (kind, message) = match object.life {
            Lifetime::Freed(_) => (UbKind::UseAfterFree, gone),
            Lifetime::OutOfScope(_) => (UbKind::UseAfterScope, gone),
            Lifetime::Live if object.kind == ObjectKind::Function => {
                (UbKind::InvalidDereference, format!("{position}, which is code"))
            }
            Lifetime::Live => {
                let inside = access.start >= 0
                    && (access.start as u64).checked_add(access.width).is_some_and(|end| end <= object.size.bits());
                if inside && object.kind == ObjectKind::StringLiteral {
                    (UbKind::WriteToLiteral, format!("{position}, which must not be changed"))
                } else if inside {
                    (UbKind::WriteToConst, format!("{position}, which is const"))
                } else if access.is_write {
                    (UbKind::OutOfBoundsWrite, position)
                } else {
                    (UbKind::OutOfBoundsRead, position)
                }
            }
        };
        self.undefined_at(object, kind, message, related)
    }

    /// An access through a pointer that leads to no object. Null is address 0.
    #[cold]
    pub fn nowhere_fault(&self, place: Option<&Place>, x: ExprId, address: u128, scalar: Option<Scalar>) -> Stop {
        let (is_write, bits) = self.use_of(place, x);
        let bits = place
            .and_then(|place| place.bits)
            .map(|range| range.width as u64)
            .or_else(|| scalar.map(|scalar| eval::scalar_bits(self.cx, scalar)))
            .or(bits);
        let words = self.access_words(place.or(Some(&Place::deref(x))), is_write, bits);
        if address == 0 {
            let offset = place.map_or(0, |place| place.offset);
            let message = format!("{words} at offset {offset} of a null pointer");
            return self.undefined(UbKind::NullDereference, message, Vec::new());
        }
        let offset = place.map_or(0, |place| place.offset);
        let address = address.wrapping_add(offset as i128 as u128);
        let address = self.cx.program.types.pointer_int().truncate(address);
        let message = format!("{words} at address {address:#x}, where no object is");
        self.undefined(UbKind::InvalidDereference, message, Vec::new())
    }

    /// Whether the current operation writes to a place, and how many bits, if it moves a number of bytes.
    fn use_of(&self, place: Option<&Place>, x: ExprId) -> (bool, Option<u64>) {
        let program = self.cx.program;
        let is = |other: &Place| place.map_or(other.base == PlaceBase::Deref(x), |place| place == other);
        let bytes = |bytes: &u64| Some(bytes.saturating_mul(8));
        let arg = |arg: &Arg| match arg {
            Arg::Aggregate { place, bytes, .. } if is(place) => Some(bytes.saturating_mul(8)),
            Arg::Aggregate { .. } | Arg::Scalar(_) => None,
        };
        match program.edges.get(self.at).map(|edge| &edge.op) {
            Some(Op::Assign { place, .. }) if is(place) => (true, None),
            Some(Op::Copy { to, bytes: count, .. }) if is(to) => (true, bytes(count)),
            Some(Op::Copy { bytes: count, .. }) => (false, bytes(count)),
            Some(Op::Zero { bytes: count, .. }) => (true, bytes(count)),
            Some(Op::VaArg { to, bytes: count, .. }) if is(to) => (true, bytes(count)),
            Some(Op::Call(call)) => {
                let result = program.types.as_function(call.ty).and_then(|ty| program.types.size_of(ty.result.ty));
                match call.result.as_ref().is_some_and(is) {
                    true => (true, result.map(|bytes| bytes.saturating_mul(8))),
                    false => (false, call.args.iter().find_map(arg)),
                }
            }
            Some(Op::Return(Some(value))) => (false, arg(value)),
            _ => (false, None),
        }
    }

    /// Why no live block begins at what is to be freed; `verb` is what is done to it, if the program does not say.
    #[cold]
    pub fn block_fault(&self, s: &Store<Value>, value: Value, verb: &str) -> Stop {
        let (verb, what) = match self.called() {
            Some((name, args)) if OF_BLOCKS.contains(&name) => {
                (name, args.first().and_then(|arg| self.pointer_words(arg)))
            }
            _ => (verb, None),
        };
        let what = what.map_or_else(|| "a pointer that".to_owned(), |what| format!("{what}, which"));
        let related = self.pointer_spans(s, value);
        let Value::Pointer(pointer) = value else {
            let (kind, message) = match value {
                Value::Uninit => (UbKind::Uninitialised, format!("{verb} of {what} is uninitialised")),
                Value::Bits(address) => {
                    let message = format!("{verb} of {what} points to no object: its address is {address:#x}");
                    (UbKind::InvalidFree, message)
                }
                _ => (UbKind::InvalidFree, format!("{verb} of {what} points to no object")),
            };
            return self.undefined(kind, message, related);
        };
        let object = s.memory.object(pointer.object);
        let history = self.history_words(s, pointer.object);
        let (kind, message) = match (object.kind, object.life) {
            (ObjectKind::Heap, Lifetime::Freed(freed) | Lifetime::OutOfScope(freed)) => {
                let block = self.freed_words(object, freed, "", "already freed");
                (UbKind::DoubleFree, format!("{verb} of {block}"))
            }
            _ => {
                let storage = self.storage_words(object);
                // A variable is named by its kind instead of its size.
                let target = match (storage, object.life) {
                    (Some(storage), Lifetime::Live) => {
                        format!("{}, {storage}", self.object_name(object, pointer.object))
                    }
                    _ => history,
                };
                let message = match pointer.offset {
                    0 => format!("{verb} of {what} points to {target}"),
                    offset @ 1.. => {
                        let bytes = amount((offset as u64).saturating_mul(8));
                        format!("{verb} of {what} points {bytes} into {target}")
                    }
                    offset => {
                        let bytes = amount(offset.unsigned_abs().saturating_mul(8));
                        format!("{verb} of {what} points {bytes} before {target}")
                    }
                };
                (UbKind::InvalidFree, message)
            }
        };
        self.undefined_at(object, kind, message, related)
    }

    /// An argument as the program wrote it; `None` if it is a result that has no name.
    fn pointer_words(&self, arg: &Arg) -> Option<String> {
        let Arg::Scalar(mut x) = *arg else { return None };
        let program = self.cx.program;
        while let ExprKind::Convert(inner) = program.exprs[x].kind {
            x = inner;
        }
        match program.exprs[x].kind {
            ExprKind::Read(Place { base: PlaceBase::Var(var), .. }) if program.vars[var].storage == Storage::Temp => {
                None
            }
            _ => Some(format!("`{}`", self.expr_text(x))),
        }
    }

    /// What kind of variable an object is.
    fn storage_words(&self, object: &Object<Value>) -> Option<&'static str> {
        let var = self.variable(object)?;
        Some(match var.storage {
            Storage::Static if var.function.is_none() => "a global variable",
            Storage::Static => "a static variable",
            Storage::ThreadLocal => "a variable of the thread",
            Storage::External => "an external variable",
            Storage::Local | Storage::Temp => "a local variable",
            Storage::Param => "a parameter",
        })
    }
}
