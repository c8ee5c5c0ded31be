//@ truth: false
//@ args: 100%s
//@ expect[auto]: false
/* The user's text is taken as a format. */
#include <stdio.h>
#include <string.h>

static void notice(const char *text)
{
    printf("notice: ");
    printf(text); //~ VIOLATION library-precondition
    printf("\n");
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        notice("one argument, please");
        return 2;
    }
    if (strlen(argv[1]) > 60) {
        notice("too long");
        return 1;
    }
    notice(argv[1]);
    return 0;
}
