//! `carve check` and `carve analyses`.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use config::{CheckWith, Config, ConfigError, Files, SolverKind};
use cpa::{Cancel, Stop};
use spec::Specification;
use verifier::{Finding, Outcome, QueryFiles, Reason, Statistics, Task, Verdict, VerifyError, report};

use crate::args::{CheckArgs, Dump, Format, ProgressWhen};
use crate::live::Live;
use crate::load::{LoadedProgram, describe_io};
use crate::render::plain_error;
use crate::watchdog::{Limits, Speaker, cpu_time, usable_memory, watch};
use crate::{counterexample, exit, load_or_report, verdict};

/// Reserved, not used: deep expressions and long paths are walked by recursion in places.
const STACK: usize = 1 << 30;

/// What is checked if nobody says.
const DEFAULT: &str = "unreach-call,assert,no-ub,valid-memtrack";
/// So many violations are looked for then,
const VIOLATIONS: u32 = 5;
/// with so many states after the first.
const BEYOND: u64 = 2000;

/// A message and the exit status that goes with it.
type Refusal = (String, u8);

pub fn analyses() -> ExitCode {
    let width = config::notable().map(|(name, _)| name.len()).max().unwrap_or(0);
    let line = |(name, what): (&str, &str)| format!("{name:width$}  {what}\n");
    let mut text: String = config::notable().map(line).collect();
    text.push_str(
        "\nNames are made of words: one for the values, and at most one for each other matter, in this order.\n",
    );
    for axis in config::AXES {
        text.push_str(&format!("\n{}: {}\n", axis.name, axis.about));
        text.extend(axis.words.iter().map(|word| line((word.name, config::description(word.text)))));
    }
    print_out(&text);
    exit::code(0)
}

pub fn check(args: &CheckArgs) -> ExitCode {
    match prepare(args) {
        Ok(_) if args.print_config => exit::code(0),
        Ok(job) => exit::code(watched(args, &job)),
        Err((message, status)) => {
            plain_error(&message);
            exit::code(status)
        }
    }
}

/// What is known before the program is read.
struct Job {
    config: Config,
    specification: Specification,
    initial_precision: Option<(String, String)>,
}

fn prepare(args: &CheckArgs) -> Result<Job, Refusal> {
    let config = configuration(args)?;
    if args.print_config {
        print_out(&config.to_toml());
    } else {
        verifier::check_solver(&config.solver).map_err(|message| (message, exit::USAGE))?;
    }
    let specification = specification(args)?;
    let initial_precision = match &args.initial_precision {
        Some(path) => Some((path.display().to_string(), read_text(path)?)),
        None => None,
    };
    for folder in [&args.output, &args.smt_log].into_iter().flatten() {
        std::fs::create_dir_all(folder)
            .map_err(|error| (format!("{}: {}", folder.display(), describe_io(&error)), exit::USAGE))?;
    }
    Ok(Job { config, specification, initial_precision })
}

/// Included files stand beside the one that includes them.
struct Beside;

impl Files for Beside {
    fn read(&self, from: &str, name: &str) -> Result<(String, String), String> {
        let path = Path::new(from).parent().unwrap_or(Path::new("")).join(name);
        let text = std::fs::read_to_string(&path).map_err(|error| describe_io(&error))?;
        Ok((path.display().to_string(), text))
    }
}

fn configuration(args: &CheckArgs) -> Result<Config, Refusal> {
    let wrong = |status: u8| move |error: ConfigError| (error.to_string(), status);
    let mut config = match &args.config {
        Some(path) => {
            let text = read_text(path)?;
            config::from_text(&path.display().to_string(), &text, &Beside).map_err(wrong(exit::INPUT))?
        }
        None => config::shipped(&args.analysis).map_err(wrong(exit::USAGE))?,
    };
    config = config::with_settings(&config, &settings(args)).map_err(wrong(exit::USAGE))?;
    match args.violations {
        Some(violations) => config.refine.violations = violations,
        // Who names no property wants to know what is wrong.
        None if is_default(args) => {
            (config.refine.violations, config.refine.beyond) = (VIOLATIONS, BEYOND);
        }
        None => {}
    }
    Ok(config)
}

/// Whether nobody says what to check.
fn is_default(args: &CheckArgs) -> bool {
    args.spec.is_none() && args.property.is_none() && args.observer.is_empty()
}

