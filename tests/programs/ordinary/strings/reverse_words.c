//@ truth: true
//@ expect[auto]: true
/* Reverse the order of the words of a sentence in place. */
#include <stdio.h>
#include <string.h>

static void reverse(char *from, char *to)
{
    while (from < to) {
        char t = *from;
        *from++ = *to;
        *to-- = t;
    }
}

static void reverse_words(char *s)
{
    size_t n = strlen(s);
    size_t start = 0;

    if (n == 0)
        return;
    reverse(s, s + n - 1);
    for (size_t i = 0; i <= n; i++) {
        if (s[i] == ' ' || s[i] == '\0') {
            if (i > start)
                reverse(s + start, s + i - 1);
            start = i + 1;
        }
    }
}

int main(void)
{
    char line[] = "the quick brown fox";

    reverse_words(line);
    puts(line);
    return strcmp(line, "fox brown quick the") != 0;
}
