//! The heap in a state of an execution, for readers.

use std::collections::VecDeque;

use cfa::{EdgeId, Program, Storage, VarId};
use eval::{Cx, Frame, Store};
use index::{FxHashMap, Id};
use interp::{Pointer, Value};
use memory::{Cell, Fill, Lifetime, ObjectId, ObjectKind, Origin, ReadResult};
use source::Span;
use types::{IntType, Scalar, TypeId};

use crate::text::value_text;
use crate::{Heap, HeapBlock, HeapField, HeapPlace, HeapPointer, HeapValue};

/// Frames whose variables are shown, innermost first.
const MOST_FRAMES: usize = 4;
const MOST_POINTERS: usize = 64;
const MOST_BLOCKS: usize = 64;
const MOST_FIELDS: usize = 8;
/// Members of one variable that are looked at.
const MOST_LEAVES: usize = 256;

/// Which blocks are shown although no variable leads to them.
pub(crate) enum Beside<'a> {
    Nothing,
    Lost(&'a [ObjectId]),
    All,
}

/// `None` if there is nothing to show.
pub(crate) fn heap(cx: Cx<'_>, s: &Store<Value>, beside: Beside<'_>) -> Option<Heap> {
    let mut view =
        View { program: cx.program, store: s, pointers: Vec::new(), numbers: FxHashMap::default(), found: Vec::new() };
    view.variables(cx);
    let live = || s.memory.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap).map(|(id, _)| id);
    let lost: &[ObjectId] = match beside {
        Beside::Lost(lost) => lost,
        Beside::Nothing | Beside::All => &[],
    };
    let mut blocks = VecDeque::new();
    blocks.extend(0..view.found.len());
    view.follow(&mut blocks);
    for &id in lost {
        blocks.extend(view.meet(id, None));
        view.follow(&mut blocks);
    }
    if let Beside::All = beside {
        for id in live() {
            blocks.extend(view.meet(id, None));
            view.follow(&mut blocks);
        }
    }
    let blocks: Vec<HeapBlock> = (0..view.found.len()).map(|at| view.block(at, lost)).collect();
    let more = live().filter(|id| !view.numbers.contains_key(id)).count();
    (!blocks.is_empty()).then_some(Heap { pointers: view.pointers, blocks, more })
}

struct View<'a> {
    program: &'a Program,
    store: &'a Store<Value>,
    pointers: Vec<HeapPointer>,
    /// Places in `found`.
    numbers: FxHashMap<ObjectId, usize>,
    /// Blocks, with the type of what they hold as pointers tell it.
    found: Vec<(ObjectId, Option<TypeId>)>,
}

fn edge(origin: Origin) -> Option<EdgeId> {
    (origin != Origin::NONE).then(|| EdgeId::from_usize(origin.0 as usize))
}

/// A part of a block that has a name.
struct Part {
    name: String,
    start: u64,
    width: u64,
    ty: Option<TypeId>,
}

