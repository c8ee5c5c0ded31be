//@ truth: true
//@ expect[auto]: true
/* A pool of fixed blocks, embedded style: no malloc. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define BLOCKS 4

union block {
    union block *next;
    uint8_t bytes[24];
};

static union block storage[BLOCKS];
static union block *free_list;

static void pool_init(void)
{
    free_list = NULL;
    for (int i = 0; i < BLOCKS; i++) {
        storage[i].next = free_list;
        free_list = &storage[i];
    }
}

static void *pool_alloc(void)
{
    union block *b = free_list;

    if (b != NULL)
        free_list = b->next;
    return b;
}

static void pool_free(void *p)
{
    union block *b = p;

    if (b == NULL)
        return;
    b->next = free_list;
    free_list = b;
}

int main(void)
{
    void *p[6];
    int got = 0;

    pool_init();
    for (int i = 0; i < 6; i++) {
        p[i] = pool_alloc();
        if (p[i])
            got++;
    }
    for (int i = 0; i < 6; i++)
        pool_free(p[i]);
    printf("%d blocks, again: %s\n", got, pool_alloc() ? "yes" : "no");
    return got == BLOCKS ? 0 : 1;
}
