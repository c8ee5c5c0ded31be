// <stdlib.h> and the environment.
//@ only checked
#define _GNU_SOURCE
#include <stdlib.h>
#include <unistd.h>
#include "faults.h"

int main(void) {
    unsigned seed = 3, *no_seed = 0, *gone = malloc(sizeof *gone);
    char file[16] = "/tmp/aXXXXXX", folder[16] = "/tmp/bXXXXXX", open[2] = {'a', 'b'};
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT rand_r(no_seed); break;
    FAULT rand_r(gone); break;
    FAULT system(open); break;
    FAULT setenv("a", 0, 1); break;
    FAULT setenv(0, "b", 1); break;
    FAULT setenv("a", open, 1); break;
    FAULT unsetenv(0); break;
    FAULT unsetenv(open); break;
    FAULT a64l(0); break;
    FAULT a64l(open); break;
    FAULT mkstemp(0); break;
    FAULT mkstemp(open); break;
    FAULT mkdtemp(0); break;
    FAULT mkdtemp(open); break;
    }
    rand_r(&seed);
    system(0);
    setenv("a", "b", 1);
    unsetenv("a");
    a64l("ab");
    mkstemp(file);
    unlink(file);
    if (mkdtemp(folder)) rmdir(folder);
    return 0;
}
