//@ truth: true
//@ expect[auto]: unknown
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person {
    char name[12];
    int age;
};

static int by_age(const void *a, const void *b)
{
    const struct person *p = a, *q = b;

    if (p->age != q->age)
        return (p->age > q->age) - (p->age < q->age);
    return strcmp(p->name, q->name);
}

int main(void)
{
    struct person people[] = {
        { "Ann", 41 }, { "Bob", 23 }, { "Cid", 35 }, { "Dot", 23 },
    };
    size_t n = sizeof people / sizeof people[0];

    qsort(people, n, sizeof people[0], by_age);
    for (size_t i = 0; i < n; i++)
        printf("%-12s %d\n", people[i].name, people[i].age);
    return 0;
}
