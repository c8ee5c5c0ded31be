//! All that one run checks.

use crate::{Automaton, Property, SpecError, UnknownProperty, parse, prp};

/// Made by [`Specification::new`] and its kin, which keep properties and automata in step.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct Specification {
    /// Each once; all error functions are in one [`Property::UnreachCall`].
    pub properties: Vec<Property>,
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
            Property::named(name.trim())?.into_iter().for_each(|property| specification.add(property));
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

    pub fn add(&mut self, property: Property) {
        let same = self.properties.iter_mut().find(|known| known.name() == property.name());
        match (same, property) {
            (None, property) => self.properties.push(property),
            (Some(Property::UnreachCall { functions }), Property::UnreachCall { functions: new }) => {
                for function in new {
                    if !functions.contains(&function) {
                        functions.push(function);
                    }
                }
            }
            (Some(_), _) => {}
        }
        let derived: Vec<Automaton> = self.properties.iter().filter_map(Automaton::of).collect();
        let count = derived.len();
        self.automata.splice(..self.derived, derived);
        self.derived = count;
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
    pub fn asks_for(&self, property: &Property) -> bool {
        self.properties.contains(property) || (self.forbids_ub() && Property::is_ub(property.name()))
    }
    pub fn asks_for_name(&self, name: &str) -> bool {
        let is_named = self.properties.iter().any(|property| property.name() == name);
        is_named || (self.forbids_ub() && Property::is_ub(name))
    }

    /// By which name a part of `no-ub` was asked for.
    pub fn asked_name(&self, part: &'static str) -> &'static str {
        let is_named = self.properties.iter().any(|property| property.name() == part);
        if is_named || !self.forbids_ub() { part } else { Property::NoUb.name() }
    }

    /// Functions whose call violates a property, with or without a body. Execution ends there.
    pub fn error_functions(&self) -> impl Iterator<Item = &str> {
        self.properties
            .iter()
            .flat_map(|property| match property {
                Property::UnreachCall { functions } => functions.as_slice(),
                _ => &[],
            })
            .map(String::as_str)
    }

    /// The text of a `.prp` file that means the same, added observers apart.
    pub fn to_prp(&self) -> String {
        prp::print(self)
    }
}
