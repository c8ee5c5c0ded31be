//! Terms over bit-vectors. What is one bit wide is a `Bool`, except as an index or element of an array.

use term::{Binary, Node, Sort, Term, TermStore, Unary};

use super::floats;
use super::render::Writer;
use crate::solver::Why;

/// A term by its name, or a constant: a truth value if it is one bit wide.
pub(super) fn name(store: &TermStore, t: Term) -> String {
    match (store.node(t), store.sort(t)) {
        (Node::Const(bits), Sort::BOOL) => (bits == 1).to_string(),
        (Node::Const(bits), sort) => constant(bits, sort.width()),
        (Node::Symbol(symbol), _) => symbol.to_string(),
        _ => t.to_string(),
    }
}

/// A term as a bit-vector of any width.
pub(super) fn vector(store: &TermStore, t: Term) -> String {
    match (store.node(t), store.sort(t)) {
        (Node::Const(bits), Sort::BOOL) => constant(bits, 1),
        (_, Sort::BOOL) => format!("(ite {} #b1 #b0)", name(store, t)),
        _ => name(store, t),
    }
}

pub(super) fn constant(bits: u128, width: u32) -> String {
    if width.is_multiple_of(4) {
        format!("#x{bits:0digits$x}", digits = width as usize / 4)
    } else {
        format!("#b{bits:0digits$b}", digits = width as usize)
    }
}

/// The sort of a term that has a name.
pub(super) fn sort(sort: Sort) -> String {
    match sort {
        Sort::BOOL => "Bool".to_owned(),
        Sort::Bits(width) => vector_sort(width as u32),
        Sort::Array { index, element } => {
            format!("(Array {} {})", vector_sort(index as u32), vector_sort(element as u32))
        }
    }
}

pub(super) fn vector_sort(width: u32) -> String {
    format!("(_ BitVec {width})")
}

/// Writes what makes the name of a term mean it.
pub(super) fn define(writer: &mut Writer<'_>, t: Term) -> Result<(), Why> {
    let store = writer.store;
    let own_sort = store.sort(t);
    if matches!(own_sort, Sort::Array { .. }) {
        writer.has_arrays = true;
    }
    let is_truth = own_sort == Sort::BOOL;
    let vector = |t: Term| vector(store, t);
    let name = |t: Term| name(store, t);
    // An expression of vectors where the result may be one bit.
    let from_vector = |text: String| if is_truth { format!("(= {text} #b1)") } else { text };
    let text = match store.node(t) {
        Node::Const(_) => return Ok(()),
        Node::Symbol(symbol) => {
            writer.line(format_args!("(declare-const {symbol} {})", sort(own_sort)));
            return Ok(());
        }
        Node::Unary(op, a) => match (op, is_truth) {
            (Unary::Not, true) => format!("(not {})", name(a)),
            (Unary::Neg, true) => name(a),
            (Unary::Not, false) => format!("(bvnot {})", name(a)),
            (Unary::Neg, false) => format!("(bvneg {})", name(a)),
        },
        Node::Binary(op, a, b) => binary(writer, op, a, b)?,
        Node::Ite(condition, a, b) => format!("(ite {} {} {})", name(condition), name(a), name(b)),
        Node::Extract { of, low } => {
            let high = low as u32 + own_sort.width() - 1;
            from_vector(format!("((_ extract {high} {low}) {})", vector(of)))
        }
        Node::Concat { high, low } => format!("(concat {} {})", vector(high), vector(low)),
        Node::ZeroExtend(a) => format!("((_ zero_extend {}) {})", own_sort.width() - store.width(a), vector(a)),
        Node::SignExtend(a) => format!("((_ sign_extend {}) {})", own_sort.width() - store.width(a), vector(a)),
        Node::Fill(element) => {
            writer.has_fills = true;
            format!("((as const {}) {})", sort(own_sort), vector(element))
        }
        Node::Store { array, index, element } => {
            format!("(store {} {} {})", name(array), vector(index), vector(element))
        }
        Node::Select { array, index } => from_vector(format!("(select {} {})", name(array), vector(index))),
        node => {
            writer.has_floats = true;
            return floats::define(writer, t, &node);
        }
    };
    writer.line(format_args!("(define-fun {t} () {} {text})", sort(own_sort)));
    Ok(())
}

fn binary(writer: &mut Writer<'_>, op: Binary, a: Term, b: Term) -> Result<String, Why> {
    let store = writer.store;
    if matches!(store.sort(a), Sort::Array { .. }) {
        return Err(Why::Unsupported("operators on whole arrays".to_owned()));
    }
    let width = store.width(a);
    if width == 1 {
        let operator = match op {
            Binary::And | Binary::Mul => Some("and"),
            Binary::Or => Some("or"),
            Binary::Xor | Binary::Add => Some("xor"),
            Binary::Eq => Some("="),
            _ => None,
        };
        if let Some(operator) = operator {
            return Ok(format!("({operator} {} {})", name(store, a), name(store, b)));
        }
    }
    let operator = match op {
        Binary::Add => "bvadd",
        Binary::Mul => "bvmul",
        Binary::Udiv => "bvudiv",
        Binary::Urem => "bvurem",
        Binary::Sdiv => "bvsdiv",
        Binary::Srem => "bvsrem",
        Binary::Shl => "bvshl",
        Binary::Lshr => "bvlshr",
        Binary::Ashr => "bvashr",
        Binary::And => "bvand",
        Binary::Or => "bvor",
        Binary::Xor => "bvxor",
        Binary::Eq => "=",
        Binary::Ult => "bvult",
        Binary::Slt => "bvslt",
        Binary::UmulOverflow => return Ok(overflow(writer, "umul_overflow", "zero_extend", a, b)),
        Binary::SmulOverflow => return Ok(overflow(writer, "smul_overflow", "sign_extend", a, b)),
    };
    let text = format!("({operator} {} {})", vector(store, a), vector(store, b));
    let gives_vector = !matches!(op, Binary::Eq | Binary::Ult | Binary::Slt);
    Ok(if width == 1 && gives_vector { format!("(= {text} #b1)") } else { text })
}

/// Whether the product in twice the width is not the extension of its lower half.
fn overflow(writer: &mut Writer<'_>, function: &str, extend: &str, a: Term, b: Term) -> String {
    let store = writer.store;
    let width = store.width(a);
    let function = format!("{function}_{width}");
    writer.helper(&function, || {
        let (own, top) = (vector_sort(width), width - 1);
        format!(
            "(define-fun {function} ((a {own}) (b {own})) Bool \
             (let ((p (bvmul ((_ {extend} {width}) a) ((_ {extend} {width}) b)))) \
             (distinct p ((_ {extend} {width}) ((_ extract {top} 0) p)))))"
        )
    });
    format!("({function} {} {})", vector(store, a), vector(store, b))
}
