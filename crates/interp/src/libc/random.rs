//! Pseudo-random numbers, the same sequences as glibc's.
//!
//! `rand` and `random` are the additive feedback generator r[i] = r[i-3] + r[i-31] modulo 2^32, seeded by
//! r[i] = 16807 r[i-1] modulo 2^31-1 and run 310 times; without `srand` the seed is 1. `drand48` and its kin are the
//! linear congruential generator of POSIX. The state is an object of the library, so that it belongs to the execution.

use types::{FloatKind, IntType};

use super::call::{Call, Outcome};
use super::{LibraryFunction, rows};
use crate::Run;

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    rand | random => |c| { let next = next(c)?; c.give_int(i128::from(next)) };
    srand | srandom => |c| { let seed = c.integer(0)? as u32; store(c, &State::new(seed))?; c.done() };
    rand_r => rand_r;
    drand48 => |c| {
        let state = step48(c)?;
        let value = state as f64 / (1u64 << 48) as f64;
        c.give_float(FloatKind::F64, value.to_bits().into())
    };
    lrand48 => |c| { let state = step48(c)?; c.give_int(i128::from(state >> 17)) };
    mrand48 => |c| { let state = step48(c)?; c.give_int((state >> 16) as u32 as i32) };
    srand48 => |c| { let seed = c.integer(0)? as u32; store48(c, u64::from(seed) << 16 | 0x330e)?; c.done() };
};

const DEGREE: usize = 31;
const WORD: IntType = IntType::unsigned(32);

/// The last 31 numbers as a ring, and the position of the oldest but two.
#[derive(Clone, PartialEq, Debug)]
struct State {
    ring: [u32; DEGREE],
    front: usize,
}

impl State {
    fn new(seed: u32) -> State {
        let mut ring = [0; DEGREE];
        let mut word = i64::from(seed.max(1) as i32);
        ring[0] = word as u32;
        for slot in &mut ring[1..] {
            // Schrage's method: C's division truncates, so a negative seed differs from arithmetic modulo 2^31-1.
            word = 16807 * (word % 127_773) - 2836 * (word / 127_773);
            if word < 0 {
                word += 0x7fff_ffff;
            }
            *slot = word as u32;
        }
        let mut state = State { ring, front: 3 };
        for _ in 0..10 * DEGREE {
            state.next();
        }
        state
    }

    fn next(&mut self) {
        let sum = self.ring[self.front].wrapping_add(self.ring[rear(self.front)]);
        self.ring[self.front] = sum;
        self.front = (self.front + 1) % DEGREE;
    }
}

/// The number three steps behind the front, which is 31 steps older than the next.
fn rear(front: usize) -> usize {
    (front + DEGREE - 3) % DEGREE
}

/// The library object holds the ring, the position and, behind them, whether it was seeded.
const OBJECT: (&str, u64) = ("random", 4 * (DEGREE as u64 + 2));

fn store(c: &mut Call, state: &State) -> Run<()> {
    let object = c.host.library_object(OBJECT.0, OBJECT.1);
    let words = state.ring.iter().copied().chain([state.front as u32, 1]);
    for (index, word) in words.enumerate() {
        let at = c.at(&object, 4 * index as u64);
        c.write_int(&at, WORD, word)?;
    }
    Ok(())
}

fn next(c: &mut Call) -> Run<u32> {
    let object = c.host.library_object(OBJECT.0, OBJECT.1);
    let word = |c: &mut Call, index: usize| -> Run<u32> {
        let at = c.at(&object, 4 * index as u64);
        Ok(c.read_int(&at, WORD)? as u32)
    };
    if word(c, DEGREE + 1)? == 0 {
        store(c, &State::new(1))?;
    }
    let front = word(c, DEGREE)? as usize;
    let sum = word(c, front)?.wrapping_add(word(c, rear(front))?);
    for (index, new) in [(front, sum), (DEGREE, (front as u32 + 1) % DEGREE as u32)] {
        let at = c.at(&object, 4 * index as u64);
        c.write_int(&at, WORD, new)?;
    }
    Ok(sum >> 1)
}

fn rand_r(c: &mut Call) -> Outcome {
    let seed = c.object(0)?;
    let mut state = c.read_int(&seed, WORD)? as u32;
    let mut result = 0;
    for (bits, range) in [(0, 2048), (10, 1024), (10, 1024)] {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12345);
        result = (result << bits) ^ ((state / 65536) % range);
    }
    c.write_int(&seed, WORD, state)?;
    c.give_int(result as i32)
}

fn store48(c: &mut Call, state: u64) -> Run<()> {
    let object = c.host.library_object("drand48", 8);
    c.write_int(&object, IntType::unsigned(64), i128::from(state))
}

fn step48(c: &mut Call) -> Run<u64> {
    let object = c.host.library_object("drand48", 8);
    let state = c.read_int(&object, IntType::unsigned(64))? as u64;
    let next = state.wrapping_mul(0x5_deec_e66d).wrapping_add(0xb) & ((1 << 48) - 1);
    store48(c, next)?;
    Ok(next)
}
