//@ truth: false
//@ expect[auto]: false
/* The same without looking at the room that is left. */
#include <stdio.h>

struct entry {
    const char *what;
    int cents;
};

static void format(char *out, const struct entry *e, int n)
{
    int used = 0;

    for (int i = 0; i < n; i++)
        used += sprintf(out + used, "%-10s%6d.%02d\n", e[i].what, e[i].cents / 100, e[i].cents % 100); //~ VIOLATION out-of-bounds-write
}

int main(void)
{
    static const struct entry month[] = {
        { "rent", 82000 },
        { "food", 31042 },
        { "electricity", 6400 },
        { "telephone", 1999 },
    };
    char sheet[4 * 20];

    format(sheet, month, 2);
    fputs(sheet, stdout);
    format(sheet, month, 4);
    fputs(sheet, stdout);
    return 0;
}
