//! The SAT solver CaDiCaL [Biere et al., CAV 2024], incremental as in IPASIR, by the few of its functions that Carve calls.
//!
//! Its sources lie in `vendor`, because the crates that offer it take twice the time to build: the first build of Carve is
//! the first thing that anybody sees of it. What CaDiCaL demands of the order of calls it checks by itself, and aborts the
//! process otherwise: no call of these is undefined.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr::NonNull;

/// Variables are numbered from 1; a literal is a variable, negated where it is not to hold.
pub struct Solver {
    /// Made by `carve_cadical_new`, ours alone.
    solver: NonNull<Opaque>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Satisfiable,
    Unsatisfiable,
    /// A limit was reached, or the caller wanted an end.
    Unknown,
}

#[repr(C)]
struct Opaque {
    _private: [u8; 0],
}

unsafe extern "C" {
    fn carve_cadical_new() -> *mut Opaque;
    fn carve_cadical_delete(solver: *mut Opaque);
    fn carve_cadical_resize(solver: *mut Opaque, variables: c_int);
    fn carve_cadical_clause(solver: *mut Opaque, literals: *const c_int, count: usize);
    fn carve_cadical_assume(solver: *mut Opaque, literal: c_int);
    fn carve_cadical_limit(solver: *mut Opaque, name: *const c_char, value: c_int);
    fn carve_cadical_solve(
        solver: *mut Opaque,
        ask: unsafe extern "C" fn(*mut c_void) -> bool,
        context: *mut c_void,
    ) -> c_int;
    fn carve_cadical_val(solver: *mut Opaque, literal: c_int) -> c_int;
    fn carve_cadical_failed(solver: *mut Opaque, literal: c_int) -> bool;
    fn carve_cadical_statistic(solver: *const Opaque, name: *const c_char) -> i64;
}

// SAFETY of all calls below: the pointer is that of a solver until `drop`, `&mut` excludes two calls at once, and C++ keeps
// none of the pointers that it is given.
impl Solver {
    pub fn new() -> Self {
        // SAFETY: no arguments; it ends the process where memory ends.
        let solver = unsafe { carve_cadical_new() };
        Solver { solver: NonNull::new(solver).expect("`new` of C++ returns no null") }
    }

    /// All variables up to this one are there. Must be said before they occur.
    pub fn resize(&mut self, variables: i32) {
        // SAFETY: see above.
        unsafe { carve_cadical_resize(self.solver.as_ptr(), variables) }
    }

    pub fn add_clause(&mut self, literals: &[i32]) {
        // SAFETY: see above; the slice is as long as is said.
        unsafe { carve_cadical_clause(self.solver.as_ptr(), literals.as_ptr(), literals.len()) }
    }

    /// For the next [`Solver::solve`] only.
    pub fn assume(&mut self, literal: i32) {
        // SAFETY: see above.
        unsafe { carve_cadical_assume(self.solver.as_ptr(), literal) }
    }

    /// For the next [`Solver::solve`] only: at most so many of what has this name.
    pub fn limit(&mut self, name: &CStr, value: i32) {
        // SAFETY: see above; a `CStr` ends.
        unsafe { carve_cadical_limit(self.solver.as_ptr(), name.as_ptr(), value) }
    }

    /// Whether clauses and assumptions can hold together. It ends early when `stop`, which is asked now and then, says so.
    /// That must not panic: it is called from C++, and the process would end.
    pub fn solve(&mut self, stop: &mut dyn FnMut() -> bool) -> Status {
        unsafe extern "C" fn ask(context: *mut c_void) -> bool {
            // SAFETY: it is the `stop` below, which nobody else uses while `solve` runs.
            unsafe { (*context.cast::<&mut dyn FnMut() -> bool>())() }
        }
        let mut stop = stop;
        let context: *mut &mut dyn FnMut() -> bool = &mut stop;
        // SAFETY: see above; what `context` points to lives until the call returns, and the terminator is disconnected then.
        match unsafe { carve_cadical_solve(self.solver.as_ptr(), ask, context.cast()) } {
            10 => Status::Satisfiable,
            20 => Status::Unsatisfiable,
            _ => Status::Unknown,
        }
    }

    /// After [`Status::Satisfiable`]: whether the literal is true in the model.
    pub fn holds(&mut self, literal: i32) -> bool {
        // SAFETY: see above. CaDiCaL answers with the literal itself if it is true, and else with its negation.
        unsafe { carve_cadical_val(self.solver.as_ptr(), literal) == literal }
    }

    /// After [`Status::Unsatisfiable`]: whether this assumption takes part in the refutation.
    pub fn failed(&mut self, literal: i32) -> bool {
        // SAFETY: see above.
        unsafe { carve_cadical_failed(self.solver.as_ptr(), literal) }
    }

    /// What was counted under this name; -1 if nothing has it.
    pub fn statistic(&self, name: &CStr) -> i64 {
        // SAFETY: see above; a `CStr` ends.
        unsafe { carve_cadical_statistic(self.solver.as_ptr(), name.as_ptr()) }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Solver::new()
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        // SAFETY: nobody uses it afterwards.
        unsafe { carve_cadical_delete(self.solver.as_ptr()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solver(variables: i32, clauses: &[&[i32]]) -> Solver {
        let mut solver = Solver::new();
        solver.resize(variables);
        clauses.iter().for_each(|clause| solver.add_clause(clause));
        solver
    }

    #[test]
    fn a_model_makes_the_clauses_true() {
        let mut solver = solver(2, &[&[1, 2], &[-1]]);
        assert_eq!(solver.solve(&mut || false), Status::Satisfiable);
        assert!(!solver.holds(1) && solver.holds(-1) && solver.holds(2));
    }

    #[test]
    fn assumptions_hold_for_one_question_and_say_who_failed() {
        let mut solver = solver(3, &[&[-1, 2]]);
        for literal in [1, -2, 3] {
            solver.assume(literal);
        }
        assert_eq!(solver.solve(&mut || false), Status::Unsatisfiable);
        assert!(solver.failed(1) && solver.failed(-2) && !solver.failed(3));
        assert_eq!(solver.solve(&mut || false), Status::Satisfiable);
    }

    /// Eight pigeons and seven holes.
    fn pigeons() -> Solver {
        let in_hole = |pigeon: i32, hole: i32| pigeon * 7 + hole + 1;
        let mut solver = solver(56, &[]);
        for pigeon in 0..8 {
            solver.add_clause(&(0..7).map(|hole| in_hole(pigeon, hole)).collect::<Vec<_>>());
            for (other, hole) in (0..pigeon).flat_map(|other| (0..7).map(move |hole| (other, hole))) {
                solver.add_clause(&[-in_hole(pigeon, hole), -in_hole(other, hole)]);
            }
        }
        solver
    }

    #[test]
    fn it_ends_at_a_limit_and_when_asked() {
        let mut solver = pigeons();
        solver.limit(c"conflicts", 1);
        assert_eq!(solver.solve(&mut || false), Status::Unknown);
        assert!((1..100).contains(&solver.statistic(c"conflicts")));
        let mut asked = 0;
        let stop = &mut || {
            asked += 1;
            true
        };
        assert_eq!(solver.solve(stop), Status::Unknown);
        assert!(asked > 0);
        assert_eq!(solver.solve(&mut || false), Status::Unsatisfiable);
        assert_eq!(solver.statistic(c"no such thing"), -1);
    }
}
