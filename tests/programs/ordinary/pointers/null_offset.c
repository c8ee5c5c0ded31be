//@ truth: false
//@ expect[auto]: false
/* Arithmetic with the null pointer that strstr gives. */
#include <stdio.h>
#include <string.h>

static const char *after(const char *text, const char *what)
{
    return strstr(text, what) + strlen(what); //~ VIOLATION pointer-arithmetic
}

int main(void)
{
    static const char *const headers[] = {
        "Host: example.org",
        "Accept: text/html",
        "Connection=close",
    };

    for (int i = 0; i < 3; i++) {
        const char *value = after(headers[i], ": ");
        if (value != NULL)
            printf("%s\n", value);
    }
    return 0;
}
