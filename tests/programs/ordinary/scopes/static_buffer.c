//@ truth: true
//@ expect[auto]: true
/* The same with a static buffer, and static counters. */
#include <stdio.h>
#include <string.h>

static const char *human(unsigned long bytes)
{
    static char text[16];
    static unsigned calls;
    const char units[] = "BKMGT";
    int u = 0;

    calls++;
    while (bytes >= 1024 && u < 4) {
        bytes /= 1024;
        u++;
    }
    snprintf(text, sizeof text, "%lu%c/%u", bytes, units[u], calls % 10);
    return text;
}

int main(void)
{
    static const unsigned long sizes[] = { 512, 2048, 5242880, 0 };
    size_t letters = 0;

    for (int i = 0; i < 4; i++) {
        const char *s = human(sizes[i]);
        letters += strlen(s);
        puts(s);
    }
    return letters > 0 ? 0 : 1;
}
