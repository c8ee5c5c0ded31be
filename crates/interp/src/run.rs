//! The main loop.

use std::rc::Rc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use cfa::{EdgeId, ExprId, Facts, Live, LocId, Op, Program};
use eval::{Cx, Flow, Frame, Left, ReturnValue, Store, Tables};
use index::{Id, IndexVec};
use memory::{NewObject, ObjectId, ObjectKind, Size, Target};

use crate::frames::Callees;
use crate::hooks::{Hooks, Observer};
use crate::jump::Jumps;
use crate::machine::Concrete;
use crate::{Argument, Halt, Io, Leak, Options, Outcome, Peek, Run, Value};

/// Where a location leads, decided once.
#[derive(Clone, Copy, Debug)]
enum Exits {
    None,
    One(EdgeId),
    /// Two edges that assume a condition and its opposite.
    Branch {
        condition: ExprId,
        holds: EdgeId,
        fails: EdgeId,
    },
    Several,
}

pub(crate) struct Interp<'p, 'o> {
    pub m: Concrete<'p>,
    pub store: Store<Value>,
    pub options: &'o Options,
    pub io: &'o mut Io<'o>,
    exits: &'p [Exits],
    observer: Option<&'p mut Observer<'p>>,
    pub callees: Callees,
    pub jumps: Jumps,
    pub handlers: Vec<Value>,
    /// `exit` was called, so the handlers run.
    pub exiting: bool,
    /// Library functions that wait for a callback.
    pub nested: usize,
    pub unread: Vec<u8>,
    /// Where the struct that a library function returns goes.
    pub result_place: Option<Value>,
    /// The cursor of an ILP32 `va_list` passed by value to the current library function.
    pub va_cursor: Option<(Value, Target)>,
    pub unknown_calls: Vec<String>,
    pub leaks: Vec<Leak>,
    /// The state in which the first of them were found, and which they are.
    pub at_loss: Option<(Store<Value>, Vec<ObjectId>)>,
    pub steps: u64,
    /// Tombstones after which dead objects are collected.
    collect_at: usize,
    /// Steps after which memory is measured again.
    measure_at: u64,
}

/// Executes the program from its start function.
pub fn run(program: &Program, options: &Options, io: &mut Io<'_>) -> Outcome {
    PreparedProgram::new(&Facts::new(program)).run(options, io, Hooks::default())
}

/// What memory was like when something happened.
pub struct Scene {
    /// When the run ended: at undefined behaviour, in the middle of its operation.
    pub end: Store<Value>,
    /// Where the first blocks were found lost, and which they are, if they were looked for.
    pub at_loss: Option<(Store<Value>, Vec<ObjectId>)>,
}

/// A program made ready to be executed, perhaps many times.
pub struct PreparedProgram<'p> {
    program: &'p Program,
    tables: Tables,
    live: Rc<Live>,
    exits: IndexVec<LocId, Exits>,
}

impl<'p> PreparedProgram<'p> {
    pub fn new(facts: &Facts<'p>) -> Self {
        let program = facts.program();
        let exits = program.locs.ids().map(|loc| exits(program, loc)).collect();
        PreparedProgram { program, tables: Tables::new(program), live: facts.live().clone(), exits }
    }

    /// For reading the states that an observer sees.
    pub fn cx(&self) -> Cx<'_> {
        Cx::new(self.program, &self.tables)
    }

    /// For evaluating expressions in the states that an observer sees.
    pub fn peek(&self) -> Peek<'_> {
        Peek::new(self.cx(), self.live.clone())
    }

    pub fn run(&self, options: &Options, io: &mut Io<'_>, hooks: Hooks<'_>) -> Outcome {
        self.run_to_scene(options, io, hooks).0
    }

    /// Also gives what memory was like when the run ended.
    pub fn run_to_scene(&self, options: &Options, io: &mut Io<'_>, hooks: Hooks<'_>) -> (Outcome, Scene) {
        let cx = self.cx();
        let mut io = Io { stdin: &mut *io.stdin, stdout: &mut *io.stdout, stderr: &mut *io.stderr };
        let Hooks { guide, observer } = hooks;
        let mut interp = Interp {
            m: Concrete::new(cx, self.live.clone(), options, guide.map(|guide| guide as _)),
            store: Store::new(cx),
            options,
            io: &mut io,
            exits: self.exits.as_slice(),
            observer: observer.map(|observer| observer as _),
            callees: Callees::new(self.program),
            jumps: Jumps::default(),
            handlers: Vec::new(),
            exiting: false,
            nested: 0,
            unread: Vec::new(),
            result_place: None,
            va_cursor: None,
            unknown_calls: Vec::new(),
            leaks: Vec::new(),
            at_loss: None,
            steps: 0,
            collect_at: 4096,
            measure_at: 1 << 22,
        };
        let mut halt = match interp.execute() {
            Ok(()) => Halt::Exit(0),
            Err(halt) => *halt,
        };
        if matches!(halt, Halt::Exit(_)) && interp.exiting {
            halt = interp.run_handlers(halt);
        }
        interp.find_leaks(&halt);
        _ = interp.io.stdout.flush();
        _ = interp.io.stderr.flush();
        let outcome = Outcome {
            halt,
            warnings: interp.m.warnings,
            leaks: interp.leaks,
            steps: interp.steps,
            unknown_calls: interp.unknown_calls,
            choices: interp.m.inputs.made,
        };
        (outcome, Scene { end: interp.store, at_loss: interp.at_loss })
    }
}

