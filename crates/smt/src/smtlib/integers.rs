//! Terms over mathematical integers: the signed reading of a pattern.
//!
//! Sums and products are exact, so what wraps around in the program does not here; single-bit operations are unknown
//! functions. Comparisons, divisions and conversions mean what they should on values in range.

use term::{Binary, Node, Sort, Term, TermStore, Unary};

use super::render::Writer;
use crate::solver::Why;

/// A term by its name, or a constant: a truth value if it is one bit wide.
pub(super) fn name(store: &TermStore, t: Term) -> String {
    match (store.node(t), store.sort(t)) {
        (Node::Const(bits), Sort::BOOL) => (bits == 1).to_string(),
        (Node::Const(bits), sort) => signed(bits, sort.width()),
        (Node::Symbol(symbol), _) => symbol.to_string(),
        _ => t.to_string(),
    }
}

/// A term as an integer, also if it is a truth value.
pub(super) fn number(store: &TermStore, t: Term) -> String {
    match store.sort(t) {
        // The signed reading of one set bit.
        Sort::BOOL => format!("(ite {} (- 1) 0)", name(store, t)),
        _ => name(store, t),
    }
}

pub(super) fn signed(bits: u128, width: u32) -> String {
    if bits >> (width - 1) & 1 == 0 { bits.to_string() } else { format!("(- {})", (!bits & term::mask(width)) + 1) }
}

fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::BOOL => "Bool",
        Sort::Bits(_) => "Int",
        Sort::Array { .. } => "(Array Int Int)",
    }
}

/// Two to some power, which may be 128.
fn power(exponent: u32) -> String {
    if exponent < 128 { (1u128 << exponent).to_string() } else { "340282366920938463463374607431768211456".to_owned() }
}

/// Writes what makes the name of a term mean it.
pub(super) fn define(writer: &mut Writer<'_>, t: Term) -> Result<(), Why> {
    let store = writer.store;
    let own_sort = store.sort(t);
    let width = own_sort.width();
    let number = |t: Term| number(store, t);
    let text = match store.node(t) {
        Node::Const(_) => return Ok(()),
        Node::Symbol(symbol) => {
            writer.line(format_args!("(declare-const {symbol} {})", sort(own_sort)));
            if matches!(own_sort, Sort::Bits(2..)) {
                let bound = power(width - 1);
                writer.line(format_args!("(assert (and (<= (- {bound}) {symbol}) (< {symbol} {bound})))"));
            }
            return Ok(());
        }
        Node::Unary(Unary::Not, a) if width == 1 => format!("(not {})", name(store, a)),
        Node::Unary(Unary::Neg, a) if width == 1 => name(store, a),
        Node::Unary(Unary::Not, a) => format!("(- (- 1) {})", name(store, a)),
        Node::Unary(Unary::Neg, a) => format!("(- {})", name(store, a)),
        Node::Binary(op, a, b) => binary(writer, op, a, b)?,
        Node::Ite(condition, a, b) => {
            format!("(ite {} {} {})", name(store, condition), name(store, a), name(store, b))
        }
        Node::Extract { of, low } => {
            let shifted = format!("(div {} {})", number(of), power(low as u32));
            wrapped(writer, width, &shifted)
        }
        Node::Concat { high, low } => {
            let low_width = store.width(low);
            let low = unsigned(writer, low_width, &number(low));
            format!("(+ (* {} {}) {low})", number(high), power(low_width))
        }
        Node::ZeroExtend(a) => unsigned(writer, store.width(a), &number(a)),
        Node::SignExtend(a) => number(a),
        Node::Fill(element) => format!("((as const (Array Int Int)) {})", number(element)),
        Node::Store { array, index, element } => {
            format!("(store {} {} {})", name(store, array), number(index), number(element))
        }
        Node::Select { array, index } => {
            let element = format!("(select {} {})", name(store, array), number(index));
            if width == 1 { format!("(not (= {element} 0))") } else { element }
        }
        node => return Err(Why::Unsupported(format!("{node:?} over integers"))),
    };
    writer.line(format_args!("(define-fun {t} () {} {text})", sort(own_sort)));
    Ok(())
}

