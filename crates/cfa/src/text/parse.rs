//! Reads the text form: what stands outside of functions.
//!
//! Items are first found by their opening words and then read in an order in which everything is known before
//! its use: types, strings, variables, the heads of functions, their bodies. After an error the rest of the line is
//! skipped, so one run reports several.

use index::{FxHashMap, Id, IndexVec, Interner, Symbol};
use source::{Diagnostics, SourceMap, Span};
use types::{DataModel, Enumerator, Field, IntType, RecordBody, RecordId, RecordKind, TypeTable};

use super::lex::{Token, TokenKind, TokenStream, lex};
use super::names::INTS;
use super::{AnnotatedProgram, Comment, ParseError};
use crate::{EdgeId, ExprTable, Function, FunctionId, Program, Storage, StringLiteral, VarId};

/// The error has been recorded.
#[derive(Clone, Copy, Debug)]
pub(super) struct ParseFailure;
pub(super) type Parse<T> = Result<T, ParseFailure>;

/// A name and the number after `#`, 0 if there is none.
pub(super) type Key = (Symbol, u32);

#[derive(Clone, Copy, Debug)]
pub(super) enum Entity {
    Var(VarId),
    Function(FunctionId),
}

pub(super) struct Parser<'a> {
    pub text: &'a str,
    /// Of the text, in the source map.
    pub start: u32,
    pub tokens: Vec<Token>,
    pub at: usize,
    pub program: Program,
    pub diagnostics: Diagnostics,
    pub globals: FxHashMap<Key, Entity>,
    pub locals: FxHashMap<Key, VarId>,
    /// The function that each location was found in, and where.
    pub locs: Vec<Option<(FunctionId, Span)>>,
    /// Of each expression, so that nothing too deep is built.
    pub depths: Vec<u32>,
    pub nesting: u32,
}

const WORDS: [&str; 14] = [
    "model",
    "start",
    "entry",
    "argc",
    "argv",
    "struct",
    "union",
    "enum",
    "string",
    "static",
    "thread_local",
    "external",
    "function",
    "declare",
];

pub(super) fn parse(name: &str, text: &str) -> Result<AnnotatedProgram, ParseError> {
    let mut sources = SourceMap::default();
    let Some(file) = sources.add(name, text.as_bytes()) else {
        let mut diagnostics = Diagnostics::default();
        diagnostics.error(Span::NONE, "the text is larger than 4 GiB");
        return Err(ParseError { sources, diagnostics });
    };
    let start = sources.file(file).start();
    let TokenStream { tokens, comments, errors } = lex(text, start);
    let names = Interner::default();

    let program = Program {
        sources,
        names,
        types: TypeTable::new(DataModel::Lp64),
        vars: IndexVec::new(),
        strings: IndexVec::new(),
        functions: IndexVec::new(),
        locs: IndexVec::new(),
        edges: IndexVec::new(),
        exprs: ExprTable::default(),
        start: FunctionId::from_usize(0),
        entry: FunctionId::from_usize(0),
        argc: VarId::from_usize(0),
        argv: VarId::from_usize(0),
    };
    let mut parser = Parser {
        text,
        start,
        tokens,
        at: 0,
        program,
        diagnostics: Diagnostics::default(),
        globals: FxHashMap::default(),
        locals: FxHashMap::default(),
        locs: Vec::new(),
        depths: Vec::new(),
        nesting: 0,
    };
    errors.into_iter().for_each(|error| parser.diagnostics.push(error));
    parser.items();
    if parser.diagnostics.has_errors() {
        return Err(ParseError { sources: parser.program.sources, diagnostics: parser.diagnostics });
    }
    let comments = attach(comments, &parser);
    Ok(AnnotatedProgram { program: parser.program, comments })
}

/// Finds the edge on whose line each comment stands. Edges are in the order of the text.
fn attach(comments: Vec<(u32, u32)>, parser: &Parser<'_>) -> Vec<Comment> {
    let edges = &parser.program.edges;
    let mut next = 0;
    let mut comment = |(lo, hi): (u32, u32)| {
        let line = parser.text[..lo as usize].rfind('\n').map_or(0, |at| at + 1) as u32;
        while next < edges.len() && edges[EdgeId::from_usize(next)].span.lo < parser.start + lo {
            next += 1;
        }
        let before = next.checked_sub(1).map(EdgeId::from_usize);
        Comment {
            text: parser.text[lo as usize + 1..hi as usize].trim().to_owned(),
            edge: before.filter(|&edge| edges[edge].span.lo >= parser.start + line),
            span: Span::new(parser.start + lo, parser.start + hi),
        }
    };
    comments.into_iter().map(&mut comment).collect()
}

// --- Items -----------------------------------------------------------------------------------

