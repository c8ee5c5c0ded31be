//@ truth: true
//@ expect[auto]: true
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>

static int max_of(int n, ...)
{
    va_list ap;
    int max = INT_MIN;

    va_start(ap, n);
    while (n-- > 0) {
        int x = va_arg(ap, int);
        if (x > max)
            max = x;
    }
    va_end(ap);
    return max;
}

static int logf_line(char *out, size_t size, const char *level, const char *format, ...)
{
    va_list ap;
    int n = snprintf(out, size, "[%s] ", level);

    if (n < 0 || (size_t)n >= size)
        return -1;
    va_start(ap, format);
    n += vsnprintf(out + n, size - (size_t)n, format, ap);
    va_end(ap);
    return n;
}

int main(void)
{
    char line[40];
    int n;

    n = logf_line(line, sizeof line, "info", "max %d of %d", max_of(3, 7, -2, 5), 3);
    printf("%s (%d)\n", line, n);
    return max_of(0) == INT_MIN ? 0 : 1;
}
