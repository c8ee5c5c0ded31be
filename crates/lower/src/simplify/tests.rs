use super::*;
use types::FloatKind;

fn exprs() -> (Exprs, Place, ExprId) {
    let mut exprs = Exprs::new(TypeTable::new(DataModel::Lp64));
    exprs.vars.push(VarFacts { changed_by: Effects::PRIVATE, address_taken: false });
    let place = Place::var(exprs.vars.ids().next().expect("one variable"));
    let x = exprs.read(place, exprs.int_ty());
    (exprs, place, x)
}

#[test]
fn folding_keeps_undefined_behaviour() {
    let (mut exprs, _, _) = exprs();
    let int = exprs.int_ty();
    let (max, one, zero) = (exprs.int(i32::MAX), exprs.int(1), exprs.int(0));
    let sum = exprs.binary(BinaryOp::Add, one, one, int);
    assert_eq!(exprs.constant(sum), Some(2));
    for (op, a, b) in [(BinaryOp::Add, max, one), (BinaryOp::Div, one, zero), (BinaryOp::Shl, max, one)] {
        let x = exprs.binary(op, a, b, int);
        assert_eq!(exprs.constant(x), None, "{op:?}");
        assert!(exprs.may_fail(x));
    }
    let minimum = exprs.int(i32::MIN);
    let negated = exprs.unary(UnaryOp::Neg, minimum, int);
    assert_eq!(exprs.constant(negated), None);
    let unsigned = exprs.types.int(IntKind::UInt);
    let big = exprs.constant_of(u32::MAX.into(), unsigned);
    let wrapped = exprs.binary(BinaryOp::Add, big, big, unsigned);
    assert_eq!(exprs.constant(wrapped), Some(u128::from(u32::MAX - 1)));
}

#[test]
fn conversions_of_constants() {
    let (mut exprs, _, x) = exprs();
    let minus = exprs.int(-1);
    let long = exprs.types.int(IntKind::Long);
    let unsigned = exprs.types.int(IntKind::UInt);
    let double = exprs.types.float(FloatKind::F64);
    let pointer = exprs.types.pointer_to(long);
    for (ty, bits) in
        [(long, u64::MAX), (unsigned, u32::MAX.into()), (double, (-1.0f64).to_bits()), (pointer, u64::MAX)]
    {
        let converted = exprs.convert(minus, ty);
        assert_eq!(exprs.constant(converted), Some(bits.into()));
        assert_eq!(exprs.ty(converted), ty);
    }
    // Too large for a float to hold exactly: left to the rounding mode.
    let large = exprs.int(16_777_217);
    let float = exprs.types.float(FloatKind::F32);
    let rounded = exprs.convert(large, float);
    assert_eq!(exprs.constant(rounded), None);
    let wide = exprs.convert(x, long);
    assert_ne!(wide, x);
    let long_long = exprs.types.int(IntKind::LongLong);
    assert_eq!(exprs.convert(wide, long_long), wide);
}

#[test]
fn addresses_have_a_normal_form() {
    let (mut exprs, place, x) = exprs();
    let int = exprs.int_ty();
    let pointer = exprs.types.pointer_to(int);
    let char_ = exprs.types.char_();
    let bytes = exprs.types.pointer_to(char_);
    let two = exprs.int(2);
    let address = exprs.address(place, pointer);
    let moved = exprs.ptr_add(address, two, 4, pointer);
    assert_eq!(exprs.deref(moved), place.at(8));
    let back = exprs.ptr_add(moved, two, -4, pointer);
    assert_eq!(back, address);
    let cast = exprs.convert(moved, bytes);
    assert_eq!(exprs.deref(cast), place.at(8));

    let p = exprs.read(place, pointer);
    let other = exprs.convert(p, bytes);
    assert_eq!(exprs.deref(other), Place::deref(p));
    assert_eq!(exprs.convert(other, pointer), p);
    let field = exprs.address(Place::deref(p).at(4), bytes);
    assert_eq!(exprs.deref(field), Place::deref(p).at(4));
    assert_eq!(exprs.address(Place::deref(p), pointer), p);
    let variable = exprs.ptr_add(p, x, 4, pointer);
    assert_eq!(exprs.deref(variable), Place::deref(variable));
    let constant = exprs.ptr_add(p, two, 4, pointer);
    assert_eq!(exprs.deref(constant), Place::deref(p).at(8));
    let twice = exprs.ptr_add(constant, two, 4, pointer);
    assert_eq!(exprs.deref(twice), Place::deref(p).at(16));

    let null = exprs.zero(pointer);
    let offset = exprs.address(Place::deref(null).at(12), bytes);
    assert_eq!(exprs.constant(offset), Some(12));
}

#[test]
fn negation_and_truth() {
    let (mut exprs, place, x) = exprs();
    let int = exprs.int_ty();
    let one = exprs.int(1);
    let zero = exprs.int(0);
    let less = exprs.binary(BinaryOp::Lt, x, one, int);
    let not_less = exprs.not(less);
    assert_eq!(exprs.table[not_less].kind, ExprKind::Binary(BinaryOp::Ge, x, one));
    let again = exprs.binary(BinaryOp::Eq, less, zero, int);
    assert_eq!(exprs.truth(again), (less, true));
    let long = exprs.types.int(IntKind::Long);
    let wide = exprs.convert(less, long);
    let truth = exprs.boolean(wide);
    assert_eq!(exprs.truth(truth), (less, false));
    let not_x = exprs.not(x);
    assert_eq!(exprs.table[not_x].kind, ExprKind::Binary(BinaryOp::Eq, x, zero));
    // With NaN neither `a < b` nor `a >= b` holds.
    let double = exprs.types.float(FloatKind::F64);
    let d = exprs.read(place, double);
    let below = exprs.binary(BinaryOp::Lt, d, d, int);
    let not_below = exprs.not(below);
    assert_eq!(exprs.table[not_below].kind, ExprKind::Binary(BinaryOp::Eq, below, zero));
}
