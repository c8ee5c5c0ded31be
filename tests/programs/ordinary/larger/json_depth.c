//@ truth: false
//@ args: [[[[[1]]]]]
//@ expect[auto]: false
/* Checks the brackets of a JSON text and remembers the positions of open ones. */
#include <stdio.h>
#include <string.h>

#define MAX_DEPTH 4

enum error { OK, UNEXPECTED, UNCLOSED, TOO_DEEP };

static const char *const message[] = { "ok", "unexpected bracket", "unclosed bracket", "too deep" };

struct state {
    const char *text;
    size_t pos;
    int depth;
    size_t open[MAX_DEPTH];
};

static enum error open_bracket(struct state *s)
{
    if (s->depth > MAX_DEPTH)
        return TOO_DEEP;
    s->open[s->depth++] = s->pos; //~ VIOLATION out-of-bounds-write
    return OK;
}

static enum error close_bracket(struct state *s)
{
    size_t at;
    char expected;

    if (s->depth == 0)
        return UNEXPECTED;
    at = s->open[--s->depth];
    expected = s->text[at] == '[' ? ']' : '}';
    return s->text[s->pos] == expected ? OK : UNEXPECTED;
}

static enum error check(const char *text, struct state *s)
{
    enum error e = OK;

    s->text = text;
    s->pos = 0;
    s->depth = 0;
    while (e == OK && text[s->pos] != '\0') {
        switch (text[s->pos]) {
        case '[':
        case '{':
            e = open_bracket(s);
            break;
        case ']':
        case '}':
            e = close_bracket(s);
            break;
        case '"':
            s->pos += 1 + strcspn(text + s->pos + 1, "\"");
            if (text[s->pos] == '\0')
                return UNCLOSED;
            break;
        }
        s->pos++;
    }
    return e == OK && s->depth > 0 ? UNCLOSED : e;
}

int main(int argc, char **argv)
{
    struct state s;
    enum error e;

    e = check("{ \"a\": [1, 2, { \"b\": 3 }] }", &s);
    printf("%s\n", message[e]);
    if (argc > 1) {
        e = check(argv[1], &s);
        printf("%s at %zu\n", message[e], s.pos);
    }
    return e;
}
