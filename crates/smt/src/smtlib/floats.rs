//! Float operators over `(_ FloatingPoint e s)`.
//!
//! A float is its pattern. SMT-LIB has one NaN and no function from floats to patterns, so the result of an operation is a
//! new constant of which is asserted that it is a pattern of the value, and which pattern it is where that is no
//! number. The x87 format has no counterpart.

use term::{FloatBinary, FloatCompare, FloatUnary, Node, Term};
use types::{FloatKind, IntType, Rounding};

use super::bits::{constant, vector, vector_sort};
use super::render::Writer;
use crate::solver::Why;

/// Writes what makes the name of a float operation mean it.
pub(super) fn define(writer: &mut Writer<'_>, t: Term, node: &Node) -> Result<(), Why> {
    let store = writer.store;
    let text = |t: Term| vector(store, t);
    match *node {
        Node::FloatUnary(kind, op, a) => {
            let (name, value) = match op {
                FloatUnary::Sqrt => ("sqrt".to_owned(), "(fp.sqrt RNE x)".to_owned()),
                FloatUnary::RoundToIntegral(rounding) => {
                    let mode = mode(rounding);
                    (format!("round_{mode}"), format!("(fp.roundToIntegral {mode} x)"))
                }
            };
            relation(writer, t, kind, &name, &["x"], &value, &[text(a)])
        }
        Node::FloatBinary(kind, op, a, b) => {
            let (name, value) = match op {
                FloatBinary::Add => ("add", "(fp.add RNE x y)"),
                FloatBinary::Sub => ("sub", "(fp.sub RNE x y)"),
                FloatBinary::Mul => ("mul", "(fp.mul RNE x y)"),
                FloatBinary::Div => ("div", "(fp.div RNE x y)"),
                FloatBinary::Remainder => ("remainder", "(fp.rem x y)"),
                FloatBinary::Fmod => ("fmod", FMOD),
            };
            relation(writer, t, kind, name, &["x", "y"], value, &[text(a), text(b)])
        }
        Node::Fma(kind, a, b, c) => {
            relation(writer, t, kind, "fma", &["x", "y", "z"], "(fp.fma RNE x y z)", &[text(a), text(b), text(c)])
        }
        Node::FloatCompare(kind, op, a, b) => {
            let (name, predicate) = match op {
                FloatCompare::Eq => ("eq", "fp.eq"),
                FloatCompare::Lt => ("lt", "fp.lt"),
                FloatCompare::Le => ("le", "fp.leq"),
            };
            let format = Format::of(kind)?;
            let name = format!("{}_{name}", format.name);
            writer.helper(&name, || {
                let (own, to_fp) = (vector_sort(format.width), &format.to_fp);
                format!("(define-fun {name} ((a {own}) (b {own})) Bool ({predicate} ({to_fp} a) ({to_fp} b)))")
            });
            writer.line(format_args!("(define-fun {t} () Bool ({name} {} {}))", text(a), text(b)));
            Ok(())
        }
        Node::FloatConvert { from, to, of } => convert(writer, t, from, to, &text(of)),
        Node::FloatFromInt { kind, int, of } => {
            let format = Format::of(kind)?;
            let name = format!("{}_from_{}", format.name, int_name(int));
            writer.helper(&name, || {
                let (own, from, to_fp) = (vector_sort(format.width), vector_sort(int.width as u32), &format.to_fp);
                let value = if int.signed {
                    format!("({to_fp} RNE a)")
                } else {
                    format!("((_ to_fp_unsigned {}) RNE a)", format.sizes)
                };
                format!("(define-fun {name} ((r {own}) (a {from})) Bool (= ({to_fp} r) {value}))")
            });
            result(writer, t, format.width, &name, &text(of));
            Ok(())
        }
        Node::FloatToInt { kind, int, of } => {
            let format = Format::of(kind)?;
            let fits = fits(writer, &format, kind, int);
            let name = format!("{}_to_{}", format.name, int_name(int));
            writer.helper(&name, || {
                let width = int.width as u32;
                let (own, to, to_fp) = (vector_sort(format.width), vector_sort(width), &format.to_fp);
                let function = if int.signed { "fp.to_sbv" } else { "fp.to_ubv" };
                let zero = constant(0, width);
                format!("(define-fun {name} ((a {own})) {to} (ite ({fits} a) ((_ {function} {width}) RTZ ({to_fp} a)) {zero}))")
            });
            if int.width == 1 {
                writer.line(format_args!("(define-fun {t} () Bool (= ({name} {}) #b1))", text(of)));
            } else {
                writer.line(format_args!(
                    "(define-fun {t} () {} ({name} {}))",
                    vector_sort(int.width as u32),
                    text(of)
                ));
            }
            Ok(())
        }
        Node::FloatFits { kind, int, of } => {
            let format = Format::of(kind)?;
            let fits = fits(writer, &format, kind, int);
            writer.line(format_args!("(define-fun {t} () Bool ({fits} {}))", text(of)));
            Ok(())
        }
        _ => Err(Why::Unsupported(format!("{node:?}"))),
    }
}

