//@ truth: false
//@ args: Wolfeschlegelsteinhausenbergerdorff
//@ expect[auto]: false
#include <stdio.h>
#include <string.h>

#define NAME_MAX_LEN 16

struct user {
    char name[NAME_MAX_LEN];
    int visits;
};

static void register_user(struct user *u, const char *name)
{
    char tmp[NAME_MAX_LEN];

    strcpy(tmp, name); //~ VIOLATION out-of-bounds-write
    memcpy(u->name, tmp, sizeof tmp);
    u->visits = 1;
}

int main(int argc, char **argv)
{
    struct user u;

    memset(&u, 0, sizeof(u));
    if (argc < 2) {
        printf("Hello, stranger\n");
        return 0;
    }
    register_user(&u, argv[1]);
    printf("Hello, %s (%d)\n", u.name, u.visits);
    return 0;
}
