//! Calls of functions without a body: allocations, the library by its table, and code of which nothing is known.

use cfa::{Arg, CallOp, EdgeId, ExprId, ExprKind, FunctionId, Op, Place, Program, Storage, VarId};
use library::{Access, Argument, Check, Extent, Failure, Function, Gives, Role, lookup, plain_name};
use types::TypeId;

use crate::collect::{Collector, constant};
use crate::graph::{NodeId, Shift};
use crate::objects::{ObjectId, Root, Shape};
use crate::solve::Demand;

/// `None` for the function: nobody knows which one.
struct OutsideCall<'c> {
    edge: EdgeId,
    call: &'c CallOp,
    function: Option<FunctionId>,
}

impl Collector<'_> {
    pub(crate) fn call_outside(&mut self, edge: EdgeId, call: &CallOp, function: Option<FunctionId>) {
        let of = OutsideCall { edge, call, function };
        let known =
            function.and_then(|function| lookup(plain_name(self.program.name(self.program.functions[function].name))));
        let is_system = function.is_some_and(|function| self.program.is_of_library(function));
        match known {
            Some(known) => self.by_table(&of, known),
            // The library may keep what it gets, and look at it later.
            None if is_system => self.by_nothing(&of, true),
            None => self.by_nothing(&of, self.options.strict),
        }
    }

    /// Nothing is known. Code outside the program leaves memory alone, unless it must be taken to do anything.
    fn by_nothing(&mut self, of: &OutsideCall<'_>, anything_happens: bool) {
        if anything_happens {
            for arg in &of.call.args {
                self.argument_into(arg, self.escaped);
            }
            self.result_is(of, self.escaped);
        }
        self.result_is(of, self.anything);
    }

    fn by_table(&mut self, of: &OutsideCall<'_>, known: &Function) {
        if known.check == Some(Check::Opaque) || matches!(known.role, Some(Role::Jumps(_) | Role::Forks)) {
            self.by_nothing(of, true);
        }
        if known.check == Some(Check::Unknown) && self.options.strict {
            self.by_nothing(of, true);
        }
        if let Some(Role::Allocates(_)) = known.role {
            self.allocate(of, known);
        }
        if known.is_atomic && self.atomic(of, known) {
            return;
        }
        self.effects(of, known);
        self.numbers(of, known);
        self.variables(of, known);
        self.callbacks(of, known);
        self.gives(of, known);
    }

    fn block(&mut self, of: &OutsideCall<'_>, known: &Function) -> ObjectId {
        let program = self.program;
        let size = match &known.role {
            Some(Role::Allocates(allocation)) => allocation.sizes.iter().try_fold(1u64, |size, &number| {
                let Arg::Scalar(x) = of.call.args.get(number)? else { return None };
                size.checked_mul(u64::try_from(constant(program, *x)?).ok()?)
            }),
            _ => None,
        };
        let element = element_type(program, of.edge, of.call);
        self.objects.object(Root::Block(of.edge), || Shape::of_block(program, element, size.unwrap_or(u64::MAX)))
    }

    fn allocate(&mut self, of: &OutsideCall<'_>, known: &Function) {
        let block = self.block(of, known);
        let location = self.objects.location(block, Some(0));
        let new = self.graph.add();
        self.graph.insert(new, location);
        if self.all_escapes {
            self.graph.insert(self.escaped, location);
        }
        self.result_is(of, new);
        // What was in the old block, which may also stay where it was.
        let resizes = matches!(&known.role, Some(Role::Allocates(allocation)) if allocation.failure == Failure::NullUnlessFreeing);
        if resizes && let Some(old) = self.pointer(of, 0) {
            self.demand(old, Demand::CopyTo { offset: Some(0), bytes: u64::MAX, to: block });
            self.result_is(of, old);
        }
    }

    fn pointer(&mut self, of: &OutsideCall<'_>, number: usize) -> Option<NodeId> {
        match of.call.args.get(number)? {
            Arg::Scalar(x) => self.value(*x),
            Arg::Aggregate { .. } => None,
        }
    }

    /// The pointers that an effect happens behind.
    fn pointers(&mut self, of: &OutsideCall<'_>, known: &Function, argument: Argument) -> Vec<NodeId> {
        match argument {
            Argument::Number(number) => self.pointer(of, number).into_iter().collect(),
            Argument::Further => (known.signature.parameters.len()..of.call.args.len())
                .filter_map(|number| self.pointer(of, number))
                .collect(),
            Argument::Kept => vec![self.kept],
        }
    }

    /// What is done to a cell with values that are given as such. Whether there is nothing else.
    fn atomic(&mut self, of: &OutsideCall<'_>, known: &Function) -> bool {
        let program = self.program;
        let is_value = |ty: library::Type| ty.name == "scalar" && ty.stars == 0;
        let given =
            known.signature.parameters.iter().zip(&of.call.args).filter(|(parameter, _)| is_value(parameter.ty));
        let values: Vec<ExprId> = given
            .filter_map(|(_, arg)| match *arg {
                Arg::Scalar(value) => Some(value),
                Arg::Aggregate { .. } => None,
            })
            .collect();
        let Some(&Arg::Scalar(cell)) = of.call.args.first() else { return false };
        let ty = program.types.pointee(program.exprs[cell].ty).map(|to| to.ty);
        let (Some(ty), true) = (ty, !values.is_empty() || is_value(known.signature.result)) else { return false };
        let (place, bytes) = (Place::deref(cell), program.types.size_of(ty).unwrap_or(self.width));
        if self.is_wide(ty) {
            let computes = ["fetch", "nand"].iter().any(|part| known.name.contains(part));
            let new = self.graph.add();
            for &value in &values {
                let value = match self.value(value) {
                    Some(value) => value,
                    None if constant(program, value).is_some() => continue,
                    None => self.number,
                };
                match computes {
                    true => self.graph.include_shifted(value, new, Shift::Anywhere, &mut self.objects),
                    false => self.graph.include(value, new),
                }
            }
            if let Some(held) = self.read(&place, bytes) {
                self.result_is(of, held);
                if computes {
                    self.graph.include_shifted(held, new, Shift::Anywhere, &mut self.objects);
                    self.result_is(of, new);
                }
            }
            self.store_wide(&place, bytes, new);
        } else {
            self.narrow_load(&place, bytes);
            if !values.is_empty() {
                self.narrow_store(&place, bytes, self.number);
            }
            self.result_is(of, self.number);
        }
        // There may be a second cell.
        known.effects.iter().all(|effect| matches!(effect.argument, Argument::Number(0)))
    }

    /// Numbers may be addresses: of what is computed or written of them, it is only known that they came from somewhere.
    fn numbers(&mut self, of: &OutsideCall<'_>, known: &Function) {
        let parameters = &known.signature.parameters;
        let reads_further =
            |access| known.effects.iter().any(|effect| effect.access == access && effect.argument == Argument::Further);
        let writes_text = known.effects.iter().any(|effect| {
            let is_named = matches!(effect.argument, Argument::Number(_));
            is_named && matches!(effect.access, Access::Writes | Access::Allocates) && effect.extent != Extent::Deep
        });
        for (number, arg) in of.call.args.iter().enumerate() {
            let Arg::Scalar(value) = *arg else { continue };
            match parameters.get(number).map(|parameter| parameter.ty) {
                Some(ty) if ty.name == "va_list" && writes_text => {
                    if let Some(list) = self.value(value) {
                        let varargs = self.load(list, None);
                        for given in [varargs, list] {
                            let given = self.load(given, None);
                            self.expose_node(given);
                        }
                    }
                }
                Some(ty) if !ty.is_pointer() => self.expose(value),
                None if reads_further(Access::Reads) && writes_text => self.expose(value),
                // What is read from a text.
                None if reads_further(Access::Writes) && !reads_further(Access::Reads) => {
                    if let Some(target) = self.value(value) {
                        self.demand(target, Demand::Store { offset: None, from: self.number });
                    }
                }
                _ => {}
            }
        }
    }

    fn effects(&mut self, of: &OutsideCall<'_>, known: &Function) {
        let reads: Vec<_> = known.effects.iter().filter(|effect| effect.access == Access::Reads).collect();
        for effect in &known.effects {
            let pointers = self.pointers(of, known, effect.argument);
            for pointer in pointers {
                match effect.access {
                    Access::Keeps => self.graph.include(pointer, self.kept),
                    Access::Points => {
                        let Some(text) = self.pointer(of, 0) else { continue };
                        let from = self.graph.add();
                        self.graph.include_shifted(text, from, Shift::Anywhere, &mut self.objects);
                        self.demand(pointer, Demand::Store { offset: Some(0), from });
                    }
                    Access::Allocates => {
                        let block = self.block(of, known);
                        let location = self.objects.location(block, Some(0));
                        let from = self.graph.add();
                        self.graph.insert(from, location);
                        self.demand(pointer, Demand::Store { offset: Some(0), from });
                    }
                    Access::Edits => {
                        let held = self.load(pointer, None);
                        self.demand(pointer, Demand::Store { offset: None, from: held });
                    }
                    Access::Writes | Access::Sets => {
                        let is_copy = effect.access == Access::Sets
                            && reads.len() == 1
                            && reads[0].extent == effect.extent
                            && known.role.is_none();
                        for read in &reads {
                            for source in self.pointers(of, known, read.argument) {
                                self.move_contents(of, source, pointer, effect.extent, is_copy);
                            }
                        }
                        if reads.is_empty() && !sets_one_byte(known) {
                            self.demand(pointer, Demand::Store { offset: None, from: self.number });
                        }
                    }
                    Access::Reads | Access::Frees | Access::Calls | Access::Stream => {}
                }
            }
        }
    }

    /// As `memcpy`, or in some other way.
    fn move_contents(&mut self, of: &OutsideCall<'_>, from: NodeId, to: NodeId, extent: Extent, in_order: bool) {
        if !in_order {
            let held = self.load(from, None);
            self.demand(to, Demand::Store { offset: None, from: held });
            return;
        }
        let bytes = match extent {
            Extent::Bytes(bytes) => Some(bytes),
            Extent::Elements(number, unit) => match of.call.args.get(number) {
                Some(Arg::Scalar(x)) => constant(self.program, *x)
                    .and_then(|count| u64::try_from(count).ok())
                    .and_then(|count| count.checked_mul(unit)),
                _ => None,
            },
            _ => None,
        };
        let bytes = bytes.unwrap_or(u64::MAX);
        let between = self.objects.object(Root::Transfer(of.edge, 0), || Shape { size: bytes, stride: None });
        self.demand(from, Demand::CopyTo { offset: Some(0), bytes, to: between });
        self.demand(to, Demand::CopyFrom { offset: Some(0), bytes, from: between });
    }

    fn callbacks(&mut self, of: &OutsideCall<'_>, known: &Function) {
        let called: Vec<usize> = match known.role {
            Some(Role::AtExit(number) | Role::AtSomeEnd(number) | Role::HandlesSignals(number)) => vec![number],
            Some(Role::CallsBack | Role::CallsBackToSort | Role::CallsBackToSearch | Role::Threads(_)) => {
                (0..of.call.args.len()).collect()
            }
            _ => known
                .effects
                .iter()
                .filter(|effect| effect.access == Access::Calls)
                .filter_map(|effect| match effect.argument {
                    Argument::Number(number) => Some(number),
                    Argument::Further | Argument::Kept => None,
                })
                .collect(),
        };
        if called.is_empty() {
            return;
        }
        // Elements of arrays, keys, and what was given for the call.
        let argument = self.graph.add();
        self.graph.include(self.kept, argument);
        self.blur_arguments(of, argument);
        for number in called {
            if let Some(function) = self.pointer(of, number) {
                self.demand(function, Demand::CallBack { argument });
            }
        }
    }

    fn blur_arguments(&mut self, of: &OutsideCall<'_>, to: NodeId) {
        for number in 0..of.call.args.len() {
            if let Some(pointer) = self.pointer(of, number) {
                self.graph.include_shifted(pointer, to, Shift::Anywhere, &mut self.objects);
            }
        }
    }

    /// `optarg` leads to where an argument of the program does.
    fn variables(&mut self, of: &OutsideCall<'_>, known: &Function) {
        let program = self.program;
        let is_set = |var: VarId| {
            let declared = &program.vars[var];
            let name = program.name(declared.name);
            let is_argument = known.role == Some(Role::ReordersArguments) && name == "optarg";
            declared.storage == Storage::External && (is_argument || known.variables.contains(&name))
        };
        for var in program.vars.ids().filter(|&var| is_set(var)) {
            let variable = self.var(var);
            let held = self.anywhere(variable);
            self.blur_arguments(of, held);
            for number in 0..of.call.args.len() {
                if let Some(pointer) = self.pointer(of, number) {
                    let behind = self.load(pointer, None);
                    self.graph.include_shifted(behind, held, Shift::Anywhere, &mut self.objects);
                }
            }
        }
    }

    fn gives(&mut self, of: &OutsideCall<'_>, known: &Function) {
        match known.gives {
            Gives::Nothing => {}
            Gives::Number | Gives::Success | Gives::Between(..) | Gives::UpTo(_) => self.result_is(of, self.number),
            Gives::Argument(number) | Gives::ArgumentOrNull(number) => {
                if let Some(pointer) = self.pointer(of, number) {
                    self.result_is(of, pointer);
                }
            }
            Gives::Within(number) | Gives::WithinOrNull(number) => {
                // `strtok` goes on where it was.
                let within = self.graph.add();
                for pointer in self.pointer(of, number).into_iter().chain([self.kept]) {
                    self.graph.include_shifted(pointer, within, Shift::Anywhere, &mut self.objects);
                }
                self.result_is(of, within);
            }
            Gives::Block | Gives::BlockOrNull => {
                let block = self.block(of, known);
                let location = self.objects.location(block, Some(0));
                let new = self.graph.add();
                self.graph.insert(new, location);
                for effect in known.effects.iter().filter(|effect| effect.access == Access::Reads) {
                    for source in self.pointers(of, known, effect.argument) {
                        self.demand(source, Demand::CopyTo { offset: None, bytes: u64::MAX, to: block });
                    }
                }
                self.result_is(of, new);
            }
            Gives::Elsewhere | Gives::ElsewhereOrNull | Gives::Date => self.result_is(of, self.outside),
            Gives::Anything => {
                let within = self.graph.add();
                // `dirname`, `strsep`, `strtok_r`: a pointer into a text, which may be behind an argument.
                self.blur_arguments(of, within);
                let deep: Vec<NodeId> = known
                    .effects
                    .iter()
                    .filter(|effect| effect.access == Access::Writes && effect.extent == Extent::Deep)
                    .flat_map(|effect| self.pointers(of, known, effect.argument))
                    .collect();
                for pointer in deep {
                    let held = self.load(pointer, None);
                    self.graph.include_shifted(held, within, Shift::Anywhere, &mut self.objects);
                    self.demand(pointer, Demand::Store { offset: None, from: within });
                }
                self.graph.include_shifted(self.kept, within, Shift::Anywhere, &mut self.objects);
                self.result_is(of, self.anything);
                self.result_is(of, within);
            }
        }
    }

    fn result_is(&mut self, of: &OutsideCall<'_>, from: NodeId) {
        let Some(place) = of.call.result else { return };
        let Some(ty) = self.result_type(of.call) else { return };
        if self.is_wide(ty) && self.program.types.is_scalar(ty) {
            self.store(&place, from);
        } else if self.program.types.is_scalar(ty) {
            self.write_number(&place, self.program.types.size_of(ty).unwrap_or(self.width));
        } else {
            // An aggregate that holds it wherever a pointer can be.
            let bytes = self.program.types.size_of(ty).unwrap_or(u64::MAX);
            let function = of.function.unwrap_or(self.program.start);
            let given = self
                .objects
                .object(Root::Transfer(of.edge, function_number(function)), || Shape { size: bytes, stride: None });
            let anywhere = self.anywhere(given);
            self.graph.include(from, anywhere);
            self.copy_from(&place, bytes, given);
        }
    }
}

