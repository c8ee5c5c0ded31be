//! Fingerprints of states, as necessary conditions of coverage: telling states apart without looking at them.

/// How much a state knows, and what: sums over its facts, so that it can be kept up to date from what changes. The facts
/// are dealt to a few parts by where they are. A state that covers another has the same shape, knows no more than that
/// one in any part, and where it knows as much, the same. The default says nothing, which is always right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Digest {
    parts: [Part; PARTS],
    /// Of what must be the same in both.
    shape: u32,
}

const PARTS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct Part {
    known: u32,
    hash: u32,
}

impl Digest {
    /// One more fact: `object` and `start` are numbers for where it is, `known` how much it says, `value` what it says.
    /// Facts of one object with the value 0 are told apart by `known` only, so that it does not matter how a row of
    /// zeros is cut.
    pub fn add(&mut self, object: u64, start: u64, known: u64, value: u64) {
        let object = mix(object, 0);
        let part = &mut self.parts[(object % PARTS as u64) as usize];
        part.known = part.known.wrapping_add(known as u32);
        if value != 0 {
            part.hash = part.hash.wrapping_add(mix(object.wrapping_add(start), value) as u32);
        }
    }
    /// One more thing that a state which covers this one must have too, and no others of its kind.
    pub fn add_shape(&mut self, thing: u64) {
        self.shape = self.shape.wrapping_add(mix(thing, 1) as u32);
    }
    /// Takes the facts of `old` out and puts those of `new` in.
    #[inline]
    pub fn exchange(&mut self, old: Digest, new: Digest) {
        self.shape = self.shape.wrapping_sub(old.shape).wrapping_add(new.shape);
        for ((part, old), new) in self.parts.iter_mut().zip(old.parts).zip(new.parts) {
            part.known = part.known.wrapping_sub(old.known).wrapping_add(new.known);
            part.hash = part.hash.wrapping_sub(old.hash).wrapping_add(new.hash);
        }
    }
    /// What a state that covers this one has too.
    pub(crate) fn shape(self) -> u32 {
        self.shape
    }
    /// How much it knows in all.
    pub fn known(self) -> u64 {
        self.parts.iter().map(|part| part.known as u64).sum()
    }
    /// Whether a state with this digest may cover one with the other.
    #[inline]
    pub fn may_cover(&self, other: &Digest) -> bool {
        self.shape == other.shape && self.parts.iter().zip(&other.parts).all(|(a, b)| a.known < b.known || a == b)
    }
}

/// Two rounds of multiplication, so that sums of small numbers do not meet.
fn mix(a: u64, b: u64) -> u64 {
    let x = a.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let y = (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    y ^ (y >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(facts: &[(u64, u64)]) -> Digest {
        let mut digest = Digest::default();
        facts.iter().for_each(|&(place, value)| digest.add(place, 0, 32, value));
        digest
    }

    #[test]
    fn subsets_may_cover_and_other_values_do_not() {
        let facts: Vec<(u64, u64)> = (0..20).map(|place| (place * 64, place + 7)).collect();
        let all = of(&facts);
        for mask in 0..1u32 << 20 {
            if mask % 1009 != 0 {
                continue;
            }
            let some: Vec<_> = (0..20).filter(|at| mask >> at & 1 == 1).map(|at| facts[at]).collect();
            assert!(of(&some).may_cover(&all), "{some:?}");
        }
        let mut other = facts.clone();
        other[3].1 += 1;
        assert!(!of(&other).may_cover(&all));
        assert!(!all.may_cover(&of(&facts[1..])));
    }

    #[test]
    fn exchanging_is_computing_anew() {
        let mut digest = of(&[(0, 1), (64, 2), (128, 0)]);
        digest.exchange(of(&[(64, 2)]), of(&[(64, 9), (192, 4)]));
        assert_eq!(digest, of(&[(0, 1), (64, 9), (128, 0), (192, 4)]));
    }
}
