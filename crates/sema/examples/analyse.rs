//! Analyses each file on its own (`--link`: all together) and prints diagnostics and times.
//! Usage: `analyse [--lp64] [--link] [--quiet] files…`

use std::time::{Duration, Instant};

use index::Interner;
use source::{Diagnostics, Severity, SourceMap};
use types::DataModel;

fn main() {
    let mut model = DataModel::Ilp32;
    let (mut link, mut quiet) = (false, false);
    let mut files = Vec::new();
    for arg in std::env::args().skip(1) {
        match &*arg {
            "--lp64" => model = DataModel::Lp64,
            "--link" => link = true,
            "--quiet" => quiet = true,
            _ => files.push(arg),
        }
    }
    let groups: Vec<Vec<String>> = if link { vec![files] } else { files.into_iter().map(|file| vec![file]).collect() };
    let (mut refused, mut total, mut slowest) = (0, Duration::ZERO, (Duration::ZERO, String::new()));
    for group in &groups {
        let mut sources = SourceMap::default();
        let mut names = Interner::default();
        let mut asts = Vec::new();
        let mut failed = false;
        for file in group {
            let text = std::fs::read(file).expect("the file can be read");
            let id = sources.add(&**file, text).expect("less than 4 GiB");
            let (ast, diags) = syntax::parse(id, &mut sources, &mut names);
            failed |= diags.has_errors();
            print(&diags, &sources, quiet);
            asts.push(ast);
        }
        let start = Instant::now();
        let outcome = sema::analyse(asts, sources, names, model);
        let time = start.elapsed();
        match outcome {
            Ok((program, diags)) => {
                print(&diags, &program.sources, quiet);
                if let Err(broken) = sema::verify(&program) {
                    println!("broken: {}: {broken}", group[0]);
                }
            }
            Err((sources, diags)) => {
                failed = true;
                print(&diags, &sources, quiet);
            }
        }
        total += time;
        if time > slowest.0 {
            slowest = (time, group[0].clone());
        }
        if failed {
            refused += 1;
            println!("refused: {}", group[0]);
        }
    }
    println!("{} programs, {refused} refused, {total:?} in sema, slowest {:?} {}", groups.len(), slowest.0, slowest.1);
}

fn print(diags: &Diagnostics, sources: &SourceMap, quiet: bool) {
    for diagnostic in diags.iter() {
        if quiet && diagnostic.severity != Severity::Error {
            continue;
        }
        println!("{}: {:?}: {}", sources.describe(diagnostic.primary), diagnostic.severity, diagnostic.message);
        for (span, note) in &diagnostic.related {
            println!("    {}: {note}", sources.describe(*span));
        }
        if let Some(help) = &diagnostic.help {
            println!("    help: {help}");
        }
    }
}
