//! Limits and interrupts. The main thread watches while another one works: CPU time, resident memory, Ctrl-C. It raises
//! the flag that the analysis looks at, and if that does not help within [`PATIENCE`], it speaks in its place.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use cpa::{Cancel, Limit, Stop};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::children;
use crate::live::Live;

const INTERVAL: Duration = Duration::from_millis(20);
/// From the limit to the end of the process at the latest; the contract allows a second.
const PATIENCE: Duration = Duration::from_millis(700);

#[derive(Clone, Copy, Default)]
pub struct Limits {
    pub cpu: Option<Duration>,
    pub bytes: Option<u64>,
    /// They hold for this process and its children together.
    pub children: bool,
}

/// Whoever takes it may print the verdict, once. Until then there may be a progress line.
pub struct Speaker {
    spoken: Mutex<()>,
    progress: Option<ProgressBar>,
}

impl Speaker {
    pub fn new(show_progress: bool) -> Self {
        let progress = (show_progress && std::io::stderr().is_terminal()).then(bar);
        Speaker { spoken: Mutex::new(()), progress }
    }
    /// Waits for ever if the verdict was spoken already: the process is about to end.
    pub fn take(&self) {
        std::mem::forget(self.spoken.lock());
        self.clear();
    }
    /// A line that is finished stays away, even if it is updated once more.
    pub fn clear(&self) {
        if let Some(bar) = &self.progress {
            bar.finish_and_clear();
        }
    }
}

/// Watches until the worker sends its result, which is given back. `give_up` speaks the verdict in its place and ends
/// the process.
pub fn watch<T>(
    result: &Receiver<T>,
    limits: Limits,
    cancel: &Cancel,
    live: &Live,
    speaker: &Speaker,
    give_up: impl FnOnce(Stop) -> T,
) -> T {
    let interrupted = interrupts();
    let mut raised: Option<(Stop, Instant)> = None;
    let mut statm = std::fs::File::open("/proc/self/statm").ok();
    loop {
        match result.recv_timeout(INTERVAL) {
            Ok(value) => {
                speaker.clear();
                return value;
            }
            Err(RecvTimeoutError::Disconnected) => unreachable!("the worker sends its result, or the process ends"),
            Err(RecvTimeoutError::Timeout) => {}
        }
        let cpu = cpu_time(limits.children);
        let stop = if interrupted.load(Ordering::Relaxed) {
            Some(Stop::Interrupted)
        } else if limits.cpu.is_some_and(|limit| cpu >= limit) {
            Some(Stop::Limit(Limit::Time))
        } else if limits.bytes.is_some_and(|limit| {
            let children = if limits.children { children::resident() } else { 0 };
            statm.as_mut().and_then(resident).is_some_and(|used| used + children >= limit)
        }) {
            Some(Stop::Limit(Limit::Memory))
        } else {
            None
        };
        match (stop, raised) {
            (Some(stop), None) => {
                cancel.raise(stop);
                raised = Some((stop, Instant::now()));
            }
            (_, Some((stop, since))) if since.elapsed() >= PATIENCE => {
                return give_up(stop);
            }
            _ => {}
        }
        if let Some(bar) = speaker.progress.as_ref().filter(|bar| !bar.is_finished()) {
            bar.set_message(line(live, cpu, limits));
            bar.tick();
        }
    }
}

/// Set by the first Ctrl-C or termination request; the second one ends the process at once.
fn interrupts() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // In this order: the flag is still down when the first signal comes. Without handlers, Ctrl-C just kills.
        _ = signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&flag));
        _ = signal_hook::flag::register(signal, Arc::clone(&flag));
    }
    flag
}

