//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sb {
    char *text;
    size_t len, cap;
};

static int sb_append(struct sb *b, const char *s)
{
    size_t n = strlen(s);

    if (b->len + n + 1 > b->cap) {
        size_t cap = b->cap ? b->cap : 8;
        char *text;
        while (cap < b->len + n + 1)
            cap *= 2;
        text = realloc(b->text, cap);
        if (text == NULL)
            return -1;
        b->text = text;
        b->cap = cap;
    }
    memcpy(b->text + b->len, s, n + 1);
    b->len += n;
    return 0;
}

int main(void)
{
    static const char *const parts[] = { "SELECT ", "name", " FROM ", "users", " WHERE ", "id = 1" };
    struct sb b = { NULL, 0, 0 };

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (sb_append(&b, parts[i]) < 0) {
            free(b.text);
            return EXIT_FAILURE;
        }
    }
    printf("%s; (%zu of %zu)\n", b.text, b.len, b.cap);
    free(b.text);
    return EXIT_SUCCESS;
}
