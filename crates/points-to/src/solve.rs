//! What pointers are asked for, and the answers, until nothing new is found.

use cfa::{EdgeId, FunctionId, Op};

use crate::collect::Collector;
use crate::graph::NodeId;
use crate::objects::{Copying, Location, ObjectId, Root};

/// What a node's members are asked for, besides that others include them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Demand {
    /// What is stored so many bytes behind is in the node. `None`: wherever in the object.
    Load {
        offset: Option<i64>,
        to: NodeId,
    },
    Store {
        offset: Option<i64>,
        from: NodeId,
    },
    /// So many bytes that are too few for a pointer.
    NarrowLoad {
        offset: i64,
        bytes: u64,
    },
    NarrowStore {
        offset: i64,
        bytes: u64,
        from: NodeId,
    },
    /// What is stored there is copied to a part of this object, and back.
    CopyTo {
        offset: Option<i64>,
        bytes: u64,
        to: ObjectId,
    },
    CopyFrom {
        offset: Option<i64>,
        bytes: u64,
        from: ObjectId,
    },
    /// A call through the pointer.
    Call(EdgeId),
    /// Called by the library, or as a thread, with arguments that are in the node.
    CallBack {
        argument: NodeId,
    },
    /// Unknown code has it, and can do anything with it.
    Escape,
}

const _: () = assert!(size_of::<Demand>() <= 40);

impl Collector<'_> {
    pub(crate) fn load(&mut self, pointer: NodeId, offset: Option<i64>) -> NodeId {
        let to = self.graph.add();
        self.demand(pointer, Demand::Load { offset, to });
        to
    }

    pub(crate) fn demand(&mut self, node: NodeId, demand: Demand) {
        if self.demands.insert((node, demand)) {
            self.graph.demand(node, demand);
        }
    }

    /// Until nothing new is found.
    pub(crate) fn solve(&mut self) {
        loop {
            let due = self.graph.wave(&mut self.objects);
            if due.is_empty() {
                return;
            }
            for (node, demands, members) in due {
                for member in members {
                    let location = self.objects.locations[member];
                    if self.objects.objects[location.object].root == Root::Number {
                        // A number leads to whatever a number was made of, and else out of the program.
                        self.graph.include(self.exposed, node);
                        self.graph.include(self.outside, node);
                        continue;
                    }
                    for &demand in &demands {
                        self.answer(demand, location);
                    }
                }
            }
        }
    }

    pub(crate) fn answer(&mut self, demand: Demand, location: Location) {
        let object = location.object;
        let root = self.objects.objects[object].root;
        let at = |offset: Option<i64>| Some(location.offset? as i128 + offset? as i128);
        match demand {
            Demand::Call(edge) => return self.answer_call(edge, root),
            Demand::CallBack { argument } => {
                if let Root::Function(function) = root {
                    self.call_back(function, argument);
                }
                return;
            }
            Demand::Escape => {
                if let Root::Function(function) = root {
                    self.call_back(function, self.escaped);
                    let result = self.result_of(function);
                    self.graph.include(result, self.escaped);
                }
            }
            _ => {}
        }
        if matches!(root, Root::Function(_)) {
            return;
        }
        match demand {
            Demand::Load { offset, to } => {
                let cell = at(offset).and_then(|at| self.cell(object, at)).unwrap_or_else(|| self.everything(object));
                self.graph.include(cell, to);
            }
            Demand::Store { offset, from } => {
                let cell = at(offset).and_then(|at| self.cell(object, at)).unwrap_or_else(|| self.anywhere(object));
                self.graph.include(from, cell);
            }
            Demand::NarrowLoad { offset, bytes } => {
                let at = at(Some(offset)).and_then(|at| i64::try_from(at).ok());
                self.narrow_read(object, at, bytes);
            }
            Demand::NarrowStore { offset, bytes, from } => {
                let at = at(Some(offset)).and_then(|at| i64::try_from(at).ok());
                self.narrow_write(object, at, bytes, from);
            }
            Demand::CopyTo { offset, bytes, to } => {
                let from = at(offset).and_then(|at| self.objects.normal(object, at));
                let at = offset.map(|_| 0);
                self.connect(object, Copying { from, bytes, to, at });
            }
            Demand::CopyFrom { offset, bytes, from } => {
                let at = at(offset).and_then(|at| self.objects.normal(object, at));
                let start = offset.map(|_| 0);
                self.connect(from, Copying { from: start, bytes, to: object, at });
            }
            Demand::Escape => {
                let wherever = self.objects.location(object, None);
                self.graph.insert(self.escaped, wherever);
                let (anywhere, everything) = (self.anywhere(object), self.everything(object));
                self.graph.include(everything, self.escaped);
                self.graph.include(self.escaped, anywhere);
                self.graph.include(self.anything, anywhere);
            }
            Demand::Call(_) | Demand::CallBack { .. } => {}
        }
    }

    pub(crate) fn answer_call(&mut self, edge: EdgeId, root: Root) {
        let Op::Call(call) = &self.program.edges[edge].op else { return };
        let targets = self.callees.entry(edge).or_default();
        match root {
            Root::Function(function) => {
                if let Err(at) = targets.functions.binary_search(&function) {
                    targets.functions.insert(at, function);
                    self.call_of(edge, call, function);
                }
            }
            // Calls of what is no function do not get anywhere.
            Root::Outside if !std::mem::replace(&mut targets.outside, true) => self.call_outside(edge, call, None),
            _ => {}
        }
    }

    /// Somebody else calls a function of the program.
    pub(crate) fn call_back(&mut self, function: FunctionId, argument: NodeId) {
        let program = self.program;
        for &param in &program.functions[function].params {
            let ty = program.vars[param].ty.ty;
            if self.is_wide(ty) || !program.types.is_scalar(ty) {
                let object = self.var(param);
                let to = self.anywhere(object);
                self.graph.include(argument, to);
                self.graph.include(self.anything, to);
            }
        }
        let result = self.result_of(function);
        self.graph.include(result, self.kept);
    }
}
