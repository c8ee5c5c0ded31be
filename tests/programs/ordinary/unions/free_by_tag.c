//@ truth: false
//@ expect[auto]: false
/* Frees the text of a token, also where it is a literal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct token {
    enum { WORD, END } kind;
    char *text;
};

static struct token word(const char *from, size_t n)
{
    struct token t = { WORD, malloc(n + 1) };

    if (t.text == NULL)
        exit(1);
    memcpy(t.text, from, n);
    t.text[n] = '\0';
    return t;
}

static struct token next(const char **input)
{
    struct token end = { END, "<end>" };
    size_t n;

    *input += strspn(*input, " ");
    n = strcspn(*input, " ");
    if (n == 0)
        return end;
    *input += n;
    return word(*input - n, n);
}

int main(void)
{
    const char *input = "let x be 5";
    int kind;

    do {
        struct token t = next(&input);
        kind = t.kind;
        printf("%s\n", t.text);
        free(t.text); //~ VIOLATION invalid-free
    } while (kind != END);
    return 0;
}