/// The rest has the sign of the dividend; the remainder to the nearest quotient is that or one divisor less.
const FMOD: &str = "(let ((n (fp.rem (fp.abs x) (fp.abs y)))) \
                    (let ((p (ite (fp.isNegative n) (fp.add RNE n (fp.abs y)) n))) \
                    (ite (fp.isNegative x) (fp.neg p) p)))";

struct Format {
    name: &'static str,
    width: u32,
    sizes: String,
    to_fp: String,
}

impl Format {
    fn of(kind: FloatKind) -> Result<Format, Why> {
        let name = match kind {
            FloatKind::F16 => "f16",
            FloatKind::F32 => "f32",
            FloatKind::F64 => "f64",
            FloatKind::F128 => "f128",
            FloatKind::X87 => return Err(Why::Unsupported("x87 floats in SMT-LIB".to_owned())),
        };
        let (width, precision) = (kind.value_bits(), kind.precision());
        let sizes = format!("{} {precision}", width - precision);
        let to_fp = format!("(_ to_fp {sizes})");
        Ok(Format { name, width, sizes, to_fp })
    }
}

fn mode(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::Floor => "RTN",
        Rounding::Ceil => "RTP",
        Rounding::Trunc => "RTZ",
        Rounding::HalfAway => "RNA",
        Rounding::HalfEven => "RNE",
    }
}

fn int_name(int: IntType) -> String {
    format!("{}{}", if int.signed { 's' } else { 'u' }, int.width)
}

/// Declares the result of an operation and asserts `name` of it and the operands.
fn result(writer: &mut Writer<'_>, t: Term, width: u32, name: &str, operands: &str) {
    writer.line(format_args!("(declare-const {t} {})", vector_sort(width)));
    writer.line(format_args!("(assert ({name} {t} {operands}))"));
}

/// An operation on floats of one format. `value` says the result in terms of the operands' values.
fn relation(
    writer: &mut Writer<'_>,
    t: Term,
    kind: FloatKind,
    name: &str,
    values: &[&str],
    value: &str,
    operands: &[String],
) -> Result<(), Why> {
    let format = Format::of(kind)?;
    let name = format!("{}_{name}", format.name);
    writer.helper(&name, || {
        let (own, to_fp) = (vector_sort(format.width), &format.to_fp);
        let patterns = &["a", "b", "c"][..values.len()];
        let parameters: String = patterns.iter().map(|pattern| format!(" ({pattern} {own})")).collect();
        let bindings: Vec<String> = values.iter().zip(patterns).map(|(v, p)| format!("({v} ({to_fp} {p}))")).collect();
        format!(
            "(define-fun {name} ((r {own}){parameters}) Bool (let ({}) (let ((v {value})) \
             (and (= ({to_fp} r) v) (=> (fp.isNaN v) (= r {}))))))",
            bindings.join(" "),
            passed_nan(kind, values.len()),
        )
    });
    result(writer, t, format.width, &name, &operands.join(" "));
    Ok(())
}