/// What `--set` says, and options that stand for keys.
fn settings(args: &CheckArgs) -> Vec<String> {
    let options =
        [("solver.use", &args.solver), ("solver.theory", &args.theory), ("solver.check_with", &args.cross_check)];
    let options = options.into_iter().filter_map(|(key, name)| Some(format!("{key}={}", name.as_ref()?)));
    let may_fail = args.malloc_may_fail.then(|| "library.malloc_may_fail=true".to_owned());
    args.set.iter().cloned().chain(options).chain(may_fail).collect()
}

fn specification(args: &CheckArgs) -> Result<Specification, Refusal> {
    let mut specification = match (&args.spec, &args.property) {
        (Some(path), _) => Specification::from_prp(&path.display().to_string(), &read_text(path)?)
            .map_err(|error| (error.to_string(), exit::INPUT))?,
        (None, names) => Specification::from_names(names.as_deref().unwrap_or(match is_default(args) {
            true => DEFAULT,
            false => "unreach-call,assert",
        }))
        .map_err(|error| (format!("--property: {error}"), exit::USAGE))?,
    };
    for path in &args.observer {
        let text = read_text(path)?;
        specification
            .add_observers(&path.display().to_string(), &text)
            .map_err(|error| (error.to_string(), exit::INPUT))?;
    }
    Ok(specification)
}

fn read_text(path: &Path) -> Result<String, Refusal> {
    let fail = |message: &str| (format!("{}: {message}", path.display()), exit::INPUT);
    let bytes = std::fs::read(path).map_err(|error| fail(&describe_io(&error)))?;
    String::from_utf8(bytes).map_err(|_| fail("is not UTF-8 text"))
}

/// Works on a thread of its own while this one watches the limits. Gives the exit status.
fn watched(args: &CheckArgs, job: &Job) -> u8 {
    let limits = Limits {
        cpu: args.timelimit.map(Duration::from_secs_f64),
        bytes: Some(
            args.memlimit.map_or_else(|| usable_memory(STACK as u64), |megabytes| megabytes.saturating_mul(1_000_000)),
        ),
        children: starts_solvers(&job.config),
    };
    let (live, cancel) = (Live::default(), Cancel::new());
    let speaker = Speaker::new(args.progress == ProgressWhen::Auto);
    let (send, receive) = sync_channel(1);
    std::thread::scope(|scope| {
        let work = || {
            // Nobody listens only if the process is ending.
            _ = send.send(work(args, job, &cancel, &live, &speaker));
        };
        if let Err(error) = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work) {
            plain_error(&format!("no thread can be started: {error}"));
            return exit::INTERNAL;
        }
        let give_up = |stop: Stop| {
            speaker.take();
            let tick = live.read();
            let statistics = Statistics {
                nodes: tick.nodes,
                waiting: tick.waiting,
                tracked: tick.precision,
                refinements: tick.round.saturating_sub(1),
                total: cpu_time(limits.children),
                ..Statistics::default()
            };
            let outcome = Outcome::unknown(Reason::Stopped(stop), statistics);
            std::process::exit(speak(args, &outcome, None).into())
        };
        watch(&receive, limits, &cancel, &live, &speaker, give_up)
    })
}

/// Whose time and memory count as Carve's own.
fn starts_solvers(config: &Config) -> bool {
    config.solver.kind != SolverKind::Embedded || config.solver.check_with != CheckWith::Nobody
}

