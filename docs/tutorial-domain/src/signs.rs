//! Which of −, 0 and + an integer may be, and how that follows from the signs of its parts.

use std::cmp::Ordering;

use types::{BinaryOp, IntType};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    Negative = -1,
    Zero = 0,
    Positive = 1,
}

/// A set of signs. The empty set is the value of what is never computed, such as `1 / 0`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Signs(u8);

impl Signs {
    pub const NONE: Signs = Signs(0b000);
    pub const NEGATIVE: Signs = Signs(0b001);
    pub const ZERO: Signs = Signs(0b010);
    pub const POSITIVE: Signs = Signs(0b100);
    pub const NOT_NEGATIVE: Signs = Signs(0b110);
    pub const NOT_ZERO: Signs = Signs(0b101);
    pub const ANY: Signs = Signs(0b111);

    pub fn union(self, other: Signs) -> Signs {
        Signs(self.0 | other.0)
    }
    pub fn intersection(self, other: Signs) -> Signs {
        Signs(self.0 & other.0)
    }
    pub fn is_subset(self, other: Signs) -> bool {
        self.0 & !other.0 == 0
    }
    pub fn is_empty(self) -> bool {
        self == Signs::NONE
    }
    pub fn iter(self) -> impl Iterator<Item = Sign> {
        [Sign::Negative, Sign::Zero, Sign::Positive].into_iter().filter(move |&sign| Signs::from(sign).is_subset(self))
    }

    /// All that an integer of this type can be.
    pub fn of_type(ty: IntType) -> Signs {
        if ty.signed { Signs::ANY } else { Signs::NOT_NEGATIVE }
    }
    pub fn of_bits(ty: IntType, bits: u128) -> Signs {
        if ty.truncate(bits) == 0 {
            Signs::ZERO
        } else if ty.is_negative(bits) {
            Signs::NEGATIVE
        } else {
            Signs::POSITIVE
        }
    }
}

impl From<Sign> for Signs {
    fn from(sign: Sign) -> Signs {
        match sign {
            Sign::Negative => Signs::NEGATIVE,
            Sign::Zero => Signs::ZERO,
            Sign::Positive => Signs::POSITIVE,
        }
    }
}

impl FromIterator<Signs> for Signs {
    fn from_iter<I: IntoIterator<Item = Signs>>(parts: I) -> Signs {
        parts.into_iter().fold(Signs::NONE, Signs::union)
    }
}

impl std::ops::Neg for Sign {
    type Output = Sign;
    fn neg(self) -> Sign {
        match self {
            Sign::Negative => Sign::Positive,
            Sign::Zero => Sign::Zero,
            Sign::Positive => Sign::Negative,
        }
    }
}

/// The signs of `x op y` for one sign on each side, if integers had no end, and whether those of a machine may
/// overflow. Unsigned operands are never negative; that is the caller's knowledge.
pub fn binary(op: BinaryOp, x: Sign, y: Sign, signed: bool) -> (Signs, bool) {
    use Sign::{Negative, Positive, Zero};
    let fits = |signs| (signs, false);
    match op {
        BinaryOp::Add => (sum(x, y), x == y && x != Zero),
        // Mind `0 - INT_MIN`.
        BinaryOp::Sub if signed => (sum(x, -y), (y == Negative && x != Negative) || (y == Positive && x == Negative)),
        BinaryOp::Sub => (sum(x, -y), y != Zero),
        BinaryOp::Mul => (product(x, y), x != Zero && y != Zero),
        // No execution survives a division by zero.
        BinaryOp::Div | BinaryOp::Rem if y == Zero => fits(Signs::NONE),
        // Mind `INT_MIN / -1`.
        BinaryOp::Div => (Signs::ZERO.union(product(x, y)), x == Negative && y == Negative),
        BinaryOp::Rem => fits(Signs::ZERO.union(x.into())),
        BinaryOp::Shl => (x.into(), x != Zero),
        BinaryOp::Shr if x == Positive => fits(Signs::NOT_NEGATIVE),
        BinaryOp::Shr => fits(x.into()),
        BinaryOp::And if x == Zero || y == Zero => fits(Signs::ZERO),
        BinaryOp::And if x == Negative && y == Negative => fits(Signs::NEGATIVE),
        BinaryOp::And => fits(Signs::NOT_NEGATIVE),
        BinaryOp::Or | BinaryOp::Xor if x == Zero => fits(y.into()),
        BinaryOp::Or | BinaryOp::Xor if y == Zero => fits(x.into()),
        BinaryOp::Or if x == Positive && y == Positive => fits(Signs::POSITIVE),
        BinaryOp::Or => fits(Signs::NEGATIVE),
        BinaryOp::Xor if x == y => fits(Signs::NOT_NEGATIVE),
        BinaryOp::Xor => fits(Signs::NEGATIVE),
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
            let truth = |order: &Ordering| if allows(op, *order) { Signs::POSITIVE } else { Signs::ZERO };
            fits(orders(x, y).iter().map(truth).collect())
        }
    }
}

fn sum(x: Sign, y: Sign) -> Signs {
    match (x, y) {
        (Sign::Zero, other) | (other, Sign::Zero) => other.into(),
        (x, y) if x == y => x.into(),
        _ => Signs::ANY,
    }
}

fn product(x: Sign, y: Sign) -> Signs {
    match (x, y) {
        (Sign::Zero, _) | (_, Sign::Zero) => Signs::ZERO,
        (x, y) if x == y => Signs::POSITIVE,
        _ => Signs::NEGATIVE,
    }
}

/// How two integers of these signs may compare.
pub fn orders(x: Sign, y: Sign) -> &'static [Ordering] {
    match x.cmp(&y) {
        Ordering::Less => &[Ordering::Less],
        Ordering::Greater => &[Ordering::Greater],
        Ordering::Equal if x == Sign::Zero => &[Ordering::Equal],
        Ordering::Equal => &[Ordering::Less, Ordering::Equal, Ordering::Greater],
    }
}

/// Whether a comparison is true of operands in this order. What is no comparison is never asked about.
pub fn allows(op: BinaryOp, order: Ordering) -> bool {
    match op {
        BinaryOp::Eq => order.is_eq(),
        BinaryOp::Ne => order.is_ne(),
        BinaryOp::Lt => order.is_lt(),
        BinaryOp::Le => order.is_le(),
        BinaryOp::Gt => order.is_gt(),
        BinaryOp::Ge => order.is_ge(),
        other => unreachable!("`{}` is no comparison", other.symbol()),
    }
}

impl std::fmt::Display for Signs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for sign in self.iter() {
            f.write_str(match sign {
                Sign::Negative => "-",
                Sign::Zero => "0",
                Sign::Positive => "+",
            })?;
        }
        Ok(())
    }
}
