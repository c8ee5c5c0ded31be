//! How fast the engine is with the value analysis at full precision, and how large a node of its reached set is.

use std::fmt::Write;

use anyhow::{Context, Result, ensure};
use control::{ControlOptions, Forward};
use cpa::{
    Analysis, Arg, Cancel, Composite, CompositeMerge, Cx, ErasedCpa, ExploreOptions, Limit, Order, Stop, explore,
};
use types::DataModel;
use value::{InitialPrecision, ValueCpa, ValueOptions};

use super::clock::thread_seconds;
use crate::front_end::compile;

/// A generated program and how much of it is explored.
struct Shape {
    name: &'static str,
    /// Loops, one after the other.
    blocks: usize,
    nodes: usize,
}

/// The goals are for this one.
const SHORT_LOOPS: Shape = Shape { name: "many short loops", blocks: 100, nodes: 1_000_000 };
const LONGER_LOOPS: Shape = Shape { name: "eight longer loops", blocks: 8, nodes: 1_000_000 };
/// Every state at the head of a loop is compared with those of all rounds before: this shows what that costs.
const LONG_LOOP: Shape = Shape { name: "one long loop", blocks: 1, nodes: 100_000 };
const GOAL_PER_SECOND: f64 = 500_000.0;
const GOAL_BYTES: f64 = 1_200.0;

/// Statements of one block of the generated program.
const BLOCK: usize = 40;

pub fn throughput() -> Result<()> {
    ensure!(!cfg!(debug_assertions), "only a release build says something about speed: use `cargo xtask`");
    println!("| program | compared with | nodes | CPU s | transfers per second | bytes per node |");
    println!("|---|---|--:|--:|--:|--:|");
    let (all, few) = ((usize::MAX, "all at the location"), (0, "few"));
    let mut first = None;
    for (shape, (compared, words)) in [
        (&SHORT_LOOPS, all),
        (&SHORT_LOOPS, few),
        (&LONGER_LOOPS, all),
        (&LONGER_LOOPS, few),
        (&LONG_LOOP, all),
        (&LONG_LOOP, few),
    ] {
        let Measured { nodes, seconds, bytes } = measure(shape, compared)?;
        let (speed, size) = (nodes as f64 / seconds, bytes as f64 / nodes as f64);
        // Memory that one run gives back serves the next, so only the first says what a node needs.
        let shown = if first.is_none() { format!("{size:.0}") } else { String::new() };
        println!("| {} | {words} | {nodes} | {seconds:.2} | {speed:.0} | {shown} |", shape.name);
        first.get_or_insert((speed, size));
    }
    let (speed, size) = first.context("nothing was measured")?;
    println!("\ngoals, for the first line: at least {GOAL_PER_SECOND} per second, less than {GOAL_BYTES} bytes");
    ensure!(speed >= GOAL_PER_SECOND && size < GOAL_BYTES, "{speed:.0} per second, {size:.0} bytes: a goal is missed");
    Ok(())
}

struct Measured {
    nodes: usize,
    /// Processor time of exploration.
    seconds: f64,
    /// By which the process grew.
    bytes: u64,
}

/// Explores the generated program until the reached set has all the nodes.
fn measure(shape: &Shape, max_compared: usize) -> Result<Measured> {
    // Every round of a block gives at least one node per statement.
    let text = program(shape.blocks, shape.nodes / (BLOCK * shape.blocks) + 1);
    let program = compile("throughput.c", text.into_bytes(), DataModel::Lp64).map_err(anyhow::Error::msg)?;
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let options = ValueOptions { initial: InitialPrecision::All, ..ValueOptions::default() };
    let parts: Vec<Box<dyn cpa::DynCpa>> =
        vec![Box::new(ErasedCpa(ValueCpa::new(&cfa::Facts::new(&program), options)))];
    let control = Forward::new(&program, ControlOptions::default());
    let mut analysis = Composite::new(Box::new(control), parts, CompositeMerge::Separate);
    let stopped = |stop: Stop| anyhow::anyhow!("{stop:?}");
    let (state, prec) = analysis.initial(cx).map_err(stopped)?;
    let before = resident_bytes()?;
    let start = thread_seconds();
    let mut arg = Arg::new(state, prec, Order::depth_first());
    let options = ExploreOptions { max_nodes: shape.nodes, max_compared, ..ExploreOptions::default() };
    let end = explore(&mut analysis, &mut arg, &options, &mut (), cx);
    let seconds = thread_seconds() - start;
    ensure!(end == Err(Stop::Limit(Limit::Nodes)), "the run ended before {} nodes: {end:?}", shape.nodes);
    let counts = arg.counts();
    ensure!(counts.covered + counts.merged + counts.removed == 0, "not every transfer gave a node: {counts:?}");
    Ok(Measured { nodes: arg.len(), seconds, bytes: resident_bytes()?.saturating_sub(before) })
}

fn resident_bytes() -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status").context("resident size needs Linux")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
    Ok(kilobytes * 1024)
}

/// Blocks of assignments, each in a loop that runs `rounds` times, over scalars, an array, a struct and a pointer. Every
/// value is known, and no two states are equal: a counter never comes back.
fn program(blocks: usize, rounds: usize) -> String {
    let mut text = String::from(
        "struct pair { int first; long second; };\n\
         unsigned total;\n\
         int main(void) {\n\
         \x20   unsigned a[16] = { 0 }, x0 = 1, x1 = 2, x2 = 3, x3 = 4, x4 = 5, x5 = 6, x6 = 7, x7 = 8;\n\
         \x20   struct pair pair = { 1, 2 };\n\
         \x20   unsigned *p = &a[3];\n",
    );
    let mut random = 1usize;
    let mut below = |limit: usize| {
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (random >> 33) % limit
    };
    for _ in 0..blocks {
        _ = writeln!(text, "    for (unsigned i = 0; i < {rounds}; i++) {{");
        for _ in 0..BLOCK {
            let (x, y, z) = (below(8), below(8), below(8));
            _ = match below(8) {
                0 => writeln!(text, "        a[(x{x} + i) % 16] = x{y};"),
                1 => writeln!(text, "        x{x} = a[{}] ^ x{y};", below(16)),
                2 => writeln!(text, "        pair.first = (int)(x{x} & 1023);"),
                3 => writeln!(text, "        *p = x{x} + pair.first;"),
                4 => writeln!(text, "        x{x} = *p - i;"),
                5 => writeln!(text, "        total = total + x{x};"),
                _ => writeln!(text, "        x{x} = x{y} * {} + x{z};", below(100)),
            };
        }
        text += "    }\n";
    }
    text + "    return (int)(x0 + total);\n}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_measured() {
        for blocks in [1, 7] {
            let shape = Shape { name: "small", blocks, nodes: 5_000 };
            let measured = measure(&shape, usize::MAX).expect("it runs into the limit on nodes");
            assert!((5_000..5_010).contains(&measured.nodes), "{}", measured.nodes);
        }
    }
}
