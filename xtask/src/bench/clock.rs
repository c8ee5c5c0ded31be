//! Processor time.

use std::time::Duration;

/// Of this thread: others that use the machine do not count.
pub fn thread_seconds() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a live local.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32).as_secs_f64()
}

/// Of a process that runs, or that has ended and nobody has waited for; else 0.
pub fn process_seconds(pid: u32) -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    let mut clock: libc::clockid_t = 0;
    // SAFETY: the pointers are to live locals.
    let is_known = unsafe {
        libc::clock_getcpuclockid(pid as libc::pid_t, &mut clock) == 0 && libc::clock_gettime(clock, &mut time) == 0
    };
    if is_known { Duration::new(time.tv_sec as u64, time.tv_nsec as u32).as_secs_f64() } else { 0.0 }
}

/// Of processes that this one started, and that have ended.
pub fn children_seconds() -> f64 {
    // SAFETY: all zeros is a value of this plain struct, and the pointer is to a live local.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage);
        usage
    };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