impl View<'_> {
    /// What the variables lead to.
    fn variables(&mut self, cx: Cx<'_>) {
        let frames: Vec<&Frame> = self.store.frames.iter().rev().take(MOST_FRAMES).map(|frame| &**frame).collect();
        for (depth, frame) in frames.into_iter().enumerate() {
            let function = self.program.name(self.program.functions[frame.function].name);
            for (&var, object) in cx.tables.locals(frame.function).iter().zip(&frame.bindings) {
                self.variable(var, *object, (depth > 0).then_some(function));
            }
        }
        for (&var, object) in cx.tables.globals().iter().zip(self.store.globals.iter()) {
            self.variable(var, *object, None);
        }
    }

    fn variable(&mut self, var: VarId, object: Option<ObjectId>, function: Option<&str>) {
        let declared = &self.program.vars[var];
        let Some(id) = object.filter(|_| declared.storage != Storage::Temp) else { return };
        let leads = |value: &Value| self.heap_pointer(value).is_some();
        if !self.store.memory.get(id).is_some_and(|object| object.contents().values().any(leads)) {
            return;
        }
        for leaf in self.program.types.leaves(declared.ty.ty, &self.program.names, MOST_LEAVES) {
            let Some(pointer) =
                self.store.memory.read_exact(id, leaf.start, leaf.width).and_then(|v| self.heap_pointer(v))
            else {
                continue;
            };
            if self.pointers.len() >= MOST_POINTERS {
                return;
            }
            self.meet(pointer.object, self.block_type(leaf.ty, pointer));
            let Some(to) = self.place(pointer) else { continue };
            let name = format!("{}{}", self.program.name(declared.name), leaf.path);
            self.pointers.push(HeapPointer { name, function: function.map(str::to_owned), to });
        }
    }

    fn heap_pointer(&self, value: &Value) -> Option<Pointer> {
        match value {
            Value::Pointer(pointer) if self.store.memory.get(pointer.object)?.kind == ObjectKind::Heap => {
                Some(*pointer)
            }
            _ => None,
        }
    }

    /// What a pointer of this type says of the block that it leads to: elsewhere than at its start it leads to a member.
    fn block_type(&self, ty: TypeId, pointer: Pointer) -> Option<TypeId> {
        self.program.pointed_type(ty).filter(|_| pointer.offset == 0)
    }

    /// Characters may be the bytes of anything.
    fn is_vague(&self, ty: Option<TypeId>) -> bool {
        ty.is_none_or(|ty| ty == self.program.types.char_())
    }

    fn place(&self, pointer: Pointer) -> Option<HeapPlace> {
        let block = self.numbers.get(&pointer.object)?.saturating_add(1);
        Some(HeapPlace { block, offset: pointer.offset })
    }

    /// Gives a block a number. Where to look if it is new, or has become known better.
    fn meet(&mut self, id: ObjectId, ty: Option<TypeId>) -> Option<usize> {
        match self.numbers.get(&id) {
            Some(&at) if self.is_vague(self.found[at].1) && !self.is_vague(ty) => {
                self.found[at].1 = ty;
                Some(at)
            }
            Some(_) => None,
            None if self.found.len() >= MOST_BLOCKS => None,
            None => {
                let ty = ty.or_else(|| self.program.allocated_type(edge(self.store.memory.get(id)?.born)?));
                self.numbers.insert(id, self.found.len());
                self.found.push((id, ty));
                Some(self.found.len().saturating_sub(1))
            }
        }
    }

    fn span(&self, edge: Option<EdgeId>) -> Span {
        edge.and_then(|edge| self.program.edges.get(edge)).map_or(Span::NONE, |edge| edge.span)
    }

    /// Blocks that blocks lead to.
    fn follow(&mut self, work: &mut VecDeque<usize>) {
        while let Some(at) = work.pop_front() {
            let (id, ty) = self.found[at];
            for part in self.parts(id, ty) {
                let Some(pointer) =
                    self.store.memory.read_exact(id, part.start, part.width).and_then(|v| self.heap_pointer(v))
                else {
                    continue;
                };
                let ty = part.ty.and_then(|ty| self.block_type(ty, pointer));
                work.extend(self.meet(pointer.object, ty));
            }
        }
    }

    /// The parts of a live block: by its type as far as that goes, and then as they were written.
    fn parts(&self, id: ObjectId, ty: Option<TypeId>) -> Vec<Part> {
        let Some(object) = self.store.memory.get(id).filter(|object| object.is_live()) else { return Vec::new() };
        let types = &self.program.types;
        let mut parts = Vec::new();
        let mut end = 0;
        let ty = ty.filter(|&ty| !self.is_vague(Some(ty)));
        let element = ty.and_then(|ty| Some((ty, types.size_of(ty).filter(|&bytes| bytes > 0)?.saturating_mul(8))));
        if let Some((ty, bits)) = element {
            let leaves = types.leaves(ty, &self.program.names, MOST_LEAVES);
            let count = object.size.bits() / bits;
            for index in 0..count {
                if parts.len() > MOST_LEAVES {
                    break;
                }
                for leaf in &leaves {
                    let path = leaf.path.strip_prefix('.').unwrap_or(&leaf.path);
                    let name = match count {
                        1 => path.to_owned(),
                        _ => format!("[{index}]{}", leaf.path),
                    };
                    let start = index.saturating_mul(bits).saturating_add(leaf.start);
                    parts.push(Part { name, start, width: leaf.width, ty: Some(leaf.ty) });
                }
            }
            end = count.saturating_mul(bits);
        }
        for piece in object.contents().pieces().filter(|piece| piece.start >= end).take(MOST_LEAVES) {
            if piece.cell != Cell::Fill(Fill::Uninit) {
                let name = format!("+{}", piece.start / 8);
                parts.push(Part { name, start: piece.start, width: piece.width(), ty: None });
            }
        }
        parts
    }

    fn block(&self, at: usize, lost: &[ObjectId]) -> HeapBlock {
        let (id, ty) = self.found[at];
        let object = self.store.memory.object(id);
        let allocated = edge(object.born);
        let freed = match object.life {
            Lifetime::Live => None,
            Lifetime::Freed(origin) | Lifetime::OutOfScope(origin) => Some(self.span(edge(origin))),
        };
        let text = ty.and_then(|ty| self.string(id, ty));
        let mut fields: Vec<HeapField> = match text {
            Some(text) => vec![HeapField { name: String::new(), value: HeapValue::Text(text) }],
            None => self.parts(id, ty).into_iter().filter_map(|part| self.field(id, part)).collect(),
        };
        let uninit = HeapValue::Text(value_text(self.program, self.store, Value::Uninit, Scalar::Pointer));
        if fields.len() > 1 && fields.iter().all(|field| field.value == uninit) {
            fields = vec![HeapField { name: String::new(), value: uninit }];
        }
        let has_more_fields = fields.len() > MOST_FIELDS;
        fields.truncate(MOST_FIELDS);
        HeapBlock {
            bytes: object.size.known().unwrap_or(0),
            allocator: allocated.and_then(|call| self.program.called_name(call)).map(str::to_owned),
            allocated: self.span(allocated),
            freed,
            is_lost: lost.contains(&id),
            fields,
            has_more_fields,
        }
    }

    fn field(&self, id: ObjectId, part: Part) -> Option<HeapField> {
        let Part { name, start, width, ty } = part;
        let guessed = || matches!(width, 8 | 16 | 32 | 64).then(|| Scalar::Int(IntType::signed(width as u8)));
        let scalar = ty.and_then(|ty| self.program.types.scalar(ty)).or_else(guessed);
        let scalar = match scalar {
            // A bit-field has fewer bits than its type.
            Some(Scalar::Int(int)) if u64::from(int.width) > width => {
                Scalar::Int(IntType { width: width as u8, ..int })
            }
            Some(scalar) => scalar,
            None => Scalar::Pointer,
        };
        let text = |value: Value| value_text(self.program, self.store, value, scalar);
        let value = match self.store.memory.read(id, start, width) {
            ReadResult::Value(value) => match self.heap_pointer(&value).and_then(|pointer| self.place(pointer)) {
                Some(to) => HeapValue::Block(to),
                None => HeapValue::Text(text(value)),
            },
            ReadResult::Zero if ty.is_none() => HeapValue::Text(format!("{} zero bytes", width / 8)),
            ReadResult::Zero => HeapValue::Text(text(Value::Bits(0))),
            ReadResult::Uninit => HeapValue::Text(text(Value::Uninit)),
            ReadResult::Unknown | ReadResult::PartlyUninit(_) | ReadResult::Parts(_) => return None,
        };
        Some(HeapField { name, value })
    }

    /// A block of characters that begins with some text.
    fn string(&self, id: ObjectId, ty: TypeId) -> Option<String> {
        const LONGEST: u64 = 40;
        let object = self.store.memory.get(id).filter(|object| object.is_live())?;
        if ty != self.program.types.char_() || object.size.bits() <= 8 {
            return None;
        }
        let mut text = Vec::new();
        for at in 0..object.size.known()?.min(LONGEST) {
            match self.store.memory.read(id, at.saturating_mul(8), 8) {
                ReadResult::Value(Value::Bits(bits)) if bits != 0 => text.push(bits as u8),
                ReadResult::Value(Value::Bits(0)) | ReadResult::Zero => {
                    return Some(format!("\"{}\"", text.escape_ascii()));
                }
                _ => break,
            }
        }
        (!text.is_empty()).then(|| format!("\"{}\"…", text.escape_ascii()))
    }
}
