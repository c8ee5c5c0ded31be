//! Calls of functions that have a body: arguments to parameters, and results back.

use cfa::{Arg, CallOp, Callee, EdgeId, ExprId, FunctionId, Place, VarId};
use types::TypeId;

use crate::collect::{Base, Collector, is_constant};
use crate::graph::NodeId;
use crate::objects::{Root, Shape};
use crate::solve::Demand;

impl Collector<'_> {
    pub(crate) fn call(&mut self, edge: EdgeId, call: &CallOp) {
        // What is handed over can be asked for, whoever gets it.
        for arg in &call.args {
            if let Arg::Scalar(value) = *arg {
                self.value(value);
            }
        }
        match call.callee {
            Callee::Direct(function) => self.call_of(edge, call, function),
            Callee::Pointer(pointer) => {
                self.callees.entry(edge).or_default();
                if let Some(pointer) = self.value(pointer) {
                    self.demand(pointer, Demand::Call(edge));
                }
            }
        }
    }

    pub(crate) fn call_of(&mut self, edge: EdgeId, call: &CallOp, function: FunctionId) {
        if self.program.functions[function].body.is_none() {
            return self.call_outside(edge, call, Some(function));
        }
        let params = &self.program.functions[function].params;
        for (number, arg) in call.args.iter().enumerate() {
            match params.get(number) {
                Some(&param) => self.bind(edge, number, arg, param),
                None => {
                    let varargs = self.varargs(function);
                    let to = self.anywhere(varargs);
                    self.argument_into(arg, to);
                }
            }
        }
        let Some(place) = call.result else { return };
        match self.result_type(call).and_then(|ty| self.program.types.size_of(ty).map(|bytes| (ty, bytes))) {
            Some((ty, bytes)) if !self.program.types.is_scalar(ty) => {
                let given = self.objects.object(Root::Result(function), || Shape::UNKNOWN);
                self.copy_from(&place, bytes, given);
            }
            Some((ty, bytes)) => {
                let result = self.result_of(function);
                if self.is_wide(ty) {
                    self.store(&place, result);
                } else {
                    self.expose_node(result);
                    self.write_number(&place, bytes);
                }
            }
            None => {}
        }
    }

    pub(crate) fn bind(&mut self, edge: EdgeId, number: usize, arg: &Arg, param: VarId) {
        let to = Place::var(param);
        match *arg {
            Arg::Scalar(value) => match self.value(value) {
                Some(from) if self.is_wide(self.program.vars[param].ty.ty) => self.store(&to, from),
                Some(_) => self.expose(value),
                None if !is_constant(self.program, value) && self.is_wide(self.program.vars[param].ty.ty) => {
                    self.store(&to, self.number);
                }
                None => {}
            },
            Arg::Aggregate { place, bytes, .. } => {
                let root = Root::Transfer(edge, number as u32 + 1);
                let between = self.objects.object(root, || Shape { size: bytes, stride: None });
                self.copy_to(&place, bytes, between);
                self.copy_from(&to, bytes, between);
            }
        }
    }

    /// All that an argument holds, and nobody knows where.
    pub(crate) fn argument_into(&mut self, arg: &Arg, to: NodeId) {
        match *arg {
            Arg::Scalar(value) => match self.value(value) {
                Some(from) => self.graph.include(from, to),
                None => self.graph.include(self.number, to),
            },
            Arg::Aggregate { place, .. } => match self.base(&place) {
                Base::Object(object) => {
                    let all = self.everything(object);
                    self.graph.include(all, to);
                }
                Base::Pointer(pointer) => self.demand(pointer, Demand::Load { offset: None, to }),
                Base::Nowhere => {}
            },
        }
    }

    pub(crate) fn give_back(&mut self, edge: EdgeId, arg: &Arg) {
        let function = self.program.locs[self.program.edges[edge].source].function;
        match *arg {
            Arg::Scalar(value) => {
                let result = self.result_of(function);
                match self.value(value) {
                    Some(from) => self.graph.include(from, result),
                    None if is_constant(self.program, value) => {}
                    None => self.graph.include(self.number, result),
                }
            }
            Arg::Aggregate { place, bytes, .. } => {
                let given = self.objects.object(Root::Result(function), || Shape::UNKNOWN);
                self.copy_to(&place, bytes, given);
            }
        }
    }

    pub(crate) fn result_of(&mut self, function: FunctionId) -> NodeId {
        match self.results[function] {
            Some(known) => known,
            None => *self.results[function].insert(self.graph.add()),
        }
    }

    pub(crate) fn result_type(&self, call: &CallOp) -> Option<TypeId> {
        self.program.types.as_function(call.ty).map(|ty| ty.result.ty)
    }

    pub(crate) fn write_number(&mut self, place: &Place, bytes: u64) {
        self.narrow_store(place, bytes, self.number);
    }

    pub(crate) fn next_argument(&mut self, edge: EdgeId, to: &Place, list: ExprId, bytes: u64) {
        let Some(list) = self.value(list) else { return };
        let varargs = self.load(list, None);
        let held = self.load(varargs, None);
        let _ = edge;
        if bytes >= self.width {
            self.store_blurred(to, bytes, held);
        } else {
            self.expose_node(held);
            self.write_number(to, bytes);
        }
    }
}
