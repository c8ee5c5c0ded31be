/* What `assert_perror` calls. */
#include <stdio.h>
extern void __assert_perror_fail(int, const char *, unsigned, const char *) __attribute__((noreturn));

int main(void) {
    puts("before");
    fflush(stdout);
    __assert_perror_fail(2, "file.c", 3, "main");
}
