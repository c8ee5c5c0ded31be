// The functions of CaDiCaL that Carve calls, as C.

#include "cadical.hpp"

#include <cstdint>

using CaDiCaL::Solver;

namespace {

/// Asks Rust whether to stop.
struct Stop : CaDiCaL::Terminator {
    bool (*ask)(void *);
    void *context;
    Stop(bool (*ask)(void *), void *context) : ask(ask), context(context) {}
    bool terminate() override { return ask(context); }
};

}

extern "C" {

Solver *carve_cadical_new() { return new Solver(); }

void carve_cadical_delete(Solver *solver) { delete solver; }

void carve_cadical_resize(Solver *solver, int variables) { solver->resize(variables); }

void carve_cadical_clause(Solver *solver, const int *literals, size_t count) { solver->clause(literals, count); }

void carve_cadical_assume(Solver *solver, int literal) { solver->assume(literal); }

void carve_cadical_limit(Solver *solver, const char *name, int value) { solver->limit(name, value); }

int carve_cadical_solve(Solver *solver, bool (*ask)(void *), void *context) {
    Stop stop(ask, context);
    solver->connect_terminator(&stop);
    int status = solver->solve();
    solver->disconnect_terminator();
    return status;
}

int carve_cadical_val(Solver *solver, int literal) { return solver->val(literal); }

bool carve_cadical_failed(Solver *solver, int literal) { return solver->failed(literal); }

int64_t carve_cadical_statistic(const Solver *solver, const char *name) { return solver->get_statistic_value(name); }

}