/// Which NaN an operation gives, in terms of its operands' values `x y z` and patterns `a b c`.
fn passed_nan(kind: FloatKind, operands: usize) -> String {
    let width = kind.value_bits();
    let quiet = constant(1 << (kind.precision() - 2), width);
    let indefinite = constant(kind.indefinite(), width);
    let (qa, qb, qc) = (format!("(bvor a {quiet})"), format!("(bvor b {quiet})"), format!("(bvor c {quiet})"));
    let third = if operands == 3 { format!("(ite (fp.isNaN z) {qc} {indefinite})") } else { indefinite };
    let second = if operands >= 2 { format!("(ite (fp.isNaN y) {qb} {third})") } else { third };
    let first = if operands >= 2 && kind == FloatKind::F128 {
        // The larger significand wins, of equal ones the positive.
        let rest = constant(u128::MAX >> 1, width);
        let (ma, mb) = (format!("(bvand {qa} {rest})"), format!("(bvand {qb} {rest})"));
        format!(
            "(ite (and (fp.isNaN y) (or (bvult {ma} {mb}) (and (= {ma} {mb}) (bvslt a {})))) {qb} {qa})",
            constant(0, width)
        )
    } else {
        qa
    };
    format!("(ite (fp.isNaN x) {first} {second})")
}

/// From one format to another; a NaN keeps its sign and the leading bits of its payload.
fn convert(writer: &mut Writer<'_>, t: Term, from: FloatKind, to: FloatKind, operand: &str) -> Result<(), Why> {
    let (source, target) = (Format::of(from)?, Format::of(to)?);
    let name = format!("{}_from_{}", target.name, source.name);
    writer.helper(&name, || {
        let (from_stored, to_stored) = (from.precision() - 1, to.precision() - 1);
        // The payload without the quiet bit, then that bit, the exponent and the sign.
        let (kept, padding) = if to_stored >= from_stored {
            (format!("((_ extract {} 0) a)", from_stored - 2), to_stored - from_stored)
        } else {
            (format!("((_ extract {} {}) a)", from_stored - 2, from_stored - to_stored), 0)
        };
        let payload = if padding > 0 { format!("(concat {kept} #b{:0n$b})", 0, n = padding as usize) } else { kept };
        let exponent_bits = (target.width - to.precision()) as usize;
        let head = format!("#b{}", "1".repeat(exponent_bits + 1));
        let sign = format!("((_ extract {0} {0}) a)", source.width - 1);
        let (own, other) = (vector_sort(target.width), vector_sort(source.width));
        format!(
            "(define-fun {name} ((r {own}) (a {other})) Bool (let ((x ({} a))) \
             (and (= ({} r) ({} RNE x)) (=> (fp.isNaN x) (= r (concat {sign} (concat {head} {payload})))))))",
            source.to_fp, target.to_fp, target.to_fp
        )
    });
    result(writer, t, target.width, &name, operand);
    Ok(())
}

/// The name of the function that says whether a float, truncated, fits an integer type.
fn fits(writer: &mut Writer<'_>, format: &Format, kind: FloatKind, int: IntType) -> String {
    let name = format!("{}_fits_{}", format.name, int_name(int));
    writer.helper(&name, || {
        let to_fp = &format.to_fp;
        let pattern = |bits: u128| format!("({to_fp} {})", constant(bits, format.width));
        // The exclusive bounds are powers of two, thus exact; or infinite, and every finite number is inside.
        let digits = int.width as i32 - int.signed as i32;
        let above = pattern(kind.ldexp(kind.one(), digits));
        let lower = if int.signed {
            format!("(fp.leq {} x)", pattern(kind.neg(kind.ldexp(kind.one(), digits))))
        } else {
            // Minus zero, of what lies between -1 and 0, is zero.
            format!("(fp.leq {} x)", pattern(kind.zero(false)))
        };
        format!(
            "(define-fun {name} ((a {})) Bool (let ((x (fp.roundToIntegral RTZ ({to_fp} a)))) \
             (and (not (fp.isInfinite x)) {lower} (fp.lt x {above}))))",
            vector_sort(format.width)
        )
    });
    name
}
