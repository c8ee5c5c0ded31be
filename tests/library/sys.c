// Facts about the system and its processes.
//@ only checked
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>
#include "faults.h"

int main(void) {
    struct utsname names, *no_names = 0;
    struct tms spent;
    struct rusage used, *no_use = 0;
    struct rlimit limit, *no_limit = 0;
    struct sysinfo facts, *no_facts = 0;
    unsigned char bytes[8], *none = 0, *gone = malloc(4);
    int status;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT uname(no_names); break;
    FAULT uname((struct utsname *)bytes); break;
    FAULT times((struct tms *)gone); break;
    FAULT getrusage(RUSAGE_SELF, no_use); break;
    FAULT getrlimit(RLIMIT_STACK, no_limit); break;
    FAULT sysinfo(no_facts); break;
    FAULT getrandom(none, 8, 0); break;
    FAULT getrandom(gone, 4, 0); break;
    FAULT getrandom(bytes, 80, 0); break; //~ UNKNOWN
    FAULT getentropy(none, 8); break;
    FAULT getentropy(gone, 4); break;
    FAULT wait((int *)gone); break;
    FAULT waitpid(-1, (int *)gone, WNOHANG); break;
    }
    uname(&names);
    times(&spent);
    times(0);
    getrusage(RUSAGE_SELF, &used);
    getrlimit(RLIMIT_STACK, &limit);
    sysinfo(&facts);
    getrandom(bytes, 8, 0);
    getentropy(bytes, 8);
    wait(&status);
    wait(0);
    waitpid(-1, &status, WNOHANG);
    waitpid(-1, 0, WNOHANG);
    return 0;
}
