//@ truth: false
//@ expect[auto]: false
/* Handlers of two kinds in one table; the cast hides that one takes a long. */
#include <stdio.h>

typedef void (*handler_t)(int);

static int total;

static void on_key(int code)
{
    total += code;
}

static void on_timer(long ticks)
{
    total += (int)(ticks / 10);
}

static const handler_t handlers[] = { on_key, (handler_t)on_timer };

enum event { KEY, TIMER };

static void dispatch(enum event e, int arg)
{
    handlers[e](arg); //~ VIOLATION wrong-function-type
}

int main(void)
{
    dispatch(KEY, 5);
    dispatch(KEY, 7);
    printf("%d\n", total);
    dispatch(TIMER, 100);
    printf("%d\n", total);
    return 0;
}
