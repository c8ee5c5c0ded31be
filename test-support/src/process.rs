//! Running a command to its end or to a time limit, with what it cost.

use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How a process ended. A shell's reading: killed by signal n is status 128 + n.
#[derive(Debug)]
pub struct Finished {
    pub status: i32,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    pub timed_out: bool,
    /// Processor time, user and system.
    pub cpu: Duration,
    pub peak_bytes: u64,
}

impl Finished {
    pub fn stderr_text(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }
    pub fn stdout_text(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }
}

pub fn run(command: &mut Command, stdin: &[u8], limit: Duration) -> std::io::Result<Finished> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let pid = child.id() as libc::pid_t;
    let mut child_in = child.stdin.take().expect("piped");
    let input = stdin.to_owned();
    // The child may end without reading its input.
    let writer = thread::spawn(move || _ = child_in.write_all(&input));
    let out = drain(child.stdout.take().expect("piped"));
    let err = drain(child.stderr.take().expect("piped"));
    let deadline = Instant::now() + limit;
    let mut timed_out = false;
    let (status, usage) = loop {
        if let Some(ended) = wait(pid, libc::WNOHANG)? {
            break ended;
        }
        if Instant::now() >= deadline {
            timed_out = true;
            // SAFETY: the child is ours and was not waited for yet.
            unsafe { libc::kill(pid, libc::SIGKILL) };
            break wait(pid, 0)?.expect("a blocking wait ends with the child");
        }
        thread::sleep(Duration::from_millis(2));
    };
    _ = writer.join();
    let status = ExitStatus::from_raw(status);
    Ok(Finished {
        status: status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0)),
        stdout: out.join().unwrap_or_default(),
        stderr: err.join().unwrap_or_default(),
        timed_out,
        cpu: time(usage.ru_utime) + time(usage.ru_stime),
        peak_bytes: usage.ru_maxrss as u64 * 1024,
    })
}

fn drain(mut from: impl Read + Send + 'static) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        _ = from.read_to_end(&mut bytes);
        bytes
    })
}

fn wait(pid: libc::pid_t, flags: i32) -> std::io::Result<Option<(i32, libc::rusage)>> {
    let mut status = 0;
    // SAFETY: all-zero is a valid `rusage`, and both pointers are to live locals.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    let waited = unsafe { libc::wait4(pid, &mut status, flags, &mut usage) };
    match waited {
        0 => Ok(None),
        ended if ended == pid => Ok(Some((status, usage))),
        _ => Err(std::io::Error::last_os_error()),
    }
}

fn time(value: libc::timeval) -> Duration {
    Duration::from_secs(value.tv_sec as u64) + Duration::from_micros(value.tv_usec as u64)
}
