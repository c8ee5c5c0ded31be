// Facts about the system and its processes.
//@ only checked
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include "faults.h"

int main(void) {
    struct utsname names, *no_names = 0;
    struct tms spent;
    struct rusage used, *no_use = 0;
    struct rlimit limit, *no_limit = 0;
    struct sysinfo facts, *no_facts = 0;
    unsigned char bytes[8], *none = 0, *gone = malloc(4);
    struct statvfs room, *no_room = 0;
    struct statfs other_room, *no_other_room = 0;
    struct termios terminal, *no_terminal = 0;
    struct itimerval timer = {0}, *no_timer = 0;
    int status;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT statvfs(0, &room); break;
    FAULT statvfs("/", no_room); break;
    FAULT fstatvfs(0, no_room); break;
    FAULT statfs("/", no_other_room); break;
    FAULT fstatfs(0, (struct statfs *)gone); break;
    FAULT tcgetattr(0, no_terminal); break;
    FAULT getitimer(ITIMER_REAL, no_timer); break;
    FAULT setitimer(ITIMER_REAL, no_timer, 0); break;
    FAULT setitimer(ITIMER_REAL, &timer, (struct itimerval *)bytes); break;
    FAULT recv(0, none, 8, 0); break;
    FAULT recv(0, gone, 4, 0); break;
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
    int big = 0;
    if (statvfs("/", &room) == 0) big += room.f_bsize > 9;
    if (fstatvfs(0, &room) == 0) big += room.f_bsize > 9;
    if (statfs("/", &other_room) == 0) big += other_room.f_bsize > 9;
    if (fstatfs(0, &other_room) == 0) big += other_room.f_bsize > 9;
    if (tcgetattr(0, &terminal) == 0) big += terminal.c_iflag > 9;
    if (getitimer(ITIMER_REAL, &timer) == 0) big += timer.it_value.tv_sec > 9;
    if (big > 90) return 1;
    setitimer(ITIMER_REAL, &timer, 0);
    recv(-1, bytes, 8, 0);
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
