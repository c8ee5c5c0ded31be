//@ truth: false
//@ expect[auto]: false
/* sizeof a parameter is that of a pointer: only a part is cleared. */
#include <stdio.h>
#include <string.h>

#define SLOTS 6

static void clear(int used[SLOTS])
{
    memset(used, 0, sizeof used);
}

static int first_free(const int *used)
{
    for (int i = 0; i < SLOTS; i++)
        if (!used[i]) //~ VIOLATION uninitialised
            return i;
    return -1;
}

int main(void)
{
    int used[SLOTS];
    int slot;

    clear(used);
    for (int n = 0; n < 4; n++) {
        slot = first_free(used);
        if (slot < 0)
            break;
        used[slot] = 1;
        printf("slot %d\n", slot);
    }
    return 0;
}
