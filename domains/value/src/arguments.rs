//! The arguments of the program, where values are symbolic.
//!
//! `argv` leads to an array of `argc + 1` pointers, the last of which is null. The others lead to strings that come to be
//! when they are first read: at an offset which is a constant or a term, and which a register remembers. Two strings are
//! never at the same offset, so what is written to one changes no other. All that was not written is the background of
//! its object: the pointers of the array, and the text of a string, of which exactly the last byte is zero.
//!
//! `getopt` gives the array another order, and gives out strings besides. Where a program calls it, what is read of the array
//! is some string, and two of them may be one: their bytes are unknowns of their own, so all that is needed is that nobody
//! writes to one of them, or compares pointers to two.

use cfa::{ExprKind, PlaceBase, Program};
use eval::{Cx, Objects, State};
use index::{FxHashMap, FxHashSet};
use memory::{Cell, Fill, NewObject, ObjectId, ObjectKind, Origin, Size};
use term::{Evaluator, Model, Node, Sort, SymbolId, Term, TermStore, Value};

use crate::Val;
use crate::conditions::Conditions;
use crate::extent::WIDTH;
use crate::fork::Alternatives;
use crate::layout::Layout;
use crate::machine::{Ended, Explicit};
use crate::prec::Root;
use crate::reasoner::{Origin as Source, Reasoner};

/// There are fewer than 2^24 arguments, and each has fewer than 2^17 bytes, as Linux has it (`MAX_ARG_STRLEN`).
const COUNT_BITS: u64 = 24;
const LENGTH_BITS: u64 = 17;
/// More strings than this are not told apart.
const MOST_STRINGS: u32 = 64;
/// Objects that arguments need: the array, the register, the strings.
pub(crate) const OBJECTS: u32 = 2 + MOST_STRINGS;

/// What changes or knows the arguments besides the program: they are not followed then.
const SHARING: &[&str] =
    &["program_invocation_name", "program_invocation_short_name", "__progname", "argp_parse", "setproctitle"];

const REORDERING: &[&str] = &["getopt", "getopt_long", "getopt_long_only", "__posix_getopt"];

/// What the array holds where nothing was written.
const POINTERS: Val = Val::Outside { null: true };

/// What has a name for as long as the analysis runs.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// As an `int`.
    count: Term,
    texts: Vec<Text>,
    /// Those at constant offsets in the array.
    at: FxHashMap<u128, usize>,
    /// The program asks the library for a new order, in which two strings may be one.
    are_reordered: bool,
}

/// A string as it was in the beginning.
#[derive(Clone, Copy, Debug)]
struct Text {
    /// Of the pointer in the array.
    offset: Term,
    symbol: SymbolId,
    bytes: Term,
    /// Of 64 bits, without the zero.
    length: Term,
}

/// A string that nobody has written to, from some byte on.
pub(crate) struct Unwritten {
    pub object: ObjectId,
    pub bytes: Term,
    pub size: Term,
    pub first: Term,
}

impl Arguments {
    /// `None` if they do not matter, or are not those of `main`.
    pub fn new(program: &Program, reasoner: &mut Reasoner) -> Option<Self> {
        let entry = &program.functions[program.entry];
        // The environment would be a third one.
        if program.name(entry.name) != "main" || entry.params.len() != 2 || !uses_any(program, &entry.params) {
            return None;
        }
        let names = || program.functions.iter().map(|f| f.name).chain(program.vars.iter().map(|var| var.name));
        let any_of = |these: &[&str]| names().any(|name| these.contains(&program.name(name)));
        if any_of(SHARING) {
            return None;
        }
        let count = reasoner.fresh(COUNT_BITS, Source::Argument);
        let count = reasoner.terms.zero_extend(count, 32);
        reasoner.fix(count);
        let are_reordered = any_of(REORDERING);
        Some(Arguments { count, texts: Vec::new(), at: FxHashMap::default(), are_reordered })
    }

