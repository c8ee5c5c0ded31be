//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

struct dir {
    const char *name;
    struct dir *child;      /* first child */
    struct dir *sibling;    /* next one in the same directory */
};

static struct dir *mkdir_in(struct dir *parent, const char *name)
{
    struct dir *d = calloc(1, sizeof *d);

    if (d == NULL)
        abort();
    d->name = name;
    if (parent) {
        d->sibling = parent->child;
        parent->child = d;
    }
    return d;
}

static int count(const struct dir *d)
{
    return d ? 1 + count(d->child) + count(d->sibling) : 0;
}

static void remove_all(struct dir *d)
{
    struct dir *c;

    if (!d)
        return;
    remove_all(d->child);
    free(d);
    c = d->sibling; //~ VIOLATION use-after-free
    remove_all(c);
}

int main(void)
{
    struct dir *root = mkdir_in(NULL, "/");
    struct dir *usr = mkdir_in(root, "usr");

    mkdir_in(root, "etc");
    mkdir_in(usr, "bin");
    printf("%d directories\n", count(root));
    remove_all(root);
    return 0;
}
