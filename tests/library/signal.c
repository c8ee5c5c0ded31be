// <signal.h>: sets of signals.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    sigset_t set, *no_set = 0, *gone = malloc(sizeof *gone);
    char small[4];
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT sigfillset(no_set); break;
    FAULT sigfillset((sigset_t *)small); break;
    FAULT sigemptyset(no_set); break;
    FAULT sigemptyset(gone); break;
    FAULT sigaddset(no_set, SIGINT); break;
    FAULT sigaddset(gone, SIGINT); break;
    FAULT sigdelset(no_set, SIGINT); break;
    FAULT sigdelset(gone, SIGINT); break;
    FAULT sigismember(no_set, SIGINT); break;
    FAULT sigismember(gone, SIGINT); break;
    }
    printf("%d\n", sigfillset(&set));
    printf("%d\n", sigemptyset(&set));
    printf("%d\n", sigaddset(&set, SIGINT));
    printf("%d\n", sigismember(&set, SIGINT));
    printf("%d\n", sigdelset(&set, SIGINT));
    printf("%d\n", sigismember(&set, SIGINT));
    return 0;
}
