//@ truth: false
//@ expect[auto]: false
/* strtok gives null if a line has fewer fields than expected. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
    char name[16];
    long amount;
};

static void parse(char *line, struct record *r)
{
    char *name = strtok(line, ";");
    char *amount = strtok(NULL, ";");

    snprintf(r->name, sizeof r->name, "%s", name);
    r->amount = strtol(amount, NULL, 10); //~ VIOLATION null-dereference
}

int main(void)
{
    char lines[3][24] = { "screws;250", "nails;1200", "glue" };
    struct record r;

    for (int i = 0; i < 3; i++) {
        parse(lines[i], &r);
        printf("%-10s %6ld\n", r.name, r.amount);
    }
    return 0;
}
