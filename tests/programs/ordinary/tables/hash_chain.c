//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 7

struct entry {
    char key[12];
    int value;
    struct entry *next;
};

static struct entry *bucket[BUCKETS];

static unsigned hash(const char *s)
{
    unsigned h = 5381;

    while (*s)
        h = h * 33u ^ (unsigned char)*s++;
    return h % BUCKETS;
}

static struct entry *lookup(const char *key)
{
    for (struct entry *e = bucket[hash(key)]; e; e = e->next)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

static int set(const char *key, int value)
{
    struct entry *e = lookup(key);

    if (e == NULL) {
        unsigned h = hash(key);
        if (strlen(key) >= sizeof e->key)
            return -1;
        e = malloc(sizeof *e);
        if (e == NULL)
            return -1;
        strcpy(e->key, key);
        e->next = bucket[h];
        bucket[h] = e;
    }
    e->value = value;
    return 0;
}

static void clear(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        while (bucket[i]) {
            struct entry *e = bucket[i];
            bucket[i] = e->next;
            free(e);
        }
    }
}

int main(void)
{
    int rc = 0;

    rc |= set("red", 1);
    rc |= set("green", 2);
    rc |= set("blue", 3);
    rc |= set("red", 4);
    if (rc == 0 && lookup("red") && !lookup("pink"))
        printf("red = %d\n", lookup("red")->value);
    clear();
    return rc ? 1 : 0;
}
