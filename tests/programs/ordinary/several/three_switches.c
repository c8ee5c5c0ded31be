//@ truth: false
//@ args: d
//@ args: o
//@ args: n
//@ expect[auto]: false
/* Three independent faults, one for each command. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

static int counter = INT_MAX;
static int zero;
static int *nothing;

static void run(char command)
{
    switch (command) {
    case 'd':
        printf("%d\n", counter / zero); //~ VIOLATION division-by-zero
        break;
    case 'o':
        counter++; //~ VIOLATION signed-overflow
        break;
    case 'n':
        *nothing = 1; //~ VIOLATION null-dereference
        break;
    default:
        printf("unknown command '%c'\n", command);
        break;
    }
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        puts("usage: prog d|o|n");
        return 1;
    }
    run(argv[1][0]);
    return 0;
}
