//@ truth: false
//@ expect[auto]: false
/* An open-addressing set that grows; the old table is not freed. */
#include <stdio.h>
#include <stdlib.h>

struct set {
    unsigned *keys;     /* 0: free */
    size_t size, used;
};

static void add(struct set *s, unsigned key);

static void grow(struct set *s)
{
    struct set bigger = { NULL, s->size ? s->size * 2 : 4, 0 };
    size_t i;

    bigger.keys = calloc(bigger.size, sizeof(unsigned)); //~ VIOLATION leak
    if (!bigger.keys)
        exit(1);
    for (i = 0; i < s->size; i++)
        if (s->keys[i])
            add(&bigger, s->keys[i]);
    *s = bigger;
}

static void add(struct set *s, unsigned key)
{
    size_t i;

    if (s->used * 2 >= s->size)
        grow(s);
    for (i = key % s->size; s->keys[i]; i = (i + 1) % s->size)
        if (s->keys[i] == key)
            return;
    s->keys[i] = key;
    s->used++;
}

int main(void)
{
    struct set s = { NULL, 0, 0 };

    add(&s, 17);
    add(&s, 42);
    add(&s, 17);
    add(&s, 99);
    printf("%zu of %zu\n", s.used, s.size);
    free(s.keys);
    return 0;
}
