//! Products.

use super::{add, constant_value, sign, sign_extend, sub, zero_extend};
use crate::{Bits, Gates, Lit};

pub fn mul(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    assert_eq!(a.len(), b.len(), "words of one width");
    // Rows are added for the bits of `b`: the fewer may be set, the fewer rows. The order of the operands does not show.
    let rank = |word: &[Lit]| word.iter().filter(|&&bit| bit != Lit::FALSE).count();
    let (a, b) = if (rank(a), a) < (rank(b), b) { (b, a) } else { (a, b) };
    match (constant_value(a), constant_value(b)) {
        (_, Some(factor)) => mul_constant(gates, a, factor),
        (Some(factor), _) => mul_constant(gates, b, factor),
        _ => mul_rows(gates, a, b),
    }
}

fn mul_rows(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Bits {
    let width = a.len();
    let mut result = vec![Lit::FALSE; width];
    for (shift, &bit) in b.iter().enumerate().filter(|&(_, &bit)| bit != Lit::FALSE) {
        let row: Bits = a[..width - shift].iter().map(|&a| gates.and(a, bit)).collect();
        let high = add(gates, &result[shift..], &row);
        result.truncate(shift);
        result.extend(high);
    }
    result
}

/// Adds and subtracts shifted copies: of the digits -1, 0 and 1 of the factor, no two neighbours are set.
fn mul_constant(gates: &mut Gates, a: &[Lit], factor: u128) -> Bits {
    let width = a.len();
    let mut result = vec![Lit::FALSE; width];
    let mut rest = factor;
    let mut carried = false;
    for shift in 0..width {
        let odd = (rest & 1 == 1) != carried;
        rest >>= 1;
        if !odd {
            continue;
        }
        let copy = &a[..width - shift];
        // Before a one the digit is -1, and one is carried to the next.
        let subtract = rest & 1 == 1;
        let high = if subtract { sub(gates, &result[shift..], copy) } else { add(gates, &result[shift..], copy) };
        carried = subtract;
        result.truncate(shift);
        result.extend(high);
    }
    result
}

/// Whether the exact product has more bits than the operands.
pub fn umul_overflow(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Lit {
    // If no two set bits have places that add up to the width, one more bit holds the product.
    let width = a.len();
    let far = places_reach(gates, a, b, width);
    let wide = width as u32 + 1;
    let product = mul(gates, &zero_extend(a, wide), &zero_extend(b, wide));
    gates.or(far, product[width])
}

/// Whether the exact product, read as signed, does not fit.
pub fn smul_overflow(gates: &mut Gates, a: &[Lit], b: &[Lit]) -> Lit {
    // The same with the bits that differ from the sign. They stand for the magnitude, or for one less if negative; what
    // one more bit does not hold is then only the greatest product of two negative powers of two, whose two highest bits
    // differ as well.
    let width = a.len();
    let magnitude = |gates: &mut Gates, word: &[Lit]| -> Bits {
        word[..width - 1].iter().map(|&bit| gates.xor(bit, sign(word))).collect()
    };
    let (a_bits, b_bits) = (magnitude(gates, a), magnitude(gates, b));
    let far = places_reach(gates, &a_bits, &b_bits, width - 1);
    let wide = width as u32 + 1;
    let product = mul(gates, &sign_extend(a, wide), &sign_extend(b, wide));
    let differ = gates.xor(product[width], product[width - 1]);
    gates.or(far, differ)
}

/// Whether set bits of `a` and `b` have places that add up to `limit` or more.
fn places_reach(gates: &mut Gates, a: &[Lit], b: &[Lit], limit: usize) -> Lit {
    let mut reached = Bits::new();
    for_reaching_places(gates, a, b, limit, |gates, a, b| {
        let both = gates.and(a, b);
        reached.push(both);
    });
    gates.or_all(&reached)
}

/// Calls `visit` with each bit of `b` and whether some bit of `a` reaches the limit together with it.
pub(crate) fn for_reaching_places(
    gates: &mut Gates,
    a: &[Lit],
    b: &[Lit],
    limit: usize,
    mut visit: impl FnMut(&mut Gates, Lit, Lit),
) {
    let mut above = Lit::FALSE;
    let mut lowest = a.len();
    for (place, &bit) in b.iter().enumerate() {
        let wanted = limit.saturating_sub(place);
        while lowest > wanted {
            lowest -= 1;
            above = gates.or(above, a[lowest]);
        }
        visit(gates, above, bit);
    }
}