    /// Makes the array, and what leads there.
    pub fn set(&self, cx: Cx<'_>, s: &mut State<Val>, layout: &Layout, reasoner: &mut Reasoner) -> Conditions {
        let model = cx.program.types.model;
        let terms = &mut reasoner.terms;
        let (one, bytes) = (terms.constant(1, WIDTH), terms.constant(model.pointer_bytes() as u128, WIDTH));
        let wide = terms.zero_extend(self.count, WIDTH);
        let elements = terms.add(wide, one);
        let size = terms.mul(elements, bytes);
        let (array, register) = (layout.argument_array(), layout.argument_register());
        let new = NewObject::new(ObjectKind::Argument, Size::Unknown, model.pointer_bytes());
        s.memory.add_at(array, new);
        s.memory.set_extent(array, Val::term(size));
        s.memory.set_background(array, POINTERS);
        let size = Size::Known(MOST_STRINGS as u64 * WIDTH as u64 / 8);
        let new = NewObject::new(ObjectKind::Argument, size, 8);
        s.memory.add_at(register, NewObject { read_only: true, fill: Fill::Unknown, ..new });
        if let Some(argc) = s.bound(cx, cx.program.argc) {
            s.memory.write(argc, 0, 32, Val::term(self.count));
        }
        if let Some(argv) = s.bound(cx, cx.program.argv) {
            s.memory.write(argv, 0, model.pointer_bits() as u64, Val::Pointer { object: array, offset: 0 });
        }
        let some = terms.is_nonzero(self.count);
        Conditions::default().with(some, None)
    }
}

fn uses_any(program: &Program, vars: &[cfa::VarId]) -> bool {
    let is_one = |base: PlaceBase| matches!(base, PlaceBase::Var(var) if vars.contains(&var));
    program.exprs.ids().any(|x| match &program.exprs[x].kind {
        ExprKind::Read(place) | ExprKind::Address(place) => is_one(place.base),
        _ => false,
    })
}

