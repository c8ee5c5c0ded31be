//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct session {
    char *user;
    int *scores;
    double *weights;
};

static int session_open(struct session *s, const char *user, size_t n)
{
    memset(s, 0, sizeof *s);
    if (n == 0)
        goto fail;
    s->user = malloc(strlen(user) + 1);
    if (!s->user)
        goto fail;
    strcpy(s->user, user);
    s->scores = calloc(n, sizeof *s->scores);
    if (!s->scores)
        goto fail_user;
    s->weights = calloc(n, sizeof *s->weights);
    if (!s->weights)
        goto fail_scores;
    return 0;

fail_scores:
    free(s->scores);
fail_user:
    free(s->user);
fail:
    return -1;
}

static void session_close(struct session *s)
{
    free(s->weights);
    free(s->scores);
    free(s->user);
}

int main(void)
{
    struct session s;

    if (session_open(&s, "nobody", 0) == 0)
        return 1;
    if (session_open(&s, "alice", 3) < 0)
        return 2;
    s.scores[2] = 7;
    s.weights[2] = 0.5;
    printf("%s %.1f\n", s.user, s.scores[2] * s.weights[2]);
    session_close(&s);
    return 0;
}
