//! A loop over independent items on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Calls `work` on every item, as many at a time as there are cores. Results are in the items' order.
pub fn for_each_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(2, usize::from).min(items.len().max(1));
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(item) = items.get(index) else { return done };
                        done.push((index, work(item)));
                    }
                })
            })
            .collect();
        threads.into_iter().flat_map(|worker| worker.join().expect("the work does not panic")).collect()
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}
