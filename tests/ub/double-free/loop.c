#include <stdlib.h>
int main(void) {
    int *v[3];
    for (int i = 0; i < 3; i++) v[i] = malloc(sizeof(int));
    v[2] = (free(v[2]), v[0]);
    for (int i = 0; i < 3; i++)
        free(v[i]); //~ double-free
    return 0;
}