fn exits(program: &Program, loc: LocId) -> Exits {
    let assume = |edge: EdgeId| match program.edges[edge].op {
        Op::Assume { condition, holds } => Some((condition, holds)),
        _ => None,
    };
    match program.locs[loc].outgoing[..] {
        [] => Exits::None,
        [edge] => Exits::One(edge),
        [a, b] => match (assume(a), assume(b)) {
            (Some((x, true)), Some((y, false))) if x == y => Exits::Branch { condition: x, holds: a, fails: b },
            (Some((x, false)), Some((y, true))) if x == y => Exits::Branch { condition: x, holds: b, fails: a },
            _ => Exits::Several,
        },
        _ => Exits::Several,
    }
}

impl<'p> Interp<'p, '_> {
    pub fn cx(&self) -> Cx<'p> {
        self.m.cx
    }

    fn execute(&mut self) -> Run<()> {
        let program = self.cx().program;
        self.set_arguments();
        let Some(body) = program.functions[program.start].body else {
            return Err(self.unsupported_here("a program without a start"));
        };
        self.push_frame(program.start, Vec::new())?;
        self.run_from(body.entry)?;
        Ok(())
    }

    /// Fills in `argc` and `argv`.
    fn set_arguments(&mut self) {
        let program = self.cx().program;
        let mut args = vec![self.options.program_name.clone()];
        args.extend(self.options.args.iter().cloned());
        if let Some(listed) = self.m.inputs.listed() {
            args[0] = listed.program.clone().unwrap_or_else(|| self.options.program_name.clone());
            args.extend(listed.args.iter().cloned());
            self.unread = listed.stdin.iter().rev().copied().collect();
        }
        let width = program.types.model.pointer_bits() as u64;
        let argc = self.store.bind(self.cx(), program.argc);
        let bits = self.store.memory.object(argc).size.bits().min(64);
        self.store.memory.write(argc, 0, bits, Value::Bits(args.len() as u128));
        let bytes = (args.len() as u64).saturating_add(1).saturating_mul(width / 8);
        let array = environment_object(&mut self.store, bytes, memory::Origin::NONE);
        for (index, arg) in (0u64..).zip(&args) {
            let mut bytes = arg.clone();
            bytes.push(0);
            let string = environment_object(&mut self.store, bytes.len() as u64, memory::Origin(index as u32));
            for (at, &byte) in (0u64..).zip(&bytes) {
                self.store.memory.write(string, at.saturating_mul(8), 8, Value::Bits(byte as u128));
            }
            let pointer = Target { object: string, offset: 0 }.into();
            self.store.memory.write(array, index.saturating_mul(width), width, pointer);
        }
        let argv = self.store.bind(self.cx(), program.argv);
        if self.store.memory.object(argv).size.bits() >= width {
            self.store.memory.write(argv, 0, width, Target { object: array, offset: 0 }.into());
        }
    }

    /// Makes a frame that no edge waits for.
    pub fn push_frame(&mut self, function: cfa::FunctionId, args: Vec<Argument>) -> Run<()> {
        self.check_depth()?;
        let cx = self.cx();
        let callee = &cx.program.functions[function];
        let mut bindings = vec![None; cx.tables.locals(function).len()];
        for (&param, arg) in callee.params.iter().zip(&args) {
            let declared = &cx.program.vars[param];
            let cfa::VarSize::Bytes(bytes) = declared.size else { continue };
            let new = NewObject::new(ObjectKind::Local, Size::Known(bytes), declared.align.max(1));
            let object = self.store.memory.add(NewObject { born: memory::Origin(param.index() as u32), ..new });
            let scalar = cx.program.types.scalar(declared.ty.ty).unwrap_or(arg.scalar);
            let mut value = arg.value;
            if scalar != arg.scalar {
                value = eval::Values::convert(&mut self.m, &mut self.store, None, arg.scalar, scalar, value)?;
            }
            let width = eval::scalar_bits(cx, scalar).min(bytes.saturating_mul(8));
            self.store.memory.write(object, 0, width, value);
            if let Some(slot) = bindings.get_mut(cx.tables.slot(param).index()) {
                *slot = Some(object);
            }
        }
        let serial = eval::Calls::serial(&mut self.m, &mut self.store, cx);
        self.store.frames.push(Rc::new(Frame {
            function,
            bindings,
            varargs: None,
            vararg_types: Vec::new(),
            call: None,
            allocas: Vec::new(),
            serial,
        }));
        Ok(())
    }

    /// Runs until the frame that is innermost now, or one it was entered through without an edge, returns.
    pub fn run_from(&mut self, loc: LocId) -> Run<ReturnValue<Value>> {
        if self.observer.is_some() { self.run_loop::<true>(loc) } else { self.run_loop::<false>(loc) }
    }

    fn run_loop<const OBSERVED: bool>(&mut self, mut loc: LocId) -> Run<ReturnValue<Value>> {
        let cx = self.m.cx;
        let exits = self.exits;
        loop {
            self.steps = self.steps.wrapping_add(1);
            if self.steps & 0xfff == 0 {
                self.check_limits()?;
            }
            let edge = match exits[loc.index()] {
                Exits::One(edge) => edge,
                Exits::Branch { condition, holds, fails } => {
                    self.m.at = holds;
                    let truth = eval::condition(&mut self.m, &mut self.store, cx, condition)?;
                    let edge = if truth { holds } else { fails };
                    if OBSERVED {
                        self.observe(edge);
                    }
                    loc = cx.program.edges[edge].target;
                    continue;
                }
                Exits::Several => self.choose_edge(loc)?,
                Exits::None => return Err(self.unsupported_here("a location that leads nowhere")),
            };
            self.m.at = edge;
            if OBSERVED {
                self.observe(edge);
            }
            let this = &cx.program.edges[edge];
            match eval::step(&mut self.m, &mut self.store, cx, &this.op)? {
                Flow::Next => loc = this.target,
                Flow::Stuck => return Err(self.unsupported_here("an assumption that does not hold")),
                Flow::Call(function) => {
                    let Op::Call(call) = &this.op else { unreachable!("only calls call") };
                    loc = self.call(edge, call, function)?;
                }
                Flow::Returned(Left { call: Some(call), function, returned }) => {
                    loc = cx.program.edges[call].target;
                    if self.m.watch.is_on() {
                        self.find_lost_by_return(loc, &returned);
                    }
                    self.m.at = call;
                    eval::deliver(&mut self.m, &mut self.store, cx, call, function, returned)?;
                }
                Flow::Returned(Left { call: None, returned, .. }) => return Ok(returned),
            }
            if self.m.watch.is_pending() {
                self.find_lost(loc, &[]);
            }
        }
    }

    fn observe(&mut self, edge: EdgeId) {
        if let Some(observer) = &mut self.observer {
            observer(edge, &self.store);
        }
    }

    /// The edge of several that may be taken.
    fn choose_edge(&mut self, loc: LocId) -> Run<EdgeId> {
        let cx = self.m.cx;
        let mut known: Option<(ExprId, bool)> = None;
        for &edge in &cx.program.locs[loc].outgoing {
            self.m.at = edge;
            match cx.program.edges[edge].op {
                Op::Assume { condition, holds } => {
                    let truth = match known {
                        Some((x, truth)) if x == condition => truth,
                        _ => eval::condition(&mut self.m, &mut self.store, cx, condition)?,
                    };
                    known = Some((condition, truth));
                    if truth == holds {
                        return Ok(edge);
                    }
                }
                _ => return Ok(edge),
            }
        }
        Err(self.unsupported_here("a branch none of whose cases holds"))
    }

    pub fn unsupported_here(&mut self, what: &str) -> Box<Halt> {
        Box::new(Halt::Unsupported { what: what.to_owned(), span: self.m.span() })
    }

    pub fn check_depth(&self) -> Run<()> {
        if self.store.frames.len() >= self.options.max_frames {
            let what = format!("stack: {} nested calls", self.store.frames.len());
            return Err(Box::new(Halt::Limit { what }));
        }
        Ok(())
    }

    #[cold]
    fn check_limits(&mut self) -> Run<()> {
        let limit = |what: &str| Err(Box::new(Halt::Limit { what: what.to_owned() }));
        if self.options.max_steps.is_some_and(|most| self.steps >= most) {
            return limit("steps");
        }
        if self.options.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return limit("time");
        }
        if self.options.cancel.as_ref().is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
            return limit("interrupted");
        }
        if let Some(most) = self.options.memory_limit
            && self.steps >= self.measure_at
        {
            let used = self.store.memory.footprint();
            if used > most {
                return limit("memory");
            }
            self.measure_at = self.steps.saturating_add(1 << 22);
        }
        if self.nested == 0 && self.store.memory.tombstones() >= self.collect_at {
            let held = self.handlers.iter().filter_map(memory::Value::mentions).collect::<Vec<_>>();
            self.store.memory.collect_tombstones(held);
            self.m.addresses.prune(&self.store);
            self.collect_at = self.store.memory.tombstones().saturating_mul(2).max(4096);
        }
        Ok(())
    }

    /// Runs what `atexit` registered, last first. What halts otherwise replaces the exit.
    fn run_handlers(&mut self, mut halt: Halt) -> Halt {
        while let Some(handler) = self.handlers.pop() {
            match self.call_value(&handler, &[]) {
                Ok(_) => {}
                Err(other) => {
                    if !matches!(*other, Halt::Exit(_)) {
                        return *other;
                    }
                    halt = *other;
                }
            }
        }
        halt
    }
}

fn environment_object(s: &mut Store<Value>, bytes: u64, number: memory::Origin) -> ObjectId {
    let new = NewObject::new(ObjectKind::Argument, Size::Known(bytes), 16);
    s.memory.add(NewObject { fill: memory::Fill::Zero, born: number, ..new })
}
