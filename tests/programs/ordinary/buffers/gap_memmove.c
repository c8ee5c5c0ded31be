//@ truth: true
//@ expect[auto]: true
/* A line editor's buffer: insert and delete by memmove. */
#include <stdio.h>
#include <string.h>

#define SIZE 32

struct line {
    char text[SIZE];
    size_t len;
};

static int insert(struct line *l, size_t at, const char *s)
{
    size_t n = strlen(s);

    if (at > l->len || n >= SIZE - l->len)
        return -1;
    memmove(l->text + at + n, l->text + at, l->len - at + 1);
    memcpy(l->text + at, s, n);
    l->len += n;
    return 0;
}

static int delete(struct line *l, size_t at, size_t n)
{
    if (at > l->len || n > l->len - at)
        return -1;
    memmove(l->text + at, l->text + at + n, l->len - at - n + 1);
    l->len -= n;
    return 0;
}

int main(void)
{
    struct line l = { "", 0 };
    int errors = 0;

    errors -= insert(&l, 0, "hello world");
    errors -= insert(&l, 5, ", brave");
    errors -= delete(&l, 0, 7);
    errors -= delete(&l, 40, 1);
    errors -= insert(&l, 0, "a string that is much too long for it");
    printf("%s (%zu), %d refused\n", l.text, l.len, errors);
    return errors == 2 ? 0 : 1;
}
