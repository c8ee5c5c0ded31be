//! The transfer function of transitions: what an edge does, or the call, return or end that it is resolved to.

use std::rc::Rc;

use cfa::{FunctionId, Op};
use cpa::{Flow, Transition};
use eval::{Frame, Located, ReturnValue, Store};
use index::IndexVec;
use memory::ObjectKind;
use spec::{Fault, Property};

use crate::Val;
use crate::library::Model;
use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;

pub(crate) fn transition(
    m: &mut ValueMachine<'_>,
    s: &mut Store<Val>,
    models: &IndexVec<FunctionId, Model>,
    t: &Transition<'_>,
) -> StepResult<()> {
    let cx = m.cx;
    match (t.flow, t.op) {
        (Flow::Next, Op::Assume { condition, holds }) => m.assume(s, *condition, *holds),
        (Flow::Next, op) => {
            if let Op::Copy { from, bytes, .. } = op {
                m.note_cut(s, from, *bytes)?;
            }
            match eval::step(m, s, cx, op)? {
                eval::Flow::Next | eval::Flow::Returned(_) => Ok(()),
                eval::Flow::Stuck => Err(End::Infeasible),
                eval::Flow::Call(_) => Err(eval::Values::unsupported(m, s, "a call that nobody resolved")),
            }
        }
        (Flow::Enter(function), Op::Call(call)) => {
            m.resolve_callee(s, call, Some(function))?;
            for arg in &call.args {
                if let cfa::Arg::Aggregate { place, bytes, .. } = arg {
                    m.note_cut(s, place, *bytes)?;
                }
            }
            eval::enter(m, s, cx, t.edge, call, function)
        }
        // The operation was replaced: nothing is known of the arguments.
        (Flow::Enter(function), _) => {
            let serial = eval::Calls::serial(m, s, cx);
            s.frames.push(Rc::new(Frame {
                function,
                bindings: vec![None; cx.tables.locals(function).len()],
                varargs: None,
                vararg_types: Vec::new(),
                call: Some(t.edge),
                allocas: Vec::new(),
                serial,
            }));
            Ok(())
        }
        (Flow::Return { call }, op) => {
            if let Op::Return(Some(cfa::Arg::Aggregate { place, bytes, .. })) = op {
                m.note_cut(s, place, *bytes)?;
            }
            let left = match op {
                Op::Return(value) => eval::leave(m, s, cx, value.as_ref())?,
                _ => {
                    let frame = eval::close_frame(m, s, cx);
                    eval::Left { function: frame.function, call: Some(call), returned: ReturnValue::Nothing }
                }
            };
            m.env.at = Some(call);
            eval::deliver(m, s, cx, call, left.function, left.returned)
        }
        (Flow::External(function), Op::Call(call)) => {
            m.resolve_callee(s, call, Some(function))?;
            m.call_external(s, call, function, &models[function])
        }
        (Flow::Outside, Op::Call(call)) => {
            m.resolve_callee(s, call, None)?;
            m.call_unknown(s, call)
        }
        (Flow::Exit(function), Op::Call(call)) => {
            m.resolve_callee(s, call, Some(function))?;
            m.arguments(s, call)?;
            if m.cx.program.name(m.cx.program.functions[function].name) == "__builtin_unreachable" {
                m.forbid(Fault::Unreachable, |_| "what is said to be unreachable is reached".to_owned())?;
            }
            m.check_cleanup(s)
        }
        (Flow::Exit(_), _) => m.check_cleanup(s),
        (Flow::External(_) | Flow::Outside, _) => Ok(()),
    }
}

impl Env<'_> {
    fn call_text(&self, x: cfa::ExprId) -> String {
        format!("call through `{}`", cfa::display::expr_to_c(self.cx.program, x))
    }
}

impl ValueMachine<'_> {
    /// Bytes are about to be copied: part of a pointer among them is a pointer that nobody sees any more.
    fn note_cut(&mut self, s: &mut Store<Val>, from: &cfa::Place, bytes: u64) -> StepResult<()> {
        let Located::In(source) = eval::locate(self, s, self.cx, from, None)? else { return Ok(()) };
        self.step.flags.hidden |= crate::library::cuts_pointer(s, source, bytes);
        self.step.flags.hidden |= self.outside_hides(source.object);
        Ok(())
    }

    /// A call through a pointer that leads to no function.
    fn certain_call_fault(&mut self, x: cfa::ExprId, function: Option<FunctionId>) -> StepResult<()> {
        match (self.certain_fault(Property::ValidDeref, self.call_text(x)), function) {
            // It is gone on as behind a call of code outside.
            (End::Undefined(_), Some(_)) => Err(End::Infeasible),
            (end, _) => self.go_on(end),
        }
    }

    /// A call through a pointer that may lead to no function.
    fn possible_call_fault(&mut self, x: cfa::ExprId) {
        if self.options.properties.contains(Property::ValidDeref) {
            self.note(|m| m.violation(Property::ValidDeref, m.call_text(x)));
        }
    }

    /// A call through a pointer was resolved to this function, or to code outside.
    fn resolve_callee(
        &mut self,
        s: &mut Store<Val>,
        call: &cfa::CallOp,
        function: Option<FunctionId>,
    ) -> StepResult<()> {
        let cfa::Callee::Pointer(x) = call.callee else { return Ok(()) };
        let cx = self.cx;
        let pointer = eval::expr(self, s, cx, x)?;
        self.unfold_at(&pointer)?;
        match (self.without_external_object(pointer), function) {
            (Val::Pointer { object, offset }, function) => match s.function_at(memory::Target { object, offset }) {
                None => self.certain_call_fault(x, function),
                target if target == function => Ok(()),
                Some(_) => Err(End::Infeasible),
            },
            (Val::Unknown | Val::Escaped { .. }, Some(function)) => {
                self.possible_call_fault(x);
                let address = Val::Pointer { object: self.layout.function(function), offset: 0 };
                self.set(s, x, &address)
            }
            (Val::Outside { null: false }, None) => Ok(()),
            // Which one it is cannot be told of what was computed, and absolute addresses are code that the program does not
            // have.
            (Val::Term { .. } | Val::Perhaps { .. } | Val::Part(_), _)
            | (
                Val::Unknown | Val::Outside { null: true } | Val::Escaped { .. } | Val::Bits(1..) | Val::Wide(_),
                None,
            ) => {
                self.possible_call_fault(x);
                Ok(())
            }
            // Into some function, nobody knows where; or into data.
            (Val::Inside(object) | Val::At { object, .. }, Some(function))
                if s.memory.get(object).is_some_and(|held| held.kind == ObjectKind::Function) =>
            {
                self.possible_call_fault(x);
                match object == self.layout.function(function) {
                    true => Ok(()),
                    false => Err(End::Infeasible),
                }
            }
            (
                Val::Bits(_)
                | Val::Wide(_)
                | Val::Outside { .. }
                | Val::Inside(_)
                | Val::At { .. }
                | Val::Node { .. }
                | Val::Dangling(_),
                _,
            ) => self.certain_call_fault(x, function),
        }
    }
}
