//! From operations to inclusions: what each edge of the automaton says about where pointers may lead.
//!
//! A node stands for each expression, however often it is evaluated; expressions that read a cell share its node. Numbers as
//! wide as pointers are followed as pointers are. Of narrower ones, and of what arithmetic makes of an address, it is only
//! known that it came from somewhere: the address is *exposed*, and a number that becomes a pointer again ([`Root::Number`])
//! may lead to whatever is exposed.

use cfa::{EdgeId, Effects, ExprId, ExprKind, FunctionId, Op, Place, PlaceBase, Program, VarId};
use index::{FxHashMap, FxHashSet, IndexVec};
use types::{BinaryOp, Scalar, TypeId, UnaryOp};

use crate::Options;
use crate::graph::{Graph, NodeId, Shift};
use crate::objects::{Copying, ObjectId, Objects, Root, Shape, pointer_bytes};
use crate::solve::Demand;

/// Of the widest scalars: `long double` of 16 bytes where pointers have 4.
const MOST_WORDS: u64 = 8;

/// Everything while it grows.
pub(crate) struct Collector<'p> {
    pub program: &'p Program,
    pub options: Options,
    pub width: u64,
    pub graph: Graph,
    pub objects: Objects,
    /// `None` for what is no pointer, and no number that could be one.
    exprs: FxHashMap<ExprId, Option<NodeId>>,
    pub demands: FxHashSet<(NodeId, Demand)>,
    /// What functions return.
    pub results: IndexVec<FunctionId, Option<NodeId>>,
    /// Addresses that numbers were made of.
    pub exposed: NodeId,
    /// What unknown code may reach.
    pub escaped: NodeId,
    /// What the library kept.
    pub kept: NodeId,
    /// {}, {outside}, {number}, and both.
    pub nothing: NodeId,
    pub outside: NodeId,
    pub number: NodeId,
    pub anything: NodeId,
    pub callees: FxHashMap<EdgeId, Targets>,
    /// All that has an address, blocks too, may be changed by something in the program that nobody understands.
    pub all_escapes: bool,
}

/// Where a call through a pointer may lead.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Targets {
    /// In order.
    pub functions: Vec<FunctionId>,
    /// To code of which nothing is known too.
    pub outside: bool,
}

impl<'p> Collector<'p> {
    pub(crate) fn new(program: &'p Program, options: Options) -> Self {
        let (mut graph, mut objects) = (Graph::default(), Objects::default());
        let [exposed, escaped, kept, nothing, outside, number, anything] = std::array::from_fn(|_| graph.add());
        for (root, nodes) in [(Root::Outside, [outside, anything]), (Root::Number, [number, anything])] {
            let object = objects.object(root, || Shape::UNKNOWN);
            let location = objects.location(object, None);
            nodes.into_iter().for_each(|node| graph.insert(node, location));
        }
        let mut collector = Collector {
            program,
            options,
            width: pointer_bytes(program),
            graph,
            objects,
            exprs: FxHashMap::default(),
            demands: FxHashSet::default(),
            results: program.functions.iter().map(|_| None).collect(),
            exposed,
            escaped,
            kept,
            nothing,
            outside,
            number,
            anything,
            callees: FxHashMap::default(),
            all_escapes: false,
        };
        collector.begin();
        collector
    }

    /// Everything that the program says by itself.
    fn begin(&mut self) {
        let outside = self.objects.find(Root::Outside).expect("made at the beginning");
        let everywhere = self.anywhere(outside);
        self.graph.include(self.anything, everywhere);
        // The library keeps it in its own memory.
        self.graph.include(self.kept, everywhere);
        self.demand(self.escaped, Demand::Escape);
        for var in self.program.vars.ids() {
            let is_external = self.program.vars[var].storage == cfa::Storage::External;
            if is_external || var == self.program.argv || var == self.program.argc {
                let object = self.var(var);
                let cell = self.anywhere(object);
                self.graph.include(self.anything, cell);
                if is_external && self.options.strict {
                    let location = self.objects.location(object, Some(0));
                    self.graph.insert(self.escaped, location);
                }
            }
        }
        // Whatever has an address may be changed then.
        let clobbers = |op: &Op| matches!(op, Op::Asm(asm) if asm.clobbers_memory);
        self.all_escapes = self.program.edges.iter().any(|edge| clobbers(&edge.op));
        let program = self.program;
        let all_escapes = self.all_escapes;
        for var in program.vars.ids().filter(|&var| all_escapes && program.vars[var].address_taken) {
            let object = self.var(var);
            let location = self.objects.location(object, None);
            self.graph.insert(self.escaped, location);
        }
        for edge in self.program.edges.ids() {
            self.edge(edge);
        }
    }

