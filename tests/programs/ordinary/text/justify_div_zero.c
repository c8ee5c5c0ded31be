//@ truth: false
//@ expect[auto]: false
/* Full justification: a line of one word has no gaps. */
#include <stdio.h>
#include <string.h>

#define WIDTH 24

static void justify(const char *const *words, int n)
{
    int letters = 0, i, gap, extra;

    for (i = 0; i < n; i++)
        letters += (int)strlen(words[i]);
    gap = (WIDTH - letters) / (n - 1); //~ VIOLATION division-by-zero
    extra = (WIDTH - letters) % (n - 1);
    for (i = 0; i < n; i++) {
        int k;
        fputs(words[i], stdout);
        if (i == n - 1)
            break;
        for (k = 0; k < gap + (i < extra); k++)
            putchar(' ');
    }
    putchar('\n');
}

int main(void)
{
    static const char *const text[] = { "what", "gets", "printed", "here", "incomprehensibilities" };

    justify(text, 4);
    justify(text + 4, 1);
    return 0;
}
