#include <errno.h>
#include <signal.h>
#include <stdio.h>
static void handler(int number) { (void)number; }
int main(void) {
    printf("%d", signal(SIGUSR1, handler) == SIG_DFL);
    printf("%d", signal(SIGUSR1, SIG_IGN) == handler);
    printf("%d", signal(SIGUSR1, SIG_DFL) == SIG_IGN);
    errno = 0;
    printf("%d", signal(SIGKILL, handler) == SIG_ERR);
    printf("%d", errno == EINVAL);
    printf("%d", signal(SIGSTOP, SIG_DFL) == SIG_ERR);
    printf("%d", signal(100, handler) == SIG_ERR);
    printf("%d\n", signal(0, handler) == SIG_ERR);
    return 0;
}