    fn edge(&mut self, edge: EdgeId) {
        let program = self.program;
        let op = &program.edges[edge].op;
        self.pointers_of(op);
        match op {
            Op::Assign { place, value } => self.assign(place, *value),
            Op::Copy { to, from, bytes } => self.copy(edge, to, from, *bytes),
            Op::Call(call) => self.call(edge, call),
            Op::Return(Some(arg)) => self.give_back(edge, arg),
            Op::VaStart { list } => {
                if let Some(list) = self.value(*list) {
                    let varargs = self.varargs(program.locs[program.edges[edge].source].function);
                    let location = self.objects.location(varargs, None);
                    let from = self.graph.add();
                    self.graph.insert(from, location);
                    self.demand(list, Demand::Store { offset: None, from });
                }
            }
            Op::VaArg { to, list, bytes, .. } => self.next_argument(edge, to, *list, *bytes),
            Op::VaCopy { to, from } => {
                if let (Some(to), Some(from)) = (self.value(*to), self.value(*from)) {
                    let held = self.load(from, None);
                    self.demand(to, Demand::Store { offset: None, from: held });
                }
            }
            Op::Asm(asm) => {
                let mixed = self.graph.add();
                self.graph.include(self.number, mixed);
                for &input in &asm.inputs {
                    self.blur_into(input, mixed);
                }
                for &(place, bytes) in &asm.outputs {
                    if bytes < self.width {
                        self.narrow_load(&place, bytes);
                    } else if let Some(held) = self.read(&place, bytes) {
                        self.graph.include_shifted(held, mixed, Shift::Anywhere, &mut self.objects);
                    }
                }
                for &(place, bytes) in &asm.outputs {
                    // More than a pointer: anywhere in the object.
                    let bytes = if asm.goes_beyond { u64::MAX } else { bytes };
                    self.store_blurred(&place, bytes, mixed);
                }
                if asm.clobbers_memory || asm.goes_beyond {
                    self.graph.include(mixed, self.escaped);
                }
            }
            Op::ThreadStart { routine, argument, .. } => {
                if let Some(routine) = self.value(*routine) {
                    let argument = self.value_or(*argument, self.number);
                    self.demand(routine, Demand::CallBack { argument });
                }
            }
            Op::ThreadJoin { value, .. } => {
                if let Some(value) = self.value(*value) {
                    self.demand(value, Demand::Store { offset: Some(0), from: self.kept });
                }
            }
            Op::Noop
            | Op::Assume { .. }
            | Op::Zero { .. }
            | Op::Open(_)
            | Op::OpenSized { .. }
            | Op::Close(_)
            | Op::Return(None)
            | Op::VaEnd { .. }
            | Op::Lock { .. }
            | Op::Unlock { .. }
            | Op::AtomicBegin
            | Op::AtomicEnd
            | Op::Unsupported(_) => {}
        }
    }

    /// Whatever is accessed has a node for its pointer, so that it can be asked for afterwards.
    fn pointers_of(&mut self, op: &Op) {
        let effects = Effects::of(self.program, op);
        for x in cfa::subexpressions(self.program, effects.exprs()) {
            if let Some(pointer) = self.program.exprs.place(x).and_then(|place| place.pointer()) {
                self.value(pointer);
            }
        }
        for access in effects.read.iter().chain(&effects.written) {
            if let Some(pointer) = access.place.pointer() {
                self.value(pointer);
            }
        }
    }

    /// Whether values of this type can hold a pointer as a whole.
    pub(crate) fn is_wide(&self, ty: TypeId) -> bool {
        self.program.types.size_of(ty).is_some_and(|bytes| bytes >= self.width)
    }

