//@ truth: true
//@ args: 404
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>

static const struct status {
    int code;
    const char *text;
} codes[] = {
    { 200, "OK" },
    { 301, "Moved Permanently" },
    { 403, "Forbidden" },
    { 404, "Not Found" },
    { 500, "Internal Server Error" },
};

static const char *const class_name[] = { "?", "informational", "success", "redirection", "client error", "server error" };

static const char *text_of(int code)
{
    for (unsigned i = 0; i < sizeof codes / sizeof codes[0]; i++)
        if (codes[i].code == code)
            return codes[i].text;
    return NULL;
}

int main(int argc, char **argv)
{
    long code = 500;
    const char *text;

    if (argc > 1)
        code = strtol(argv[1], NULL, 10);
    if (code < 100 || code > 599) {
        printf("%ld: %s\n", code, class_name[0]);
        return 1;
    }
    text = text_of((int)code);
    printf("%ld: %s (%s)\n", code, text ? text : "unknown", class_name[code / 100]);
    return 0;
}
