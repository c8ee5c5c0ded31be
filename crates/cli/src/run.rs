//! `carve run`.

use std::io::{BufReader, BufWriter, IsTerminal, Write};
use std::os::unix::ffi::OsStrExt;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use annotate_snippets::Level;
use interp::{Halt, Inputs, Io, Leak, Options, Outcome, Undefined};

use crate::args::{Leaks, RunArgs};
use crate::load::{LoadedProgram, describe_io};
use crate::render::{Message, Printer, plain_error};
use crate::{exit, load_or_report};

pub fn run(args: &RunArgs) -> ExitCode {
    let options = match options(args) {
        Ok(options) => options,
        Err(message) => {
            plain_error(&message);
            return exit::code(exit::INPUT);
        }
    };
    let mut loaded = match load_or_report(&args.input.source, &args.input.files) {
        Ok(loaded) => loaded,
        Err(status) => return status,
    };
    if args.malloc_may_fail {
        loaded.program.let_allocations_fail();
    }
    let outcome = execute(&loaded, &options);
    let printer = Printer { sources: &loaded.program.sources, originals: &loaded.originals };
    report(&printer, &outcome);
    if let Some(path) = &args.record
        && let Err(error) = std::fs::write(path, recorded(&options, &outcome))
    {
        plain_error(&format!("{}: {}", path.display(), describe_io(&error)));
        return exit::code(exit::INPUT);
    }
    // The process ends here; taking the program apart piece by piece would only cost time.
    std::mem::forget(loaded);
    exit::code(status(&outcome.halt))
}

fn options(args: &RunArgs) -> Result<Options, String> {
    let inputs = match &args.inputs {
        None => Inputs::Seed(args.seed),
        Some(path) => {
            let fail = |message: String| format!("{}: {message}", path.display());
            let text = std::fs::read(path).map_err(|error| fail(describe_io(&error)))?;
            let text = String::from_utf8(text).map_err(|_| fail("the inputs are not UTF-8 text".to_owned()))?;
            Inputs::parse(&text)
                .map_err(|error| format!("{}:{}:{}: {}", path.display(), error.line, error.column, error.message))?
        }
    };
    if args.timelimit.is_some_and(|seconds| !(0.0..1e9).contains(&seconds)) {
        return Err("--timelimit takes a number of seconds, not negative".to_owned());
    }
    Ok(Options {
        mode: args.property,
        args: args.args.iter().map(|arg| arg.as_bytes().to_owned()).collect(),
        program_name: args.input.files[0].with_extension("").as_os_str().as_bytes().to_owned(),
        inputs,
        strict_align: args.strict_align,
        leaks: match args.leaks {
            Leaks::Off => interp::Leaks::Off,
            Leaks::End => interp::Leaks::End,
            Leaks::Lost => interp::Leaks::Lost,
        },
        deadline: args.timelimit.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds)),
        memory_limit: args.memlimit.map(|megabytes| megabytes.saturating_mul(1 << 20)),
        ..Options::default()
    })
}

fn execute(loaded: &LoadedProgram, options: &Options) -> Outcome {
    let stdout = std::io::stdout();
    let is_terminal = stdout.is_terminal();
    let mut stdout: Box<dyn Write> =
        if is_terminal { Box::new(stdout) } else { Box::new(BufWriter::with_capacity(1 << 16, stdout)) };
    let mut stdin = BufReader::new(std::io::stdin());
    let mut stderr = std::io::stderr();
    let mut io = Io { stdin: &mut stdin, stdout: &mut stdout, stderr: &mut stderr };
    let outcome = interp::run(&loaded.program, options, &mut io);
    // Whoever closed the pipe has seen enough.
    _ = stdout.flush();
    outcome
}

/// An inputs file that repeats this run, standard input apart.
fn recorded(options: &Options, outcome: &Outcome) -> String {
    let mut text = String::from("# Choices of one run, in the order they were made; see docs/inputs.md.\n");
    for arg in &options.args {
        text.push_str(&format!("arg \"{}\"\n", arg.escape_ascii().to_string().replace("\\'", "'")));
    }
    for choice in &outcome.choices {
        text.push_str(&format!("{choice}\n"));
    }
    text
}

