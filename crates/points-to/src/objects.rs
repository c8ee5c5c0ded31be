//! Abstract objects and the locations in them: what pointers may lead to, by allocation site and byte offset.
//!
//! A location stands for itself; the cell at a location is the node that says what a pointer stored there may lead to. Cells
//! are made when something is stored or read. Two more nodes of an object stand for what is stored at an unknown offset, and
//! for what is read at one.

use cfa::{EdgeId, FunctionId, Program, StringId, VarId, VarSize};
use index::{FxHashMap, IndexVec, define_id};
use types::{Type, TypeId};

use crate::graph::NodeId;

define_id!(/// An abstract object.
    pub ObjectId, "o");
define_id!(/// Where a pointer may lead: an object, and an offset in it.
    pub LocationId, "t");

/// What an abstract object stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Root {
    /// All activations of a local variable together.
    Var(VarId),
    String(StringId),
    Function(FunctionId),
    /// All blocks that this call gave out.
    Block(EdgeId),
    /// The variable arguments of all calls of a function.
    Varargs(FunctionId),
    /// What a `Copy` of this edge moves, or a call of it hands over or gives back, on its way.
    Transfer(EdgeId, u32),
    /// The aggregate that a function returns.
    Result(FunctionId),
    /// Memory outside the program, of which nothing is known.
    Outside,
    /// No object: a number of which nothing is known, where a pointer may be. Only while sets grow.
    Number,
}

#[derive(Clone, Debug)]
pub(crate) struct Object {
    pub root: Root,
    /// `u64::MAX` where it is not known.
    pub size: u64,
    /// An array of elements of so many bytes, which are not told apart.
    pub stride: Option<u64>,
    /// By offset.
    pub cells: Vec<(u64, NodeId)>,
    /// What is stored at offsets that are not known.
    pub anywhere: Option<NodeId>,
    /// What is read at offsets that are not known.
    pub everything: Option<NodeId>,
    /// Where parts of the object are copied to.
    pub copies: Vec<Copying>,
    /// Offsets and lengths of what is accessed by numbers that are narrower than pointers.
    pub narrow_reads: Vec<(u64, u64)>,
    /// And what then may be a part of a pointer there.
    pub narrow_writes: Vec<(u64, u64, NodeId)>,
    locations: u32,
}

/// Whatever the source holds in a range is also in the target. Without an offset: anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Copying {
    pub from: Option<u64>,
    /// `u64::MAX` where it is not known.
    pub bytes: u64,
    pub to: ObjectId,
    pub at: Option<u64>,
}

/// `None` for the offset: any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    pub object: ObjectId,
    pub offset: Option<u64>,
}

/// In an object with more locations, or more cells, no more offsets are told apart. Records of drivers have some hundred
/// fields; what comes here are buffers that are walked through word by word. Not measured.
pub(crate) const MOST_OFFSETS: usize = 512;

#[derive(Clone, Debug, Default)]
pub(crate) struct Objects {
    pub objects: IndexVec<ObjectId, Object>,
    pub locations: IndexVec<LocationId, Location>,
    roots: FxHashMap<Root, ObjectId>,
    known: FxHashMap<Location, LocationId>,
}

impl Objects {
    /// The object that the root stands for, which has the size and shape of `shape` if it is new.
    pub fn object(&mut self, root: Root, shape: impl FnOnce() -> Shape) -> ObjectId {
        if let Some(&known) = self.roots.get(&root) {
            return known;
        }
        let Shape { size, stride } = shape();
        let id = self.objects.push(Object {
            root,
            size,
            stride,
            cells: Vec::new(),
            anywhere: None,
            everything: None,
            copies: Vec::new(),
            narrow_reads: Vec::new(),
            narrow_writes: Vec::new(),
            locations: 0,
        });
        self.roots.insert(root, id);
        id
    }

    pub fn find(&self, root: Root) -> Option<ObjectId> {
        self.roots.get(&root).copied()
    }

    /// The offset as the object tells offsets apart.
    pub fn normal(&self, object: ObjectId, offset: i128) -> Option<u64> {
        let Object { root, size, stride, .. } = self.objects[object];
        match (root, stride) {
            (Root::Outside | Root::Number | Root::Varargs(_), _) => None,
            (Root::Function(_), _) => Some(0),
            (_, Some(stride)) => u64::try_from(offset.rem_euclid(stride as i128)).ok(),
            (_, None) => u64::try_from(offset).ok().filter(|&offset| offset <= size),
        }
    }

    pub fn location(&mut self, object: ObjectId, offset: Option<u64>) -> LocationId {
        let wanted = Location { object, offset };
        if let Some(&known) = self.known.get(&wanted) {
            return known;
        }
        if offset.is_some() {
            if self.objects[object].locations as usize >= MOST_OFFSETS {
                return self.location(object, None);
            }
            self.objects[object].locations += 1;
        }
        let id = self.locations.push(wanted);
        self.known.insert(wanted, id);
        id
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub size: u64,
    pub stride: Option<u64>,
}

impl Shape {
    pub const UNKNOWN: Shape = Shape { size: u64::MAX, stride: None };

    pub fn of_var(program: &Program, var: VarId) -> Shape {
        let ty = program.vars[var].ty.ty;
        let size = match program.vars[var].size {
            VarSize::Bytes(size) => size,
            VarSize::Dynamic | VarSize::Unknown => u64::MAX,
        };
        Shape { size, stride: stride(program, ty) }
    }

    /// Of a block whose pointer becomes one to this type.
    pub fn of_block(program: &Program, element: Option<TypeId>, size: u64) -> Shape {
        let bytes = element.and_then(|ty| {
            let ty = program.types.strip_arrays(ty.into()).ty;
            program.types.size_of(ty).filter(|&bytes| bytes >= pointer_bytes(program))
        });
        match bytes {
            Some(bytes) if bytes < size => Shape { size, stride: Some(bytes) },
            _ => Shape { size, stride: None },
        }
    }
}

/// Elements that are too small for a pointer are told apart: together they may hold one.
fn stride(program: &Program, ty: TypeId) -> Option<u64> {
    let Type::Array { .. } = program.types.get(ty) else { return None };
    let element = program.types.strip_arrays(ty.into()).ty;
    program.types.size_of(element).filter(|&bytes| bytes >= pointer_bytes(program))
}

pub(crate) fn pointer_bytes(program: &Program) -> u64 {
    program.types.model.pointer_bits() as u64 / 8
}
