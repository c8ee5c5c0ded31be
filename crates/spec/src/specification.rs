//! All that one run checks.

use property::Property;

use crate::{Automaton, ERROR_FUNCTIONS, SpecError, UnknownProperty, named, parse, prp};

/// Made by [`Specification::new`] and its kin, which keep properties and automata in step.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct Specification {
    /// Each once.
    pub properties: Vec<Property>,
    /// Their call, with or without a body, violates [`Property::UnreachCall`], and execution ends there.
    pub error_functions: Vec<String>,
    /// The function where execution begins, if the property file names one.
    pub entry: Option<String>,
    /// All observers to run: those that properties stand for, then those that were added.
    pub automata: Vec<Automaton>,
    /// How many of them properties stand for.
    derived: usize,
}

impl Specification {
    pub fn new(properties: impl IntoIterator<Item = Property>) -> Self {
        let mut specification = Specification::default();
        properties.into_iter().for_each(|property| specification.add(property));
        specification
    }
    /// From names separated by commas, as on the command line.
    pub fn from_names(names: &str) -> Result<Self, UnknownProperty> {
        let mut specification = Specification::default();
        for name in names.split(',') {
            named(name.trim())?.into_iter().for_each(|property| specification.add(property));
        }
        Ok(specification)
    }
    /// From the text of a `.prp` file; `file` is its name, for messages.
    pub fn from_prp(file: &str, text: &str) -> Result<Self, SpecError> {
        prp::parse(file, text)
    }
    /// Adds the observers of a text in the language of `docs/observer-automata.md`.
    pub fn add_observers(&mut self, file: &str, text: &str) -> Result<(), SpecError> {
        self.automata.extend(parse::parse(file, text)?);
        Ok(())
    }

    /// [`Property::UnreachCall`] with the functions that it means if nobody names others.
    pub fn add(&mut self, property: Property) {
        let functions: &[&str] = if property == Property::UnreachCall { &ERROR_FUNCTIONS } else { &[] };
        self.add_with(property, functions);
    }

    /// [`Property::UnreachCall`] of this function.
    pub fn forbid_call(&mut self, function: &str) {
        self.add_with(Property::UnreachCall, &[function]);
    }

    fn add_with(&mut self, property: Property, functions: &[&str]) {
        if !self.properties.contains(&property) {
            self.properties.push(property);
        }
        for function in functions {
            if !self.error_functions.iter().any(|known| known == function) {
                self.error_functions.push((*function).to_owned());
            }
        }
        let derived: Vec<Automaton> =
            self.properties.iter().filter_map(|&property| Automaton::of(property, &self.error_functions)).collect();
        let count = derived.len();
        self.automata.splice(..self.derived, derived);
        self.derived = count;
    }

    /// Some of the properties, without the observers that were added to them.
    pub fn part(&self, is_in: impl Fn(Property) -> bool) -> Self {
        let mut part = Specification { entry: self.entry.clone(), ..Specification::default() };
        for &property in self.properties.iter().filter(|&&property| is_in(property)) {
            match property {
                Property::UnreachCall => self.error_functions.iter().for_each(|function| part.forbid_call(function)),
                property => part.add(property),
            }
        }
        part
    }

    /// The observers that were added to those that properties stand for.
    pub fn observers(&self) -> &[Automaton] {
        &self.automata[self.derived..]
    }

    /// Whether all undefined behaviour is a violation. Then executions end where the first one happens.
    pub fn forbids_ub(&self) -> bool {
        self.properties.contains(&Property::NoUb)
    }
    /// Whether undefined behaviour, or one kind of it, is asked for. Then executions end where any of it happens first.
    pub fn is_strict(&self) -> bool {
        self.properties.iter().any(|property| matches!(property, Property::NoUb | Property::Never(_)))
    }
    /// Whether this is a property by itself or a part of one.
    pub fn asks_for(&self, property: Property) -> bool {
        self.properties.contains(&property) || (self.forbids_ub() && property.is_ub())
    }

    /// As what a part of `no-ub` was asked for.
    pub fn asked_as(&self, part: Property) -> Property {
        if self.properties.contains(&part) || !self.forbids_ub() { part } else { Property::NoUb }
    }

    /// The text of a `.prp` file that means the same, added observers apart.
    pub fn to_prp(&self) -> String {
        prp::print(self)
    }
}
