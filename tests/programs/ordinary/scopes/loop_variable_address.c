//@ truth: false
//@ expect[auto]: false
/* Collects addresses of a variable of the loop's body. */
#include <stdio.h>

#define N 3

struct column {
    const int *width;
    const char *title;
};

static int total(const struct column *c, int n)
{
    int sum = 0;

    while (n-- > 0)
        sum += *c++->width; //~ VIOLATION use-after-scope
    return sum;
}

int main(void)
{
    static const char *const titles[N] = { "id", "name", "price" };
    struct column columns[N];
    int sum;

    for (int i = 0; i < N; i++) {
        int width = 4 + 2 * i;
        columns[i].title = titles[i];
        columns[i].width = &width;
    }
    sum = total(columns, N);
    printf("%d wide\n", sum);
    return 0;
}