impl Explicit<'_> {
    /// The pointer in the array of arguments at this offset, where the program has written none.
    pub fn argument_at(&mut self, s: &mut State<Val>, offset: Term) -> Ended<Val> {
        let array = self.layout.argument_array();
        let bytes = self.cx.program.types.model.pointer_bytes();
        let Some(size) = self.size_term(s, array) else { return Ok(self.some_argument()) };
        let terms = self.terms();
        let low = terms.extract(offset, 0, bytes.trailing_zeros());
        let between = terms.is_nonzero(low);
        let bytes = terms.constant(bytes as u128, WIDTH);
        let last = terms.sub(size, bytes);
        let is_last = terms.eq(offset, last);
        if self.may_be(between) {
            return Ok(self.some_argument());
        }
        match self.whether(is_last)? {
            Some(true) => return Ok(Val::Bits(0)),
            Some(false) => {}
            None => return Ok(self.some_argument()),
        }
        let mut free = None;
        for number in 0..MOST_STRINGS {
            let object = self.layout.argument_string(number);
            if s.memory.get(object).is_none() {
                free = free.or(Some(number));
                continue;
            }
            let Some(known) = self.registered(s, number) else { return Ok(self.some_argument()) };
            let is_same = self.terms().eq(offset, known);
            match self.whether(is_same)? {
                Some(true) => return Ok(Val::Pointer { object, offset: 0 }),
                Some(false) => {}
                None => return Ok(self.some_argument()),
            }
        }
        match free {
            Some(number) => Ok(self.new_argument(s, number, offset)),
            None => Ok(self.some_argument()),
        }
    }

    /// As [`Self::argument_at`], at an offset that is a term. `None` if the program may have written there.
    pub fn load_argument(&mut self, s: &mut State<Val>, offset: Term, bit: u64, width: u64) -> Ended<Option<Val>> {
        let is_pointer = bit == 0 && width == self.cx.program.types.model.pointer_bits() as u64;
        let is_whole = s.memory.get(self.layout.argument_array()).is_some_and(is_background);
        if !is_pointer || !is_whole || !self.has_arguments(s) {
            return Ok(None);
        }
        self.argument_at(s, offset).map(Some)
    }

    /// Whether what is not written in the array of arguments is what was there in the beginning.
    pub fn has_arguments(&self, s: &State<Val>) -> bool {
        s.memory.get(self.layout.argument_array()).is_some_and(|array| array.background == Some(POINTERS))
    }

    /// A pointer to one of the arguments, or null.
    pub fn some_argument(&mut self) -> Val {
        self.flags.hidden = true;
        Val::Unknown
    }

    /// Whether something holds; if both can be, the step goes on in both ways. `None` if that is not possible.
    fn whether(&mut self, condition: Term) -> Ended<Option<bool>> {
        let opposite = self.terms().not(condition);
        if !self.may_be(opposite) {
            return Ok(Some(true));
        }
        if !self.may_be(condition) {
            return Ok(Some(false));
        }
        let Some(way) = self.choose(Alternatives::new(2, "argument"))? else { return Ok(None) };
        self.constrain(if way == 0 { condition } else { opposite })?;
        Ok(Some(way == 0))
    }

    /// The strings that there are.
    pub fn argument_strings(&self, s: &State<Val>) -> Vec<ObjectId> {
        let strings = (0..MOST_STRINGS).map(|number| self.layout.argument_string(number));
        strings.filter(|&string| s.memory.get(string).is_some()).collect()
    }

    /// Where in the array the pointer to a string was.
    fn registered(&mut self, s: &State<Val>, number: u32) -> Option<Term> {
        let held = crate::lattice::value_at(&s.memory, self.layout.argument_register(), place(number), WIDTH as u64);
        self.number(&held, WIDTH as u64)
    }

    fn new_argument(&mut self, s: &mut State<Val>, number: u32, offset: Term) -> Val {
        let object = self.layout.argument_string(number);
        let text = self.text_at(offset);
        let born = self.origin();
        let read_only = self.are_reordered();
        let new = NewObject::new(ObjectKind::Argument, Size::Unknown, 1);
        s.memory.add_at(object, NewObject { born, read_only, ..new });
        let terms = self.terms();
        let one = terms.constant(1, WIDTH);
        let size = terms.add(text.length, one);
        let (size, offset) = (self.value(size), self.value(offset));
        s.memory.set_extent(object, size);
        s.memory.set_background(object, Val::term(text.bytes));
        s.memory.write(self.layout.argument_register(), place(number), WIDTH as u64, offset);
        let exposure = s.memory.object(self.layout.argument_array()).exposure;
        s.memory.expose(object, exposure);
        if let Some(trace) = &mut self.trace {
            trace.write(object, 0, u64::MAX);
        }
        Val::Pointer { object, offset: 0 }
    }

    fn text_at(&mut self, offset: Term) -> Text {
        let reasoner = self.reasoner.as_mut().expect("arguments are terms");
        let arguments = self.arguments.as_mut().expect("the array is one of arguments");
        let constant = reasoner.terms.as_constant(offset).filter(|&offset| !arguments.are_reordered || offset == 0);
        if let Some(&known) = constant.and_then(|constant| arguments.at.get(&constant)) {
            return arguments.texts[known];
        }
        let sort = Sort::Array { index: WIDTH as u8, element: 8 };
        let bytes = reasoner.fresh_of(sort, Source::Text);
        let Node::Symbol(symbol) = reasoner.terms.node(bytes) else { unreachable!("it is a new one") };
        let length = reasoner.fresh(LENGTH_BITS, Source::Argument);
        let length = reasoner.terms.zero_extend(length, WIDTH);
        let text = Text { offset, symbol, bytes, length };
        if let Some(constant) = constant {
            // Numbers may speak of a text that no object has any more, and that is read again later.
            reasoner.fix(bytes);
            reasoner.fix(length);
            arguments.at.insert(constant, arguments.texts.len());
        }
        arguments.texts.push(text);
        text
    }

    pub fn are_reordered(&self) -> bool {
        self.arguments.as_ref().is_some_and(|arguments| arguments.are_reordered)
    }

    /// Whether these are pointers to two strings that may be one.
    pub fn may_be_one_argument(&self, s: &State<Val>, a: &Val, b: &Val) -> bool {
        let is_string = |value: &Val| {
            let held = memory::Value::mentions(value).and_then(|object| s.memory.get(object));
            held.is_some_and(|object| object.kind == ObjectKind::Argument && object.read_only)
        };
        self.are_reordered() && is_string(a) && is_string(b)
    }

    /// Whether this is the number of arguments, and their array as it was in the beginning, but for its order.
    pub fn are_arguments(&mut self, s: &State<Val>, count: &Val, array: &Val) -> bool {
        let id = self.layout.argument_array();
        let is_whole = self.has_arguments(s) && s.memory.get(id).is_some_and(is_background);
        let number = self.number(count, 32);
        is_whole
            && *array == (Val::Pointer { object: id, offset: 0 })
            && number.is_some()
            && number == self.arguments.as_ref().map(|arguments| arguments.count)
    }

    /// The strings that there are may be anywhere in the array now.
    pub fn reorder_arguments(&mut self, s: &mut State<Val>) {
        let nowhere = self.nowhere();
        for number in 0..MOST_STRINGS {
            let object = self.layout.argument_string(number);
            let Some(offset) = s.memory.get(object).and_then(|_| self.registered(s, number)) else { continue };
            if self.terms().as_constant(offset) != Some(0) {
                s.memory.write(self.layout.argument_register(), place(number), WIDTH as u64, nowhere.clone());
            }
        }
    }

    /// An offset that no pointer in the array has.
    fn nowhere(&self) -> Val {
        Val::Bits(u64::MAX)
    }

    /// A pointer to one of the strings, from its beginning or not.
    pub fn given_argument(&mut self, s: &mut State<Val>) -> Val {
        let free = (0..MOST_STRINGS).find(|&number| s.memory.get(self.layout.argument_string(number)).is_none());
        match (free, self.number(&self.nowhere(), WIDTH as u64)) {
            (Some(number), Some(nowhere)) => self.new_argument(s, number, nowhere),
            _ => self.some_argument(),
        }
    }

    /// How many arguments there are, where they are followed.
    pub fn argument_count(&self) -> Option<Term> {
        self.arguments.as_ref().map(|arguments| arguments.count)
    }

    /// A byte is read that may be one of a text: it is zero exactly where the text ends. That is where its object ends.
    pub fn note_text(&mut self, s: &State<Val>, object: ObjectId, array: Term, index: Term) {
        let Some(bytes) = self.text_below(array) else { return };
        let Some(size) = self.size_term(s, object) else { return };
        let terms = self.terms();
        let (one, zero) = (terms.constant(1, WIDTH), terms.constant(0, 8));
        let end = terms.sub(size, one);
        let byte = terms.select(bytes, index);
        let (ends, is_zero) = (terms.eq(index, end), terms.eq(byte, zero));
        let right = terms.eq(ends, is_zero);
        if terms.as_constant(right).is_none() && self.prec.tracks(Root::Condition(self.at), 0, 1, self.scope) {
            self.conditions.push(right, self.at);
        }
    }

    /// The text that an array was made from by writing to it.
    fn text_below(&self, mut array: Term) -> Option<Term> {
        let reasoner = self.reasoner.as_ref()?;
        loop {
            match reasoner.terms.node(array) {
                Node::Store { array: inner, .. } => array = inner,
                Node::Symbol(symbol) if reasoner.is_text(symbol) => return Some(array),
                _ => return None,
            }
        }
    }

    /// Whether this is a text, or was one before it was written to.
    pub fn was_text(&self, s: &State<Val>, object: ObjectId) -> bool {
        let background = s.memory.get(object).and_then(|held| held.background.as_ref());
        matches!(background, Some(&Val::Term { term, .. }) if self.text_below(term).is_some())
    }

    /// The string that a pointer leads to, if it is one that nobody has written to.
    pub fn unwritten(&mut self, s: &State<Val>, pointer: &Val) -> Option<Unwritten> {
        let (object, first) = self.offset_of(pointer)?;
        let held = s.memory.get(object)?;
        let Some(Val::Term { term: bytes, .. }) = held.background else { return None };
        let Node::Symbol(symbol) = self.terms().node(bytes) else { return None };
        let is_text = self.reasoner.as_ref().is_some_and(|reasoner| reasoner.is_text(symbol));
        if !is_text || !is_background(held) {
            return None;
        }
        let size = self.size_term(s, object)?;
        Some(Unwritten { object, bytes, size, first })
    }

    /// Forgets the strings that a loop has met, nobody has written to and nothing leads to, so that the next round finds
    /// what this one found.
    pub fn forget_arguments(&mut self, s: &mut State<Val>, is_inside: impl Fn(Origin) -> bool) {
        for number in 0..MOST_STRINGS {
            let id = self.layout.argument_string(number);
            if !s.memory.get(id).is_some_and(|object| is_inside(object.born)) {
                continue;
            }
            let is_text = self.unwritten(s, &Val::Pointer { object: id, offset: 0 }).is_some();
            let mut values = s.memory.live_objects().flat_map(|(_, object)| object.contents().values());
            let is_held = values.any(|value| memory::Value::mentions(value) == Some(id));
            drop(values);
            if is_text && !is_held {
                s.memory.discard(id);
                s.memory.fill(self.layout.argument_register(), place(number), WIDTH as u64, Fill::Unknown);
            }
        }
    }
}