    /// The node of an expression; `None` if no pointer can be in it.
    pub(crate) fn value(&mut self, x: ExprId) -> Option<NodeId> {
        if let Some(&known) = self.exprs.get(&x) {
            return known;
        }
        let node = self.make_value(x);
        self.exprs.insert(x, node);
        node
    }

    pub(crate) fn known_value(&self, x: ExprId) -> Option<NodeId> {
        self.exprs.get(&x).copied().flatten()
    }

    pub(crate) fn value_or(&mut self, x: ExprId, other: NodeId) -> NodeId {
        self.value(x).unwrap_or(other)
    }

    fn make_value(&mut self, x: ExprId) -> Option<NodeId> {
        let program = self.program;
        let expr = &program.exprs[x];
        let is_wide = self.is_wide(expr.ty);
        match expr.kind {
            ExprKind::Const(bits) => {
                (is_wide && expr.scalar == Scalar::Pointer && bits.get() != 0).then_some(self.outside)
            }
            ExprKind::Function(function) => {
                let object = self.objects.object(Root::Function(function), || Shape { size: 1, stride: None });
                Some(self.single(object, 0))
            }
            ExprKind::Address(place) => match self.base(&place) {
                Base::Object(object) => Some(self.single(object, place.offset)),
                Base::Pointer(pointer) => Some(self.moved(pointer, Shift::Bytes(place.offset))),
                Base::Nowhere => None,
            },
            ExprKind::Read(place) if is_wide && place.bits.is_none() => {
                self.read(&place, program.types.size_of(expr.ty).unwrap_or(self.width))
            }
            ExprKind::Read(place) => {
                self.narrow_load(&place, program.types.size_of(expr.ty).unwrap_or(self.width));
                // A bit-field whose type is as wide as pointers are.
                is_wide.then_some(self.number)
            }
            ExprKind::Convert(from) => {
                let inner = &program.exprs[from];
                let is_moved = is_wide && self.is_wide(inner.ty) && !is_float(inner.scalar) && !is_float(expr.scalar);
                if inner.scalar == expr.scalar || is_moved {
                    let value = self.value(from);
                    return match (inner.scalar, expr.scalar) {
                        // Where a number leads that the program tells, there is nothing of it.
                        (Scalar::Int(_), Scalar::Pointer) if value.is_none() && constant(program, from) != Some(0) => {
                            Some(self.outside)
                        }
                        _ => value,
                    };
                }
                if self.is_wide(inner.ty) {
                    self.expose(from);
                } else {
                    self.value(from);
                }
                (is_wide && !is_constant(program, from)).then_some(self.number)
            }
            ExprKind::PtrAdd { pointer, index, scale } => {
                let node = self.graph.add();
                if let Some(pointer) = self.value(pointer) {
                    let shift = match constant(program, index) {
                        Some(steps) => {
                            i64::try_from(steps.wrapping_mul(scale as i128)).map_or(Shift::Anywhere, Shift::Bytes)
                        }
                        None => Shift::Steps(scale.unsigned_abs()),
                    };
                    self.graph.include_shifted(pointer, node, shift, &mut self.objects);
                } else if !is_constant(program, pointer) || !is_constant(program, index) {
                    self.graph.include(self.number, node);
                }
                if let Some(index) = self.value(index) {
                    self.graph.include_shifted(index, node, Shift::AnywhereIfPointer, &mut self.objects);
                }
                Some(node)
            }
            ExprKind::Binary(_, a, b) if is_float(expr.scalar) => {
                self.expose(a);
                self.expose(b);
                is_wide.then_some(self.number)
            }
            ExprKind::Binary(op, a, b) => match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor if is_wide => {
                    let node = self.graph.add();
                    for operand in [a, b] {
                        match self.value(operand) {
                            Some(value) => self.graph.include_shifted(value, node, Shift::Anywhere, &mut self.objects),
                            None if is_constant(program, operand) => {}
                            None => self.graph.include(self.number, node),
                        }
                    }
                    Some(node)
                }
                _ if op.is_comparison() => None,
                _ => {
                    self.expose(a);
                    self.expose(b);
                    is_wide.then_some(self.number)
                }
            },
            ExprKind::Unary(UnaryOp::Neg | UnaryOp::BitNot, a) => {
                self.expose(a);
                is_wide.then_some(self.number)
            }
            ExprKind::PtrDiff { left, right, .. } => {
                self.value(left);
                self.value(right);
                is_wide.then_some(self.number)
            }
            ExprKind::ToBool(_) => None,
        }
    }

    /// Addresses in it go on as numbers that are not followed.
    pub(crate) fn expose(&mut self, x: ExprId) {
        if let Some(value) = self.value(x) {
            self.expose_node(value);
        }
    }

    pub(crate) fn expose_node(&mut self, value: NodeId) {
        self.graph.include_shifted(value, self.exposed, Shift::AnywhereIfPointer, &mut self.objects);
    }

    fn blur_into(&mut self, x: ExprId, to: NodeId) {
        if let Some(value) = self.value(x) {
            self.graph.include_shifted(value, to, Shift::Anywhere, &mut self.objects);
        }
    }

    fn moved(&mut self, from: NodeId, shift: Shift) -> NodeId {
        if shift == Shift::Bytes(0) {
            return from;
        }
        let node = self.graph.add();
        self.graph.include_shifted(from, node, shift, &mut self.objects);
        node
    }

    fn single(&mut self, object: ObjectId, offset: i64) -> NodeId {
        let offset = self.objects.normal(object, offset as i128);
        let location = self.objects.location(object, offset);
        let node = self.graph.add();
        self.graph.insert(node, location);
        node
    }

    pub(crate) fn base(&mut self, place: &Place) -> Base {
        match place.base {
            PlaceBase::Var(var) => Base::Object(self.var(var)),
            PlaceBase::String(string) => {
                let size = self.program.strings[string].bytes.len() as u64;
                Base::Object(self.objects.object(Root::String(string), || Shape { size, stride: None }))
            }
            PlaceBase::Deref(pointer) => self.value(pointer).map_or(Base::Nowhere, Base::Pointer),
        }
    }

    pub(crate) fn var(&mut self, var: VarId) -> ObjectId {
        let program = self.program;
        self.objects.object(Root::Var(var), || Shape::of_var(program, var))
    }

    pub(crate) fn varargs(&mut self, function: FunctionId) -> ObjectId {
        self.objects.object(Root::Varargs(function), || Shape::UNKNOWN)
    }

    pub(crate) fn assign(&mut self, place: &Place, value: ExprId) {
        let program = self.program;
        let ty = program.exprs[value].ty;
        let from = self.value(value);
        let bytes = program.types.size_of(ty).unwrap_or(self.width);
        if place.bits.is_none() && self.is_wide(ty) {
            if let Some(from) = from {
                self.store_wide(place, bytes, from);
            }
        } else {
            self.expose(value);
            let from = if is_constant(program, value) { self.nothing } else { self.number };
            self.narrow_store(place, bytes, from);
        }
    }

    /// Where pointers may be in a value that may be wider than one.
    fn words(&self, bytes: u64) -> impl Iterator<Item = i64> + use<> {
        (0..bytes.div_ceil(self.width).min(MOST_WORDS) as i64).map({
            let width = self.width as i64;
            move |word| word * width
        })
    }

    /// All that is in a place as wide as a pointer, or wider.
    pub(crate) fn read(&mut self, place: &Place, bytes: u64) -> Option<NodeId> {
        let mut words = self.words(bytes);
        let first = self.read_word(place)?;
        words.next();
        let mut all = None;
        for word in words {
            let node = *all.get_or_insert_with(|| {
                let node = self.graph.add();
                self.graph.include(first, node);
                node
            });
            if let Some(word) = self.read_word(&place.at(word)) {
                self.graph.include(word, node);
            }
        }
        Some(all.unwrap_or(first))
    }

    pub(crate) fn narrow_load(&mut self, place: &Place, bytes: u64) {
        match self.base(place) {
            Base::Object(object) => self.narrow_read(object, Some(place.offset), bytes),
            Base::Pointer(pointer) => self.demand(pointer, Demand::NarrowLoad { offset: place.offset, bytes }),
            Base::Nowhere => {}
        }
    }

    pub(crate) fn store_wide(&mut self, place: &Place, bytes: u64, from: NodeId) {
        for word in self.words(bytes) {
            self.store(&place.at(word), from);
        }
    }

    fn read_word(&mut self, place: &Place) -> Option<NodeId> {
        match self.base(place) {
            Base::Object(object) => Some(self.read_cell(object, place.offset)),
            Base::Pointer(pointer) => Some(self.load(pointer, Some(place.offset))),
            Base::Nowhere => None,
        }
    }

    /// Too few bytes for a pointer, which are in the node if they may be part of one.
    pub(crate) fn narrow_store(&mut self, place: &Place, bytes: u64, from: NodeId) {
        match self.base(place) {
            Base::Object(object) => self.narrow_write(object, Some(place.offset), bytes, from),
            Base::Pointer(pointer) => {
                self.demand(pointer, Demand::NarrowStore { offset: place.offset, bytes, from });
            }
            Base::Nowhere => {}
        }
    }

    pub(crate) fn store(&mut self, place: &Place, from: NodeId) {
        match self.base(place) {
            Base::Object(object) => {
                let cell = self.cell(object, place.offset as i128).unwrap_or_else(|| self.anywhere(object));
                self.graph.include(from, cell);
            }
            Base::Pointer(pointer) => self.demand(pointer, Demand::Store { offset: Some(place.offset), from }),
            Base::Nowhere => {}
        }
    }

    /// Anything that is in the node, at whatever offset among so many bytes.
    pub(crate) fn store_blurred(&mut self, place: &Place, bytes: u64, from: NodeId) {
        if bytes == self.width {
            return self.store(place, from);
        }
        match self.base(place) {
            Base::Object(object) => {
                let cell = self.anywhere(object);
                self.graph.include(from, cell);
            }
            Base::Pointer(pointer) => self.demand(pointer, Demand::Store { offset: None, from }),
            Base::Nowhere => {}
        }
    }

    pub(crate) fn copy(&mut self, edge: EdgeId, to: &Place, from: &Place, bytes: u64) {
        if bytes == 0 {
            return;
        }
        let between = self.objects.object(Root::Transfer(edge, 0), || Shape { size: bytes, stride: None });
        self.copy_to(from, bytes, between);
        self.copy_from(to, bytes, between);
    }

    /// From a place into the beginning of an object.
    pub(crate) fn copy_to(&mut self, from: &Place, bytes: u64, to: ObjectId) {
        match self.base(from) {
            Base::Object(object) => {
                let from = self.objects.normal(object, from.offset as i128);
                self.connect(object, Copying { from, bytes, to, at: Some(0) });
            }
            Base::Pointer(pointer) => self.demand(pointer, Demand::CopyTo { offset: Some(from.offset), bytes, to }),
            Base::Nowhere => {}
        }
    }

    pub(crate) fn copy_from(&mut self, to: &Place, bytes: u64, from: ObjectId) {
        match self.base(to) {
            Base::Object(object) => {
                let at = self.objects.normal(object, to.offset as i128);
                self.connect(from, Copying { from: Some(0), bytes, to: object, at });
            }
            Base::Pointer(pointer) => self.demand(pointer, Demand::CopyFrom { offset: Some(to.offset), bytes, from }),
            Base::Nowhere => {}
        }
    }
}

pub(crate) enum Base {
    Object(ObjectId),
    Pointer(NodeId),
    Nowhere,
}

fn is_float(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::Float(_))
}

pub(crate) fn is_constant(program: &Program, x: ExprId) -> bool {
    constant(program, x).is_some()
}

/// The number that an integer or pointer is, conversions seen through.
pub(crate) fn constant(program: &Program, x: ExprId) -> Option<i128> {
    match program.exprs[x].kind {
        ExprKind::Const(bits) => match program.exprs[x].scalar {
            Scalar::Int(int) if int.signed && int.width < 128 => {
                let unused = 128 - int.width as u32;
                Some(((bits.get() << unused) as i128) >> unused)
            }
            _ => i128::try_from(bits.get()).ok(),
        },
        ExprKind::Convert(from) if !is_float(program.exprs[from].scalar) => constant(program, from),
        _ => None,
    }
}
