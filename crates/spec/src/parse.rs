//! The language of observer automata. `docs/observer-automata.md` describes it; a test reads its examples.

use index::{FxHashMap, IndexVec};
use property::Property;

use crate::automaton::{Automaton, Condition, Effect, NamePattern, ObserverState, Pattern, Rule, StateId, VarPattern};
use crate::text::{Reader, Token};
use crate::{SpecError, nearest};

const PATTERNS: [&str; 8] = ["call", "external", "enter", "return", "assign", "label", "end", "text"];

pub(crate) fn parse(file: &str, text: &str) -> Result<Vec<Automaton>, SpecError> {
    let mut reader = Reader::new(file, text, "#", false)?;
    let mut automata = Vec::new();
    while !reader.at_end() {
        automata.push(observer(&mut reader)?);
    }
    if automata.is_empty() {
        return Err(reader.expected("`observer`"));
    }
    Ok(automata)
}

/// States by name; those that were only mentioned have no rules yet.
#[derive(Default)]
struct States<'a> {
    by_name: FxHashMap<&'a str, StateId>,
    found: IndexVec<StateId, ParsedState<'a>>,
}

struct ParsedState<'a> {
    name: &'a str,
    rules: Option<Vec<Rule>>,
    /// Where it was first named.
    position: usize,
}

impl<'a> States<'a> {
    fn named(&mut self, name: &'a str, position: usize) -> StateId {
        *self.by_name.entry(name).or_insert_with(|| self.found.push(ParsedState { name, rules: None, position }))
    }
}

fn observer(reader: &mut Reader) -> Result<Automaton, SpecError> {
    reader.expect("observer")?;
    let position = reader.position();
    let name = reader.word("the name of the observer")?.to_owned();
    let mut states = States::default();
    let mut initial = None;
    loop {
        let here = reader.position();
        let is_initial = reader.take("initial")?;
        if is_initial && initial.is_some() {
            return Err(reader.error_at(here, format!("observer `{name}` has two initial states")));
        }
        if !is_initial && !matches!(reader.peek(), Token::Word("state")) {
            break;
        }
        let state = state(reader, &mut states)?;
        if is_initial {
            initial = Some(state);
        }
    }
    if !reader.at_end() && !matches!(reader.peek(), Token::Word("observer")) {
        let what = if states.found.is_empty() { "`initial` or `state`" } else { "`on`, `state` or `observer`" };
        return Err(reader.expected(what));
    }
    let Some(initial) = initial else {
        return Err(reader.error_at(position, format!("observer `{name}` has no initial state")));
    };
    if let Some(missing) = states.found.iter().find(|state| state.rules.is_none()) {
        let defined = states.found.iter().filter(|state| state.rules.is_some()).map(|state| state.name);
        let hint = nearest(missing.name, defined).map_or(String::new(), |name| format!("; did you mean `{name}`?"));
        let message = format!("observer `{name}` has no state `{}`{hint}", missing.name);
        return Err(reader.error_at(missing.position, message));
    }
    let states = states
        .found
        .iter_mut()
        .map(|state| ObserverState { name: state.name.to_owned(), rules: state.rules.take().unwrap_or_default() });
    Ok(Automaton { name, states: states.collect(), initial })
}

fn state<'a>(reader: &mut Reader<'a>, states: &mut States<'a>) -> Result<StateId, SpecError> {
    reader.expect("state")?;
    let position = reader.position();
    let name = reader.word("the name of a state")?;
    if name == "error" {
        return Err(reader.error_at(position, "no state can be called `error`".to_owned()));
    }
    let id = states.named(name, position);
    if states.found[id].rules.is_some() {
        return Err(reader.error_at(position, format!("state `{name}` is described twice")));
    }
    reader.expect(":")?;
    let mut rules = Vec::new();
    while reader.take("on")? {
        rules.push(rule(reader, states)?);
    }
    states.found[id].rules = Some(rules);
    Ok(id)
}

fn rule<'a>(reader: &mut Reader<'a>, states: &mut States<'a>) -> Result<Rule, SpecError> {
    let mut patterns = vec![pattern(reader)?];
    while reader.take("|")? {
        patterns.push(pattern(reader)?);
    }
    reader.expect("->")?;
    let position = reader.position();
    let effect = match reader.word("a state or `error`")? {
        "error" => {
            let property = property(reader.string("the name of the property in quotes")?);
            let message = reader.string("a message in quotes")?.to_owned();
            Effect::Error { property, message }
        }
        name => Effect::Go(states.named(name, position)),
    };
    Ok(Rule { patterns, effect })
}

/// Names live as long as the process, as observers are read once.
fn property(name: &str) -> Property {
    Property::of_name(name).unwrap_or_else(|| Property::Observed(Box::leak(name.into())))
}

fn pattern(reader: &mut Reader) -> Result<Pattern, SpecError> {
    let position = reader.position();
    let word = reader.word("a pattern")?;
    match word {
        "end" => return Ok(Pattern::End),
        "text" => return Ok(Pattern::Text(reader.string("a text in quotes")?.to_owned())),
        _ if !PATTERNS.contains(&word) => {
            let hint = match nearest(word, PATTERNS) {
                Some(name) => format!("did you mean `{name}`?"),
                None => format!("patterns are {}", PATTERNS.join(", ")),
            };
            let message = format!("unknown pattern `{word}`; {hint}");
            return Err(reader.error_at(position, message));
        }
        _ => {}
    }
    reader.expect("(")?;
    let name = name_pattern(reader)?;
    let pattern = match word {
        "call" => Pattern::Call { function: name, conditions: conditions(reader)? },
        "external" => Pattern::External { function: name, conditions: conditions(reader)? },
        "enter" => Pattern::Enter(name),
        "return" => Pattern::Return(name),
        "label" => Pattern::Label(name),
        _ if reader.take("::")? => Pattern::Assign(VarPattern { function: Some(name), name: name_pattern(reader)? }),
        _ => Pattern::Assign(VarPattern { function: None, name }),
    };
    reader.expect(")")?;
    Ok(pattern)
}

/// `f`, `f*` or `*`.
fn name_pattern(reader: &mut Reader) -> Result<NamePattern, SpecError> {
    if reader.take("*")? {
        return Ok(NamePattern { name: String::new(), prefix: true });
    }
    let name = reader.word("a name or `*`")?.to_owned();
    Ok(NamePattern { name, prefix: reader.take("*")? })
}

fn conditions(reader: &mut Reader) -> Result<Vec<Condition>, SpecError> {
    let mut conditions = Vec::new();
    while reader.take(",")? {
        reader.expect("$")?;
        let argument = integer(reader, "the number of an argument, from 1")?;
        let Some(argument) = usize::try_from(argument).ok().filter(|&number| number > 0) else {
            return Err(reader.error("arguments are numbered from 1".to_owned()));
        };
        let equal = reader.take("==")?;
        if !equal && !reader.take("!=")? {
            return Err(reader.expected("`==` or `!=`"));
        }
        conditions.push(Condition { argument, value: integer(reader, "an integer")?, equal });
    }
    Ok(conditions)
}

fn integer(reader: &mut Reader, what: &str) -> Result<i128, SpecError> {
    let Token::Number(text) = reader.peek() else { return Err(reader.expected(what)) };
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16),
        None => digits.parse(),
    };
    let Ok(value) = value else { return Err(reader.expected(what)) };
    reader.next()?;
    Ok(sign * i128::from(value))
}