/// Where the register keeps the offset of a string.
fn place(number: u32) -> u64 {
    number as u64 * WIDTH as u64
}

/// Whether nothing was written over the background.
fn is_background(object: &memory::Object<Val>) -> bool {
    object.contents().pieces().all(|piece| piece.cell == Cell::Fill(Fill::Background))
}

/// Arguments with which a path is followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many there are, the name of the program among them.
    pub count: usize,
    /// Those of which something is demanded, by number.
    pub texts: Vec<(usize, Vec<u8>)>,
}

/// More arguments, and longer ones, are nothing that an execution can be made of.
const MOST_WANTED: usize = 1 << 14;

impl Arguments {
    /// How many there are, and how long they are: what is best small.
    pub fn numbers(&self) -> [Vec<Term>; 2] {
        [vec![self.count], self.texts.iter().map(|text| text.length).collect()]
    }

    /// Those of a model for the conditions.
    pub fn wanted(&self, program: &Program, terms: &TermStore, model: &Model, conditions: &Conditions) -> Wanted {
        let mut values = Evaluator::new(terms, model);
        let mut number = |term: Term| usize::try_from(values.value(term).bits()).unwrap_or(usize::MAX);
        let named = conditions.terms().iter().flat_map(|&condition| terms.symbols_of(condition));
        let named: FxHashSet<SymbolId> = named.copied().collect();
        let is_named = |term: Term| terms.symbols_of(term).iter().any(|symbol| named.contains(symbol));
        let count = number(self.count).clamp(1, MOST_WANTED);
        let pointer = program.types.model.pointer_bytes() as usize;
        let mut texts = Vec::new();
        let has_place = |text: &Text| terms.as_constant(text.offset) != Some(u64::MAX as u128);
        let known = self.texts.iter().filter(|text| has_place(text));
        for text in known.filter(|text| is_named(text.length) || is_named(text.bytes)) {
            let length = number(text.length).min(MOST_WANTED);
            let held = match model.get(text.symbol) {
                Some(Value::Array(array)) => Some(array),
                _ => None,
            };
            let byte =
                |index: usize| held.and_then(|array| array.elements.get(&(index as u128))).map(|&bits| bits as u8);
            let bytes = (0..length).map(|index| byte(index).filter(|&byte| byte != 0).unwrap_or(b'x'));
            texts.push((number(text.offset) / pointer, bytes.collect()));
        }
        Wanted { count, texts }
    }
}
