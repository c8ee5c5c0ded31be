//! Recursive descent over the token vector.
//!
//! No function fails: where something is missing the parser reports it once, puts
//! [`ExprKind::Error`] or nothing in its place and goes on; loops over items resynchronise. The
//! recursion runs on a growing stack and gives up beyond [`NESTING`] levels. Lists are collected
//! on shared scratch stacks so that every boxed slice is allocated once, in its final size.

mod asm;
mod attr;
mod decl;
mod declarator;
mod expr;
mod init;
mod record;
mod specs;
mod stmt;

use std::borrow::Cow;

use index::{IndexVec, Interner, Symbol};
use source::{Diagnostic, Diagnostics, FileId, SourceFile, Span};

use crate::ast::*;
use crate::keyword::{Keywords, Soft};
use crate::lexer::{TokenStream, splice_len};
use crate::literal::Issue;
use crate::pragma::LayoutEvent;
use crate::scope::{Meaning, Scopes};
use crate::token::{Tok, Token};

/// Deeper nesting is an error.
const NESTING: u32 = 200_000;
/// Attributes in the arguments of attributes are looked ahead of again at each level; deeper ones are skipped.
const ATTRIBUTE_NESTING: u32 = 16;
/// Parameter lists nest by ownership, so that dropping them recurses; deeper ones are an error.
const PARAMETER_NESTING: u32 = 1_000;

pub(crate) fn run(
    file: FileId,
    source: &SourceFile,
    lexed: TokenStream,
    keywords: &Keywords,
    names: &mut Interner,
) -> (Ast, Diagnostics) {
    let symbols = names.len();
    let mut parser = Parser {
        text: &source.text,
        base: source.start(),
        has_splices: lexed.has_splices,
        pos: 0,
        names,
        ast: Ast {
            file,
            exprs: IndexVec::with_capacity(lexed.tokens.len() / 3),
            stmts: IndexVec::with_capacity(lexed.tokens.len() / 8),
            specs: IndexVec::new(),
            items: Vec::new(),
            pragmas: lexed.pragmas,
        },
        tokens: lexed.tokens,
        diagnostics: lexed.diagnostics,
        scopes: Scopes::new(symbols, &keywords.soft),
        layouts: lexed.layouts,
        depth: 0,
        parameter_depth: 0,
        attribute_depth: 0,
        gave_up: false,
        muted: false,
        failed: false,
        error_at: None,
        scratch: Scratch::default(),
    };
    parser.translation_unit();
    (parser.ast, parser.diagnostics)
}

struct Parser<'a> {
    text: &'a [u8],
    base: u32,
    has_splices: bool,
    tokens: Vec<Token>,
    pos: usize,
    names: &'a mut Interner,
    ast: Ast,
    diagnostics: Diagnostics,
    scopes: Scopes,
    layouts: Vec<LayoutEvent>,
    depth: u32,
    parameter_depth: u32,
    attribute_depth: u32,
    gave_up: bool,
    /// Errors are noted in `failed` but not reported.
    muted: bool,
    failed: bool,
    /// The token of the last error: another one there or at the next would only be its consequence.
    error_at: Option<usize>,
    scratch: Scratch,
}

#[derive(Default)]
struct Scratch {
    exprs: Vec<ExprId>,
    items: Vec<BlockItem>,
    inits: Vec<InitItem>,
    designators: Vec<Designator>,
    derived: Vec<Derived>,
    declarators: Vec<InitDeclarator>,
    fields: Vec<FieldDeclarator>,
    members: Vec<Member>,
    params: Vec<Param>,
    attrs: Vec<Attr>,
    issues: Vec<Issue>,
}

/// Everything above `mark` as a list of its own.
fn take<T>(stack: &mut Vec<T>, mark: usize) -> Box<[T]> {
    if stack.len() == mark { Box::default() } else { stack.drain(mark..).collect() }
}

impl<'a> Parser<'a> {
    // --- Tokens ----------------------------------------------------------------------------

    #[inline]
    fn token(&self) -> Token {
        self.tokens[self.pos]
    }

    #[inline]
    fn kind(&self) -> Tok {
        self.tokens[self.pos].kind
    }

    /// The kind of the token `n` ahead; end of file beyond the end.
    #[inline]
    fn ahead(&self, n: usize) -> Tok {
        self.tokens.get(self.pos + n).map_or(Tok::Eof, |token| token.kind)
    }

    fn symbol_ahead(&self, n: usize) -> Option<Symbol> {
        self.tokens.get(self.pos + n).and_then(|token| token.symbol)
    }

