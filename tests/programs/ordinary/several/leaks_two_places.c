//@ truth: false
//@ expect[auto]: false
/* Two allocations that nobody frees: one is overwritten, one is held by it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person {
    char *name;
    int age;
};

static char *duplicate(const char *s)
{
    char *p = malloc(strlen(s) + 1); //~ VIOLATION leak

    if (p != NULL)
        strcpy(p, s);
    return p;
}

static struct person *person_new(const char *name, int age)
{
    struct person *p = malloc(sizeof *p); //~ VIOLATION leak

    if (p == NULL)
        return NULL;
    p->name = duplicate(name);
    p->age = age;
    return p;
}

int main(void)
{
    struct person *p = person_new("Grace", 45);

    if (p && p->name)
        printf("%s is %d\n", p->name, p->age);
    p = NULL;
    return p != NULL;
}
