//! The arguments of the program as memory that is made when it is first read (lazy initialisation), where values are
//! symbolic.
//!
//! `argv` leads to an array of `argc + 1` pointers, the last of which is null. The others lead to strings that come to be
//! when they are first read: at an offset which is a constant or a term, and which a register remembers. Two strings are
//! never at the same offset, so what is written to one changes no other. All that was not written is the background of
//! its object: the pointers of the array, and the text of a string, of which exactly the last byte is zero.
//!
//! `getopt` gives the array another order, and gives out strings besides. Where a program calls it, what is read of the array
//! is some string, and two of them may be one: their bytes are unknowns of their own, so all that is needed is that nobody
//! writes to one of them, or compares pointers to two.

use eval::{Objects, Store};
use memory::{Cell, Fill, NewObject, ObjectId, ObjectKind, Origin, Size};
use symbolic::{Origin as Source, WIDTH};
use term::{Node, Sort, Term};

use crate::Val;
use crate::heap::ids::MOST_STRINGS;
use crate::inputs::argv::{LENGTH_BITS, POINTERS, Text, UnwrittenTail};
use crate::machine::attempt::Alternatives;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;
use crate::prec::Root;

impl Env<'_> {
    /// Whether what is not written in the array of arguments is what was there in the beginning.
    pub fn has_arguments(&self, s: &Store<Val>) -> bool {
        s.memory.get(self.layout.argument_array()).is_some_and(|array| array.background == Some(POINTERS))
    }

    /// The strings that there are.
    pub fn argument_strings(&self, s: &Store<Val>) -> Vec<ObjectId> {
        let strings = (0..MOST_STRINGS).map(|number| self.layout.argument_string(number));
        strings.filter(|&string| s.memory.get(string).is_some()).collect()
    }

    /// An offset that no pointer in the array has.
    fn nowhere(&self) -> Val {
        Val::Bits(u64::MAX)
    }
}

