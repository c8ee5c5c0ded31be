#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char a[16]; __builtin_memset(a, 'x', 15); a[15] = 0; puts(a);
    __builtin_memcpy(a, "hello", 6); puts(a);
    printf("%d\n", __builtin_memcmp(a, "hellp", 5) < 0);
    printf("%d %d\n", __builtin_strcmp("a", "a"), __builtin_strncmp("abc", "abd", 2));
    __builtin_strcpy(a + 1, "ola"); puts(a); printf("%s\n", __builtin_strchr("a=b", '='));
    __builtin_memmove(a + 1, a, 4); a[5] = 0; puts(a); __builtin_printf("%d\n", 5); char b[8];
    __builtin_sprintf(b, "%d", 66); __builtin_puts(b); __builtin_putchar('z');
    __builtin_putchar('\n'); int *p = __builtin_malloc(4 * sizeof(int)); p[3] = 9;
    printf("%d\n", p[3]); __builtin_free(p); p = __builtin_calloc(3, sizeof(int));
    printf("%d\n", p[2]); free(p);
    printf("%s\n", __builtin_strstr("needle in hay", "in"));
    printf("%d\n", __builtin_classify_type(1) == __builtin_classify_type('a'));
    printf("%s %s\n", __FUNCTION__, __PRETTY_FUNCTION__); printf("%d\n", __builtin_LINE());
    return __builtin_toupper('q') == 'Q';
}
