#include <stdio.h>
int main(void) {
    printf("%d %d %d %d %d %d %d\n", '\a', '\b', '\f', '\n', '\r', '\t', '\v');
    printf("%d %d %d %d\n", '\'', '"', '\"', '\?');
    printf("%d %d %d\n", '\\', '\0', '\e');
    printf("%d %d %d %d\n", '\1', '\12', '\123', '\377');
    printf("%d %d %d\n", '\x1', '\x7f', '\xFf');
    printf("%d\n", 'ab');
    printf("%d\n", 'abc');
    printf("%d\n", 'abcd');
    printf("%d\n", '\xff\xff');
    printf("%d\n", 'a\n');
    printf("%d %d\n", (int)sizeof 'a', (int)sizeof(char));
    printf("%d %d %d\n", (int)L'x', (int)u'x', (int)U'\U0001F600');
    printf("%d\n", (int)L'\x1234');
    printf("%d\n", (int)u'\u20ac');
    printf("%d %d %d\n", (int)sizeof L'x', (int)sizeof u'x', (int)sizeof U'x');
    printf("%d\n", '0' + 9 == '9');
    printf("%d\n", '\08' == ('\0' << 8 | '8'));
    return '*';
}
