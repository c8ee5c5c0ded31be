#include <stdio.h>
int main(void) {
    while (getchar() != EOF) { }
    printf("%d", feof(stdin) != 0);
    rewind(stdin);
    printf("%d\n", feof(stdin) != 0);
    return 0;
}
