//! The store that operations change: memory, the stacks, and which objects the names of the program stand for.

use std::rc::Rc;

use cfa::{FunctionId, Program, Storage, StringId, VarId, VarSize};
use index::Id;
use memory::{Fill, Memory, NewObject, ObjectId, ObjectKind, Origin, Size, Value};

use crate::node::Field;
use crate::stacks::OtherStacks;
use crate::{Cx, Frame, Slot};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Store<V: Value> {
    pub memory: Memory<V>,
    /// Objects of variables with static storage, by slot; made at first use.
    pub globals: Rc<Vec<Option<ObjectId>>>,
    pub strings: Rc<Vec<Option<ObjectId>>>,
    pub functions: Rc<Vec<Option<ObjectId>>>,
    /// The stack of the active thread, innermost last.
    pub frames: Vec<Rc<Frame>>,
    pub others: OtherStacks,
}

impl<V: Value> Store<V> {
    pub fn new(cx: Cx<'_>) -> Self {
        Store {
            memory: Memory::default(),
            globals: Rc::new(vec![None; cx.tables.globals().len()]),
            strings: Rc::new(vec![None; cx.program.strings.len()]),
            functions: Rc::new(vec![None; cx.program.functions.len()]),
            frames: Vec::new(),
            others: OtherStacks::default(),
        }
    }

    #[inline(always)]
    pub fn frame(&self) -> &Frame {
        self.frames.last().expect("some function runs")
    }
    #[inline]
    pub fn frame_mut(&mut self) -> &mut Frame {
        Rc::make_mut(self.frames.last_mut().expect("some function runs"))
    }

    /// The object that the variable stands for now.
    #[inline(always)]
    pub fn bound(&self, cx: Cx<'_>, var: VarId) -> Option<ObjectId> {
        self.at(cx.tables.slot(var))
    }

    /// The value of a scalar in a variable, if one edge holds it.
    #[inline(always)]
    pub(crate) fn field(&self, field: &Field) -> Option<&V> {
        let object = self.at(field.slot)?;
        self.memory.read_exact(object, field.start as u64, field.width as u64)
    }

    #[inline(always)]
    pub(crate) fn at(&self, slot: Slot) -> Option<ObjectId> {
        if slot.is_global() { self.globals[slot.index()] } else { self.frame().bindings[slot.index()] }
    }

    pub fn set_binding(&mut self, cx: Cx<'_>, var: VarId, object: Option<ObjectId>) {
        let slot = cx.tables.slot(var);
        if slot.is_global() {
            Rc::make_mut(&mut self.globals)[slot.index()] = object;
        } else {
            self.frame_mut().bindings[slot.index()] = object;
        }
    }

    /// Makes the object of a variable that has none, and binds it.
    pub fn bind(&mut self, cx: Cx<'_>, var: VarId) -> ObjectId {
        let object = self.memory.add(cx.tables.object(var));
        self.set_binding(cx, var, Some(object));
        object
    }

    /// The object of a string literal.
    pub fn string(&mut self, cx: Cx<'_>, string: StringId) -> ObjectId {
        if let Some(object) = self.strings[string.index()] {
            return object;
        }
        let bytes = &cx.program.strings[string].bytes;
        let object = self.memory.add(NewObject {
            born: Origin(string.index() as u32),
            read_only: true,
            ..NewObject::new(ObjectKind::StringLiteral, Size::Known(bytes.len() as u64), 1)
        });
        write_bytes(&mut self.memory, object, bytes);
        Rc::make_mut(&mut self.strings)[string.index()] = Some(object);
        object
    }

    /// The object that stands for the code of a function.
    pub fn function(&mut self, function: FunctionId) -> ObjectId {
        if let Some(object) = self.functions[function.index()] {
            return object;
        }
        let new = NewObject::new(ObjectKind::Function, Size::Known(1), 16);
        let object = self.memory.add(NewObject { born: Origin(function.index() as u32), read_only: true, ..new });
        Rc::make_mut(&mut self.functions)[function.index()] = Some(object);
        object
    }
}

/// Stores constant bytes from the object's start on, sixteen to an edge.
pub(crate) fn write_bytes<V: Value>(memory: &mut Memory<V>, object: ObjectId, bytes: &[u8]) {
    for (index, chunk) in bytes.chunks(16).enumerate() {
        let mut word = [0; 16];
        word[..chunk.len()].copy_from_slice(chunk);
        let width = chunk.len() as u32 * 8;
        memory.write(object, index as u64 * 128, width as u64, V::constant(u128::from_le_bytes(word), width));
    }
}

/// Objects of variables carry the variable's number as the place where they were born.
pub(crate) fn new_object(program: &Program, var: VarId) -> NewObject {
    let declared = &program.vars[var];
    let (kind, fill) = match declared.storage {
        Storage::Static => (ObjectKind::Static, Fill::Zero),
        Storage::ThreadLocal => (ObjectKind::ThreadLocal, Fill::Zero),
        Storage::External => (ObjectKind::External, Fill::Unknown),
        Storage::Local | Storage::Param => (ObjectKind::Local, Fill::Uninit),
        Storage::Temp => (ObjectKind::Temp, Fill::Uninit),
    };
    let size = match declared.size {
        VarSize::Bytes(bytes) => Size::Known(bytes),
        VarSize::Dynamic => Size::Known(0),
        VarSize::Unknown => Size::Unknown,
    };
    let read_only = program.types.is_const(declared.ty);
    NewObject { kind, size, align: declared.align.max(1), born: Origin(var.index() as u32), read_only, fill }
}
