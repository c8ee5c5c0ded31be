/* The function behind `assert_perror`. */
#include <assert.h>
#include <stdio.h>
#include <signal.h>
extern void (*__sysv_signal(int, void (*)(int)))(int);

int main(void) {
    printf("%d\n", __sysv_signal(SIGUSR1, SIG_IGN) == SIG_DFL);
    fflush(stdout);
    __assert_fail("i > 0", "file.c", 3, "main");
}
