//@ truth: false
//@ args: n e s s
//@ expect[auto]: false
/* Rooms and doors; one room has a direction that the switch leaves out. */
#include <stdio.h>
#include <string.h>

enum dir { NORTH, EAST, SOUTH, WEST };

struct room {
    const char *name;
    int door[4];
};

static const struct room rooms[] = {
    { "hall", { 1, -1, -1, -1 } },
    { "library", { -1, 2, 0, -1 } },
    { "kitchen", { -1, -1, 3, 1 } },
    { "cellar", { 2, -1, -1, -1 } },
};

static enum dir parse(const char *word)
{
    switch (word[0]) {
    case 'n':
        return NORTH;
    case 'e':
        return EAST;
    case 's':
        return SOUTH;
    default:
        return WEST;
    }
}

static const char *wall(int room, enum dir d)
{
    switch (room) {
    case 0:
        return d == WEST ? "a mirror" : "a wall";
    case 1:
        return "books, books, books";
    case 2:
        return "a hot stove";
    }
    __builtin_unreachable(); //~ VIOLATION unreachable
}

static int go(int room, enum dir d)
{
    int next = rooms[room].door[d];

    if (next < 0) {
        printf("%s\n", wall(room, d));
        return room;
    }
    printf("you are in the %s\n", rooms[next].name);
    return next;
}

int main(int argc, char **argv)
{
    int room = 0;
    int i;

    for (i = 1; i < argc && i < 20; i++)
        room = go(room, parse(argv[i]));
    return strcmp(rooms[room].name, "cellar") == 0 ? 0 : 1;
}
