//! Bits of pointers are those of the addresses that the pointers may be.

use index::Id;
use memory::{ObjectId, Value};
use proptest::prelude::*;

use symbolic::{PointerBits, Val, mask};
use types::IntType;

/// What a value is if its object begins at `base`.
fn number(value: &Val, base: u64, width: u64) -> u128 {
    match *value {
        Val::Pointer { offset, .. } => base.wrapping_add(offset as u64) as u128 & mask(width),
        Val::Part(part) => {
            let address = base.wrapping_add(part.offset as u64) as u128 & mask(part.whole as u64);
            ((address >> part.low) & mask(part.width as u64)) << part.at
        }
        ref constant => constant.constant().expect("a number"),
    }
}

fn pointer(offset: i64) -> Val {
    Val::Pointer { object: ObjectId::from_usize(3), offset }
}

/// Some bits of a pointer, in a number of as many bits as the pointer has.
fn part() -> impl Strategy<Value = (PointerBits, u64)> {
    (prop_oneof![Just(32u64), Just(64)], -40i64..40, 0..64u64, 1..64u64, 0..64u64).prop_map(
        |(whole, offset, start, width, by)| {
            let all = PointerBits::of_pointer(ObjectId::from_usize(3), offset, whole).expect("it is small");
            (all.bits(start % whole, width).raised(by % whole, whole).expect("it is small"), whole)
        },
    )
}

proptest! {
    #[test]
    fn bits_are_those_of_the_number((part, whole) in part(), base in any::<u64>(), bits in any::<u64>(), by in 0..64u64) {
        let base = base & !15;
        let this = number(&Val::Part(part), base, whole);
        prop_assert_eq!(number(&part.value(whole), base, whole), this);
        let low = part.bits(by, whole);
        prop_assert_eq!(number(&low.value(whole), base, whole), (this >> by) & mask(whole));
        let raised = part.raised(by % whole, whole).expect("it is small");
        prop_assert_eq!(number(&raised.value(whole), base, whole), (this << (by % whole)) & mask(whole));
        for mask in [bits as u128, mask(by), !mask(by), mask(by) << (bits % 60)] {
            if let Some(masked) = part.masked(mask) {
                prop_assert_eq!(number(&masked.value(whole), base, whole), this & mask);
            }
        }
        for known in 0..=4 {
            prop_assert_eq!(number(&part.settled(whole, known), base, whole), this);
        }
        for (from, to) in [(true, 8), (false, 16), (true, 64), (false, 64), (false, 128)] {
            let (from, to) = (IntType { width: whole as u8, signed: from }, IntType::unsigned(to));
            if let Some(converted) = part.converted(from, to) {
                prop_assert_eq!(number(&converted, base, to.width as u64), from.convert(to, this));
            }
        }
    }

    /// Whatever is cut from a value and put together again is the value.
    #[test]
    fn parts_make_the_whole(
        offset in -40i64..40,
        whole in prop_oneof![Just(32u64), Just(64)],
        cuts in prop::collection::btree_set(1..64u64, 0..6),
    ) {
        let value = pointer(offset);
        let inner = cuts.iter().copied().filter(|&cut| cut < whole);
        let ends: Vec<u64> = inner.chain([whole]).collect();
        let mut parts = Vec::new();
        let mut start = 0;
        for end in ends {
            let part = value.extract(whole, start, end - start).expect("it can be cut");
            parts.push((part, end - start));
            start = end;
        }
        if parts.len() > 1 {
            prop_assert_eq!(Val::concat(&parts), Some(value.clone()));
            let joined = parts.into_iter().reduce(|(low, low_width), (high, width)| {
                (Val::joined((&low, low_width), (&high, width)).expect("they meet"), low_width + width)
            });
            prop_assert_eq!(joined, Some((value, whole)));
        }
    }
}

#[test]
fn what_does_not_meet_stays_apart() {
    let (a, b) = (pointer(0), pointer(8));
    let cut = |value: &Val, start| value.extract(64, start, 8).expect("it can be cut");
    for (low, high) in [(cut(&a, 0), cut(&b, 8)), (cut(&a, 0), cut(&a, 16)), (cut(&a, 8), cut(&a, 0))] {
        assert_eq!(Val::joined((&low, 8), (&high, 8)), None);
        assert_eq!(Val::concat(&[(low, 8), (high, 8)]), None);
    }
    // A byte that was extended is followed by zeros, not by the next byte.
    assert_eq!(Val::joined((&cut(&a, 0), 16), (&cut(&a, 8), 8)), None);
}
