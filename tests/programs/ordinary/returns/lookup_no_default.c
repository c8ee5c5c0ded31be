//@ truth: false
//@ args: q
//@ expect[auto]: false
#include <stdio.h>

/* Priority of a level given by one letter. */
int priority(char level)
{
    switch (level) {
    case 'e':
        return 3;
    case 'w':
        return 2;
    case 'i':
        return 1;
    default:
        fprintf(stderr, "no such level: %c\n", level);
    }
}

int main(int argc, char *argv[])
{
    int threshold;

    if (argc < 2)
        return 0;
    threshold = priority(argv[1][0]); //~ VIOLATION missing-return-value
    if (threshold > 1) {
        printf("only the important ones\n");
    } else {
        printf("all messages\n");
    }
    return 0;
}
