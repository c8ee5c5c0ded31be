//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

struct frame {
    double value;
    struct frame *below;
};

static struct frame *top = NULL;

static void push(double v)
{
    struct frame *f = malloc(sizeof(struct frame));
    if (f == NULL)
        exit(2);
    f->value = v;
    f->below = top;
    top = f;
}

static double pop(void)
{
    struct frame *f = top;
    if (f == NULL)
        return 0.0;
    top = f->below;
    free(f);
    return f->value; //~ VIOLATION use-after-free
}

int main(void)
{
    push(1.5);
    push(2.25);
    push(4.0);
    double r = pop() * pop() + pop();
    printf("%.2f\n", r);
    return 0;
}
