//! Nanoseconds per scalar access: `cargo run --release -p memory --example speed`.

use std::time::Instant;

use memory::{Fill, Memory, NewObject, ObjectId, ObjectKind, Size, Target, Value};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Word(u128);

impl Value for Word {
    fn constant(bits: u128, _width: u32) -> Self {
        Word(bits)
    }
    fn extract(&self, _whole: u64, start: u64, width: u64) -> Option<Self> {
        Some(Word((self.0 >> start) & ((1 << width) - 1)))
    }
    fn concat(_parts: &[(Self, u64)]) -> Option<Self> {
        None
    }
    fn pointer(&self) -> Option<Target> {
        None
    }
    fn mentions(&self) -> Option<ObjectId> {
        None
    }
    fn as_fill(&self) -> Option<Fill> {
        None
    }
}

fn main() {
    const ROUNDS: u64 = 10_000_000;
    let mut memory = Memory::<Word>::default();
    let ids: Vec<_> = (0..100).map(|_| memory.add(NewObject::new(ObjectKind::Local, Size::Known(4), 4))).collect();
    let report = |name: &str, start: Instant, count: u64| {
        println!("{name}: {:.1} ns", start.elapsed().as_nanos() as f64 / count as f64);
    };
    let start = Instant::now();
    for round in 0..ROUNDS {
        memory.write(ids[(round % 100) as usize], 0, 32, Word(round as u128));
    }
    report("write of a variable", start, ROUNDS);

    let start = Instant::now();
    let mut sum = 0u128;
    for round in 0..ROUNDS {
        sum += memory.read_exact(ids[(round % 100) as usize], 0, 32).map_or(0, |word| word.0);
    }
    report("read of a variable", start, ROUNDS);

    let array = memory.add(NewObject::new(ObjectKind::Heap, Size::Known(4_000_000), 16));
    let start = Instant::now();
    for index in 0..1_000_000 {
        memory.write(array, index * 32, 32, Word(index as u128));
    }
    report("first write of an array element", start, 1_000_000);
    let start = Instant::now();
    for round in 0..ROUNDS {
        memory.write(array, (round * 7919 % 10_000) * 32, 32, Word(round as u128));
    }
    report("later write of an array element", start, ROUNDS);
    let start = Instant::now();
    for round in 0..ROUNDS {
        sum += memory.read_exact(array, (round * 7919 % 10_000) * 32, 32).map_or(0, |word| word.0);
    }
    report("read of an array element", start, ROUNDS);

    let start = Instant::now();
    for _ in 0..1_000_000 {
        let id = memory.add(NewObject::new(ObjectKind::Local, Size::Known(4), 4));
        memory.write(id, 0, 32, Word(1));
        memory.remove(id);
    }
    report("life of a variable", start, 1_000_000);

    let start = Instant::now();
    let mut kept = memory.clone();
    for round in 0..1_000_000u64 {
        memory.write(ids[(round % 100) as usize], 0, 32, Word(round as u128));
        kept = memory.clone();
    }
    report("write and clone of a state", start, 1_000_000);
    println!("(checksum {sum}, {})", kept == memory);
}
