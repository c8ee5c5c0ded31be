#include <string.h>
int main(void) {
    char buf[10] = "ab";
    char *s[2] = { buf, "ab\0...." };
    strcat(s[0], "c");
    strcat(s[1], "c"); //~ write-to-literal
    return 0;
}
