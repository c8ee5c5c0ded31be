//@ stdin: "x"
/* Facts about the process, and files that are not there. */
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

extern int isnanl(long double);

int main(void) {
    struct stat64 facts;
    printf("%d %d\n", getpid() > 0, getppid() >= 0);
    printf("%d %d\n", getuid() == geteuid(), getgid() == getegid());
    printf("%d\n", isatty(0));
    printf("%ld\n", (long)lseek(0, 0, SEEK_CUR));
    printf("%d\n", errno == ESPIPE);
    printf("%d\n", lseek64(0, 0, SEEK_SET) == -1);
    printf("%d\n", stat64("/nowhere/a", &facts));
    printf("%d\n", lstat64("/nowhere/a", &facts));
    printf("%d\n", errno == ENOENT);
    printf("%d\n", fdopen(-1, "r") == 0);
    printf("%d\n", isnanl(1.0L));
    fflush(stdout);
    raise(SIGABRT);
    return 0;
}
