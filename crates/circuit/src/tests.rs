//! Circuits against exact arithmetic: simulated on many samples, and solved where side constraints define a result.

mod float_samples;
mod floats;
mod gates;
mod simulator;
mod solved;
mod words;

/// A fixed sequence of numbers (splitmix).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }
    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }
}
