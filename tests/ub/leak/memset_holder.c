//@ leak
#include <stdlib.h>
#include <string.h>
static void *slots[4];
int main(void) {
    slots[2] = malloc(3);
    slots[1] = malloc(3);
    free(slots[1]);
    slots[1] = 0;
    memset(slots, 0, sizeof slots); //~ LEAK lost
    return 0;
}