/// Apart from those of arguments.
fn function_number(function: FunctionId) -> u32 {
    u32::MAX - u32::try_from(index::Id::index(function)).unwrap_or(0)
}

/// `memset` and its like: bytes that are all the same are no pointer.
fn sets_one_byte(known: &Function) -> bool {
    let sets =
        |effect: &&library::Effect| effect.access == Access::Sets && matches!(effect.extent, Extent::Elements(_, 1));
    known.effects.len() == 1 && known.effects.iter().filter(sets).count() == 1 && known.header == "string.h"
}

/// What the pointer becomes to which a block is given out: the type that it is converted to at once.
fn element_type(program: &Program, edge: EdgeId, call: &CallOp) -> Option<TypeId> {
    let result = call.result?;
    let pointee =
        |ty: TypeId| program.types.pointee(ty).map(|to| to.ty).filter(|&to| program.types.size_of(to).is_some());
    let mut at = program.edges[edge].target;
    for _ in 0..3 {
        let &next = program.locs[at].outgoing.first()?;
        if let Op::Assign { value, .. } = program.edges[next].op
            && reads(program, value, &result)
        {
            return pointee(program.exprs[value].ty);
        }
        at = program.edges[next].target;
    }
    None
}

fn reads(program: &Program, x: cfa::ExprId, place: &Place) -> bool {
    match program.exprs[x].kind {
        ExprKind::Convert(from) => reads(program, from, place),
        ExprKind::Read(read) => read == *place,
        _ => false,
    }
}
