//! How much CPU time the analysis takes for each of some preprocessed C files. Usage: `live_time [--lp64] files…`

use index::Interner;
use source::SourceMap;
use types::DataModel;

fn main() {
    let mut model = DataModel::Ilp32;
    for file in std::env::args().skip(1) {
        if file == "--lp64" {
            model = DataModel::Lp64;
            continue;
        }
        let mut sources = SourceMap::default();
        let mut names = Interner::default();
        let text = std::fs::read(&file).expect("the file can be read");
        let lines = text.iter().filter(|byte| **byte == b'\n').count();
        let id = sources.add(&*file, text).expect("less than 4 GiB");
        let (ast, _) = syntax::parse(id, &mut sources, &mut names);
        let Ok((typed, _)) = sema::analyse(vec![ast], sources, names, model) else {
            println!("{file}: not understood");
            continue;
        };
        let Ok(program) = lower::lower(typed, "main") else {
            println!("{file}: no main");
            continue;
        };
        let start = cpu_seconds();
        let live = live::Live::new(&program, &cpa::Cancel::new()).expect("nothing stops it");
        let time = cpu_seconds() - start;
        let facts: usize = program.locs.ids().map(|loc| live.at(loc).count()).sum();
        println!("{file}: {lines} lines, {} locations, {facts} facts, {time:.3} s", program.locs.len());
    }
}

/// Of this thread, as Linux counts it.
fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux has it");
    let nanoseconds = text.split_whitespace().next().and_then(|first| first.parse::<f64>().ok());
    nanoseconds.expect("a number") / 1e9
}
