//! Measurements: the front end against gcc, analyses against each other, the engine against its goals.

mod clock;
mod compare;
mod gcc;
mod growth;
mod incremental;
mod plot;
mod quantile;
mod results;
mod scatter;
mod solver;
mod table;
mod throughput;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use results::Results;

/// Without an option: time and memory from source to automaton against `gcc -fsyntax-only` for the largest files
/// below a folder, and the start of `carve run`.
#[derive(clap::Args)]
pub struct Args {
    /// A folder with C files; for --plots: result tables of `run-tasks`
    #[arg(value_name = "FOLDER | NAME=RESULTS.csv")]
    inputs: Vec<String>,
    /// Draw quantile and scatter plots of result tables into this folder and print them as Markdown tables
    #[arg(long, value_name = "OUT_DIR", group = "mode")]
    plots: Option<PathBuf>,
    /// Transfers of the value analysis per second, and memory per node of its reached set
    #[arg(long, group = "mode")]
    throughput: bool,
    /// States and time against the number of blocks, nodes and lists, and how deep lists are nested
    #[arg(long, group = "mode")]
    growth: bool,
    /// Run these analyses over the benchmark tasks, then do as --plots
    #[arg(long, value_name = "ANALYSIS,…", value_delimiter = ',', group = "mode")]
    compare: Vec<String>,
    /// Ask the queries below this folder (`carve check --smt-log`) again, each by itself and then in their order: the
    /// embedded solver against z3
    #[arg(long, value_name = "DIR", group = "mode")]
    solver: Option<PathBuf>,
    #[command(flatten)]
    tasks: compare::Tasks,
}

pub fn bench(args: &Args) -> Result<()> {
    if args.throughput {
        return throughput::throughput();
    }
    if args.growth {
        return growth::growth(args.tasks.carve.as_deref());
    }
    if let Some(folder) = &args.solver {
        return solver::solvers(folder);
    }
    if let Some(folder) = &args.plots {
        ensure!(!args.inputs.is_empty(), "--plots needs at least one NAME=RESULTS.csv");
        let runs = args.inputs.iter().map(|input| named(input)).collect::<Result<Vec<_>>>()?;
        return plots(folder, &runs, f64::from(args.tasks.time));
    }
    if !args.compare.is_empty() {
        let runs = compare::run(&args.compare, &args.tasks)?;
        return plots(&compare::folder(), &runs, f64::from(args.tasks.time));
    }
    ensure!(args.inputs.len() == 1, "name one folder with C files, or see `cargo xtask bench --help`");
    gcc::against_gcc(Path::new(&args.inputs[0]))
}

fn named(input: &str) -> Result<Results> {
    let (name, path) = input.split_once('=').with_context(|| format!("`{input}` is not NAME=RESULTS.csv"))?;
    Results::read(name, Path::new(path))
}

/// Writes the pictures into `folder` and the tables to standard output.
fn plots(folder: &Path, runs: &[Results], limit: f64) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut sets = results::sets(runs);
    if sets.len() > 1 {
        sets.push(results::ALL.to_owned());
    }
    for set in &sets {
        println!("{}", table::markdown(set, runs));
        std::fs::write(folder.join(format!("quantile-{set}.svg")), quantile::draw(set, runs, limit))?;
    }
    for (position, first) in runs.iter().enumerate() {
        for second in &runs[position + 1..] {
            for (measure, prefix) in [(scatter::Measure::Cpu { limit }, ""), (scatter::Measure::States, "states-")] {
                if let Some(picture) = scatter::draw(first, second, measure) {
                    let file = format!("scatter-{prefix}{}-{}.svg", first.name, second.name);
                    std::fs::write(folder.join(file), picture)?;
                }
            }
        }
    }
    eprintln!("pictures are in {}", folder.display());
    Ok(())
}
