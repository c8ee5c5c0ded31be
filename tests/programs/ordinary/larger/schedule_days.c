//@ truth: false
//@ args: 3 10 -1
//@ expect[auto]: false
/* Spreads tasks over working days; the step may be chosen as any number but zero. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

struct plan {
    int first;
    int count;
    int step;
};

static int parse_int(const char *s, int *out)
{
    char *end;
    long v;

    errno = 0;
    v = strtol(s, &end, 10);
    if (errno != 0 || *end != '\0' || end == s)
        return -1;
    if (v < INT_MIN || v > INT_MAX)
        return -1;
    *out = (int)v;
    return 0;
}

static int check(const struct plan *p)
{
    if (p->first < 0 || p->first > 6) {
        fprintf(stderr, "days are numbered from 0 to 6\n");
        return 0;
    }
    if (p->count < 0 || p->count > 20) {
        fprintf(stderr, "between 0 and 20 tasks\n");
        return 0;
    }
    if (p->step == 0 || p->step > 7) {
        fprintf(stderr, "bad step\n");
        return 0;
    }
    return 1;
}

static void print(const struct plan *p)
{
    static const char *const day[] = { "mon", "tue", "wed", "thu", "fri", "sat", "sun" };
    int d = p->first;

    for (int i = 0; i < p->count; i++) {
        const char *name = day[d]; //~ VIOLATION out-of-bounds-read
        printf("task %d: %s\n", i + 1, name);
        d = (d + p->step % 7) % 7;
    }
}

int main(int argc, char **argv)
{
    struct plan p = { 0, 5, 2 };

    if (argc > 1 && argc != 4) {
        fprintf(stderr, "usage: plan [FIRST COUNT STEP]\n");
        return 2;
    }
    if (argc == 4) {
        if (parse_int(argv[1], &p.first) < 0 || parse_int(argv[2], &p.count) < 0 || parse_int(argv[3], &p.step) < 0)
            return 2;
    }
    if (!check(&p))
        return 1;
    print(&p);
    return 0;
}
