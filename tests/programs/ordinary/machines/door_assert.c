//@ truth: false
//@ expect[auto]: false
/* The lift must not move with an open door; one transition forgets it. */
#include <assert.h>
#include <stdbool.h>
#include <stdio.h>

struct lift {
    int floor;
    int target;
    bool door_open;
};

static void press(struct lift *l, int floor)
{
    l->target = floor;
}

static void tick(struct lift *l)
{
    if (l->floor == l->target) {
        l->door_open = true;
        return;
    }
    if (l->door_open && l->target > l->floor)
        l->door_open = false;
    assert(!l->door_open); //~ VIOLATION assert
    l->floor += l->target > l->floor ? 1 : -1;
}

int main(void)
{
    static const int requests[] = { 2, 3, 1 };
    struct lift l = { 0, 0, false };

    for (int r = 0; r < 3; r++) {
        press(&l, requests[r]);
        for (int t = 0; t < 4; t++) {
            tick(&l);
            printf("floor %d%s\n", l.floor, l.door_open ? " (open)" : "");
        }
    }
    return 0;
}
