//@ leak
#include <stdlib.h>
#include <stdio.h>
struct list { int n; int *items[3]; };
int main(void) {
    struct list l = { 0 };
    for (int i = 0; i < 3; i++) { l.items[l.n] = malloc(sizeof(int)); *l.items[l.n++] = i; }
    free(l.items[0]);
    free(l.items[2]);
    printf("%d\n", *l.items[1]);
    return l.n; //~ LEAK lost
}
