//@ truth: false
//@ expect[auto]: false
/* Is the pointer inside the buffer? The difference says nothing for another object. */
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

static char log_buffer[32];
static char message[] = "not from the log";

static bool in_log(const char *p)
{
    ptrdiff_t d = p - log_buffer; //~ VIOLATION pointer-arithmetic

    return d >= 0 && d < (ptrdiff_t)sizeof log_buffer;
}

int main(void)
{
    char *p = log_buffer;

    *p++ = 'x';
    printf("%s\n", in_log(p) ? "log" : "other");
    p = message + 4;
    printf("%s\n", in_log(p) ? "log" : "other");
    return 0;
}
