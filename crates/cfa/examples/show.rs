//! `show text|c|dot file.cfa`: a program in text form, printed again, with C beside it, or as a picture.

use cfa::text::{self, PrintOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, what, path] = &args[..] else { return Err("usage: show text|c|dot file.cfa".into()) };
    let program = text::parse(path, &std::fs::read_to_string(path)?)?;
    for defect in cfa::validate(&program) {
        eprintln!("{defect}");
    }
    match what.as_str() {
        "dot" => print!("{}", cfa::dot::program(&program)),
        _ => print!("{}", text::print_with(&program, PrintOptions { positions: false, c: what == "c" })),
    }
    Ok(())
}