    #[inline]
    fn bump(&mut self) -> Token {
        let token = self.tokens[self.pos];
        if token.kind != Tok::Eof {
            self.pos += 1;
        }
        token
    }

    #[inline]
    fn eat(&mut self, kind: Tok) -> bool {
        let found = self.kind() == kind;
        if found {
            self.pos += 1;
        }
        found
    }

    fn eat_ident(&mut self) -> Option<(Symbol, Span)> {
        let token = self.token();
        if token.kind != Tok::Ident {
            return None;
        }
        self.pos += 1;
        token.symbol.map(|symbol| (symbol, token.span()))
    }

    fn lo(&self) -> u32 {
        self.tokens[self.pos].lo
    }

    /// Where the last token ended.
    fn prev_hi(&self) -> u32 {
        self.pos.checked_sub(1).map_or(self.base, |prev| self.tokens[prev].hi)
    }

    /// From `lo` to the end of the last token.
    fn since(&self, lo: u32) -> Span {
        Span::new(lo, self.prev_hi().max(lo))
    }

    /// The text of a token without line joins.
    fn text_of(&self, token: Token) -> Cow<'a, [u8]> {
        let text = &self.text[(token.lo - self.base) as usize..(token.hi - self.base) as usize];
        if !self.has_splices || memchr::memchr2(b'\n', b'\r', text).is_none() {
            return Cow::Borrowed(text);
        }
        let mut joined = Vec::with_capacity(text.len());
        let mut at = 0;
        while at < text.len() {
            let skip = splice_len(&text[at..]);
            if skip == 0 {
                joined.push(text[at]);
            }
            at += skip.max(1);
        }
        Cow::Owned(joined)
    }

    fn is_first_on_line(&self, index: usize) -> bool {
        let lo = (self.tokens[index].lo - self.base) as usize;
        let before = &self.text[..lo];
        let blanks = before.iter().rev().take_while(|&&b| b == b' ' || b == b'\t').count();
        matches!(before[..lo - blanks].last(), None | Some(b'\n' | b'\r'))
    }

    fn meaning_ahead(&self, n: usize) -> Meaning {
        self.symbol_ahead(n).map_or(Meaning::Unknown, |symbol| self.scopes.meaning(symbol))
    }

    /// Whether the token `n` ahead begins a type name or declaration specifiers.
    fn starts_type(&self, mut n: usize) -> bool {
        while self.ahead(n) == Tok::Extension {
            n += 1;
        }
        match self.ahead(n) {
            Tok::Ident => match self.meaning_ahead(n) {
                Meaning::Typedef => true,
                Meaning::Soft(Soft::Declspec) => self.ahead(n + 1) == Tok::LParen,
                Meaning::Soft(soft) => soft.is_specifier(),
                Meaning::Unknown | Meaning::Ordinary => false,
            },
            kind => kind.is_specifier(),
        }
    }

    /// `[[`, which begins a C23 attribute.
    fn at_bracket_attribute(&self) -> bool {
        self.kind() == Tok::LBracket && self.ahead(1) == Tok::LBracket
    }

    // --- Errors ----------------------------------------------------------------------------

    fn report(&mut self, diagnostic: Diagnostic) {
        self.failed = true;
        let is_new = self.error_at.is_none_or(|at| at != self.pos && at + 1 != self.pos);
        if !self.muted && is_new {
            self.diagnostics.push(diagnostic);
        }
        self.error_at = Some(self.pos);
    }

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(span, message));
    }

    /// What stands at the current token, for a message.
    fn found(&self) -> String {
        let token = self.token();
        match token.kind {
            Tok::Eof | Tok::Str | Tok::Char => token.kind.text().to_owned(),
            _ => {
                let text = self.text_of(token);
                let mut shown: String = String::from_utf8_lossy(&text).chars().take(40).collect();
                if shown.len() < text.len() {
                    shown.push('…');
                }
                match token.kind {
                    Tok::Ident | Tok::Number => format!("{} `{shown}`", token.kind.text()),
                    _ => format!("`{shown}`"),
                }
            }
        }
    }

    /// Reports an unexpected token.
    fn unexpected(&mut self, expected: &str) {
        let message = format!("expected {expected}, found {}", self.found());
        self.error(self.token().span(), message);
    }

    /// Reports that something is missing after the last token.
    fn missing(&mut self, expected: &str) {
        let message = format!("expected {expected}, found {}", self.found());
        let at = self.prev_hi();
        self.error(Span::new(at, at), message);
    }

    /// Takes a token that should be there; `after` is "after expression" or the like.
    fn expect(&mut self, kind: Tok, after: &str) -> bool {
        let found = self.eat(kind);
        if !found {
            self.missing(&format!("{} {after}", kind.text()));
        }
        found
    }

    /// Takes the closing bracket that matches the token `open`.
    fn expect_close(&mut self, kind: Tok, open: Token) -> bool {
        let found = self.eat(kind);
        if !found {
            let message = format!("expected {}, found {}", kind.text(), self.found());
            let at = self.prev_hi();
            let note = format!("to match this {}", open.kind.text());
            self.report(Diagnostic::error(Span::new(at, at), message).related(open.span(), note));
        }
        found
    }

    fn expect_ident(&mut self, what: &str) -> Option<(Symbol, Span)> {
        let ident = self.eat_ident();
        if ident.is_none() {
            self.unexpected(what);
        }
        ident
    }

    /// Takes the `;` that ends a statement or declaration; if it is missing, finds a place to go on.
    fn expect_semi(&mut self, after: &str) {
        if self.eat(Tok::Semi) {
            return;
        }
        let is_consequence = self.error_at == Some(self.pos);
        self.missing(&format!("`;` {after}"));
        // A lone missing `;` costs nothing but itself.
        let kind = self.kind();
        if self.is_at_lost_declaration() {
            return;
        }
        let may_go_on = kind == Tok::RBrace || kind.is_statement() || self.is_first_on_line(self.pos);
        if is_consequence || !may_go_on {
            self.skip_statement();
        }
    }

    /// After an error: a declaration begins here that must not be skipped, since what it declares is needed.
    fn is_at_lost_declaration(&self) -> bool {
        self.error_at == Some(self.pos) && self.kind().is_storage() && self.is_in_first_column()
    }

    fn is_in_first_column(&self) -> bool {
        let lo = (self.lo() - self.base) as usize;
        lo == 0 || matches!(self.text[lo - 1], b'\n' | b'\r')
    }

    /// Skips to behind a `;` or to the `}` of the enclosing block.
    fn skip_statement(&mut self) {
        loop {
            match self.kind() {
                Tok::Eof | Tok::RBrace => return,
                Tok::LBrace => {
                    self.skip_balanced();
                    if self.kind() != Tok::RParen {
                        return;
                    }
                }
                Tok::Semi => {
                    self.pos += 1;
                    return;
                }
                _ => self.pos += 1,
            }
        }
    }

    /// Skips from an opening bracket to behind the matching one (all kinds count alike).
    fn skip_balanced(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.kind() {
                Tok::LParen | Tok::LBracket | Tok::LBrace => depth += 1,
                Tok::RParen | Tok::RBracket | Tok::RBrace => depth -= 1,
                Tok::Eof => return,
                _ => {}
            }
            self.pos += 1;
            if depth == 0 {
                return;
            }
        }
    }

    /// How many tokens the bracketed group `n` ahead has, brackets included; at most `limit`.
    fn balanced_len(&self, n: usize, limit: usize) -> usize {
        let mut depth = 0usize;
        let mut len = 0;
        while len < limit {
            match self.ahead(n + len) {
                Tok::LParen | Tok::LBracket | Tok::LBrace => depth += 1,
                Tok::RParen | Tok::RBracket | Tok::RBrace => depth = depth.saturating_sub(1),
                Tok::Eof => break,
                _ => {}
            }
            len += 1;
            if depth == 0 {
                break;
            }
        }
        len
    }

    // --- Recursion -------------------------------------------------------------------------

    /// Runs one level of a recursion, on a new piece of stack if need be.
    #[inline]
    fn nested<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        self.depth += 1;
        if self.depth > NESTING {
            self.give_up(format!("nested more than {NESTING} levels deep"));
        }
        let result = stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || parse(self));
        self.depth -= 1;
        result
    }

    /// Reports `message` and goes to the end of the file, without a word about what is missing there.
    fn give_up(&mut self, message: String) {
        self.error(self.token().span(), message);
        (self.muted, self.gave_up) = (true, true);
        self.pos = self.tokens.len() - 1;
    }

    fn push_expr(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.ast.exprs.push(Expr { kind, span })
    }

    fn push_stmt(&mut self, kind: StmtKind, lo: u32) -> StmtId {
        let span = self.since(lo);
        self.ast.stmts.push(Stmt { kind, span })
    }

    fn expr_span(&self, id: ExprId) -> Span {
        self.ast.exprs[id].span
    }
}
