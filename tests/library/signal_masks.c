// Masks of signals.
//@ only checked
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    sigset_t set, old, *none = 0, *gone = malloc(sizeof *gone);
    char small[4];
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT sigprocmask(SIG_BLOCK, gone, 0); break;
    FAULT sigprocmask(SIG_BLOCK, 0, (sigset_t *)small); break;
    FAULT pthread_sigmask(SIG_BLOCK, gone, 0); break;
    FAULT sigpending(none); break;
    FAULT sigpending((sigset_t *)small); break;
    }
    sigemptyset(&set);
    if (sigprocmask(SIG_BLOCK, &set, &old) == 0 && sigismember(&old, SIGINT)) return 0;
    pthread_sigmask(SIG_BLOCK, &set, 0);
    if (sigpending(&set) == 0 && sigismember(&set, SIGINT)) return 0;
    return 0;
}