fn report(printer: &Printer<'_>, outcome: &Outcome) {
    for warning in &outcome.warnings {
        undefined(printer, Level::WARNING, warning);
    }
    if !outcome.unknown_calls.is_empty() {
        let names = outcome.unknown_calls.join("`, `");
        eprintln!("note: nothing is known of `{names}`; their results were made up, and they wrote nothing");
    }
    match &outcome.halt {
        Halt::Exit(_) | Halt::Abort => {}
        Halt::Assumption => eprintln!("note: the execution ends here: an assumption does not hold"),
        Halt::ErrorReached { function, span } => printer.message(&Message {
            level: Level::ERROR.with_name("error reached"),
            id: None,
            text: &format!("`{function}` is called"),
            primary: *span,
            label: "",
            related: &[],
            help: None,
        }),
        Halt::Undefined(found) => undefined(printer, Level::ERROR.with_name("undefined behaviour"), found),
        Halt::Unsupported { what, span } => printer.message(&Message {
            level: Level::ERROR.with_name("unsupported"),
            id: None,
            text: what,
            primary: *span,
            label: "",
            related: &[],
            help: Some("this is a limit of Carve, not necessarily a fault of the program"),
        }),
        Halt::Inputs { message } => plain_error(message),
        Halt::Limit { what } => plain_error(&format!("stopped at a limit: {what}")),
    }
    leaks(printer, &outcome.leaks);
}

/// One message for all blocks that were allocated, and lost, in the same place.
fn leaks(printer: &Printer<'_>, leaks: &[Leak]) {
    const MOST: usize = 20;
    let mut sites: Vec<(&Leak, u64, u64)> = Vec::new();
    for leak in leaks {
        let place = |leak: &Leak| (leak.allocated, leak.lost.map(|loss| loss.span), leak.unreachable);
        match sites.iter_mut().find(|(site, ..)| place(site) == place(leak)) {
            Some((_, blocks, bytes)) => {
                *blocks += 1;
                *bytes = bytes.saturating_add(leak.bytes);
            }
            None => sites.push((leak, 1, leak.bytes)),
        }
    }
    for (leak, blocks, bytes) in sites.iter().take(MOST) {
        leaked(printer, leak, *blocks, *bytes);
    }
    if sites.len() > MOST {
        eprintln!("({} more places where memory leaks)", sites.len() - MOST);
    }
}

fn undefined(printer: &Printer<'_>, level: Level<'_>, found: &Undefined) {
    printer.message(&Message {
        level,
        id: Some(found.kind.name()),
        text: &found.message,
        primary: found.span,
        label: "",
        related: &found.related,
        help: None,
    });
}

fn leaked(printer: &Printer<'_>, leak: &Leak, blocks: u64, bytes: u64) {
    let bytes = if bytes == 1 { "1 byte".to_owned() } else { format!("{bytes} bytes") };
    let bytes = if blocks == 1 { bytes } else { format!("{bytes} in {blocks} blocks") };
    let level = Level::WARNING.with_name("leak");
    match leak.lost {
        Some(loss) => printer.message(&Message {
            level,
            id: Some("lost"),
            text: &format!("the last reference to {bytes} goes here"),
            primary: loss.span,
            label: "",
            related: &[(leak.allocated, "allocated here".to_owned())],
            help: None,
        }),
        None => printer.message(&Message {
            level,
            id: Some(if leak.unreachable { "lost" } else { "not-freed" }),
            text: &format!("{bytes} allocated here are never freed"),
            primary: leak.allocated,
            label: "",
            related: &[],
            help: None,
        }),
    }
}

fn status(halt: &Halt) -> u8 {
    match halt {
        // As the system does: the low eight bits.
        Halt::Exit(status) => *status as u8,
        Halt::Abort | Halt::ErrorReached { .. } => exit::ABORTED,
        Halt::Assumption => 0,
        Halt::Undefined(_) => exit::UNDEFINED,
        Halt::Unsupported { .. } => exit::UNSUPPORTED,
        Halt::Inputs { .. } => exit::INPUT,
        Halt::Limit { .. } => exit::LIMIT,
    }
}
