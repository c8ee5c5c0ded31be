#include <string.h>
int main(void) {
    char s[20] = "abcdef";
    strcpy(s + 10, s);
    memmove(s, s + 1, 6);
    strcpy(s, s + 1); //~ overlapping-copy
    return s[0];
}
