//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <string.h>

/* Formats a number of bytes for humans. */
static const char *human(unsigned long bytes)
{
    char text[16];
    const char *result = text;
    const char units[] = "BKMGT";
    int u = 0;

    while (bytes >= 1024 && u < 4) {
        bytes /= 1024;
        u++;
    }
    snprintf(text, sizeof text, "%lu%c", bytes, units[u]);
    return result;
}

int main(void)
{
    unsigned long sizes[] = { 512, 2048, 5242880 };

    for (int i = 0; i < 3; i++) {
        const char *s = human(sizes[i]);
        if (strlen(s) > 0) //~ VIOLATION use-after-scope
            printf("%lu = %s\n", sizes[i], s);
    }
    return 0;
}