fn work(args: &CheckArgs, job: &Job, cancel: &Cancel, live: &Live, speaker: &Speaker) -> u8 {
    let mut source = args.source.clone();
    source.entry = source.entry.or_else(|| job.specification.entry.clone());
    let loaded = match load_or_report(&source, &args.files) {
        Ok(loaded) => loaded,
        Err(_) => return exit::INPUT,
    };
    let disagreements = std::env::temp_dir().join(format!("carve-{}", std::process::id()));
    let task = Task {
        program: &loaded.program,
        specification: &job.specification,
        strict: args.strict,
        initial_precision: job.initial_precision.as_ref().map(|(file, text)| (&**file, &**text)),
        accept_unsound: args.accept_unsound,
        query_files: QueryFiles { log: args.smt_log.as_deref(), disagreements: &disagreements },
        draws: args.dump == Some(Dump::Smg),
    };
    let (outcome, deferred) = match verifier::verify(&task, &job.config, cancel, &mut &*live) {
        Ok(outcome) => outcome,
        Err(error) => {
            plain_error(&error.to_string());
            return match error {
                VerifyError::Internal(_) => exit::INTERNAL,
                VerifyError::Config(_)
                | VerifyError::NotRefined(_)
                | VerifyError::Precision(_)
                | VerifyError::ProgramSize(_) => exit::INPUT,
            };
        }
    };
    let verdict = match outcome.verdict {
        // To a property file the answer is TRUE all the same.
        Verdict::True if args.spec.is_none() && args.observer.is_empty() && outcome.has_nothing_to_check() => {
            Verdict::Unknown(vec![Reason::NothingToCheck])
        }
        verdict => verdict,
    };
    let outcome = Outcome {
        verdict,
        statistics: Statistics { total: cpu_time(starts_solvers(&job.config)), ..outcome.statistics },
        ..outcome
    };
    speaker.take();
    let status = speak(args, &outcome, Some(&loaded));
    // The process ends here; taking all of it apart piece by piece would only cost time.
    std::mem::forget((outcome, deferred, loaded));
    status
}

/// Prints what was asked for, the verdict last, and gives the exit status.
fn speak(args: &CheckArgs, outcome: &Outcome, loaded: Option<&LoadedProgram>) -> u8 {
    let program = loaded.map(|loaded| &loaded.program);
    if args.stats {
        eprint!("{}", verdict::table(&outcome.statistics));
    }
    for note in outcome.assumptions.iter().chain(&outcome.notes) {
        eprintln!("note: {note}");
    }
    let findings: &[Finding] = match &outcome.verdict {
        Verdict::False(findings) => findings,
        Verdict::True | Verdict::Unknown(_) => &[],
    };
    if let Some(folder) = &args.output
        && let Err((path, error)) = write_files(folder, outcome, findings, loaded)
    {
        plain_error(&format!("{}: {}", path.display(), describe_io(&error)));
    }
    let text = match (args.format, program) {
        (Format::Json, program) => report::to_json(&report::report(outcome, program)) + "\n",
        (Format::Text, program) => {
            let mut text = String::new();
            for (index, finding) in findings.iter().enumerate() {
                let program = program.expect("a violation has a program");
                text.push_str(&counterexample::describe(program, finding));
                text.push_str(&counterexample::reproduce(finding, index, args));
            }
            if args.spec.is_none() {
                text.push_str(&verdict::standings(outcome));
            }
            text + &verdict::line(&outcome.verdict, program.map(|program| &program.sources)) + "\n"
        }
    };
    print_out(&text);
    if let Some(help) = verdict::help(&outcome.verdict, args) {
        eprintln!("help: {help}");
    }
    match &outcome.verdict {
        Verdict::True => exit::TRUE,
        Verdict::False(_) => exit::FALSE,
        Verdict::Unknown(_) => exit::UNKNOWN,
    }
}

fn write_files(
    folder: &Path,
    outcome: &Outcome,
    findings: &[Finding],
    loaded: Option<&LoadedProgram>,
) -> Result<(), (std::path::PathBuf, std::io::Error)> {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| (path, error))
    };
    for (index, finding) in findings.iter().enumerate() {
        write(&counterexample::file_name(index, "inputs"), &finding.inputs)?;
        if let Some(loaded) = loaded {
            write(&counterexample::file_name(index, "txt"), &counterexample::describe(&loaded.program, finding))?;
        }
    }
    if let Some(precision) = &outcome.precision {
        write("precision.txt", precision)?;
    }
    if !outcome.pictures.is_empty() {
        let pictures = folder.join("smg");
        std::fs::create_dir_all(&pictures).map_err(|error| (pictures, error))?;
    }
    for picture in &outcome.pictures {
        write(&format!("smg/{}.dot", picture.name), &picture.dot)?;
    }
    write("statistics.json", &(report::to_json(&report::statistics(&outcome.statistics)) + "\n"))
}

/// A reader that has seen enough and closes the pipe is no error.
fn print_out(text: &str) {
    let mut stdout = std::io::stdout().lock();
    _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}
