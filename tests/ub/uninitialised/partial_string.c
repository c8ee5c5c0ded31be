#include <string.h>
int main(void) {
    char b[8];
    b[0] = 'a'; b[1] = 'b'; b[2] = 0;
    int n = (int)strlen(b);
    b[2] = 'c';
    n += (int)strlen(b); //~ uninitialised
    return n;
}
