//! Terms in the notation of C, short, for pictures.

use term::{Binary, FloatBinary, FloatCompare, Node, Term, TermStore, Unary};

/// What is left to write. Operands of operators stand in parentheses if they are operators themselves.
enum Piece {
    Term { term: Term, is_operand: bool },
    Text(&'static str),
    Owned(String),
}

/// The term, cut after about `most` characters. Signed and unsigned comparison are `<` and `<u`.
pub(super) fn infix(terms: &TermStore, term: Term, most: usize) -> String {
    let mut stack = vec![Piece::Term { term, is_operand: false }];
    let (mut text, mut length) = (String::new(), 0usize);
    while let Some(piece) = stack.pop() {
        let written = match piece {
            Piece::Text(text) => text.to_owned(),
            Piece::Owned(text) => text,
            Piece::Term { term, is_operand } => {
                push(terms, term, is_operand, &mut stack);
                continue;
            }
        };
        length = length.saturating_add(written.chars().count());
        text.push_str(&written);
        if length > most {
            let end = text.char_indices().nth(most).map_or(text.len(), |(at, _)| at);
            text.truncate(end);
            text.push('…');
            break;
        }
    }
    text
}

/// Puts the parts of a term on the stack, the first on top.
fn push(terms: &TermStore, term: Term, is_operand: bool, stack: &mut Vec<Piece>) {
    let width = terms.width(term);
    let operand = |term: Term| Piece::Term { term, is_operand: true };
    let whole = |term: Term| Piece::Term { term, is_operand: false };
    let mut parts: Vec<Piece> = match terms.node(term) {
        Node::Const(bits) => return stack.push(Piece::Owned(constant(bits, width))),
        Node::Symbol(symbol) => return stack.push(Piece::Owned(symbol.to_string())),
        // Extensions keep the number.
        Node::ZeroExtend(of) | Node::SignExtend(of) => return stack.push(Piece::Term { term: of, is_operand }),
        Node::Unary(Unary::Not, of) => match (width, terms.node(of)) {
            (1, Node::Binary(Binary::Eq, a, b)) => vec![operand(a), Piece::Text(" != "), operand(b)],
            (1, Node::Binary(Binary::Slt, a, b)) => vec![operand(a), Piece::Text(" >= "), operand(b)],
            (1, Node::Binary(Binary::Ult, a, b)) => vec![operand(a), Piece::Text(" >=u "), operand(b)],
            (1, _) => return stack.extend([operand(of), Piece::Text("!")]),
            _ => return stack.extend([operand(of), Piece::Text("~")]),
        },
        Node::Unary(Unary::Neg, of) => return stack.extend([operand(of), Piece::Text("-")]),
        Node::Binary(Binary::Add, a, b) => match (subtracted(terms, a), subtracted(terms, b)) {
            (_, Some(number)) => vec![operand(a), Piece::Text(" - "), Piece::Owned(number)],
            (Some(number), None) => vec![operand(b), Piece::Text(" - "), Piece::Owned(number)],
            (None, None) => vec![operand(a), Piece::Text(" + "), operand(b)],
        },
        Node::Binary(op, a, b) => match symbol(op, width) {
            Some(symbol) => vec![operand(a), Piece::Text(symbol), operand(b)],
            None => {
                return call(
                    terms,
                    term,
                    if op == Binary::UmulOverflow { "umul_overflow" } else { "mul_overflow" },
                    stack,
                );
            }
        },
        Node::Ite(condition, then, otherwise) => {
            vec![operand(condition), Piece::Text(" ? "), operand(then), Piece::Text(" : "), operand(otherwise)]
        }
        Node::Concat { high, low } => vec![operand(high), Piece::Text(" ++ "), operand(low)],
        Node::Extract { of, low } => {
            let low = u32::from(low);
            let range = format!("[{}:{low}]", low.saturating_add(width).saturating_sub(1));
            return stack.extend([Piece::Owned(range), operand(of)]);
        }
        Node::Select { array, index } => {
            return stack.extend([Piece::Text("]"), whole(index), Piece::Text("["), operand(array)]);
        }
        Node::FloatBinary(
            _,
            op @ (FloatBinary::Add | FloatBinary::Sub | FloatBinary::Mul | FloatBinary::Div),
            a,
            b,
        ) => {
            let symbol = match op {
                FloatBinary::Add => " + ",
                FloatBinary::Sub => " - ",
                FloatBinary::Mul => " * ",
                _ => " / ",
            };
            vec![operand(a), Piece::Text(symbol), operand(b)]
        }
        Node::FloatCompare(_, op, a, b) => {
            let symbol = match op {
                FloatCompare::Eq => " == ",
                FloatCompare::Lt => " < ",
                FloatCompare::Le => " <= ",
            };
            vec![operand(a), Piece::Text(symbol), operand(b)]
        }
        Node::FloatBinary(_, FloatBinary::Remainder, ..) => return call(terms, term, "remainder", stack),
        Node::FloatBinary(..) => return call(terms, term, "fmod", stack),
        Node::FloatUnary(_, term::FloatUnary::Sqrt, _) => return call(terms, term, "sqrt", stack),
        Node::FloatUnary(..) => return call(terms, term, "round", stack),
        Node::Fma(..) => return call(terms, term, "fma", stack),
        Node::FloatConvert { .. } => return call(terms, term, "convert", stack),
        Node::FloatFromInt { .. } => return call(terms, term, "float", stack),
        Node::FloatToInt { .. } => return call(terms, term, "int", stack),
        Node::FloatFits { .. } => return call(terms, term, "fits", stack),
        Node::Fill(_) => return call(terms, term, "fill", stack),
        Node::Store { .. } => return call(terms, term, "store", stack),
    };
    if is_operand {
        parts.insert(0, Piece::Text("("));
        parts.push(Piece::Text(")"));
    }
    stack.extend(parts.into_iter().rev());
}

fn call(terms: &TermStore, term: Term, name: &'static str, stack: &mut Vec<Piece>) {
    let mut operands = Vec::new();
    terms.node(term).operands(|operand| operands.push(operand));
    stack.push(Piece::Text(")"));
    for (at, &term) in operands.iter().enumerate().rev() {
        stack.push(Piece::Term { term, is_operand: false });
        if at > 0 {
            stack.push(Piece::Text(", "));
        }
    }
    stack.extend([Piece::Text("("), Piece::Text(name)]);
}

/// `None` for what has no operator in C.
fn symbol(op: Binary, width: u32) -> Option<&'static str> {
    Some(match op {
        Binary::Add => " + ",
        Binary::Mul => " * ",
        Binary::Udiv => " /u ",
        Binary::Urem => " %u ",
        Binary::Sdiv => " / ",
        Binary::Srem => " % ",
        Binary::Shl => " << ",
        Binary::Lshr => " >>u ",
        Binary::Ashr => " >> ",
        Binary::And if width == 1 => " && ",
        Binary::Or if width == 1 => " || ",
        Binary::And => " & ",
        Binary::Or => " | ",
        Binary::Xor => " ^ ",
        Binary::Eq => " == ",
        Binary::Ult => " <u ",
        Binary::Slt => " < ",
        Binary::UmulOverflow | Binary::SmulOverflow => return None,
    })
}

