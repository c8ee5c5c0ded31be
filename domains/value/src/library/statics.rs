//! Objects of the library itself, and functions that give pointers to them.

use eval::{Store, Values};
use memory::{Fill, NewObject, ObjectId, ObjectKind, Origin, Size, Value};
use spec::Property;

use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("__errno_location", |m, s, _| Ok(Some(m.static_object(s, Static::Errno, 4)))),
    ("__ctype_b_loc", |m, s, _| Ok(Some(m.table_of_characters(s, Static::Classes, 2)))),
    ("__ctype_tolower_loc", |m, s, _| Ok(Some(m.table_of_characters(s, Static::Small, 4)))),
    ("__ctype_toupper_loc", |m, s, _| Ok(Some(m.table_of_characters(s, Static::Capitals, 4)))),
    ("strerror", |m, s, c| m.message(s, c)),
    ("getenv", |m, s, c| m.environment(s, c)),
    ("secure_getenv", |m, s, c| m.environment(s, c)),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Static {
    Errno,
    Message,
    Token,
    Classes,
    Small,
    Capitals,
    Scratch,
    Date,
    Moment,
}

/// Pointers to the tables of characters are numbered behind the objects.
const POINTERS: u32 = 16;
/// From -128 to 255.
const CHARACTERS: u64 = 384;
const NEGATIVE_CHARACTERS: u64 = 128;
/// No message of glibc is longer.
const MESSAGE_BYTES: u64 = 64;
/// Messages of errors that are known are constants, numbered behind the pointers.
const MESSAGES: u32 = 32;
const MOST_MESSAGES: u32 = 134;

impl ValueMachine<'_> {
    fn static_number(&mut self, number: u32) -> ObjectId {
        // No edge allocates it: it is there for all calls.
        let number = self.tools.sites.number(None, number);
        self.layout.heap(number)
    }

    /// A pointer to an object that is there from the beginning. It is made when it is first asked for.
    pub(super) fn static_object(&mut self, s: &mut Store<Val>, which: Static, bytes: u64) -> Val {
        let object = self.static_number(which as u32);
        make(s, object, bytes, false);
        Val::Pointer { object, offset: 0 }
    }

    /// An object for a moment: whoever asks for it ends it.
    pub(super) fn scratch(&mut self, s: &mut Store<Val>, bytes: u64) -> ObjectId {
        let object = self.static_number(Static::Scratch as u32);
        make(s, object, bytes, false);
        object
    }

    /// A pointer to a pointer into a table by characters.
    fn table_of_characters(&mut self, s: &mut Store<Val>, which: Static, bytes: u64) -> Val {
        let (table, pointer) = (self.static_number(which as u32), self.static_number(POINTERS + which as u32));
        let model = self.cx.program.types.model;
        if s.memory.get(pointer).is_none() {
            make(s, table, CHARACTERS * bytes, true);
            make(s, pointer, model.pointer_bytes(), true);
            let middle = Val::Pointer { object: table, offset: (NEGATIVE_CHARACTERS * bytes) as i64 };
            s.memory.write(pointer, 0, model.pointer_bits() as u64, middle);
        }
        Val::Pointer { object: pointer, offset: 0 }
    }

    /// Any function of the library may set `errno`.
    pub(super) fn forget_errno(&mut self, s: &mut Store<Val>) {
        let Some(number) = self.tools.sites.known(None, Static::Errno as u32) else { return };
        self.forget(s, self.layout.heap(number));
    }

    fn message(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        if let Some(number) = c.args.first().and_then(|number| number.value.constant()) {
            let number = MESSAGES + u32::try_from(number).unwrap_or(u32::MAX).min(MOST_MESSAGES);
            if number < MESSAGES + MOST_MESSAGES {
                let object = self.static_number(number);
                if s.memory.get(object).is_none() {
                    make(s, object, MESSAGE_BYTES, false);
                    let value = Val::Pointer { object, offset: 0 };
                    self.scribble(s, &Argument { value, ..c.args[0].clone() }, Some(MESSAGE_BYTES), true)?;
                }
                return Ok(Some(Val::Pointer { object, offset: 0 }));
            }
        }
        let shared = self.static_number(Static::Message as u32);
        let mentions =
            |held: &memory::Object<Val>| held.contents().values().any(|value| value.mentions() == Some(shared));
        if s.memory.live_objects().any(|(_, held)| mentions(held)) {
            return Err(self.unsupported(s, "a second message of the library, while the first is kept"));
        }
        self.static_text(s, c, Static::Message, MESSAGE_BYTES)
    }

    /// A string of the library's, of which no more is known than how long it may be.
    pub(super) fn static_text(
        &mut self,
        s: &mut Store<Val>,
        c: &Call,
        which: Static,
        bytes: u64,
    ) -> StepResult<Option<Val>> {
        let [first, ..] = &c.args[..] else { return Ok(None) };
        let value = self.static_object(s, which, bytes);
        self.scribble(s, &Argument { value: value.clone(), ..first.clone() }, Some(bytes), true)?;
        Ok(Some(value))
    }

    /// The environment is not the program's: of what is in there nothing is known.
    fn environment(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        if let (Some(name), true) = (c.args.first(), self.options.properties.contains(Property::ValidDeref)) {
            self.read_string(s, name, None)?;
        }
        Ok(Some(Val::Outside { null: true }))
    }
}

fn make(s: &mut Store<Val>, object: ObjectId, bytes: u64, read_only: bool) {
    if s.memory.get(object).is_none() {
        let new = NewObject::new(ObjectKind::Library, Size::Known(bytes), 16);
        s.memory.add_at(object, NewObject { born: Origin(0), fill: Fill::Unknown, read_only, ..new });
    }
}
