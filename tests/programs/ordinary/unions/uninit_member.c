//@ truth: false
//@ expect[auto]: false
/* A message of kind PING has no payload, but its length is looked at. */
#include <stdio.h>
#include <stdlib.h>

enum { PING, TEXT };

struct message {
    int kind;
    size_t length;
    char body[24];
};

static void make_ping(struct message *m)
{
    m->kind = PING;
}

static void make_text(struct message *m, const char *s)
{
    m->kind = TEXT;
    m->length = (size_t)snprintf(m->body, sizeof m->body, "%s", s);
}

static size_t wire_size(const struct message *m)
{
    size_t n = 1;

    if (m->length > 0) //~ VIOLATION uninitialised
        n += 1 + m->length;
    return n;
}

int main(void)
{
    struct message *m = malloc(2 * sizeof *m);
    size_t total;

    if (!m)
        return 1;
    make_text(&m[0], "hello");
    make_ping(&m[1]);
    total = wire_size(&m[0]);
    total += wire_size(&m[1]);
    printf("%zu bytes\n", total);
    free(m);
    return 0;
}
