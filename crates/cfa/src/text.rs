#![doc = include_str!("text/grammar.md")]

mod cursor;
mod implied;
mod lex;
mod names;
mod parse;
mod parse_function;
mod parse_op;
mod parse_type;
mod print;
mod print_op;

use source::{Diagnostics, SourceMap, Span};
use types::{ArrayLen, Type, TypeId, TypeTable};

use crate::{EdgeId, FunctionId, Op, Program, VarSize};

/// What to write beside the program. All of it stands in comments.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PrintOptions {
    /// Where edges and variables come from: `; file.c:12:3`.
    pub positions: bool,
    /// Each operation in the words of C.
    pub c: bool,
}

/// A program read from text, with the comments that stood beside it.
#[derive(Clone, Debug)]
pub struct AnnotatedProgram {
    pub program: Program,
    pub comments: Vec<Comment>,
}

/// Tests write the facts that they expect in comments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// Without the semicolon and surrounding blanks.
    pub text: String,
    /// The edge on whose line it stands.
    pub edge: Option<EdgeId>,
    pub span: Span,
}

/// Why a text is no program. `Display` writes one line for each error: `name:line:column: message`.
#[derive(Clone)]
pub struct ParseError {
    /// Holds the text.
    pub sources: SourceMap,
    pub diagnostics: Diagnostics,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, error) in self.diagnostics.iter().enumerate() {
            let end = if at > 0 { "\n" } else { "" };
            write!(f, "{end}{}: {}", self.sources.describe(error.primary), error.message)?;
        }
        Ok(())
    }
}

/// As `Display`: the sources are the whole text.
impl std::fmt::Debug for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for ParseError {}

/// The text form of the whole program.
pub fn print(program: &Program) -> String {
    print_with(program, PrintOptions::default())
}

pub fn print_with(program: &Program, options: PrintOptions) -> String {
    let mut printer = print::Printer::new(program, options);
    printer.program();
    printer.out
}

/// The part of [`print_with`] that is one function. Takes time in the size of the program.
pub fn print_function(program: &Program, function: FunctionId, options: PrintOptions) -> String {
    let mut printer = print::Printer::new(program, options);
    printer.one_function(function);
    printer.out
}

/// One operation. Takes time in the size of the program; for messages, [`crate::display::op_to_c`] is the better choice.
pub fn print_op(program: &Program, op: &Op) -> String {
    let mut printer = print::Printer::new(program, PrintOptions::default());
    printer.op(op);
    printer.out
}

/// Reads the text form. The spans in the program are those of the text, which is the program's only source file.
pub fn parse(name: &str, text: &str) -> Result<Program, ParseError> {
    parse_with_comments(name, text).map(|parsed| parsed.program)
}

pub fn parse_with_comments(name: &str, text: &str) -> Result<AnnotatedProgram, ParseError> {
    parse::parse(name, text)
}

/// The size of a variable that its declaration does not give.
fn default_size(types: &TypeTable, ty: TypeId) -> VarSize {
    match (types.size_of(ty), types.get(ty)) {
        (Some(bytes), _) => VarSize::Bytes(bytes),
        (None, Type::Array { len: ArrayLen::Variable(_), .. }) => VarSize::Dynamic,
        (None, _) => VarSize::Unknown,
    }
}
