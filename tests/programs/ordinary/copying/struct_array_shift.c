//@ truth: true
//@ expect[auto]: true
/* Structs are copied by assignment; the array shifts by memmove. */
#include <stdio.h>
#include <string.h>

struct song {
    char title[16];
    int seconds;
};

static struct song list[4];
static int songs;

static int add_front(struct song s)
{
    if (songs == 4)
        return 0;
    memmove(&list[1], &list[0], (size_t)songs * sizeof list[0]);
    list[0] = s;
    songs++;
    return 1;
}

static struct song make(const char *title, int seconds)
{
    struct song s = { "", seconds };

    strncpy(s.title, title, sizeof s.title - 1);
    return s;
}

int main(void)
{
    int total = 0;

    add_front(make("Overture", 250));
    add_front(make("A title that is far too long", 100));
    add_front(make("Finale", 300));
    for (int i = 0; i < songs; i++) {
        printf("%-16s%4d\n", list[i].title, list[i].seconds);
        total += list[i].seconds;
    }
    return total == 650 ? 0 : 1;
}
