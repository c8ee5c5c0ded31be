//! Exact integer arithmetic of any width from 1 to 128 bits.
//!
//! A value is its bit pattern in the low bits of a `u128`; the bits above the width are zero, and every operation
//! expects and keeps that. Widths up to 64 take a path through native 64-bit arithmetic.
//!
//! An operation wraps and says whether the exact result did not fit; it does not know which overflows C defines.
//! Conversion to `_Bool` (a comparison with zero) is not [`IntType::convert`].

use std::cmp::Ordering;

/// Width and signedness.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct IntType {
    pub width: u8,
    pub signed: bool,
}

/// The wrapped result of an operation, and whether the exact one does not fit the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckedInt {
    pub bits: u128,
    pub overflow: bool,
}

/// One checked operation: the native one in 64 or 128 bits, then narrowed to the width.
macro_rules! checked_op {
    ($(#[$meta:meta])* $name:ident, $native:ident) => {
        $(#[$meta])*
        #[inline]
        pub const fn $name(self, a: u128, b: u128) -> CheckedInt {
            if self.width <= 64 {
                if self.signed {
                    let (result, overflow) = self.to_i64(a).$native(self.to_i64(b));
                    self.narrow_i64(result, overflow)
                } else {
                    let (result, overflow) = (a as u64).$native(b as u64);
                    self.narrow_u64(result, overflow)
                }
            } else if self.signed {
                let (result, overflow) = self.to_i128(a).$native(self.to_i128(b));
                let bits = self.truncate(result as u128);
                CheckedInt { bits, overflow: overflow | (self.to_i128(bits) != result) }
            } else {
                let (result, overflow) = a.$native(b);
                let bits = self.truncate(result);
                CheckedInt { bits, overflow: overflow | (bits != result) }
            }
        }
    };
}

impl IntType {
    pub const fn signed(width: u8) -> Self {
        IntType { width, signed: true }
    }
    pub const fn unsigned(width: u8) -> Self {
        IntType { width, signed: false }
    }
    #[inline]
    pub const fn mask(self) -> u128 {
        u128::MAX >> (128 - self.width as u32)
    }
    #[inline]
    pub const fn truncate(self, bits: u128) -> u128 {
        bits & self.mask()
    }
    /// The mathematical value of a signed pattern; for an unsigned 128-bit pattern use the bits.
    #[inline]
    pub const fn to_i128(self, bits: u128) -> i128 {
        if self.signed {
            let shift = 128 - self.width as u32;
            ((bits << shift) as i128) >> shift
        } else {
            bits as i128
        }
    }
    #[inline]
    pub const fn is_negative(self, bits: u128) -> bool {
        self.signed && (bits >> (self.width - 1)) & 1 == 1
    }

    /// The pattern of the least value.
    pub const fn min_value(self) -> u128 {
        if self.signed { 1 << (self.width - 1) } else { 0 }
    }
    /// The pattern of the greatest value.
    pub const fn max_value(self) -> u128 {
        if self.signed { self.mask() >> 1 } else { self.mask() }
    }
    /// The pattern of `value` modulo two to the width.
    #[inline]
    pub const fn from_i128(self, value: i128) -> u128 {
        self.truncate(value as u128)
    }
    /// Whether the value is one of this type.
    pub const fn fits_i128(self, value: i128) -> bool {
        if value < 0 { self.signed && value >= -(self.max_value() as i128) - 1 } else { self.fits_u128(value as u128) }
    }
    /// Whether the value is one of this type.
    pub const fn fits_u128(self, value: u128) -> bool {
        value <= self.max_value()
    }
    /// Whether the value that `bits` has in `from` is one of this type.
    pub const fn fits(self, from: IntType, bits: u128) -> bool {
        if from.is_negative(bits) { self.fits_i128(from.to_i128(bits)) } else { self.fits_u128(bits) }
    }
    /// Whether every value of `other` is one of this type.
    pub const fn contains(self, other: IntType) -> bool {
        match (self.signed, other.signed) {
            (true, true) | (false, false) => self.width >= other.width,
            (true, false) => self.width > other.width,
            (false, true) => false,
        }
    }

    /// The pattern of the same value in `to`, modulo two to its width.
    #[inline]
    pub const fn convert(self, to: IntType, bits: u128) -> u128 {
        to.truncate(self.to_i128(bits) as u128)
    }

    checked_op!(add, overflowing_add);
    checked_op!(sub, overflowing_sub);
    checked_op!(mul, overflowing_mul);

    #[inline]
    pub const fn neg(self, a: u128) -> CheckedInt {
        self.sub(0, a)
    }

    /// C11 6.5.7: a signed shift overflows if the operand is negative or the result not representable. An amount of at
    /// least the width overflows as well and gives zero.
    #[inline]
    pub const fn shl(self, a: u128, amount: u32) -> CheckedInt {
        if amount >= self.width as u32 {
            return CheckedInt { bits: 0, overflow: true };
        }
        let bits = self.truncate(a << amount);
        // The bits from the one that becomes the sign upwards must be zero before the shift.
        let overflow = self.signed && a > (self.max_value() >> amount);
        CheckedInt { bits, overflow }
    }

    /// Arithmetic for signed types. An amount of at least the width leaves only copies of the sign.
    #[inline]
    pub const fn shr(self, a: u128, amount: u32) -> u128 {
        if self.signed {
            let amount = if amount > 127 { 127 } else { amount };
            self.truncate((self.to_i128(a) >> amount) as u128)
        } else if amount >= self.width as u32 {
            0
        } else {
            a >> amount
        }
    }

    /// Rounds towards zero. `None` for a zero divisor; `MIN / -1` overflows to `MIN`.
    #[inline]
    pub const fn div(self, a: u128, b: u128) -> Option<CheckedInt> {
        if b == 0 {
            return None;
        }
        if self.width <= 64 && !self.signed {
            return Some(CheckedInt { bits: (a as u64 / b as u64) as u128, overflow: false });
        }
        if !self.signed {
            return Some(CheckedInt { bits: a / b, overflow: false });
        }
        if a == self.min_value() && b == self.mask() {
            return Some(CheckedInt { bits: a, overflow: true });
        }
        let bits = if self.width <= 64 {
            self.truncate((self.to_i64(a) / self.to_i64(b)) as u128)
        } else {
            self.truncate((self.to_i128(a) / self.to_i128(b)) as u128)
        };
        Some(CheckedInt { bits, overflow: false })
    }

    /// The sign follows the dividend. `None` for a zero divisor; `MIN % -1` overflows (as its quotient does) to zero.
    #[inline]
    pub const fn rem(self, a: u128, b: u128) -> Option<CheckedInt> {
        if b == 0 {
            return None;
        }
        if self.width <= 64 && !self.signed {
            return Some(CheckedInt { bits: (a as u64 % b as u64) as u128, overflow: false });
        }
        if !self.signed {
            return Some(CheckedInt { bits: a % b, overflow: false });
        }
        if b == self.mask() {
            return Some(CheckedInt { bits: 0, overflow: a == self.min_value() });
        }
        let bits = if self.width <= 64 {
            self.truncate((self.to_i64(a) % self.to_i64(b)) as u128)
        } else {
            self.truncate((self.to_i128(a) % self.to_i128(b)) as u128)
        };
        Some(CheckedInt { bits, overflow: false })
    }

    #[inline]
    pub const fn and(self, a: u128, b: u128) -> u128 {
        a & b
    }
    #[inline]
    pub const fn or(self, a: u128, b: u128) -> u128 {
        a | b
    }
    #[inline]
    pub const fn xor(self, a: u128, b: u128) -> u128 {
        a ^ b
    }
    #[inline]
    pub const fn not(self, a: u128) -> u128 {
        !a & self.mask()
    }

    /// The order of the values.
    #[inline]
    pub fn compare(self, a: u128, b: u128) -> Ordering {
        if self.signed { self.to_i128(a).cmp(&self.to_i128(b)) } else { a.cmp(&b) }
    }

    /// The value in decimal.
    pub fn display(self, bits: u128) -> String {
        if self.is_negative(bits) { self.to_i128(bits).to_string() } else { bits.to_string() }
    }

    #[inline]
    const fn to_i64(self, bits: u128) -> i64 {
        let shift = 64 - self.width as u32;
        (((bits as u64) << shift) as i64) >> shift
    }
    #[inline]
    const fn narrow_i64(self, result: i64, overflow: bool) -> CheckedInt {
        let bits = result as u64 & (u64::MAX >> (64 - self.width as u32));
        CheckedInt { bits: bits as u128, overflow: overflow | (self.to_i64(bits as u128) != result) }
    }
    #[inline]
    const fn narrow_u64(self, result: u64, overflow: bool) -> CheckedInt {
        let bits = result & (u64::MAX >> (64 - self.width as u32));
        CheckedInt { bits: bits as u128, overflow: overflow | (bits != result) }
    }
}

#[cfg(test)]
mod tests;
