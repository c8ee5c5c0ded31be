//@ truth: false
//@ expect[auto]: false
/* A cache of three pages; the evicted one stays in the index. */
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 3
#define KEYS 10

struct page {
    int key;
    int hits;
    struct page *newer, *older;
};

static struct page *index_of[KEYS];
static struct page *newest, *oldest;
static int pages;

static void unlink_page(struct page *p)
{
    if (p->newer)
        p->newer->older = p->older;
    else
        newest = p->older;
    if (p->older)
        p->older->newer = p->newer;
    else
        oldest = p->newer;
}

static void push_newest(struct page *p)
{
    p->newer = NULL;
    p->older = newest;
    if (newest)
        newest->newer = p;
    else
        oldest = p;
    newest = p;
}

static void evict(void)
{
    struct page *victim = oldest;

    unlink_page(victim);
    free(victim);
    pages--;
}

static int get(int key)
{
    struct page *p = index_of[key];

    if (p != NULL) {
        p->hits++; //~ VIOLATION use-after-free
        unlink_page(p);
        push_newest(p);
        return p->hits;
    }
    if (pages == CAPACITY)
        evict();
    p = malloc(sizeof *p);
    if (p == NULL)
        exit(EXIT_FAILURE);
    p->key = key;
    p->hits = 0;
    push_newest(p);
    index_of[key] = p;
    pages++;
    return 0;
}

int main(void)
{
    static const int requests[] = { 1, 2, 1, 3, 4, 1, 2 };
    int hits = 0;

    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
        hits += get(requests[i]) > 0;
    printf("%d hits\n", hits);
    while (pages > 0)
        evict();
    return 0;
}
