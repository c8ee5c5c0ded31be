//@ truth: false
//@ expect[auto]: false
/* Closing an account frees it; the list of owners still leads to it. */
#include <stdio.h>
#include <stdlib.h>

struct account {
    int number;
    int cents;
};

struct customer {
    const char *name;
    struct account *account;
};

static struct account *open_account(int number)
{
    struct account *a = malloc(sizeof(struct account));

    if (a != NULL) {
        a->number = number;
        a->cents = 0;
    }
    return a;
}

static void close_account(struct account *a)
{
    if (a)
        free(a);
}

int main(void)
{
    struct customer c[2] = { { "Ada", NULL }, { "Bea", NULL } };
    int i, sum = 0;

    c[0].account = open_account(17);
    c[1].account = open_account(18);
    if (!c[0].account || !c[1].account)
        return 1;
    c[0].account->cents = 250;
    c[1].account->cents = 90;
    close_account(c[1].account);
    for (i = 0; i < 2; i++)
        sum += c[i].account->cents; //~ VIOLATION use-after-free
    printf("%d\n", sum);
    close_account(c[0].account);
    return 0;
}
