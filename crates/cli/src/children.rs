//! What the processes use that Carve started, which are solvers.

use std::time::Duration;

/// CPU time of those that have ended and of those that run.
pub fn cpu_time() -> Duration {
    // SAFETY: all zeros is a value of this plain struct, and the pointer is to a live local.
    let ended = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage);
        duration(usage.ru_utime) + duration(usage.ru_stime)
    };
    // SAFETY: no memory is involved.
    let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) }.max(1) as f64;
    let ticks: u64 = running().filter_map(|pid| ticks(&read(pid, "stat")?)).sum();
    ended + Duration::from_secs_f64(ticks as f64 / per_second)
}

/// Resident memory of those that run, in bytes.
pub fn resident() -> u64 {
    // SAFETY: no memory is involved.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) }.max(0) as u64;
    let pages = |pid: u32| read(pid, "statm")?.split(' ').nth(1)?.parse::<u64>().ok();
    running().filter_map(pages).sum::<u64>() * page
}

fn duration(time: libc::timeval) -> Duration {
    Duration::new(time.tv_sec as u64, time.tv_usec as u32 * 1000)
}

/// Children belong to the thread that started them. Where the kernel does not list them, there are none.
fn running() -> impl Iterator<Item = u32> {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let children = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
    children.flat_map(|list| list.split(' ').filter_map(|pid| pid.parse().ok()).collect::<Vec<u32>>())
}

fn read(pid: u32, file: &str) -> Option<String> {
    std::fs::read_to_string(format!("/proc/{pid}/{file}")).ok()
}

/// User and system time in a `stat` line. The name of the program, in parentheses, may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let (_, behind_name) = stat.rsplit_once(')')?;
    let mut fields = behind_name.split_ascii_whitespace().skip(11);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use std::process::Command;
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_child_at_work_is_seen() {
        let mut child = Command::new("sh").args(["-c", "while :; do :; done"]).spawn().expect("there is a shell");
        let start = Instant::now();
        while cpu_time() < Duration::from_millis(50) && start.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let (used, memory) = (cpu_time(), resident());
        child.kill().and_then(|()| child.wait()).expect("it is ours");
        assert!(used >= Duration::from_millis(50) && memory > 0, "{used:?} {memory}");
        assert!(cpu_time() >= Duration::from_millis(50), "what it used stays used");
    }

    #[test]
    fn the_name_of_a_program_does_not_matter() {
        assert_eq!(ticks("7 (a) b 1 2) S 1 2 3 4 5 6 7 8 9 10 40 2 0 0"), Some(42));
    }
}
