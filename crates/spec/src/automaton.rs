//! Observer automata as data.
//!
//! An observer watches the steps of the program and never changes them. In each of its states it has rules, tried in
//! order: the first whose pattern matches the step is taken. If none matches, the observer stays where it is.

use index::{IndexVec, define_id};
use property::Property;

use crate::ASSERT_FAILURES;

define_id!(/// A state of an observer.
    pub StateId, "q");

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    pub name: String,
    pub states: IndexVec<StateId, ObserverState>,
    pub initial: StateId,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObserverState {
    pub name: String,
    pub rules: Vec<Rule>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// One of these must match.
    pub patterns: Vec<Pattern>,
    pub effect: Effect,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    Go(StateId),
    /// The property is violated.
    Error {
        property: Property,
        message: String,
    },
}

/// What a step looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A call of the function, with or without a body, by name or through a pointer, with such arguments.
    Call { function: NamePattern, conditions: Vec<Condition> },
    /// As `Call`, if the function has no body.
    External { function: NamePattern, conditions: Vec<Condition> },
    /// A call into the function, which has a body.
    Enter(NamePattern),
    /// The function, which has a body, returns.
    Return(NamePattern),
    /// A variable, or a part of it, is written by its name. Writes through pointers are not seen.
    Assign(VarPattern),
    /// Control arrives where a label of this name stands.
    Label(NamePattern),
    /// The program ends in an ordinary way or by `exit`, `abort` and the like.
    End,
    /// The operation, in the words of C, contains this text.
    Text(String),
}

/// A name, or all that begin with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamePattern {
    pub name: String,
    pub prefix: bool,
}

/// `f::x` is the variable of that function only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VarPattern {
    pub function: Option<NamePattern>,
    pub name: NamePattern,
}

/// What an argument must be. A call without this argument does not match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// From one.
    pub argument: usize,
    /// Compared as a value of the argument's type.
    pub value: i128,
    /// `==`, or else `!=`.
    pub equal: bool,
}

impl NamePattern {
    pub fn exactly(name: impl Into<String>) -> Self {
        NamePattern { name: name.into(), prefix: false }
    }
    pub fn matches(&self, name: &str) -> bool {
        if self.prefix { name.starts_with(&self.name) } else { name == self.name }
    }
}

impl Automaton {
    /// The observer that the property stands for, if it is one of calls; `unreach-call` is about these functions.
    pub fn of(property: Property, error_functions: &[String]) -> Option<Self> {
        match property {
            Property::UnreachCall => Some(Automaton::unreachable(error_functions)),
            Property::Assert => Some(Automaton::asserts()),
            Property::ValidDeref
            | Property::ValidFree
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::NoOverflow
            | Property::NoUb
            | Property::Never(_)
            | Property::Observed(_) => None,
        }
    }

    /// Whether one of its errors is of this property, with this message.
    pub fn raises(&self, wanted: Property, text: &str) -> bool {
        self.states.iter().flat_map(|state| &state.rules).any(|rule| match &rule.effect {
            Effect::Error { property, message } => *property == wanted && message == text,
            Effect::Go(_) => false,
        })
    }

    /// `unreach-call` of these functions.
    pub fn unreachable<S: AsRef<str>>(functions: &[S]) -> Self {
        let rules = functions.iter().map(|function| {
            let function = function.as_ref();
            let pattern = Pattern::Call { function: NamePattern::exactly(function), conditions: Vec::new() };
            let message = format!("`{function}` is called");
            Rule { patterns: vec![pattern], effect: Effect::Error { property: Property::UnreachCall, message } }
        });
        Automaton::with_one_state(Property::UnreachCall, rules.collect())
    }

    /// `assert`: the function that the macro calls when it fails, or `assert` itself where no header made it a macro.
    pub fn asserts() -> Self {
        let failures = ASSERT_FAILURES
            .map(|name| Pattern::External { function: NamePattern::exactly(name), conditions: Vec::new() });
        let zero = Condition { argument: 1, value: 0, equal: true };
        let assert = Pattern::External { function: NamePattern::exactly("assert"), conditions: vec![zero] };
        let message = "assertion fails".to_owned();
        let patterns = failures.into_iter().chain([assert]).collect();
        let rules = vec![Rule { patterns, effect: Effect::Error { property: Property::Assert, message } }];
        Automaton::with_one_state(Property::Assert, rules)
    }

    fn with_one_state(property: Property, rules: Vec<Rule>) -> Self {
        let mut states = IndexVec::new();
        let initial = states.push(ObserverState { name: "watching".to_owned(), rules });
        Automaton { name: property.name().to_owned(), states, initial }
    }
}
