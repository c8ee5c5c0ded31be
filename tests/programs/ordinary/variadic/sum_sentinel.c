//@ truth: false
//@ expect[auto]: false
/* A list of pointers ended by null; one call forgets it. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static size_t total_length(const char *first, ...)
{
    va_list ap;
    size_t n = 0;
    const char *s;

    va_start(ap, first);
    for (s = first; s != NULL; s = va_arg(ap, const char *)) //~ VIOLATION library-precondition
        n += strlen(s);
    va_end(ap);
    return n;
}

int main(void)
{
    size_t n = total_length("one", "two", (char *)NULL);

    printf("%zu\n", n);
    n = total_length("three", "four");
    printf("%zu\n", n);
    return 0;
}