impl ValueMachine<'_> {
    /// The pointer in the array of arguments at this offset, where the program has written none.
    pub fn argument_at(&mut self, s: &mut Store<Val>, offset: Term) -> StepResult<Val> {
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
    pub fn load_argument(&mut self, s: &mut Store<Val>, offset: Term, bit: u64, width: u64) -> StepResult<Option<Val>> {
        let is_pointer = bit == 0 && width == self.cx.program.types.model.pointer_bits() as u64;
        let is_whole = s.memory.get(self.layout.argument_array()).is_some_and(is_background);
        if !is_pointer || !is_whole || !self.has_arguments(s) {
            return Ok(None);
        }
        self.argument_at(s, offset).map(Some)
    }

    /// A pointer to one of the arguments, or null.
    pub fn some_argument(&mut self) -> Val {
        self.step.flags.hidden = true;
        Val::Unknown
    }

    /// Whether something holds; if both can be, the step goes on in both ways. `None` if that is not possible.
    fn whether(&mut self, condition: Term) -> StepResult<Option<bool>> {
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

    /// Where in the array the pointer to a string was.
    fn registered(&mut self, s: &Store<Val>, number: u32) -> Option<Term> {
        let held = symbolic::value_at(&s.memory, self.layout.argument_register(), place(number), WIDTH as u64);
        self.number(&held, WIDTH as u64)
    }

    fn new_argument(&mut self, s: &mut Store<Val>, number: u32, offset: Term) -> Val {
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
        if let Some(trace) = &mut self.tools.log {
            trace.write(object, 0, u64::MAX);
        }
        Val::Pointer { object, offset: 0 }
    }

    fn text_at(&mut self, offset: Term) -> Text {
        let reasoner = self.tools.reasoner.as_mut().expect("arguments are terms");
        let arguments = self.tools.argv.as_mut().expect("the array is one of arguments");
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

    /// Whether this is the number of arguments, and their array as it was in the beginning, but for its order.
    pub fn are_arguments(&mut self, s: &Store<Val>, count: &Val, array: &Val) -> bool {
        let id = self.layout.argument_array();
        let is_whole = self.has_arguments(s) && s.memory.get(id).is_some_and(is_background);
        let number = self.number(count, 32);
        is_whole
            && *array == (Val::Pointer { object: id, offset: 0 })
            && number.is_some()
            && number == self.tools.argv.as_ref().map(|arguments| arguments.count)
    }

    /// The strings that there are may be anywhere in the array now.
    pub fn reorder_arguments(&mut self, s: &mut Store<Val>) {
        let nowhere = self.nowhere();
        for number in 0..MOST_STRINGS {
            let object = self.layout.argument_string(number);
            let Some(offset) = s.memory.get(object).and_then(|_| self.registered(s, number)) else { continue };
            if self.terms().as_constant(offset) != Some(0) {
                s.memory.write(self.layout.argument_register(), place(number), WIDTH as u64, nowhere.clone());
            }
        }
    }

    /// A pointer to one of the strings, from its beginning or not.
    pub fn given_argument(&mut self, s: &mut Store<Val>) -> Val {
        let free = (0..MOST_STRINGS).find(|&number| s.memory.get(self.layout.argument_string(number)).is_none());
        match (free, self.number(&self.nowhere(), WIDTH as u64)) {
            (Some(number), Some(nowhere)) => self.new_argument(s, number, nowhere),
            _ => self.some_argument(),
        }
    }

    /// How many arguments there are, where they are followed.
    pub fn argument_count(&self) -> Option<Term> {
        self.tools.argv.as_ref().map(|arguments| arguments.count)
    }

    /// A byte is read that may be one of a text: it is zero exactly where the text ends. That is where its object ends.
    pub fn note_text(&mut self, s: &Store<Val>, object: ObjectId, array: Term, index: Term) {
        let Some(bytes) = self.text_below(array) else { return };
        let Some(size) = self.size_term(s, object) else { return };
        let terms = self.terms();
        let (one, zero) = (terms.constant(1, WIDTH), terms.constant(0, 8));
        let end = terms.sub(size, one);
        let byte = terms.select(bytes, index);
        let (ends, is_zero) = (terms.eq(index, end), terms.eq(byte, zero));
        let right = terms.eq(ends, is_zero);
        if terms.as_constant(right).is_none() && self.prec.tracks(Root::Condition(self.at), 0, 1, self.scope) {
            self.step.conditions.push(right, self.at);
        }
    }

    /// The text that an array was made from by writing to it.
    fn text_below(&self, mut array: Term) -> Option<Term> {
        let reasoner = self.tools.reasoner.as_ref()?;
        loop {
            match reasoner.terms.node(array) {
                Node::Store { array: inner, .. } => array = inner,
                Node::Symbol(symbol) if reasoner.is_text(symbol) => return Some(array),
                _ => return None,
            }
        }
    }

    /// Whether this is a text, or was one before it was written to.
    pub fn was_text(&self, s: &Store<Val>, object: ObjectId) -> bool {
        let background = s.memory.get(object).and_then(|held| held.background.as_ref());
        matches!(background, Some(&Val::Term { term, .. }) if self.text_below(term).is_some())
    }

    /// The string that a pointer leads to, if it is one that nobody has written to.
    pub fn unwritten(&mut self, s: &Store<Val>, pointer: &Val) -> Option<UnwrittenTail> {
        let (object, first) = self.offset_of(pointer)?;
        let held = s.memory.get(object)?;
        let Some(Val::Term { term: bytes, .. }) = held.background else { return None };
        let Node::Symbol(symbol) = self.terms().node(bytes) else { return None };
        let is_text = self.tools.reasoner.as_ref().is_some_and(|reasoner| reasoner.is_text(symbol));
        if !is_text || !is_background(held) {
            return None;
        }
        let size = self.size_term(s, object)?;
        Some(UnwrittenTail { object, bytes, size, first })
    }

    /// Forgets the strings that a loop has met, nobody has written to and nothing leads to, so that the next round finds
    /// what this one found.
    pub fn forget_arguments(&mut self, s: &mut Store<Val>, is_inside: impl Fn(Origin) -> bool) {
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
