//! Invalid accesses: those that are wrong for certain, and those that may be.

use std::rc::Rc;

use eval::{Located, Store};
use memory::ObjectKind;

use crate::Val;
use crate::machine::env::Env;
use crate::machine::unresolved::{Access, UnresolvedPlace};
use crate::machine::value_machine::ValueMachine;
use spec::Property;

impl Env<'_> {
    pub fn fault_text(&self, s: &Store<Val>, access: &Access) -> String {
        match self.constant_written(s, access) {
            Some(constant) if constant.kind == ObjectKind::Argument => {
                "write to an argument of which `getopt` may have given out another pointer".to_owned()
            }
            Some(constant) => format!("write to {}, which is const", self.constant_text(constant)),
            None => self.access_text(access),
        }
    }

    /// What an access is that goes outside its object, to one that is gone, or changes a constant. Constants that are
    /// neither literals nor static may well lie in memory that can be written: changing them is undefined and no violation.
    pub fn fault_target(&self, s: &Store<Val>, access: &Access) -> Rc<cpa::Target> {
        let text = self.fault_text(s, access);
        match self.constant_written(s, access).map(|constant| constant.kind) {
            None | Some(ObjectKind::Static | ObjectKind::StringLiteral) => self.violation(Property::ValidDeref, text),
            Some(_) => self.unsupported_target(&text),
        }
    }

    /// The constant that an access changes, unless it certainly goes outside of it.
    pub fn constant_written<'s>(&self, s: &'s Store<Val>, access: &Access) -> Option<&'s memory::Object<Val>> {
        let (id, is_exact) = match access.at {
            Located::In(target) => (target.object, true),
            Located::Unresolved { base, .. } => match base {
                UnresolvedPlace::Inside(object) | UnresolvedPlace::At { object, .. } => (object, false),
                UnresolvedPlace::Unknown
                | UnresolvedPlace::Outside { .. }
                | UnresolvedPlace::Escaped
                | UnresolvedPlace::Nowhere => return None,
            },
        };
        let constant = s.memory.get(id).filter(|object| access.is_write && object.read_only)?;
        let end = u64::try_from(access.start).ok().and_then(|start| start.checked_add(access.width));
        let inside = !is_exact || end.is_some_and(|end| end <= constant.size.bits());
        (inside && self.is_accessible(s, id)).then_some(constant)
    }
}

impl ValueMachine<'_> {
    /// An access that may be invalid.
    pub fn possible_fault(&mut self, access: &Access, place: UnresolvedPlace) {
        if !self.options.properties.contains(Property::ValidDeref) {
            return;
        }
        match place {
            // A violation that depends on what is outside can never be shown.
            UnresolvedPlace::Outside { null: false } => {
                self.note(|m| m.unsupported_target(&m.outside_text(access)));
            }
            UnresolvedPlace::Outside { null: true }
            | UnresolvedPlace::Escaped
            | UnresolvedPlace::Unknown
            | UnresolvedPlace::Inside(_)
            | UnresolvedPlace::At { .. }
            | UnresolvedPlace::Nowhere => self.note(|m| m.violation(Property::ValidDeref, m.access_text(access))),
        }
    }
}
