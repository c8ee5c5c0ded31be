//! A counterexample, an execution that shows a violation, as data and as readers see it.

use cfa::{EdgeId, Program};
use interp::{Choice, Halt, Leak};
use source::Span;
use spec::Property;

use crate::answers;
use crate::trace::Trace;
use crate::{Heap, TraceLine};

/// An execution that violates the property.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    /// What the program asks of its environment, in order.
    pub(crate) inputs: Vec<Input>,
    /// The name of the program, if it matters.
    pub(crate) name: Option<Vec<u8>>,
    /// Arguments of the program behind its name.
    pub(crate) args: Vec<Vec<u8>>,
    /// What it reads from standard input.
    pub(crate) stdin: Vec<u8>,
    pub(crate) trace: Trace,
    pub(crate) halt: Halt,
    /// Blocks that it lost or did not free.
    pub(crate) leaks: Vec<Leak>,
    /// Where a property of memory is violated, if there are blocks to show.
    pub heap: Option<Heap>,
    /// What is violated, and where.
    pub property: Property,
    pub span: Span,
    /// Functions of which nothing is known, whose results were made up.
    pub unknown_calls: Vec<String>,
}

/// One answer of the environment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Input {
    pub choice: Choice,
    /// The edge that asked.
    pub edge: EdgeId,
    /// Who asked, in words.
    pub what: String,
}

impl Counterexample {
    /// What happens, if the execution tells it better than the analysis, which may have suspected another part of the
    /// statement, and another block.
    pub fn message(&self, program: &Program, property: Property) -> Option<String> {
        // Where it was lost, or where it was allocated: see `interp::violations`.
        let is_here = |leak: &&Leak| leak.lost.map_or(leak.allocated, |loss| loss.span) == self.span;
        let leak = || self.leaks.iter().find(is_here);
        match (property, &self.halt) {
            (Property::ValidMemtrack, _) => Some(leak()?.text(&program.sources, self.span)),
            (Property::ValidMemcleanup, _) => Some(leak()?.not_freed_text(&program.sources, self.span)),
            (_, Halt::Undefined(undefined)) => Some(undefined.message.clone()),
            _ => None,
        }
    }

    /// The kind of undefined behaviour that ends the execution, as `carve run` calls it.
    pub fn ub_kind(&self) -> Option<&'static str> {
        match &self.halt {
            Halt::Undefined(undefined) => Some(undefined.kind.name()),
            _ => None,
        }
    }

    /// The inputs file that repeats the execution with `carve run --inputs`.
    pub fn inputs_file(&self) -> String {
        let mut text = String::from("# Inputs of a counterexample; see docs/inputs.md.\n");
        if let Some(name) = &self.name {
            text.push_str(&format!("program \"{}\"\n", name.escape_ascii()));
        }
        for arg in &self.args {
            text.push_str(&format!("arg \"{}\"\n", arg.escape_ascii()));
        }
        for line in self.stdin.split_inclusive(|&byte| byte == b'\n') {
            text.push_str(&format!("stdin \"{}\"\n", line.escape_ascii()));
        }
        for input in &self.inputs {
            text.push_str(&format!("{}\n", input.choice));
        }
        text
    }

    /// The trace in source terms, after what memory holds that the program did not write.
    pub fn lines(&self, program: &Program) -> Vec<TraceLine> {
        let contents = self.inputs.iter().filter_map(|input| {
            let Choice::Bytes(_) = input.choice else { return None };
            let held = match answers::number(&input.choice) {
                Some((ty, bits)) => ty.display(bits),
                None => input.choice.to_string(),
            };
            let text = format!("{} holds {held}", input.what.trim_matches('`'));
            Some(TraceLine { span: program.edges[input.edge].span, text, is_input: true })
        });
        let steps = self.trace.lines(program, |edge| self.inputs.iter().any(|input| input.edge == edge));
        contents.chain(steps).collect()
    }
}
