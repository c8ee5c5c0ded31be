//! The patterns of an automaton, resolved against a program: names are ids, texts are sets of edges.

use cfa::{Callee, EdgeId, Effects, FunctionId, LocId, Op, Program, VarId, display};
use index::{FxHashSet, IndexVec};
use spec::{Automaton, Condition, NamePattern, Pattern, StateId};

/// Rules by state; for each rule, its patterns.
#[derive(Clone, Debug)]
pub struct Events {
    pub(crate) rules: IndexVec<StateId, Vec<Vec<Event>>>,
    /// Edges on which some pattern may match. All others leave the observer where it is.
    watched: IndexVec<EdgeId, bool>,
}

#[derive(Clone, Debug)]
pub(crate) enum Event {
    Call { functions: FxHashSet<FunctionId>, conditions: Vec<Condition> },
    Enter(FxHashSet<FunctionId>),
    Return(FxHashSet<FunctionId>),
    Assign(FxHashSet<VarId>),
    Label(FxHashSet<LocId>),
    End,
    Text(FxHashSet<EdgeId>),
}

impl Events {
    pub fn new(program: &Program, automaton: &Automaton) -> Self {
        let rules: IndexVec<StateId, Vec<Vec<Event>>> = automaton
            .states
            .iter()
            .map(|state| {
                let resolve = |pattern: &Pattern| Event::new(program, pattern);
                state.rules.iter().map(|rule| rule.patterns.iter().map(resolve).collect()).collect()
            })
            .collect();
        let may_match = |id: EdgeId| rules.iter().flatten().flatten().any(|event| event.may_match(program, id));
        let watched = program.edges.ids().map(may_match).collect();
        Events { rules, watched }
    }

    #[inline]
    pub(crate) fn is_watched(&self, edge: EdgeId) -> bool {
        self.watched[edge]
    }
}

impl Event {
    fn new(program: &Program, pattern: &Pattern) -> Self {
        let functions = |pattern: &NamePattern, wanted: &dyn Fn(&cfa::Function) -> bool| {
            let named = program.functions.iter_enumerated();
            named
                .filter(|(_, function)| pattern.matches(program.name(function.name)) && wanted(function))
                .map(|(id, _)| id)
                .collect::<FxHashSet<FunctionId>>()
        };
        match pattern {
            Pattern::Call { function, conditions } => {
                Event::Call { functions: functions(function, &|_| true), conditions: conditions.clone() }
            }
            Pattern::External { function, conditions } => {
                let functions = functions(function, &|function| function.body.is_none());
                Event::Call { functions, conditions: conditions.clone() }
            }
            Pattern::Enter(name) => Event::Enter(functions(name, &|function| function.body.is_some())),
            Pattern::Return(name) => Event::Return(functions(name, &|function| function.body.is_some())),
            Pattern::Assign(wanted) => {
                let is_wanted = |var: &cfa::Var| {
                    let in_function = wanted.function.as_ref().is_none_or(|pattern| {
                        var.function.is_some_and(|id| pattern.matches(program.name(program.functions[id].name)))
                    });
                    in_function && wanted.name.matches(program.name(var.name))
                };
                let vars = program.vars.iter_enumerated().filter(|(_, var)| is_wanted(var));
                Event::Assign(vars.map(|(id, _)| id).collect())
            }
            Pattern::Label(wanted) => {
                let is_wanted = |loc: &cfa::Loc| loc.label.is_some_and(|label| wanted.matches(program.name(label)));
                let locs = program.locs.iter_enumerated().filter(|(_, loc)| is_wanted(loc));
                Event::Label(locs.map(|(id, _)| id).collect())
            }
            Pattern::End => Event::End,
            Pattern::Text(text) => {
                let edges = program.edges.iter_enumerated();
                let edges = edges.filter(|(_, edge)| display::op_to_c(program, &edge.op).contains(text));
                Event::Text(edges.map(|(id, _)| id).collect())
            }
        }
    }

    pub(crate) fn conditions(&self) -> &[Condition] {
        match self {
            Event::Call { conditions, .. } => conditions,
            Event::Enter(_) | Event::Return(_) | Event::Assign(_) | Event::Label(_) | Event::End | Event::Text(_) => {
                &[]
            }
        }
    }

    /// Whether it matches for some flow and some values.
    fn may_match(&self, program: &Program, id: EdgeId) -> bool {
        let edge = &program.edges[id];
        let is_return = matches!(edge.op, Op::Return(_));
        let may_call = |functions: &FxHashSet<FunctionId>| match &edge.op {
            Op::Call(call) => match call.callee {
                Callee::Direct(function) => functions.contains(&function),
                Callee::Pointer(_) => !functions.is_empty(),
            },
            _ => false,
        };
        match self {
            Event::Call { functions, .. } | Event::Enter(functions) => may_call(functions),
            Event::Return(functions) => is_return && functions.contains(&program.locs[edge.source].function),
            // A return may deliver a result.
            Event::Assign(vars) => !vars.is_empty() && (is_return || assigns(program, &edge.op, vars)),
            Event::Label(locs) => {
                locs.contains(&edge.target) || (!locs.is_empty() && (is_return || matches!(edge.op, Op::Call(_))))
            }
            Event::End => is_return || matches!(edge.op, Op::Call(_)),
            Event::Text(edges) => edges.contains(&id),
        }
    }
}

/// Whether the operation writes a part of one of the variables by name; for a call, where its result goes.
pub(crate) fn assigns(program: &Program, op: &Op, vars: &FxHashSet<VarId>) -> bool {
    Effects::of(program, op).written_vars().any(|var| vars.contains(&var))
}
