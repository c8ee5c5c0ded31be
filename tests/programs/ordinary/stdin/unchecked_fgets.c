//@ truth: false
//@ expect[auto]: false
/* At the end of input the line is what it was: nothing. */
#include <stdio.h>
#include <string.h>

static int answer_is_yes(const char *question)
{
    char line[16];

    printf("%s [y/n] ", question);
    fgets(line, sizeof line, stdin);
    return line[0] == 'y' || line[0] == 'Y'; //~ VIOLATION uninitialised
}

int main(void)
{
    int deleted = 0;

    for (int i = 1; i <= 3; i++) {
        char question[24];
        snprintf(question, sizeof question, "Delete file %d?", i);
        if (answer_is_yes(question))
            deleted++;
    }
    printf("%d deleted\n", deleted);
    return 0;
}
