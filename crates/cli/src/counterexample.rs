//! A violation as a person reads it: the inputs, what the program did with them, and how to see it happen.

use cfa::Program;
use verifier::{Finding, TraceLine};

use crate::args::CheckArgs;

/// Longer traces are cut in the middle.
const MOST_LINES: usize = 60;

pub fn describe(program: &Program, finding: &Finding) -> String {
    let sources = &program.sources;
    let mut text = format!("{}: {}: {}\n", sources.describe(finding.span), finding.property, finding.message);
    let inputs: Vec<&TraceLine> = finding.trace.iter().filter(|line| line.is_input).collect();
    if !inputs.is_empty() {
        text.push_str("inputs:\n");
        push_lines(&mut text, program, &inputs);
    }
    let steps: Vec<&TraceLine> = finding.trace.iter().filter(|line| !line.is_input).collect();
    if !steps.is_empty() {
        text.push_str("trace:\n");
        push_lines(&mut text, program, &steps);
    }
    text
}

fn push_lines(text: &mut String, program: &Program, lines: &[&TraceLine]) {
    let half = MOST_LINES / 2;
    for (index, line) in lines.iter().enumerate() {
        if lines.len() > MOST_LINES && index >= half && index < lines.len() - half {
            if index == half {
                text.push_str(&format!("  … {} lines …\n", lines.len() - 2 * half));
            }
            continue;
        }
        let place = if line.span.is_none() { String::new() } else { program.sources.describe_line(line.span) + ": " };
        text.push_str(&format!("  {place}{}\n", line.text));
    }
}

pub fn file_name(index: usize, extension: &str) -> String {
    match index {
        0 => format!("counterexample.{extension}"),
        index => format!("counterexample-{}.{extension}", index + 1),
    }
}

/// How to see it happen.
pub fn reproduce(finding: &Finding, index: usize, args: &CheckArgs) -> String {
    let Some(folder) = &args.output else {
        return "help: --output DIR writes the inputs to a file for `carve run`\n".to_owned();
    };
    let mut command = format!(
        "carve run --inputs {} --property {}",
        folder.join(file_name(index, "inputs")).display(),
        mode(finding.property)
    );
    if args.source.data_model != types::DataModel::Lp64 {
        command.push_str(" --data-model ilp32");
    }
    if let Some(entry) = &args.source.entry {
        command.push_str(&format!(" --entry {entry}"));
    }
    for file in &args.files {
        command.push_str(&format!(" {}", file.display()));
    }
    format!("reproduce: {command}\n")
}

/// The name under which `carve run` knows the meaning of undefined behaviour under this property.
fn mode(property: &str) -> &'static str {
    match property {
        "valid-deref" | "valid-free" | "valid-memtrack" => "valid-memsafety",
        "valid-memcleanup" => "valid-memcleanup",
        "no-overflow" => "no-overflow",
        _ => "unreach-call",
    }
}
