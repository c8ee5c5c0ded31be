//@ truth: false
//@ stdin: nails 1\nbolts 2\nsaws 3\nscrewdrivers 4\n
//@ expect[auto]: false
/* Keeps a stock; names are longer than somebody thought. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct item {
    char name[8];
    int count;
};

int main(void)
{
    struct item *items = NULL;
    int n = 0, room = 0, count;
    char name[64];

    while (scanf("%63s %6d", name, &count) == 2) {
        if (n == room) {
            struct item *more = realloc(items, (room + 4) * sizeof *more);
            if (more == NULL)
                break;
            items = more;
            room += 4;
        }
        memset(&items[n], 0, sizeof items[n]);
        memcpy(items[n].name, name, strlen(name) + 1); //~ VIOLATION out-of-bounds-write
        items[n].count = count;
        n++;
    }
    for (int i = 0; i < n; i++)
        printf("%.8s %d\n", items[i].name, items[i].count);
    free(items);
    return 0;
}
