#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <libgen.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
static void split(const char *path) {
    char a[32], b[32];
    strcpy(a, path);
    strcpy(b, path);
    printf("%s: ", path);
    printf("%s ", dirname(a));
    printf("%s\n", basename(b));
}
int main(void) {
    split("/usr/lib/libc.so");
    split("/usr/lib/");
    split("name");
    split("/");
    split("a//b///");
    split("/root");
    split("");
    split(".");
    printf("%s\n", dirname(NULL));
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigdelset(&set, SIGINT);
    printf("%d %d\n", sigismember(&set, SIGINT), sigismember(&set, SIGTERM));
    sigfillset(&set);
    printf("%d\n", sigismember(&set, SIGUSR1));
    errno = 0;
    printf("%d %d\n", sigaddset(&set, 1000), errno == EINVAL);
    struct stat status;
    errno = 0;
    printf("%d %d\n", stat("/does/not/exist", &status), errno == ENOENT);
    printf("%x %x\n", htonl(0x12345678), (unsigned)ntohs(0x1234));
    char from[] = "abcdef", to[8] = "";
    swab(from, to, 6);
    puts(to);
    char message[64];
    printf("%s\n", strerror_r(2, message, sizeof message));
    return 0;
}
