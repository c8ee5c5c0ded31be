//@ truth: false
//@ expect[auto]: false
/* A table of reports; one format does not fit its argument. */
#include <stdio.h>

struct person {
    const char *name;
    int age;
};

static void report(const struct person *p)
{
    printf("name: %s, ", p->name);
    if (p->age < 18)
        printf("age: %s (minor)\n", p->age); //~ VIOLATION library-precondition
    else
        printf("age: %d\n", p->age);
}

int main(void)
{
    static const struct person people[] = { { "Ann", 34 }, { "Ben", 18 }, { "Cleo", 9 } };
    unsigned i;

    for (i = 0; i < sizeof people / sizeof *people; i++)
        report(&people[i]);
    return 0;
}
