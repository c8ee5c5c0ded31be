//! SV-COMP property files: `CHECK( init(main()), LTL(G ! call(reach_error())) )`, one or several.
//!
//! What a file may ask but Carve cannot check (termination, data races, coverage) is an error that says so: to pass over
//! it would be to answer another question.

use property::Property;

use crate::text::{Reader, Token};
use crate::{SpecError, Specification};

pub(crate) fn parse(file: &str, text: &str) -> Result<Specification, SpecError> {
    let mut reader = Reader::new(file, text, "//", true)?;
    let mut specification = Specification::default();
    while !reader.at_end() {
        if matches!(reader.peek(), Token::Word("COVER")) {
            return Err(
                reader.error("coverage criteria (`COVER`) are not supported; Carve checks `CHECK(…)`".to_owned())
            );
        }
        check(&mut reader, &mut specification)?;
    }
    if specification.properties.is_empty() {
        return Err(reader.expected("`CHECK`"));
    }
    Ok(specification)
}

fn check(reader: &mut Reader, specification: &mut Specification) -> Result<(), SpecError> {
    reader.expect("CHECK")?;
    reader.expect("(")?;
    reader.expect("init")?;
    reader.expect("(")?;
    let position = reader.position();
    let entry = reader.word("the entry function")?;
    match &specification.entry {
        Some(known) if known != entry => {
            let message = format!("execution cannot begin in `{entry}`: another line says `{known}`");
            return Err(reader.error_at(position, message));
        }
        _ => specification.entry = Some(entry.to_owned()),
    }
    reader.expect("(")?;
    reader.expect(")")?;
    reader.expect(")")?;
    reader.expect(",")?;
    if matches!(reader.peek(), Token::Word("FQL")) {
        return Err(reader.error("coverage criteria (`FQL`) are not supported".to_owned()));
    }
    reader.expect("LTL")?;
    reader.expect("(")?;
    if matches!(reader.peek(), Token::Word("F")) {
        return Err(reader.error("termination (`F end`) is not supported".to_owned()));
    }
    if !reader.take("G")? {
        return Err(reader.expected("`G`: only properties of all states can be checked"));
    }
    if reader.take("!")? {
        never(reader, specification)?
    } else {
        specification.add(always(reader)?)
    }
    reader.expect(")")?;
    reader.expect(")")
}

/// What follows `G !`.
fn never(reader: &mut Reader, specification: &mut Specification) -> Result<(), SpecError> {
    if reader.take("overflow")? {
        specification.add(Property::NoOverflow);
        return Ok(());
    }
    if let Token::Word(word @ ("data-race" | "label")) = reader.peek() {
        return Err(reader.error(format!("`G ! {word}` is not supported")));
    }
    if !reader.take("call")? {
        return Err(reader.expected("`call` or `overflow`"));
    }
    reader.expect("(")?;
    let function = reader.word("the name of a function")?;
    reader.expect("(")?;
    reader.expect(")")?;
    reader.expect(")")?;
    specification.forbid_call(function);
    Ok(())
}

/// What follows `G`.
fn always(reader: &mut Reader) -> Result<Property, SpecError> {
    let property = match reader.peek() {
        Token::Word(NO_UB) => Property::NoUb,
        Token::Word(word)
            if let Some(property) = Property::of_name(word)
                && formula(property).is_none() =>
        {
            property
        }
        _ => {
            let what =
                "`!`, `valid-deref`, `valid-free`, `valid-memtrack`, `valid-memcleanup`, `def-behavior` or `assert`";
            return Err(reader.expected(what));
        }
    };
    reader.next()?;
    Ok(property)
}

const NO_UB: &str = "def-behavior";

enum Formula {
    /// One for each function.
    Calls,
    Text(&'static str),
}

/// How property files write those that do not have their name there.
fn formula(property: Property) -> Option<Formula> {
    match property {
        Property::UnreachCall => Some(Formula::Calls),
        Property::NoOverflow => Some(Formula::Text("! overflow")),
        Property::NoUb => Some(Formula::Text(NO_UB)),
        Property::ValidDeref
        | Property::ValidFree
        | Property::ValidMemtrack
        | Property::ValidMemcleanup
        | Property::Assert
        | Property::Never(_)
        | Property::Observed(_) => None,
    }
}

pub(crate) fn print(specification: &Specification) -> String {
    let entry = specification.entry.as_deref().unwrap_or("main");
    let mut text = String::new();
    for &property in &specification.properties {
        let formulas = match formula(property) {
            Some(Formula::Calls) => {
                specification.error_functions.iter().map(|function| format!("! call({function}())")).collect()
            }
            Some(Formula::Text(text)) => vec![text.to_owned()],
            None => vec![property.name().to_owned()],
        };
        for formula in formulas {
            text += &format!("CHECK( init({entry}()), LTL(G {formula}) )\n");
        }
    }
    text
}
