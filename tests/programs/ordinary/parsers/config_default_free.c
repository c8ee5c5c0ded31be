//@ truth: false
//@ expect[auto]: false
/* Some settings are copies, one is a static default: free() does not know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char default_path[] = "/tmp";

struct settings {
    char *user;
    char *path;
};

static char *copy(const char *s)
{
    char *p = malloc(strlen(s) + 1);
    if (p)
        strcpy(p, s);
    return p;
}

static void load(struct settings *s, const char *user, const char *path)
{
    s->user = copy(user);
    s->path = path ? copy(path) : default_path;
}

static void unload(struct settings *s)
{
    free(s->user);
    free(s->path); //~ VIOLATION invalid-free
}

int main(void)
{
    struct settings s;

    load(&s, "root", "/root");
    if (s.user && s.path)
        printf("%s %s\n", s.user, s.path);
    unload(&s);
    load(&s, "guest", NULL);
    if (s.user)
        printf("%s %s\n", s.user, s.path);
    unload(&s);
    return 0;
}
