#include <stdio.h>
int main(void) {
    int v[5] = { 1, 2, 3, 4, 5 }, s = 0;
    for (int i = 0; i < 5; i++) s += v[i];
    for (int i = 0; i <= 5; i++)
        s += v[i]; //~ out-of-bounds-read
    return s;
}
