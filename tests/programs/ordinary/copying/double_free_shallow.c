//@ truth: false
//@ expect[auto]: false
/* A struct with a pointer is copied by assignment, and both are released. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct label {
    int id;
    char *text;
};

static int label_init(struct label *l, int id, const char *text)
{
    l->id = id;
    l->text = malloc(strlen(text) + 1);
    if (l->text == NULL)
        return -1;
    strcpy(l->text, text);
    return 0;
}

static void label_release(struct label *l)
{
    free(l->text); //~ VIOLATION double-free
    l->text = NULL;
}

int main(void)
{
    struct label a, b;

    if (label_init(&a, 1, "start") < 0)
        return 1;
    b = a;
    b.id = 2;
    printf("%d %s, %d %s\n", a.id, a.text, b.id, b.text);
    label_release(&a);
    label_release(&b);
    return 0;
}
