//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>

struct event {
    unsigned time;
    void (*action)(unsigned now, void *ctx);
    void *ctx;
    struct event *next;
};

static struct event *agenda;

static int schedule(unsigned time, void (*action)(unsigned, void *), void *ctx)
{
    struct event **at, *e = malloc(sizeof *e);

    if (!e)
        return -1;
    e->time = time;
    e->action = action;
    e->ctx = ctx;
    for (at = &agenda; *at && (*at)->time <= time; at = &(*at)->next)
        ;
    e->next = *at;
    *at = e;
    return 0;
}

static void beep(unsigned now, void *ctx)
{
    unsigned *beeps = ctx;

    printf("%u: beep\n", now);
    if (++*beeps < 3)
        schedule(now + 10, beep, ctx);
}

static void stop(unsigned now, void *ctx)
{
    (void)ctx;
    printf("%u: stop\n", now);
}

int main(void)
{
    unsigned beeps = 0;

    schedule(15, stop, NULL);
    schedule(5, beep, &beeps);
    while (agenda) {
        struct event *e = agenda;
        agenda = e->next;
        e->action(e->time, e->ctx);
        free(e);
    }
    return beeps == 3 ? 0 : 1;
}
