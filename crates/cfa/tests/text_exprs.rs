//! Random expressions, well typed or not, come back from their text form.

mod same;

use cfa::{BinaryOp, BitRange, Bits, Expr, ExprId, ExprKind, Op, Place, PlaceBase, Program, StringId, UnaryOp, text};
use index::Id;
use proptest::prelude::*;
use source::Span;
use types::{Scalar, TypeId};

const FRAME: &str = "
model lp64
struct list#0 { next: *struct list#0 @0, value: int @8 } size 16 align 8
enum color#0: uint { RED = 0 }
string @s0 \"abc\\00\"
static a: int
static b: ulong
static c: char
static d: double
static e: *struct list#0
static f: [10]int
static g: enum color#0
static h: **int
static i: float
static j: ldouble
static k: *fn(int) -> int
static l: *const char
static m: bool
declare callee: fn(int) -> int
function main() -> void {
  entry l0, exit l1
}
";

/// Builds an expression from a stream of choices; when it runs dry, leaves.
fn build(program: &mut Program, choices: &mut impl Iterator<Item = u32>, depth: u32) -> ExprId {
    let choice = choices.next().unwrap_or(0);
    let detail = choices.next().unwrap_or(0) as usize;
    let types: Vec<TypeId> =
        program.vars.iter().map(|var| var.ty.ty).filter(|&ty| program.types.scalar(ty).is_some()).collect();
    let ty = types[detail % types.len()];
    let pointers: Vec<TypeId> = types.iter().copied().filter(|&ty| program.types.is_pointer(ty)).collect();
    let pointer = pointers[detail % pointers.len()];
    let leaf = depth == 0;
    let mut sub = |program: &mut Program| build(program, choices, depth - 1);
    let (kind, ty) = match choice % if leaf { 4 } else { 14 } {
        0 => {
            let random = (detail as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
            let bits = match program.types.scalar(ty).expect("scalars only") {
                Scalar::Int(int) if !program.types.is_bool(ty) => int.truncate(random),
                Scalar::Int(_) => random & 1,
                Scalar::Float(types::FloatKind::F32) => random & u128::from(u32::MAX),
                Scalar::Float(types::FloatKind::X87) => random >> 48,
                Scalar::Float(_) | Scalar::Pointer => random & u128::from(u64::MAX),
            };
            (ExprKind::Const(Bits::new(if detail.is_multiple_of(5) { 0 } else { bits })), ty)
        }
        1 => {
            let vars: Vec<_> = program.vars.ids().filter(|&var| program.vars[var].ty.ty == ty).collect();
            (ExprKind::Read(Place::var(vars[0])), ty)
        }
        2 => (ExprKind::Function(Id::from_usize(0)), pointer),
        3 => {
            let base = match detail % 3 {
                0 => PlaceBase::String(StringId::from_usize(0)),
                _ => PlaceBase::Var(program.vars.ids().nth(detail % program.vars.len()).expect("in range")),
            };
            let place = Place { base, offset: [0, 4, -3][detail / 3 % 3], bits: None };
            if detail.is_multiple_of(2) { (ExprKind::Address(place), pointer) } else { (ExprKind::Read(place), ty) }
        }
        4 => (ExprKind::Unary([UnaryOp::Neg, UnaryOp::BitNot][detail % 2], sub(program)), ty),
        5..=7 => {
            use BinaryOp::*;
            let op = [Add, Sub, Mul, Div, Rem, Shl, Shr, And, Or, Xor, Eq, Ne, Lt, Le, Gt, Ge][detail % 16];
            let left = sub(program);
            let natural =
                if op.is_comparison() { program.types.int(types::IntKind::Int) } else { program.exprs[left].ty };
            (ExprKind::Binary(op, left, sub(program)), if detail.is_multiple_of(7) { ty } else { natural })
        }
        8 => {
            let left = sub(program);
            let ty = program.exprs[left].ty;
            (ExprKind::PtrAdd { pointer: left, index: sub(program), scale: detail as i64 - 8 }, ty)
        }
        9 => (ExprKind::PtrDiff { left: sub(program), right: sub(program), scale: 1 + detail as u64 }, ty),
        10 => (ExprKind::Convert(sub(program)), ty),
        11 => (ExprKind::ToBool(sub(program)), program.types.bool_()),
        12 => {
            let place = Place::deref(sub(program)).at([0, 8][detail % 2]);
            (ExprKind::Address(place), pointer)
        }
        _ => {
            let bits = (detail.is_multiple_of(3)).then_some(BitRange { start: 3, width: 5 });
            let target = sub(program);
            let natural = program.types.pointee(program.exprs[target].ty).map(|pointee| pointee.ty);
            let natural = natural.filter(|&ty| program.types.scalar(ty).is_some()).unwrap_or(ty);
            let place = Place { base: PlaceBase::Deref(target), offset: [0, 8][detail % 2], bits };
            (ExprKind::Read(place), if detail.is_multiple_of(5) { ty } else { natural })
        }
    };
    let scalar = program.types.scalar(ty).expect("scalars only");
    program.exprs.intern(Expr { kind, ty, scalar })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn expressions_round_trip(choices in prop::collection::vec(0u32..1000, 1..80), depth in 0u32..7) {
        let mut program = text::parse("frame", FRAME).expect("well formed");
        let value = build(&mut program, &mut choices.into_iter(), depth);
        let body = program.functions[program.entry].body.expect("defined");
        let place = Place { base: PlaceBase::Deref(value), offset: 4, bits: None };
        program.add_edge(body.entry, body.exit, Op::Assign { place, value }, Span::NONE);
        let printed = text::print(&program);
        let again = text::parse("printed", &printed).map_err(|error| TestCaseError::fail(format!("{error}\n{printed}")))?;
        prop_assert_eq!(text::print(&again), printed);
        same::assert_same(&program, &again);
        cfa::display::expr_to_c(&program, value);
    }
}
