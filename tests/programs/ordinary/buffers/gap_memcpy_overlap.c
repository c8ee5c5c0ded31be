//@ truth: false
//@ expect[auto]: false
/* Removes elements from the front of an array with memcpy. */
#include <stdio.h>
#include <string.h>

#define MAX 10

static int queue[MAX];
static int count;

static void add(int v)
{
    if (count < MAX)
        queue[count++] = v;
}

static void drop(int n)
{
    if (n > count)
        n = count;
    memcpy(queue, queue + n, (size_t)(count - n) * sizeof(queue[0])); //~ VIOLATION overlapping-copy
    count -= n;
}

int main(void)
{
    int i;

    for (i = 0; i < MAX; i++)
        add(i * 11);
    drop(6);
    printf("%d left, first %d\n", count, queue[0]);
    add(500);
    drop(1);
    printf("%d left, first %d\n", count, queue[0]);
    return 0;
}
