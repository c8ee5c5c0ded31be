//@ truth: false
//@ args: lime
//@ expect[auto]: false
#include <stdio.h>
#include <string.h>

static const char *const fruit[] = { "apple", "banana", "cherry", "mango" };
static int stock[4] = { 12, 0, 40, 7 };

static int index_of(const char *name)
{
    int i;

    for (i = 0; i < 4; i++)
        if (strcmp(fruit[i], name) == 0)
            return i;
    return -1;
}

int main(int argc, char **argv)
{
    int i, total = 0;

    if (argc != 2) {
        printf("usage: %s FRUIT\n", "stock");
        return 2;
    }
    i = index_of(argv[1]);
    stock[i] += 10; //~ VIOLATION out-of-bounds-read
    for (i = 0; i < 4; i++)
        total += stock[i];
    printf("%s: now %d in total\n", argv[1], total);
    return 0;
}