/// The number that adding this term takes away, if it is small.
fn subtracted(terms: &TermStore, term: Term) -> Option<String> {
    let negative = negative(terms.as_constant(term)?, terms.width(term))?;
    Some(negative.to_string())
}

/// How far below zero a small negative number is.
fn negative(bits: u128, width: u32) -> Option<u128> {
    const SMALL: u128 = 1 << 20;
    if width < 8 || bits >> (width - 1) == 0 {
        return None;
    }
    let distance = bits.wrapping_neg() & term::mask(width);
    (distance <= SMALL).then_some(distance)
}

fn constant(bits: u128, width: u32) -> String {
    const LARGE: u128 = 1 << 40;
    match (width, negative(bits, width)) {
        (1, _) => if bits == 0 { "false" } else { "true" }.to_owned(),
        (_, Some(distance)) => format!("-{distance}"),
        (_, None) if bits >= LARGE => format!("{bits:#x}"),
        (_, None) => bits.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use term::Sort;

    use super::*;

    #[test]
    fn terms_read_like_c() {
        let mut terms = TermStore::new();
        let (a, b) = (terms.symbol(Sort::Bits(32)), terms.symbol(Sort::Bits(32)));
        let one = terms.constant(1, 32);
        let minus = terms.constant(u32::MAX as u128, 32);
        let sum = terms.add(a, one);
        let less = terms.add(a, minus);
        let product = terms.mul(sum, b);
        let below = terms.slt(less, b);
        let not_below = terms.not(below);
        let shown = |term| infix(&terms, term, 30);
        assert_eq!(shown(less), "s0 - 1");
        assert_eq!(shown(below), "(s0 - 1) < s1");
        assert_eq!(shown(not_below), "(s0 - 1) >= s1");
        assert!(["(s0 + 1) * s1", "s1 * (s0 + 1)"].contains(&&*shown(product)), "{}", shown(product));
        assert_eq!(infix(&terms, not_below, 6), "(s0 - …");
    }

    #[test]
    fn deep_terms_are_cut() {
        let mut terms = TermStore::new();
        let mut term = terms.symbol(Sort::Bits(32));
        for _ in 0..100_000 {
            let other = terms.symbol(Sort::Bits(32));
            term = terms.mul(term, other);
        }
        assert!(infix(&terms, term, 30).chars().count() <= 31);
    }
}
