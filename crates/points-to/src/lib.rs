//! Where pointers may lead, for the whole program: flow-insensitive inclusion [Andersen 1994], field by field.
//!
//! Objects are variables, strings, functions, allocation sites, the variable arguments of functions, and whatever is outside the
//! program; fields are byte offsets, elements of arrays are not told apart. Calls through pointers are resolved as sets grow,
//! the library is taken by its table. The sets contain every pointer that an execution ever holds, as far as pointers are not
//! made by control flow (one bit by an `if`, say); tests compare them with what crate `interp` sees.
//!
//! * what each edge says: [`collect`], [`calls`], and [`outside`] for what has no body;
//! * what is stored where: [`cells`]; what is asked of pointers, and answered as sets grow: [`solve`];
//! * the graph and how sets travel in it: [`graph`];
//! * what can be pointed to: [`objects`].

mod calls;
mod cells;
mod collect;
mod describe;
mod graph;
mod objects;
mod outside;
mod solve;

use cfa::{EdgeId, ExprId, Op, Place, PlaceBase, Program};
use index::FxHashMap;

use collect::Collector;
use graph::NodeId;

pub use collect::Targets;
pub use describe::Description;
pub use objects::Root;

/// How code outside the program is taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Functions of which nothing is known may change, keep and call whatever their arguments lead to.
    pub strict: bool,
}

/// What a pointer may lead to: a root, and an offset in bytes. Without one: anywhere in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pointee {
    pub root: Root,
    pub offset: Option<u64>,
}

/// The result.
pub struct PointsTo<'p> {
    collector: Collector<'p>,
    callees: FxHashMap<EdgeId, Targets>,
}

impl<'p> PointsTo<'p> {
    pub fn of(program: &'p Program, options: Options) -> Self {
        let mut collector = Collector::new(program, options);
        collector.solve();
        let callees = std::mem::take(&mut collector.callees);
        PointsTo { collector, callees }
    }

    /// What a pointer expression may lead to, if some operation accesses memory through it, stores it or hands it over.
    pub fn pointees(&self, pointer: ExprId) -> Vec<Pointee> {
        self.collector.known_value(pointer).map_or_else(Vec::new, |node| self.members(node))
    }

    /// Whether a pointer may lead to this byte of an object.
    pub fn may_lead(&self, pointer: ExprId, root: Root, offset: i64) -> bool {
        let objects = &self.collector.objects;
        let normal = objects.find(root).and_then(|object| objects.normal(object, offset as i128));
        let leads = |pointee: &Pointee| pointee.root == root && (pointee.offset.is_none() || pointee.offset == normal);
        self.pointees(pointer).iter().any(leads)
    }

    /// The objects that a place may be in.
    pub fn roots(&self, place: &Place) -> Vec<Root> {
        let mut roots: Vec<Root> = match place.base {
            PlaceBase::Var(var) => vec![Root::Var(var)],
            PlaceBase::String(string) => vec![Root::String(string)],
            PlaceBase::Deref(pointer) => self.pointees(pointer).into_iter().map(|pointee| pointee.root).collect(),
        };
        roots.dedup();
        roots
    }

    /// What the pointer at an offset of an object may lead to.
    pub fn held(&self, root: Root, offset: u64) -> Vec<Pointee> {
        let objects = &self.collector.objects;
        let Some(object) = objects.find(root) else { return Vec::new() };
        let this = &objects.objects[object];
        let normal = objects.normal(object, offset as i128);
        let cell =
            normal.and_then(|offset| this.cells.iter().find(|&&(cell, _)| cell == offset).map(|&(_, node)| node));
        let node = cell.or(if normal.is_some() { this.anywhere } else { this.everything.or(this.anywhere) });
        // Nobody has read the pointer that numbers narrower than it make up.
        let is_mixed = cell.is_none() && this.narrow_writes.iter().any(|&(.., from)| from == self.collector.number);
        let mixed = is_mixed.then_some(self.collector.number);
        let mut held: Vec<Pointee> = node.into_iter().chain(mixed).flat_map(|node| self.members(node)).collect();
        held.sort_unstable();
        held.dedup();
        held
    }

    /// All objects that some operation names or leads to.
    pub fn objects(&self) -> impl Iterator<Item = Root> + '_ {
        self.collector.objects.objects.iter().map(|object| object.root)
    }

    /// All pointers that an object holds, by offset.
    pub fn contents(&self, root: Root) -> Vec<(Option<u64>, Vec<Pointee>)> {
        let objects = &self.collector.objects;
        let Some(object) = objects.find(root) else { return Vec::new() };
        let this = &objects.objects[object];
        let cells = this.cells.iter().map(|&(offset, node)| (Some(offset), node));
        cells.chain(this.anywhere.map(|node| (None, node))).map(|(offset, node)| (offset, self.members(node))).collect()
    }

    /// Where the call on an edge may lead, if it goes through a pointer.
    pub fn callees(&self, edge: EdgeId) -> Option<&Targets> {
        match &self.collector.program.edges[edge].op {
            Op::Call(_) => self.callees.get(&edge),
            _ => None,
        }
    }

    /// How large the graph became: nodes, objects, locations.
    pub fn size(&self) -> (usize, usize, usize) {
        let objects = &self.collector.objects;
        (self.collector.graph.len(), objects.objects.len(), objects.locations.len())
    }

    fn members(&self, node: NodeId) -> Vec<Pointee> {
        let Collector { objects, graph, .. } = &self.collector;
        let pointee = |location: objects::Location| Pointee {
            root: objects.objects[location.object].root,
            offset: location.offset,
        };
        let members = |node: NodeId| graph.members(node).map(|member| pointee(objects.locations[member]));
        let mut found: Vec<Pointee> = members(node).collect();
        if found.iter().any(|pointee| pointee.root == Root::Number) {
            // It leads to whatever a number was made of, and else out of the program.
            found.extend(members(self.collector.exposed).chain(members(self.collector.outside)));
            found.retain(|pointee| pointee.root != Root::Number);
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}
