//! The environment of a step, which it reads and never changes: the program, how the domain works, what was found out
//! before the first step.

use std::rc::Rc;

use cfa::{EdgeId, ExprId, Live, LocId};
use cpa::{Undefined, Violation};
use eval::{Cx, Store};
use memory::{ObjectId, ObjectKind};
use source::Span;
use spec::{Fault, Property};
use types::Scalar;

use crate::heap::ids::Layout;
use crate::heap::pointer_layout::PointerLayouts;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::Access;
use crate::prec::{Root, ValuePrec};
use crate::{Val, ValueOptions};

#[derive(Clone, Copy)]
pub(crate) struct Env<'a> {
    pub cx: Cx<'a>,
    pub options: &'a ValueOptions,
    pub prec: &'a ValuePrec,
    pub layout: &'a Layout,
    pub shapes: &'a PointerLayouts,
    /// Variables of the library.
    pub library_variables: &'a [(&'static str, usize)],
    pub live: &'a Live,
    /// The edge being taken, if the state is not only looked at; behind a return, that of the call.
    pub at: Option<EdgeId>,
    /// Where it leads, as precisions name it.
    pub scope: Option<LocId>,
    /// Conditions are kept though memory has forgotten what they speak of.
    pub whole_path: bool,
    /// The bits that an unknown function returns.
    pub pin: Option<u128>,
}

impl Env<'_> {
    pub fn span(&self) -> Span {
        self.at.map_or(Span::NONE, |at| self.cx.program.edges[at].span)
    }

    pub fn violation(&self, property: Property, message: String) -> Rc<cpa::Target> {
        Rc::new(cpa::Target::Violation(Violation { property, message, span: self.span() }))
    }

    pub fn unsupported_target(&self, what: &str) -> Rc<cpa::Target> {
        Rc::new(cpa::Target::Unsupported { what: what.to_owned(), span: self.span() })
    }

    /// The program does what is undefined, in a way that is `property`'s business. Compilers and machines go on after that,
    /// nobody knows how: so where it is not the violation itself, it must not decide anything either.
    #[cold]
    pub fn certain_fault(&self, property: Property, message: String) -> End {
        if self.options.properties.contains(property) {
            return End::Target(self.violation(property, message));
        }
        let undefined = Undefined { what: message, span: self.span() };
        match self.options.properties.memory() {
            true => End::Target(Rc::new(cpa::Target::Undefined(undefined))),
            false => End::Undefined(Rc::new(undefined)),
        }
    }

    pub fn certain_access_fault(&self, message: String) -> End {
        self.certain_fault(Property::ValidDeref, message)
    }

    pub fn access_text(&self, access: &Access) -> String {
        let verb = if access.is_write { "write" } else { "read" };
        let place = access.place.map(|place| match place.base {
            cfa::PlaceBase::Var(var) => self.cx.program.name(self.cx.program.vars[var].name).to_owned(),
            cfa::PlaceBase::String(_) => "a string literal".to_owned(),
            cfa::PlaceBase::Deref(x) => cfa::display::expr_to_c(self.cx.program, x),
        });
        match place {
            Some(place) => format!("invalid {verb} through `{place}`"),
            None => format!("invalid {verb}"),
        }
    }

    pub fn constant_text(&self, constant: &memory::Object<Val>) -> String {
        match Root::of(constant) {
            Root::Var(var) => match self.cx.program.name(self.cx.program.vars[var].name) {
                "" => "a compound literal".to_owned(),
                name => format!("`{name}`"),
            },
            Root::Site(_) | Root::Other | Root::Condition(_) => "a string literal".to_owned(),
        }
    }

    /// Whether a place inside an object can be accessed at all.
    pub fn is_accessible(&self, s: &Store<Val>, object: ObjectId) -> bool {
        let Some(object) = s.memory.get(object) else { return false };
        object.is_live() && object.kind != ObjectKind::Function && object.size.bits() > 0
    }

    /// Whether a store leaves the value in these bits.
    pub fn keeps(&self, object: &memory::Object<Val>, start: u64, width: u64, scalar: Scalar, value: &Val) -> bool {
        let pointer = scalar == Scalar::Pointer || !value.is_number();
        if pointer && self.options.keeps_pointers() {
            return true;
        }
        self.prec.tracks(Root::of(object), start, width, self.scope)
    }

    pub fn asks_for(&self, fault: Fault) -> bool {
        self.options.properties.forbids(fault)
    }

    pub fn fault_found(&self, fault: Fault, message: String) -> Rc<cpa::Target> {
        self.violation(Property::Never(fault), message)
    }

    /// It happens for certain, and nothing can come after it.
    #[cold]
    pub fn undefined(&self, fault: Fault, message: impl FnOnce(&Self) -> String) -> End {
        match self.asks_for(fault) {
            true => End::Target(self.fault_found(fault, message(self))),
            false => End::Infeasible,
        }
    }

    /// It happens for certain, and if nobody asks for it, machines go on.
    pub fn forbid(&self, fault: Fault, message: impl FnOnce(&Self) -> String) -> StepResult<()> {
        match self.asks_for(fault) {
            true => Err(self.undefined(fault, message)),
            false => Ok(()),
        }
    }

    pub fn expr_text(&self, x: ExprId) -> String {
        cfa::display::expr_to_c(self.cx.program, x)
    }
}
