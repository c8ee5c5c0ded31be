//! Words for undefined behaviour: objects, expressions, and where things happened.

use cfa::{EdgeId, ExprId, FunctionId, Place, StringId, VarId};
use eval::{Access, Store};
use index::Id;
use memory::{Lifetime, Object, ObjectId, ObjectKind};
use source::Span;
use types::TypeId;

use crate::machine::{Concrete, Stop};
use crate::{Excuse, Halt, UbKind, Value};

/// Longer expressions are cut in messages.
const LONGEST: usize = 120;

fn shortened(mut text: String) -> String {
    if text.len() > LONGEST {
        let end = (0..=LONGEST).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
    text
}

impl Concrete<'_> {
    pub fn expr_text(&self, x: ExprId) -> String {
        shortened(cfa::display::expr_to_c(self.cx.program, x))
    }
    pub fn place_text(&self, place: &Place) -> String {
        shortened(cfa::display::place_to_c(self.cx.program, place, self.place_type(place)))
    }

    /// The type of what a place of the current operation holds, as that operation uses it.
    pub fn place_type(&self, place: &Place) -> TypeId {
        let program = self.cx.program;
        let mut work = Vec::new();
        if let Some(edge) = program.edges.get(self.at) {
            if let cfa::Op::Assign { place: to, value } = &edge.op
                && to == place
            {
                return program.exprs[*value].ty;
            }
            work = cfa::Effects::of(program, &edge.op).exprs().collect();
        }
        let mut steps = 0;
        while let Some(x) = work.pop() {
            let (read, operands) = program.exprs.operands(x);
            if read == Some(*place) {
                return program.exprs[x].ty;
            }
            steps += 1;
            if steps < 10_000 {
                work.extend(operands);
            }
        }
        if let cfa::PlaceBase::Deref(x) = place.base
            && place.offset == 0
            && let Some(pointee) = program.types.pointee(program.exprs[x].ty)
        {
            return pointee.ty;
        }
        program.types.char_()
    }
    pub fn access_text(&self, access: &Access) -> String {
        match &access.place {
            Some(place) => format!("`{}`", self.place_text(place)),
            None => "memory".to_owned(),
        }
    }

    pub fn variable(&self, object: &Object<Value>) -> Option<&cfa::Var> {
        match object.kind {
            ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::Local | ObjectKind::Temp => {
                self.cx.program.vars.get(VarId::from_usize(object.born.0 as usize))
            }
            ObjectKind::External if object.born != memory::Origin::NONE => {
                self.cx.program.vars.get(VarId::from_usize(object.born.0 as usize))
            }
            _ => None,
        }
    }

    /// An object in words: "`a` (40 bytes)".
    pub fn object_text(&self, s: &Store<Value>, id: ObjectId) -> String {
        let Some(object) = s.memory.get(id) else { return "an object".to_owned() };
        let name = self.object_name(object, id);
        match (object.kind, object.size.known()) {
            (ObjectKind::Function, _) => name,
            (_, Some(1)) => format!("{name} (1 byte)"),
            (_, Some(bytes)) => format!("{name} ({bytes} bytes)"),
            (_, None) => format!("{name} (of unknown size)"),
        }
    }

    /// An object without its size.
    pub fn object_name(&self, object: &Object<Value>, id: ObjectId) -> String {
        match object.kind {
            ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::Local | ObjectKind::Temp => {
                match self.variable(object).map(|var| self.cx.program.name(var.name)) {
                    Some("") => "a compound literal".to_owned(),
                    Some(name) => format!("`{name}`"),
                    None => "a variable".to_owned(),
                }
            }
            ObjectKind::Alloca => "memory from `alloca`".to_owned(),
            ObjectKind::Heap => "a heap block".to_owned(),
            ObjectKind::StringLiteral => "a string literal".to_owned(),
            ObjectKind::Function => {
                let function = FunctionId::from_usize(object.born.0 as usize);
                match self.cx.program.functions.get(function) {
                    Some(function) => format!("the function `{}`", self.cx.program.name(function.name)),
                    None => "a function".to_owned(),
                }
            }
            ObjectKind::External => match self.variable(object) {
                Some(var) => format!("the external `{}`", self.cx.program.name(var.name)),
                None => "an external object".to_owned(),
            },
            ObjectKind::Varargs => "the variable arguments".to_owned(),
            ObjectKind::Argument if object.born == memory::Origin::NONE => "the array of arguments".to_owned(),
            ObjectKind::Argument => format!("argument {} of the program", object.born.0),
            ObjectKind::Library => match self.library.iter().find(|(_, library)| **library == id) {
                Some((name, _)) => format!("the library's `{name}`"),
                None => "an object of the environment".to_owned(),
            },
        }
    }

    pub fn edge_span(&self, origin: memory::Origin) -> Option<Span> {
        if origin == memory::Origin::NONE {
            return None;
        }
        let edge = self.cx.program.edges.get(EdgeId::from_usize(origin.0 as usize))?;
        Some(edge.span)
    }

    /// Where an object was declared or allocated.
    pub fn born_span(&self, object: &Object<Value>) -> Option<(Span, String)> {
        let program = self.cx.program;
        match object.kind {
            ObjectKind::Static
            | ObjectKind::ThreadLocal
            | ObjectKind::Local
            | ObjectKind::Temp
            | ObjectKind::External => {
                let var = self.variable(object)?;
                Some((
                    var.span,
                    match program.name(var.name) {
                        "" => "the literal is here".to_owned(),
                        name => format!("`{name}` is declared here"),
                    },
                ))
            }
            ObjectKind::Alloca | ObjectKind::Heap => Some((self.edge_span(object.born)?, "allocated here".to_owned())),
            ObjectKind::Varargs => Some((self.edge_span(object.born)?, "passed here".to_owned())),
            ObjectKind::StringLiteral => {
                let literal = program.strings.get(StringId::from_usize(object.born.0 as usize))?;
                Some((literal.span, "the literal is here".to_owned()))
            }
            ObjectKind::Function => {
                let function = program.functions.get(FunctionId::from_usize(object.born.0 as usize))?;
                Some((function.span, format!("`{}` is declared here", program.name(function.name))))
            }
            ObjectKind::Library | ObjectKind::Argument => None,
        }
    }

    /// The history of an object: where it was born and died.
    pub fn object_spans(&self, s: &Store<Value>, id: ObjectId) -> Vec<(Span, String)> {
        let Some(object) = s.memory.get(id) else { return Vec::new() };
        let mut spans: Vec<(Span, String)> = self.born_span(object).into_iter().collect();
        let died = match object.life {
            Lifetime::Live => None,
            Lifetime::Freed(origin) => self.edge_span(origin).map(|span| (span, "freed here".to_owned())),
            Lifetime::OutOfScope(origin) => {
                self.edge_span(origin).map(|span| (span, "went out of scope here".to_owned()))
            }
        };
        spans.extend(died);
        spans
    }

    pub fn pointer_spans(&self, s: &Store<Value>, value: Value) -> Vec<(Span, String)> {
        match value {
            Value::Pointer(pointer) => self.object_spans(s, pointer.object),
            Value::Bits(_) | Value::Fragment { .. } | Value::Uninit => Vec::new(),
        }
    }

    /// `why` reads "the branch depends on".
    #[cold]
    pub fn uninitialised(&self, s: &Store<Value>, x: ExprId, why: &str) -> Stop {
        let message = format!("{why} an uninitialised value: `{}`", self.expr_text(x));
        let related = self.uninit_source(s, x);
        self.undefined(UbKind::Uninitialised, message, related)
    }

    /// Variables of the expression that hold something uninitialised.
    fn uninit_source(&self, s: &Store<Value>, x: ExprId) -> Vec<(Span, String)> {
        let mut found = Vec::new();
        let mut work = vec![x];
        while let Some(x) = work.pop() {
            if found.len() >= 3 || work.len() > 1000 {
                break;
            }
            let (place, operands) = self.cx.program.exprs.operands(x);
            work.extend(operands);
            if let Some(Place { base: cfa::PlaceBase::Var(var), .. }) = place
                && let Some(object) = s.bound(self.cx, var)
                && let Some(object) = s.memory.get(object)
                && object.contents().pieces().any(|piece| piece.cell == memory::Cell::Fill(memory::Fill::Uninit))
            {
                let declared = &self.cx.program.vars[var];
                if declared.storage != cfa::Storage::Temp {
                    let text = format!("`{}` is declared here", self.cx.program.name(declared.name));
                    if !found.contains(&(declared.span, text.clone())) {
                        found.push((declared.span, text));
                    }
                }
            }
        }
        found
    }

    /// Stops with undefined behaviour that concerns this object.
    #[cold]
    pub fn undefined_at(
        &self,
        object: &Object<Value>,
        kind: UbKind,
        message: String,
        related: Vec<(Span, String)>,
    ) -> Stop {
        let mut halt = self.undefined(kind, message, related);
        if let Halt::Undefined(found) = &mut *halt {
            let unknown = object.kind == ObjectKind::External && object.size.known().is_none();
            found.excuse = match () {
                () if unknown => Some(Excuse::Outside),
                () if kind == UbKind::WriteToConst && object.kind != ObjectKind::Static => Some(Excuse::Writable),
                () => None,
            };
        }
        halt
    }
}
