#include <libgen.h>
int main(void) {
    char *folder = dirname("/usr/lib"); //~ write-to-literal
    return folder[0];
}
