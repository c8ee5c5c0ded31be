//! One line of text for a term, and how large a term is.

use std::fmt;

use index::FxHashSet;

use crate::node::{Binary, Node, Sort, Term, Unary};
use crate::store::TermStore;

/// After so many characters the rest is cut.
const MOST_CHARACTERS: usize = 2000;

/// The text of a term.
struct Text<'a> {
    store: &'a TermStore,
    term: Term,
}

/// What is left to write.
enum Piece {
    Term(Term),
    Text(&'static str),
    Number(u32),
}

impl TermStore {
    /// The term as nested calls, for people. What is long is cut.
    pub fn display(&self, t: Term) -> impl fmt::Display + '_ {
        Text { store: self, term: t }
    }

    /// How many terms there are in a term, each counted once; counting ends at `most`.
    pub fn dag_size(&self, t: Term, most: usize) -> usize {
        let mut seen = FxHashSet::from_iter([t]);
        let mut stack = vec![t];
        while let Some(top) = stack.pop()
            && seen.len() < most
        {
            self.node(top).operands(|operand| {
                if seen.insert(operand) {
                    stack.push(operand);
                }
            });
        }
        seen.len().min(most)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut stack = vec![Piece::Term(self.term)];
        let mut written = 0;
        while let Some(piece) = stack.pop() {
            let text = match piece {
                Piece::Text(text) => text.to_string(),
                Piece::Number(number) => number.to_string(),
                Piece::Term(t) => self.head(t, &mut stack),
            };
            written += text.len();
            if written > MOST_CHARACTERS {
                return f.write_str("…");
            }
            f.write_str(&text)?;
        }
        Ok(())
    }
}

impl Text<'_> {
    /// What a term begins with; its operands and what ends it are put on the stack.
    fn head(&self, t: Term, stack: &mut Vec<Piece>) -> String {
        let node = self.store.node(t);
        let width = self.store.width(t);
        let name = match node {
            Node::Const(bits) => return format!("{bits:#x}:{width}"),
            Node::Symbol(symbol) => return symbol.to_string(),
            Node::Unary(Unary::Not, _) => "not".to_string(),
            Node::Unary(Unary::Neg, _) => "neg".to_string(),
            Node::Binary(op, ..) => binary_name(op).to_string(),
            Node::Ite(..) => "ite".to_string(),
            Node::Extract { .. } => "extract".to_string(),
            Node::Concat { .. } => "concat".to_string(),
            Node::ZeroExtend(_) => format!("zext{width}"),
            Node::SignExtend(_) => format!("sext{width}"),
            Node::FloatUnary(kind, op, _) => format!("{op:?}.{kind:?}"),
            Node::FloatBinary(kind, op, ..) => format!("{op:?}.{kind:?}"),
            Node::Fma(kind, ..) => format!("Fma.{kind:?}"),
            Node::FloatCompare(kind, op, ..) => format!("{op:?}.{kind:?}"),
            Node::FloatConvert { from, to, .. } => format!("Convert.{from:?}.{to:?}"),
            Node::FloatFromInt { kind, int, .. } => format!("FromInt.{kind:?}.{}{}", sign(int.signed), int.width),
            Node::FloatToInt { kind, int, .. } => format!("ToInt.{kind:?}.{}{}", sign(int.signed), int.width),
            Node::FloatFits { kind, int, .. } => format!("Fits.{kind:?}.{}{}", sign(int.signed), int.width),
            Node::Fill(_) => "fill".to_string(),
            Node::Store { .. } => "store".to_string(),
            Node::Select { .. } => "select".to_string(),
        };
        let mut operands = Vec::new();
        node.operands(|operand| operands.push(operand));
        stack.push(Piece::Text(")"));
        if let (Node::Extract { low, .. }, Sort::Bits(width)) = (node, self.store.sort(t)) {
            let top = low as u32 + width as u32 - 1;
            stack.extend([Piece::Number(low as u32), Piece::Text(".."), Piece::Number(top), Piece::Text(", ")]);
        }
        for (at, &operand) in operands.iter().enumerate().rev() {
            stack.push(Piece::Term(operand));
            if at > 0 {
                stack.push(Piece::Text(", "));
            }
        }
        name + "("
    }
}

fn sign(signed: bool) -> &'static str {
    if signed { "s" } else { "u" }
}

fn binary_name(op: Binary) -> &'static str {
    match op {
        Binary::Add => "add",
        Binary::Mul => "mul",
        Binary::Udiv => "udiv",
        Binary::Urem => "urem",
        Binary::Sdiv => "sdiv",
        Binary::Srem => "srem",
        Binary::Shl => "shl",
        Binary::Lshr => "lshr",
        Binary::Ashr => "ashr",
        Binary::And => "and",
        Binary::Or => "or",
        Binary::Xor => "xor",
        Binary::Eq => "eq",
        Binary::Ult => "ult",
        Binary::Slt => "slt",
        Binary::UmulOverflow => "umul_overflow",
        Binary::SmulOverflow => "smul_overflow",
    }
}
