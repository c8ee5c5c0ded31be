//@ truth: false
//@ args: z
//@ args: abcdefghij
//@ expect[auto]: false
/* Letter statistics: no letters at all, and letters that have no row. */
#include <stdio.h>
#include <string.h>

static int count[8];

static int scan(const char *text)
{
    int letters = 0;

    for (; *text != '\0'; text++) {
        if (*text >= 'a' && *text <= 'j') {
            count[*text - 'a'] = 1; //~ VIOLATION out-of-bounds-write
            letters++;
        }
        if (letters > 20)
            break;
    }
    return letters;
}

int main(int argc, char *argv[])
{
    const char *text = argc > 1 ? argv[1] : "a bad cab";
    int n = scan(text);
    int kinds = 0;

    for (int i = 0; i < 8; i++)
        kinds += count[i];
    kinds = 100 * kinds / n; //~ VIOLATION division-by-zero
    printf("%d %%\n", kinds);
    return 0;
}
