/* What stack protectors call. */
#include <stdio.h>
extern void __stack_chk_fail(void) __attribute__((noreturn));

int main(void) {
    puts("before");
    fflush(stdout);
    __stack_chk_fail();
}