/// The unsigned reading of an integer whose signed reading is given.
fn unsigned(writer: &mut Writer<'_>, width: u32, number: &str) -> String {
    let name = format!("unsigned_{width}");
    writer.helper(&name, || format!("(define-fun {name} ((x Int)) Int (ite (< x 0) (+ x {}) x))", power(width)));
    format!("({name} {number})")
}

/// The signed reading of the low bits of an integer; of one bit, its truth.
fn wrapped(writer: &mut Writer<'_>, width: u32, number: &str) -> String {
    if width == 1 {
        return format!("(= (mod {number} 2) 1)");
    }
    let name = format!("wrapped_{width}");
    writer.helper(&name, || {
        let (half, whole) = (power(width - 1), power(width));
        format!("(define-fun {name} ((x Int)) Int (- (mod (+ x {half}) {whole}) {half}))")
    });
    format!("({name} {number})")
}

fn binary(writer: &mut Writer<'_>, op: Binary, a: Term, b: Term) -> Result<String, Why> {
    let store = writer.store;
    if matches!(store.sort(a), Sort::Array { .. }) {
        return Err(Why::Unsupported("operators on whole arrays".to_owned()));
    }
    let width = store.width(a);
    let (x, y) = (number(store, a), number(store, b));
    let constant_shift = store.as_constant(b).filter(|&amount| amount < width as u128).map(|amount| amount as u32);
    let text = match op {
        Binary::Eq => return Ok(format!("(= {} {})", name(store, a), name(store, b))),
        Binary::Slt => return Ok(format!("(< {x} {y})")),
        Binary::Ult => {
            let (x, y) = (unsigned(writer, width, &x), unsigned(writer, width, &y));
            return Ok(format!("(< {x} {y})"));
        }
        Binary::UmulOverflow => {
            let (x, y) = (unsigned(writer, width, &x), unsigned(writer, width, &y));
            return Ok(format!("(<= {} (* {x} {y}))", power(width)));
        }
        Binary::SmulOverflow => {
            let bound = power(width - 1);
            return Ok(format!("(not (and (<= (- {bound}) (* {x} {y})) (< (* {x} {y}) {bound})))"));
        }
        _ if width == 1 => {
            let operator = match op {
                Binary::And | Binary::Mul => "and",
                Binary::Or => "or",
                Binary::Xor | Binary::Add => "xor",
                _ => return Err(Why::Unsupported(format!("{op:?} of one bit over integers"))),
            };
            return Ok(format!("({operator} {} {})", name(store, a), name(store, b)));
        }
        Binary::Add => format!("(+ {x} {y})"),
        Binary::Mul => format!("(* {x} {y})"),
        Binary::Udiv | Binary::Urem => {
            let (x, y) = (unsigned(writer, width, &x), unsigned(writer, width, &y));
            match op {
                Binary::Udiv => format!("(ite (= {y} 0) (- 1) (div {x} {y}))"),
                _ => format!("(ite (= {y} 0) {x} (mod {x} {y}))"),
            }
        }
        Binary::Sdiv | Binary::Srem => {
            // `div` rounds so that the rest is not negative; C truncates.
            let quotient = format!("(ite (<= 0 {x}) (div {x} {y}) (- (div (- {x}) {y})))");
            match op {
                Binary::Sdiv => format!("(ite (= {y} 0) (ite (< {x} 0) 1 (- 1)) {quotient})"),
                _ => format!("(ite (= {y} 0) {x} (- {x} (* {y} {quotient})))"),
            }
        }
        Binary::Shl if let Some(amount) = constant_shift => format!("(* {x} {})", power(amount)),
        Binary::Ashr if let Some(amount) = constant_shift => format!("(div {x} {})", power(amount)),
        Binary::Lshr if let Some(amount) = constant_shift => {
            format!("(div {} {})", unsigned(writer, width, &x), power(amount))
        }
        Binary::Shl | Binary::Lshr | Binary::Ashr | Binary::And | Binary::Or | Binary::Xor => {
            let name = format!("{op:?}_{width}").to_lowercase();
            writer.helper(&name, || format!("(declare-fun {name} (Int Int) Int)"));
            format!("({name} {x} {y})")
        }
    };
    Ok(text)
}
