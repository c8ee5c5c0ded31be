//@ truth: true
//@ expect[auto]: unknown
/* An index of the words of a text, in a tree, with the lines where they are. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
    char *text;
    unsigned lines;     /* one bit for each line */
    struct word *left, *right;
};

static struct word *word_new(const char *s, size_t n)
{
    struct word *w = malloc(sizeof *w);

    if (w == NULL)
        return NULL;
    w->text = malloc(n + 1);
    if (w->text == NULL) {
        free(w);
        return NULL;
    }
    memcpy(w->text, s, n);
    w->text[n] = '\0';
    w->lines = 0;
    w->left = w->right = NULL;
    return w;
}

static struct word **find(struct word **at, const char *s, size_t n)
{
    while (*at != NULL) {
        int c = strncmp(s, (*at)->text, n);
        if (c == 0 && (*at)->text[n] == '\0')
            return at;
        at = c < 0 ? &(*at)->left : &(*at)->right;
    }
    return at;
}

static int build(struct word **root, const char *text)
{
    unsigned line = 0;

    while (*text) {
        const char *start = text;
        struct word **at;

        if (!isalpha((unsigned char)*text)) {
            if (*text == '\n' && line < 31)
                line++;
            text++;
            continue;
        }
        while (isalpha((unsigned char)*text))
            text++;
        at = find(root, start, (size_t)(text - start));
        if (*at == NULL && (*at = word_new(start, (size_t)(text - start))) == NULL)
            return -1;
        (*at)->lines |= 1u << line;
    }
    return 0;
}

static void print(const struct word *w)
{
    if (w == NULL)
        return;
    print(w->left);
    printf("%-8s %x\n", w->text, w->lines);
    print(w->right);
}

static void destroy(struct word *w)
{
    if (w == NULL)
        return;
    destroy(w->left);
    destroy(w->right);
    free(w->text);
    free(w);
}

int main(void)
{
    struct word *root = NULL;
    int r = build(&root, "a rose is\na rose");

    if (r == 0)
        print(root);
    destroy(root);
    return r == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
