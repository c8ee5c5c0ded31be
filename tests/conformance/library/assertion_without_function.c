/* What `assert` of other libraries calls. */
#include <stdio.h>
extern void __assert(const char *, const char *, int) __attribute__((noreturn));

int main(void) {
    puts("before");
    fflush(stdout);
    __assert("i > 0", "file.c", 3);
}
