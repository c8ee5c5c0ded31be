//! A solver in a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::smtlib::{Sexpr, unclosed};
use crate::solver::{Limits, Why};

/// Reading and writing each have a thread, so that neither a busy solver nor a full pipe keeps the caller from looking at
/// its limits. Ended with the value.
pub(super) struct Process {
    child: Child,
    commands: Sender<String>,
    lines: Receiver<String>,
}

/// How long to wait for output before looking at the caller's limits again.
const POLL: Duration = Duration::from_millis(5);

impl Process {
    pub fn start(program: &str, arguments: &[&str]) -> Result<Process, String> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start {program}: {error}"))?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program} has no pipes"));
        };
        let (commands, to_write) = channel::<String>();
        let (read, lines) = channel();
        // Both end when the process does, or when this end of their channel is dropped.
        thread::spawn(move || {
            for text in to_write {
                if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if read.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, commands, lines })
    }

    pub fn send(&mut self, text: String) -> Result<(), Why> {
        self.commands.send(text).map_err(|_| Why::Failed("the solver has ended".to_owned()))
    }

    /// The next expression that the solver writes.
    pub fn receive(&mut self, limits: &Limits<'_>) -> Result<Sexpr, Why> {
        let mut text = String::new();
        let mut depth = 0;
        loop {
            match self.lines.recv_timeout(POLL) {
                Ok(line) => {
                    depth += unclosed(&line);
                    text.push_str(&line);
                    text.push('\n');
                    if depth <= 0 && !text.trim().is_empty() {
                        break;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Why::Failed("the solver has ended".to_owned())),
            }
            if (limits.cancelled)() {
                return Err(Why::Cancelled);
            }
        }
        let mut parsed = Sexpr::parse_all(&text).map_err(Why::Failed)?;
        if parsed.len() != 1 {
            return Err(Why::Failed(format!("the solver wrote {text}")));
        }
        Ok(parsed.remove(0))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
