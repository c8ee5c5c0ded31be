//@ truth: false
//@ expect[auto]: false
/* The list of words frees its nodes, but not the words. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
    char *text;
    int count;
    struct word *next;
};

static struct word *words;

static char *lower(const char *s, size_t n)
{
    char *t = malloc(n + 1); //~ VIOLATION leak

    if (t == NULL)
        exit(EXIT_FAILURE);
    for (size_t i = 0; i < n; i++)
        t[i] = (char)tolower((unsigned char)s[i]);
    t[n] = '\0';
    return t;
}

static void count(const char *s, size_t n)
{
    char *text = lower(s, n);
    struct word *w;

    for (w = words; w != NULL; w = w->next) {
        if (strcmp(w->text, text) == 0) {
            w->count++;
            free(text);
            return;
        }
    }
    w = malloc(sizeof *w);
    if (w == NULL) {
        free(text);
        return;
    }
    w->text = text;
    w->count = 1;
    w->next = words;
    words = w;
}

int main(void)
{
    const char *p = "To be or not to be";

    while (*p != '\0') {
        size_t n = strcspn(p, " ");
        if (n > 0)
            count(p, n);
        p += n;
        while (*p == ' ')
            p++;
    }
    while (words != NULL) {
        struct word *w = words;
        printf("%2d %s\n", w->count, w->text);
        words = w->next;
        free(w);
    }
    return 0;
}
