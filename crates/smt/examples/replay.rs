//! Asks the scripts of a folder again: `replay FOLDER [embedded|z3|cvc5|bitwuzla]...`, two seconds each.

use std::path::Path;
use std::time::{Duration, Instant};

use embedded::EmbeddedSolver;
use smt::{External, Limits, PipedSolver, Solver, Theory};

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("usage: replay FOLDER [embedded|z3|cvc5|bitwuzla]...")?;
    let mut names: Vec<String> = arguments.collect();
    if names.is_empty() {
        names.push("embedded".to_owned());
    }
    for name in names {
        let patience = Duration::from_secs(2);
        let start = std::cell::Cell::new(Instant::now());
        let cancelled = || start.get().elapsed() > patience;
        let mut make = || -> Result<Box<dyn Solver>, String> {
            let external = External::ALL.into_iter().find(|external| external.name() == name);
            let solver: Box<dyn Solver> = match external {
                Some(external) => Box::new(PipedSolver::start(external, Theory::Bits)?),
                None if name == "embedded" => Box::new(EmbeddedSolver::new()),
                None => return Err(format!("no solver is called {name}")),
            };
            start.set(Instant::now());
            Ok(solver)
        };
        let results = smt::replay(
            Path::new(&folder),
            &mut make,
            &Limits { effort: None, cancelled: &cancelled, ..Limits::NONE },
        )?;
        let decided = results.iter().filter(|result| result.found.is_some()).count();
        let time: Duration = results.iter().map(|result| result.time).sum();
        println!("{name}: {decided} of {} decided in {:.2} s", results.len(), time.as_secs_f64());
        for result in results.iter().filter(|result| result.is_wrong()) {
            println!("{name} is wrong, or the script: {}", result.file.display());
        }
    }
    Ok(())
}
