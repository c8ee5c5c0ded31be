//@ truth: true
//@ expect[auto]: true
/* A configuration from a static text: key=value lines. */
#include <stdio.h>
#include <string.h>

struct config {
    char host[16];
    unsigned port;
    int verbose;
};

static const char text[] =
    "host=localhost\n"
    "# a comment\n"
    "port=8080\n"
    "verbose=yes\n";

static void set(struct config *c, const char *key, const char *value)
{
    if (strcmp(key, "host") == 0) {
        snprintf(c->host, sizeof c->host, "%s", value);
    } else if (strcmp(key, "port") == 0) {
        c->port = 0;
        while (*value >= '0' && *value <= '9')
            c->port = c->port * 10 + (unsigned)(*value++ - '0');
    } else if (strcmp(key, "verbose") == 0) {
        c->verbose = strcmp(value, "yes") == 0;
    }
}

static void parse(struct config *c, const char *p)
{
    char line[32];
    char *eq;

    while (*p) {
        size_t n = strcspn(p, "\n");
        size_t k = n < sizeof line ? n : sizeof line - 1;

        memcpy(line, p, k);
        line[k] = '\0';
        p += n;
        if (*p == '\n')
            p++;
        if (line[0] == '#' || (eq = strchr(line, '=')) == NULL)
            continue;
        *eq = '\0';
        set(c, line, eq + 1);
    }
}

int main(void)
{
    struct config c = { "", 0, 0 };

    parse(&c, text);
    printf("%s:%u%s\n", c.host, c.port, c.verbose ? " (verbose)" : "");
    return c.port == 8080 ? 0 : 1;
}
