// All of this is right.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct node { struct node *next; int n; };

static int twice(int n) { return 2 * n; }
static int sum(int a, int b) { return a + b; }

#define MAX(a, b) ((a) > (b) ? (a) : (b))

int main(void) {
    int i = 0, j = 0, x = 3, a[8] = {0}, b[8] = {5, 6, 7, 8};
    char text[8] = "ab", copy[8], *t = copy, *s = text;
    struct node second = {0, 2}, first = {&second, 1}, *p = &first;
    i = i + 1;
    a[i++] = b[j++];
    i++, i++;
    i++ && i++;
    p = p->next;
    x = (x++, x);
    x = (x++, 5);
    i = (i = 2, i + 1);
    i = twice(i++);
    i = sum(i, 2) + 1;
    i = i++ ? 1 : 2;
    i = i++ && i;
    i = i-- || 0;
    while ((*t++ = *s++)) {}
    i -= i;
    a[i] = i;
    a[i] += i, i++;
    x = MAX(i++, j);
    x = i++ + j++;
    x = i ? i++ : i--;
    int first_of = i++, second_of = i++;
    int both[2] = {i++, i++};
    for (i = 0, j = 3; i < j; i++, j--) {}
    x = twice(i++) + twice(j++);
    x = x + (i = 4);
    x = toupper(text[0]) + isdigit(text[1]);
    x = (sizeof(i++)) + i++;
    i = (int)strlen(text) + i;
    printf("%d %d %d %d %d %d\n", i, j, x != 0, first_of, second_of, both[0] + both[1]);
    return 0;
}
