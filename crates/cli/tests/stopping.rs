//! Ctrl-C and the limits: UNKNOWN with its reason as the last line, whatever Carve is doing. The contract is a second; a
//! busy machine gets [`PATIENCE`].

use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(10);

/// The analysis follows it for years.
const ENDLESS: &str = "extern void reach_error(void);
int main(void) {
    unsigned long i = 0;
    while (i < 1000000000000ul)
        i++;
    if (i == 5)
        reach_error();
    return 0;
}
";

/// A program in a folder of its own, removed at the end.
struct Source {
    folder: PathBuf,
    file: PathBuf,
}

impl Source {
    fn new(name: &str, text: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("carve-stopping-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        let file = folder.join("program.c");
        std::fs::write(&file, text).expect("a scratch file");
        Source { folder, file }
    }

    fn check(&self, options: &[&str]) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        command.args(["check", "--analysis", "value"]).args(options).arg(&self.file);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("carve starts")
    }
}

impl Drop for Source {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn signal(child: &Child, signal: libc::c_int) {
    // SAFETY: the child is ours and was not waited for yet.
    unsafe { libc::kill(child.id() as libc::pid_t, signal) };
}

#[track_caller]
fn is_unknown(output: &Output, reason: &str) {
    let (said, noted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(said.lines().last(), Some(&*format!("Verdict: UNKNOWN ({reason})")), "{noted}");
    assert!(!noted.contains("internal error") && !noted.contains("panicked"), "{noted}");
    assert_eq!(output.status.code(), Some(2), "{noted}");
}

/// Sends the signal once the analysis is at work, which takes memory.
fn interrupted(name: &str, number: libc::c_int, options: &[&str]) -> Output {
    let source = Source::new(name, ENDLESS);
    let child = source.check(options);
    let statm = format!("/proc/{}/statm", child.id());
    let start = Instant::now();
    let pages = || std::fs::read_to_string(&statm).ok()?.split(' ').nth(1)?.parse::<u64>().ok();
    while pages().is_none_or(|pages| pages < 10_000) && start.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(10));
    }
    signal(&child, number);
    let sent = Instant::now();
    let output = child.wait_with_output().expect("carve ends");
    assert!(sent.elapsed() < PATIENCE, "{:?}", sent.elapsed());
    output
}

#[test]
fn an_interrupt_gives_unknown_with_statistics() {
    let output = interrupted("interrupt", libc::SIGINT, &["--stats", "--timelimit", "50"]);
    is_unknown(&output, "interrupted");
    let noted = String::from_utf8_lossy(&output.stderr);
    assert!(noted.contains(" of CPU time\n") && noted.ends_with('\n'), "{noted}");
}

#[test]
fn a_request_to_terminate_is_an_interrupt() {
    is_unknown(&interrupted("terminate", libc::SIGTERM, &["--timelimit", "50"]), "interrupted");
}

#[test]
fn an_interrupt_leaves_a_whole_document() {
    let output = interrupted("document", libc::SIGINT, &["--format", "json", "--timelimit", "50"]);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(document["verdict"].as_str(), Some("UNKNOWN"), "{document}");
    assert!(document["statistics"]["nodes"].as_u64().is_some_and(|nodes| nodes > 0), "{document}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_time_limit_is_kept() {
    let start = Instant::now();
    let source = Source::new("time", ENDLESS);
    let output = source.check(&["--timelimit", "1"]).wait_with_output().expect("carve ends");
    is_unknown(&output, "time limit");
    // CPU time is what is limited; a busy machine needs longer.
    assert!(start.elapsed() < 2 * PATIENCE, "{:?}", start.elapsed());
}

#[test]
fn a_memory_limit_is_kept() {
    let start = Instant::now();
    let source = Source::new("memory", ENDLESS);
    let output = source.check(&["--memlimit", "25", "--timelimit", "50"]).wait_with_output().expect("carve ends");
    is_unknown(&output, "memory limit");
    assert!(start.elapsed() < 2 * PATIENCE, "{:?}", start.elapsed());
}

/// Reading a program does not look at the flag: the watchdog speaks, unless the machine is fast enough to have read it.
#[test]
fn a_time_limit_is_kept_while_a_large_program_is_read() {
    let functions: String = (0..150_000)
        .map(|i| format!("int f{i}(int x) {{ int y = x * {i} + 1; if (y > {i}) y = x ? y - 2 : y / 3; return y; }}\n"))
        .collect();
    let source = Source::new("large", &(functions + ENDLESS));
    let start = Instant::now();
    let output = source.check(&["--stats", "--timelimit", "0.05"]).wait_with_output().expect("carve ends");
    is_unknown(&output, "time limit");
    assert!(String::from_utf8_lossy(&output.stderr).contains(" of CPU time\n"), "there are statistics");
    assert!(start.elapsed() < 2 * PATIENCE, "{:?}", start.elapsed());
}
