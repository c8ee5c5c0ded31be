//! Laws of segments: whatever is done to a memory, it stands for the heaps that it stood for before. Which heaps these are
//! is found out by brute force (`stands.rs`), on random heaps (`heaps.rs`).

mod examples;
mod heaps;
mod stands;

use std::rc::Rc;

use cfa::Program;
use memory::Memory;
use proptest::prelude::*;

use super::{Aligned, Manner, align, fold};
use crate::lattice::{Order, covers, join};
use crate::state::Flags;
use crate::{Val, ValueState};
use heaps::{WIDTH, extent, fresh, heap, plan};
use stands::{check, show, stands_for};

fn folded(memory: &Memory<Val>, manner: Manner) -> Memory<Val> {
    let mut folded = memory.clone();
    fold(&mut folded, manner, WIDTH, &mut *fresh(200));
    folded
}

fn aligned(left: &Memory<Val>, right: &Memory<Val>) -> Option<Aligned> {
    align(left, right, WIDTH, &mut *fresh(300))
}

fn program() -> Program {
    let (mut sources, mut names) = (source::SourceMap::default(), index::Interner::default());
    let file = sources.add("test.c", *b"int main(void) { return 0; }").expect("small");
    let (ast, _) = syntax::parse(file, &mut sources, &mut names);
    let typed = sema::analyse(vec![ast], sources, names, types::DataModel::Lp64);
    let Ok((typed, _)) = typed else { panic!("a program without mistakes") };
    let Ok(program) = lower::lower(typed, "main") else { panic!("a program without mistakes") };
    program
}

thread_local! {
    static PROGRAM: Program = program();
}

fn state(memory: &Memory<Val>) -> ValueState {
    let none = Rc::new(Vec::new());
    let (globals, strings, functions) = (none.clone(), none.clone(), none);
    let s = eval::State { memory: memory.clone(), globals, strings, functions, frames: Vec::new(), entered: 0 };
    ValueState::new(s, Flags { blocks: true, folds: true, ..Flags::default() })
}

fn joined(left: &Memory<Val>, right: &Memory<Val>) -> Option<Memory<Val>> {
    PROGRAM.with(|program| {
        let order = Order { program, blocks: true, folds: true };
        Some(join(order, &state(left), &state(right))?.s.memory)
    })
}

fn is_covered(reached: &Memory<Val>, new: &Memory<Val>) -> bool {
    PROGRAM.with(|program| {
        let order = Order { program, blocks: true, folds: true };
        covers(order, &state(reached), &state(new), None)
    })
}

macro_rules! check_sound {
    ($memory:expr, $what:expr) => {{
        let wrong = check($memory);
        prop_assert!(wrong.is_empty(), "{}: {:#?}\n{}", $what, wrong, show($memory));
    }};
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn heaps_stand_for_themselves(plan in plan(), a in extent(), b in extent()) {
        let (a, b) = (heap(&plan, &a), heap(&plan, &b));
        check_sound!(&a, "built");
        prop_assert!(stands_for(&a, &a));
        let blocks = |memory: &Memory<Val>| memory.live_objects().count();
        prop_assert!(blocks(&a) == blocks(&b) || !stands_for(&a, &b));
    }
}
