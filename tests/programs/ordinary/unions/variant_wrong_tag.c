//@ truth: false
//@ expect[auto]: false
/* A variant's number is used as a pointer: the tag was not looked at. */
#include <stdio.h>
#include <string.h>

enum tag { T_INT, T_STR };

struct value {
    enum tag tag;
    union {
        long i;
        const char *s;
    };
};

static struct value from_int(long i)
{
    struct value v = { .tag = T_INT };
    v.i = i;
    return v;
}

static struct value from_str(const char *s)
{
    struct value v = { .tag = T_STR };
    v.s = s;
    return v;
}

static size_t width(const struct value *v)
{
    size_t n = 0;
    const char *p;

    for (p = v->s; *p != '\0'; p++) //~ VIOLATION invalid-dereference
        n++;
    return n;
}

int main(void)
{
    struct value row[3];
    size_t total = 0;

    row[0] = from_str("name");
    row[1] = from_str("age");
    row[2] = from_int(42);
    for (int i = 0; i < 3; i++)
        total += width(&row[i]);
    printf("%zu columns wide\n", total);
    return 0;
}
