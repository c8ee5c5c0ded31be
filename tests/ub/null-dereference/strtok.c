#include <string.h>
int main(void) {
    char text[] = " ";
    char *state = 0;
    char *token = strtok_r(text, " ", &state);
    token = strtok_r(0, " ", &state);
    return strtok(token, " ") != 0; //~ null-dereference
}
