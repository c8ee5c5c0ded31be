//@ truth: false
//@ expect[auto]: false
/* 0.0 / 0 is no trap, but turning it into an int is undefined. */
#include <stdio.h>

struct exam {
    const char *subject;
    int students;
    double points;
};

static int rounded_mean(const struct exam *e)
{
    double mean = e->points / e->students;

    return (int)(mean + 0.5); //~ VIOLATION float-conversion
}

int main(void)
{
    static const struct exam exams[] = {
        { "mathematics", 12, 934.5 },
        { "latin", 0, 0.0 },
        { "physics", 9, 711.0 },
    };
    int i, best = 0;

    for (i = 0; i < 3; i++) {
        int mean = rounded_mean(&exams[i]);
        printf("%-12s %3d\n", exams[i].subject, mean);
        if (mean > best)
            best = mean;
    }
    printf("best: %d\n", best);
    return 0;
}
