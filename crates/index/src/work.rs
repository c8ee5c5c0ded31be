//! Work that was done, counted where most time goes. What ends by counted work ends at the same place in every run, whatever
//! the machine does besides.

use std::cell::Cell;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// An edge that is followed from an abstract state.
    Step,
    /// Two abstract states that are compared, or joined.
    Comparison,
    /// An edge that is executed with inputs.
    Executed,
    /// An expression that is evaluated.
    Expression,
    /// One of many that is looked at to find some: an object of a memory, a frame, a state that may cover another.
    Candidate,
    /// A piece of an object that is looked at or compared.
    Piece,
    /// A piece that is copied with its object.
    Copy,
    /// A value that is read where it is not stored as such.
    Read,
    /// An object that is changed.
    Change,
    /// A term that is made, or found to exist.
    Term,
    /// A node of a term that is evaluated, replaced or searched.
    Node,
    /// An unknown that is looked at among those of a term.
    Symbol,
    /// A question about terms, before anything is known of it.
    Query,
    /// A clause that the embedded solver is given.
    Clause,
    /// A variable that takes part in a call of the embedded solver.
    Variable,
    /// What the embedded solver counts as it searches: about a line of memory that it touches.
    Tick,
    /// A look of the embedded solver at the limits, once in so many steps of all that it does.
    Poll,
}

const KINDS: usize = Work::Poll as usize + 1;

/// About what each costs in nanoseconds: fitted to the CPU time of 70 stages on development tasks, of which the sum then is
/// half to one and a half times what each took.
const COSTS: [u64; KINDS] = [200, 100, 100, 100, 7, 5, 70, 25, 150, 90, 25, 4, 800, 120, 80, 16, 1200];

/// What a configuration counts as one: about a millisecond.
pub const UNIT: u64 = 1_000_000;

thread_local! {
    static DONE: Cell<u64> = const { Cell::new(0) };
}

pub const fn cost(what: Work) -> u64 {
    COSTS[what as usize]
}

/// Notes that this thread did so much.
#[inline]
pub fn count(what: Work, times: usize) {
    DONE.set(DONE.get().wrapping_add(cost(what).wrapping_mul(times as u64)));
}

/// What this thread did so far.
#[inline]
pub fn done() -> u64 {
    DONE.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_adds_up_in_each_thread() {
        let before = done();
        count(Work::Step, 3);
        count(Work::Piece, 0);
        count(Work::Poll, 1);
        assert_eq!(done() - before, 3 * cost(Work::Step) + cost(Work::Poll));
        let other = std::thread::spawn(|| {
            count(Work::Term, 2);
            done()
        });
        assert_eq!(other.join().ok(), Some(2 * cost(Work::Term)));
        assert_eq!(done() - before, 3 * cost(Work::Step) + cost(Work::Poll));
    }
}
