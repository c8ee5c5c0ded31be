//@ truth: false
//@ expect[auto]: false
/* for_each passes a context that the callback does not take. */
#include <stdio.h>

typedef int (*visit_fn)();

static int for_each(const int *v, int n, visit_fn visit, void *ctx)
{
    int i, r;

    for (i = 0; i < n; i++) {
        r = visit(v[i], ctx); //~ VIOLATION wrong-function-type
        if (r != 0)
            return r;
    }
    return 0;
}

static int add_to(int x, void *ctx)
{
    int *sum = ctx;
    *sum += x;
    return 0;
}

static int show(int x)
{
    printf("%d\n", x);
    return 0;
}

int main(void)
{
    static const int fib[] = { 1, 1, 2, 3, 5, 8 };
    int sum = 0;

    for_each(fib, 6, add_to, &sum);
    printf("sum %d\n", sum);
    for_each(fib, 6, show, NULL);
    return 0;
}
