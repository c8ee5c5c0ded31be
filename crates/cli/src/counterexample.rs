//! A violation as a person reads it: the inputs, what the program did with them, and how to see it happen.

use cfa::Program;
use source::Span;
use spec::{Properties, Property};
use verifier::{Finding, Heap, HeapBlock, HeapPlace, HeapValue, TraceLine};

use crate::args::CheckArgs;

/// Longer traces are cut in the middle.
const MOST_LINES: usize = 60;
/// More of the heap is counted, not shown.
const MOST_HEAP_LINES: usize = 12;

pub fn describe(program: &Program, finding: &Finding) -> String {
    let sources = &program.sources;
    let kind = finding.kind.map_or_else(String::new, |kind| format!("[{kind}]"));
    let mut text = format!("{}: {}{kind}: {}\n", sources.describe(finding.span), finding.property, finding.message);
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
    if let Some(heap) = &finding.heap {
        text.push_str("heap:\n");
        push_heap(&mut text, program, heap, finding.span);
    }
    text
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineSubject {
    /// And the block that it leads to, perhaps.
    Variable,
    Block,
    LostBlock,
}

struct HeapLine {
    text: String,
    of: LineSubject,
}

/// A block is described where it is first led to.
fn push_heap(text: &mut String, program: &Program, heap: &Heap, from: Span) {
    let mut is_told = vec![false; heap.blocks.len()];
    let mut lines = Vec::new();
    for pointer in &heap.pointers {
        let owner = pointer.function.as_ref().map_or_else(String::new, |function| format!(" (in {function})"));
        let mut line = format!("{}{owner} -> {}", pointer.name, place(pointer.to));
        let at = pointer.to.block - 1;
        if !std::mem::replace(&mut is_told[at], true) {
            line.push_str(&described(program, &heap.blocks[at], from));
        }
        lines.push(HeapLine { text: line, of: LineSubject::Variable });
    }
    for (at, block) in heap.blocks.iter().enumerate().filter(|(at, _)| !is_told[*at]) {
        let lost = if block.is_lost { "lost: " } else { "" };
        let text = format!("{lost}block {}{}", at + 1, described(program, block, from));
        lines.push(HeapLine { text, of: if block.is_lost { LineSubject::LostBlock } else { LineSubject::Block } });
    }
    // What is lost is what the message is about.
    lines.sort_by_key(|line| line.of != LineSubject::LostBlock);
    let cut = lines.get(MOST_HEAP_LINES..).unwrap_or(&[]);
    let more = cut.iter().filter(|line| line.of != LineSubject::Variable).count() + heap.more;
    for line in lines.iter().take(MOST_HEAP_LINES) {
        text.push_str(&format!("  {}\n", line.text));
    }
    match more {
        0 if cut.is_empty() => {}
        0 => text.push_str("  …\n"),
        1 => text.push_str("  … 1 more block\n"),
        more => text.push_str(&format!("  … {more} more blocks\n")),
    }
}

fn place(to: HeapPlace) -> String {
    match to.offset {
        0 => format!("block {}", to.block),
        offset if offset < 0 => format!("block {} - {}", to.block, offset.unsigned_abs()),
        offset => format!("block {} + {offset}", to.block),
    }
}

/// "` (16 bytes, malloc at line 5): v = 3, next -> block 2`".
fn described(program: &Program, block: &HeapBlock, from: Span) -> String {
    let line = |span: Span| {
        let at = program.sources.position(span)?;
        let here = program.sources.position(from).is_none_or(|from| from.presumed_file == at.presumed_file);
        let file = if here { String::new() } else { format!(" of {}", at.presumed_file) };
        Some(format!(" at line {}{file}", at.presumed_line))
    };
    let bytes = if block.bytes == 1 { "1 byte".to_owned() } else { format!("{} bytes", block.bytes) };
    let allocator = block.allocator.as_deref().unwrap_or("allocated");
    let mut text = format!(" ({bytes}, {allocator}{}", line(block.allocated).unwrap_or_default());
    if let Some(freed) = block.freed {
        text.push_str(&format!(", freed{}", line(freed).unwrap_or_default()));
    }
    text.push(')');
    let mut fields: Vec<String> = block
        .fields
        .iter()
        .map(|field| match &field.value {
            HeapValue::Text(value) if field.name.is_empty() => value.clone(),
            HeapValue::Text(value) => format!("{} = {value}", field.name),
            HeapValue::Block(to) => format!("{} -> {}", field.name, place(*to)).trim_start().to_owned(),
        })
        .collect();
    if block.has_more_fields {
        fields.push("…".to_owned());
    }
    if !fields.is_empty() {
        text.push_str(&format!(": {}", fields.join(", ")));
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
    let mut command = format!("carve run --inputs {}", folder.join(file_name(index, "inputs")).display());
    if let Some(mode) = mode(finding.property) {
        command.push_str(&format!(" --property {mode}"));
    }
    if args.source.data_model != types::DataModel::Lp64 {
        command.push_str(" --data-model ilp32");
    }
    // Without a question about an allocation, it would change nothing.
    if finding.inputs.lines().any(|line| line.starts_with("malloc ")) {
        command.push_str(" --malloc-may-fail");
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
fn mode(property: Property) -> Option<&'static str> {
    match property {
        Property::ValidDeref | Property::ValidFree | Property::ValidMemtrack => Some(Properties::MEMORY_SAFETY_NAME),
        Property::ValidMemcleanup | Property::NoOverflow => Some(property.name()),
        // All undefined behaviour stops without one.
        Property::NoUb | Property::Never(_) => None,
        Property::UnreachCall | Property::Assert | Property::Observed(_) => Some(Property::UnreachCall.name()),
    }
}