impl Parser<'_> {
    fn items(&mut self) {
        let items = self.find_items();
        self.each(&items, &["model"], Self::model);
        self.each(&items, &["struct", "union", "enum"], Self::type_head);
        // Later stages rely on what the earlier ones made.
        if self.diagnostics.has_errors() {
            return;
        }
        self.each(&items, &["struct", "union", "enum"], Self::type_body);
        self.each(&items, &["string"], Self::string_literal);
        self.each(&items, &["function", "declare"], Self::function_name);
        self.each(&items, &["static", "thread_local", "external"], Self::global);
        self.arguments(&items);
        if self.diagnostics.has_errors() {
            return;
        }
        let mut bodies = Vec::new();
        let mut next = 0;
        self.each(&items, &["function", "declare"], |parser| {
            let function = FunctionId::from_usize(next);
            next += 1;
            if parser.function_head(function)? {
                bodies.push((function, parser.at));
            }
            Ok(())
        });
        if self.diagnostics.has_errors() {
            return;
        }
        for (function, at) in bodies {
            self.at = at;
            self.function_body(function);
        }
        self.check_locs();
        self.roots(&items);
    }

    /// The opening word of each item and the number of its token.
    fn find_items(&mut self) -> Vec<(&'static str, usize)> {
        let mut items = Vec::new();
        self.skip_newlines();
        while self.peek() != TokenKind::End {
            let word = WORDS.into_iter().find(|&word| self.is_word(word)).unwrap_or("");
            if word.is_empty() {
                let _: Parse<()> = self.expected("a definition, such as `function`, `static` or `struct`");
            } else {
                items.push((word, self.at));
            }
            let mut depth = 0usize;
            while self.peek() != TokenKind::End && (depth > 0 || self.peek() != TokenKind::Newline) {
                match self.peek() {
                    TokenKind::Punct("{") => depth += 1,
                    TokenKind::Punct("}") => depth = depth.saturating_sub(1),
                    _ => {}
                }
                self.advance();
            }
            self.skip_newlines();
        }
        items
    }

    fn each(&mut self, items: &[(&str, usize)], words: &[&str], mut read: impl FnMut(&mut Self) -> Parse<()>) {
        for &(word, at) in items {
            if words.contains(&word) {
                self.at = at;
                // What failed is among the diagnostics.
                let _ = read(self);
            }
        }
    }

    fn model(&mut self) -> Parse<()> {
        self.advance();
        match self.token_text(0).parse() {
            Ok(model) => {
                self.program.types = TypeTable::new(model);
                self.advance();
                self.end_of_line()
            }
            Err(_) => self.expected("`ilp32` or `lp64`"),
        }
    }

    /// Makes a place for the type, so that others can refer to it.
    fn type_head(&mut self) -> Parse<()> {
        let kind = match self.token_text(0) {
            "struct" => Some(RecordKind::Struct),
            "union" => Some(RecordKind::Union),
            _ => None,
        };
        self.advance();
        let span = self.span();
        let (tag, number) = self.tag()?;
        let next = match kind {
            Some(kind) => self.program.types.new_record(kind, tag).index(),
            None => self.program.types.new_enum(tag).index(),
        };
        if number as usize != next {
            return self.error(span, format!("expected number {next}: types are numbered in the order of the text"));
        }
        Ok(())
    }

    fn type_body(&mut self) -> Parse<()> {
        let is_enum = self.is_word("enum");
        self.advance();
        let (_, number) = self.tag()?;
        if is_enum {
            if self.eat(":") {
                self.enum_body(number)?;
            }
        } else if self.is("{") {
            self.record_body(RecordId::from_usize(number as usize))?;
        }
        self.end_of_line()
    }

    /// Items in braces, between commas or line ends.
    fn braced(&mut self, mut item: impl FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        self.expect("{")?;
        self.skip_newlines();
        while !self.eat("}") {
            item(self)?;
            if self.is(",") || self.peek() == TokenKind::Newline {
                self.advance();
                self.skip_newlines();
            } else if !self.is("}") {
                return self.expected("`,` or `}`");
            }
        }
        Ok(())
    }

    fn record_body(&mut self, record: RecordId) -> Parse<()> {
        let mut fields = Vec::new();
        self.braced(|parser| {
            let name = if parser.is(":") { None } else { Some(parser.name("a member")?) };
            parser.expect(":")?;
            let ty = parser.qual_type()?;
            parser.expect("@")?;
            let span = parser.span();
            let byte = parser.natural("the offset of the member in bytes")?;
            let bits = parser.bit_range()?;
            let Some(offset) =
                byte.checked_mul(8).and_then(|bit| bit.checked_add(bits.map_or(0, |bits| bits.start.into())))
            else {
                return parser.error(span, "this offset is too large");
            };
            fields.push(Field { name, ty, bit_offset: offset, bit_width: bits.map(|bits| bits.width.into()) });
            Ok(())
        })?;
        self.expect_word("size")?;
        let size = self.natural("the size in bytes")?;
        self.expect_word("align")?;
        let align = self.natural("the alignment in bytes")?;
        let transparent_union = self.eat_word("transparent");
        let body = RecordBody { fields: fields.into(), size, align, transparent_union };
        self.program.types.records[record].body = Some(body);
        Ok(())
    }

    fn enum_body(&mut self, number: u32) -> Parse<()> {
        let Some(&(_, underlying)) = INTS.iter().find(|(name, _)| self.is_word(name)) else {
            return self.expected("an integer type");
        };
        self.advance();
        let mut enumerators = Vec::new();
        self.braced(|parser| {
            let name = parser.name("an enumerator")?;
            parser.expect("=")?;
            let value = parser.integer("the value of the enumerator")?;
            enumerators.push(Enumerator { name, value });
            Ok(())
        })?;
        let data = &mut self.program.types.enums[Id::from_usize(number as usize)];
        data.underlying = Some(underlying);
        data.enumerators = enumerators.into();
        Ok(())
    }

    fn string_literal(&mut self) -> Parse<()> {
        self.advance();
        let span = self.span();
        self.expect("@")?;
        let next = self.program.strings.next_id();
        if !self.eat_word(&next.to_string()) {
            return self.expected(&format!("`{next}`: strings are numbered in the order of the text"));
        }
        let bytes = self.bytes("the string in double quotes")?.into();
        self.program.strings.push(StringLiteral { bytes, span });
        self.end_of_line()
    }

    fn function_name(&mut self) -> Parse<()> {
        self.advance();
        let span = self.span();
        let key = self.key("the name of the function")?;
        let ty = self.program.types.void();
        let params = Box::default();
        let id = self.program.functions.push(Function { name: key.0, ty, params, body: None, noreturn: false, span });
        self.define(key, Entity::Function(id), span)
    }

    pub fn define(&mut self, key: Key, entity: Entity, span: Span) -> Parse<()> {
        if self.globals.insert(key, entity).is_some() {
            let name = self.program.names[key.0].to_owned();
            return self.error(span, format!("`{name}` is defined twice; give the second a number, as in `{name}#2`"));
        }
        Ok(())
    }

    fn global(&mut self) -> Parse<()> {
        let storage = match self.token_text(0) {
            "static" => Storage::Static,
            "thread_local" => Storage::ThreadLocal,
            _ => Storage::External,
        };
        self.advance();
        let span = self.span();
        let (key, mut var) = self.var(storage, None)?;
        if self.eat_word("in") {
            var.function = Some(self.function_ref()?);
        }
        let id = self.program.vars.push(var);
        self.define(key, Entity::Var(id), span)?;
        self.end_of_line()
    }

    pub fn function_ref(&mut self) -> Parse<FunctionId> {
        let span = self.span();
        let key = self.key("a function")?;
        match self.globals.get(&key) {
            Some(&Entity::Function(function)) => Ok(function),
            _ => {
                let name = self.program.names[key.0].to_owned();
                self.error(span, format!("there is no function `{name}`"))
            }
        }
    }

    /// `start` and `entry`; what is not given is the function `main` or the first one.
    fn roots(&mut self, items: &[(&str, usize)]) {
        if self.program.functions.is_empty() {
            let _: Parse<()> = self.error(Span::NONE, "expected at least one function");
            return;
        }
        let main = self.program.function_named("main").unwrap_or(FunctionId::from_usize(0));
        let (mut entry, mut start) = (main, None);
        self.each(items, &["entry", "start"], |parser| {
            let is_entry = parser.eat_word("entry") || {
                parser.advance();
                false
            };
            let function = parser.function_ref()?;
            if is_entry {
                entry = function;
            } else {
                start = Some(function);
            }
            parser.end_of_line()
        });
        self.program.entry = entry;
        self.program.start = start.unwrap_or(entry);
    }

    /// The variables `argc` and `argv`, made if need be.
    fn arguments(&mut self, items: &[(&str, usize)]) {
        let mut given = [None, None];
        self.each(items, &["argc", "argv"], |parser| {
            let slot = usize::from(parser.is_word("argv"));
            parser.advance();
            let span = parser.span();
            let key = parser.key("a variable")?;
            match parser.globals.get(&key) {
                Some(&Entity::Var(var)) => given[slot] = Some(var),
                _ => return parser.error(span, "there is no such variable with static storage"),
            }
            parser.end_of_line()
        });
        self.program.argc = given[0].unwrap_or_else(|| self.argument_variable("argc"));
        self.program.argv = given[1].unwrap_or_else(|| self.argument_variable("argv"));
    }

    /// `None` for anonymous types; the number is always there.
    pub fn tag(&mut self) -> Parse<(Option<Symbol>, u32)> {
        let text = self.token_text(0);
        let numbered = text.rfind('#').is_some_and(|at| !text[at..].contains('\''));
        if self.peek() != TokenKind::Name || !numbered {
            return self.expected("a tag and number such as `list#0`, or `#0`");
        }
        let anonymous = text.starts_with('#');
        let (symbol, number) = self.key("a tag")?;
        Ok(((!anonymous).then_some(symbol), number))
    }

    pub fn pointer_int(&self) -> IntType {
        self.program.types.pointer_int()
    }
}
