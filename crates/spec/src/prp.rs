//! SV-COMP property files: `CHECK( init(main()), LTL(G ! call(reach_error())) )`, one or several.
//!
//! What a file may ask but Carve cannot check (termination, data races, coverage) is an error that says so: to pass over
//! it would be to answer another question.

use crate::text::{Reader, Token};
use crate::{Fault, Property, SpecError, Specification};

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
    let property = if reader.take("!")? { never(reader)? } else { always(reader)? };
    specification.add(property);
    reader.expect(")")?;
    reader.expect(")")
}

/// What follows `G !`.
fn never(reader: &mut Reader) -> Result<Property, SpecError> {
    if reader.take("overflow")? {
        return Ok(Property::NoOverflow);
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
    Ok(Property::UnreachCall { functions: vec![function.to_owned()] })
}

/// What follows `G`.
fn always(reader: &mut Reader) -> Result<Property, SpecError> {
    let property = match reader.peek() {
        Token::Word("valid-deref") => Property::ValidDeref,
        Token::Word("valid-free") => Property::ValidFree,
        Token::Word("valid-memtrack") => Property::ValidMemtrack,
        Token::Word("valid-memcleanup") => Property::ValidMemcleanup,
        Token::Word("assert") => Property::Assert,
        Token::Word("def-behavior") => Property::NoUb,
        Token::Word(word) if let Some(fault) = Fault::of_property(word) => Property::Never(fault),
        _ => {
            let what =
                "`!`, `valid-deref`, `valid-free`, `valid-memtrack`, `valid-memcleanup`, `def-behavior` or `assert`";
            return Err(reader.expected(what));
        }
    };
    reader.next()?;
    Ok(property)
}

pub(crate) fn print(specification: &Specification) -> String {
    let entry = specification.entry.as_deref().unwrap_or("main");
    let mut text = String::new();
    for property in &specification.properties {
        let formulas = match property {
            Property::UnreachCall { functions } => {
                functions.iter().map(|function| format!("! call({function}())")).collect()
            }
            Property::NoOverflow => vec!["! overflow".to_owned()],
            Property::NoUb => vec!["def-behavior".to_owned()],
            Property::ValidDeref
            | Property::ValidFree
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::Assert
            | Property::Never(_) => vec![property.name().to_owned()],
        };
        for formula in formulas {
            text += &format!("CHECK( init({entry}()), LTL(G {formula}) )\n");
        }
    }
    text
}
