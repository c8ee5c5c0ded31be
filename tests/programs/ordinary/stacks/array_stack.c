//@ truth: true
//@ expect[auto]: true
#include <assert.h>
#include <stdbool.h>
#include <stdio.h>

#define CAPACITY 8

typedef struct {
    int items[CAPACITY];
    int top;
} Stack;

static bool push(Stack *s, int x)
{
    if (s->top == CAPACITY)
        return false;
    s->items[s->top++] = x;
    return true;
}

static bool pop(Stack *s, int *x)
{
    if (s->top == 0)
        return false;
    *x = s->items[--s->top];
    return true;
}

int main(void)
{
    Stack s = { .top = 0 };
    int i, x, pushed = 0, popped = 0;

    for (i = 0; i < 12; i++)
        if (push(&s, i * i))
            pushed++;
    while (pop(&s, &x))
        popped++;
    assert(pushed == popped);
    assert(pushed == CAPACITY);
    printf("%d in, %d out\n", pushed, popped);
    return 0;
}
