//! The circuit of each operator.

use circuit::{Bits, Gates, Lit, float, word};
use term::{Binary, FloatBinary, FloatCompare, FloatUnary, Node, Term, Unary};
use types::FloatKind;

use smt::Why;

/// The literals of a node of bits; `bits` gives those of its operands.
pub(crate) fn circuit<'a>(
    gates: &mut Gates,
    node: &Node,
    width: u32,
    bits: &dyn Fn(Term) -> &'a [Lit],
) -> Result<Bits, Why> {
    Ok(match *node {
        Node::Const(value) => word::constant(value, width),
        Node::Symbol(_) => (0..width).map(|_| gates.fresh()).collect(),
        Node::Unary(Unary::Not, a) => word::not(bits(a)),
        Node::Unary(Unary::Neg, a) => word::neg(gates, bits(a)),
        Node::Binary(op, a, b) => binary(gates, op, bits(a), bits(b)),
        Node::Ite(condition, a, b) => word::ite(gates, bits(condition)[0], bits(a), bits(b)),
        Node::Extract { of, low } => bits(of)[low as usize..][..width as usize].to_vec(),
        Node::Concat { high, low } => [bits(low), bits(high)].concat(),
        Node::ZeroExtend(a) => word::zero_extend(bits(a), width),
        Node::SignExtend(a) => word::sign_extend(bits(a), width),
        Node::FloatUnary(kind, FloatUnary::Sqrt, a) => float::sqrt(gates, kind, bits(a)),
        Node::FloatUnary(kind, FloatUnary::RoundToIntegral(rounding), a) => {
            float::round_to_integral(gates, kind, rounding, bits(a))
        }
        Node::FloatBinary(kind, op, a, b) => float_binary(gates, kind, op, bits(a), bits(b))?,
        Node::Fma(kind, a, b, c) => float::fma(gates, kind, bits(a), bits(b), bits(c)),
        Node::FloatCompare(kind, op, a, b) => vec![match op {
            FloatCompare::Eq => float::eq(gates, kind, bits(a), bits(b)),
            FloatCompare::Lt => float::lt(gates, kind, bits(a), bits(b)),
            FloatCompare::Le => float::le(gates, kind, bits(a), bits(b)),
        }],
        Node::FloatConvert { from, to, of } => float::convert(gates, from, to, bits(of)),
        Node::FloatFromInt { kind, int, of } => float::from_int(gates, kind, int, bits(of)),
        Node::FloatToInt { kind, int, of } => float::to_int(gates, kind, int, bits(of)).0,
        Node::FloatFits { kind, int, of } => vec![float::to_int(gates, kind, int, bits(of)).1],
        Node::Fill(_) | Node::Store { .. } | Node::Select { .. } => {
            return Err(Why::Unsupported("an array as a value of its own".to_owned()));
        }
    })
}

fn float_binary(gates: &mut Gates, kind: FloatKind, op: FloatBinary, a: &[Lit], b: &[Lit]) -> Result<Bits, Why> {
    let result = match op {
        FloatBinary::Add => Some(float::add(gates, kind, a, b)),
        FloatBinary::Sub => Some(float::sub(gates, kind, a, b)),
        FloatBinary::Mul => Some(float::mul(gates, kind, a, b)),
        FloatBinary::Div => Some(float::div(gates, kind, a, b)),
        FloatBinary::Fmod => float::fmod(gates, kind, a, b),
        FloatBinary::Remainder => float::remainder(gates, kind, a, b),
    };
    let function = if op == FloatBinary::Remainder { "remainder" } else { "fmod" };
    result.ok_or_else(|| Why::Unsupported(format!("{function} of unknown {kind}s is too large for a circuit")))
}

fn binary(gates: &mut Gates, op: Binary, a: &[Lit], b: &[Lit]) -> Bits {
    match op {
        Binary::Add => word::add(gates, a, b),
        Binary::Mul => word::mul(gates, a, b),
        Binary::Udiv => word::udiv_urem(gates, a, b).0,
        Binary::Urem => word::udiv_urem(gates, a, b).1,
        Binary::Sdiv => word::sdiv(gates, a, b),
        Binary::Srem => word::srem(gates, a, b),
        Binary::Shl => word::shl(gates, a, b),
        Binary::Lshr => word::lshr(gates, a, b),
        Binary::Ashr => word::ashr(gates, a, b),
        Binary::And => word::and(gates, a, b),
        Binary::Or => word::or(gates, a, b),
        Binary::Xor => word::xor(gates, a, b),
        Binary::Eq => vec![word::eq(gates, a, b)],
        Binary::Ult => vec![word::ult(gates, a, b)],
        Binary::Slt => vec![word::slt(gates, a, b)],
        Binary::UmulOverflow => vec![word::umul_overflow(gates, a, b)],
        Binary::SmulOverflow => vec![word::smul_overflow(gates, a, b)],
    }
}