/// What may be used where nobody says: more would end in a failed allocation, which is no verdict.
/// `reserved` addresses are taken by stacks.
pub fn usable_memory(reserved: u64) -> u64 {
    // SAFETY: `sysconf` reads only, and the pointer is to a live local.
    let (pages, page, limit) = unsafe {
        let mut limit = libc::rlimit { rlim_cur: libc::RLIM_INFINITY, rlim_max: libc::RLIM_INFINITY };
        libc::getrlimit(libc::RLIMIT_AS, &mut limit);
        (libc::sysconf(libc::_SC_PHYS_PAGES), libc::sysconf(libc::_SC_PAGESIZE), limit.rlim_cur)
    };
    let machine = (pages.max(0) as u64).saturating_mul(page.max(0) as u64) / 4 * 3;
    let addresses = if limit == libc::RLIM_INFINITY { u64::MAX } else { limit.saturating_sub(reserved) / 4 * 3 };
    machine.min(addresses)
}

/// User and system time of the process, front end included.
pub fn cpu_time(with_children: bool) -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a live local.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    let own = Duration::new(time.tv_sec as u64, time.tv_nsec as u32);
    if with_children { own + children::cpu_time() } else { own }
}

/// Resident bytes.
fn resident(statm: &mut std::fs::File) -> Option<u64> {
    use std::os::unix::fs::FileExt;
    let mut buffer = [0; 128];
    let length = statm.read_at(&mut buffer, 0).ok()?;
    let text = std::str::from_utf8(&buffer[..length]).ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    // SAFETY: no memory is involved.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    Some(pages * u64::try_from(page).unwrap_or(4096))
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(5));
    bar.set_style(ProgressStyle::with_template("{spinner} {wide_msg}").expect("the template is well formed"));
    bar
}

fn line(live: &Live, cpu: Duration, limits: Limits) -> String {
    let tick = live.read();
    let left = limits.cpu.map_or_else(String::new, |limit| format!(", {} s left", limit.saturating_sub(cpu).as_secs()));
    match tick.round {
        0 => format!("reading the program{left}"),
        round => format!(
            "round {round}: {} states, {} waiting, {} facts tracked, {:.1} s{left}",
            tick.nodes,
            tick.waiting,
            tick.precision,
            cpu.as_secs_f64()
        ),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    const AT_ONCE: Limits = Limits { cpu: Some(Duration::ZERO), bytes: None, children: false };

    #[test]
    fn a_worker_that_does_not_react_is_given_up() {
        // It never sends.
        let (_send, receive) = sync_channel::<&str>(1);
        let (cancel, speaker) = (Cancel::new(), Speaker::new(false));
        let start = Instant::now();
        let mut given_up = Vec::new();
        let said = watch(&receive, AT_ONCE, &cancel, &Live::default(), &speaker, |stop| {
            given_up.push(stop);
            "given up"
        });
        assert_eq!((said, given_up), ("given up", vec![Stop::Limit(Limit::Time)]));
        assert_eq!(cancel.check(), Err(Stop::Limit(Limit::Time)), "it was asked to stop first");
        assert!(start.elapsed() >= PATIENCE, "it had time to react");
    }

    #[test]
    fn a_worker_that_reacts_is_heard() {
        let (send, receive) = sync_channel(1);
        let (cancel, speaker) = (Cancel::new(), Speaker::new(false));
        let said = std::thread::scope(|scope| {
            scope.spawn(|| {
                while cancel.check().is_ok() {
                    std::thread::yield_now();
                }
                send.send("stopped").expect("somebody listens");
            });
            // A machine that is busy enough to need longer than that may give up.
            watch(&receive, AT_ONCE, &cancel, &Live::default(), &speaker, |_| "given up")
        });
        assert!(matches!(said, "stopped" | "given up"), "{said:?}");
    }

    #[test]
    fn only_one_speaks() {
        let speaker = Arc::new(Speaker::new(false));
        speaker.take();
        let (send, receive) = sync_channel(1);
        let second = Arc::clone(&speaker);
        std::thread::spawn(move || {
            second.take();
            _ = send.send(());
        });
        assert_eq!(receive.recv_timeout(Duration::from_millis(200)), Err(RecvTimeoutError::Timeout));
    }
}
