//@ truth: false
//@ expect[auto]: false
/* Kernel style error pointers; the caller only looks for null. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>

#define ERR_PTR(e) ((void *)(intptr_t)(e))

struct inode {
    unsigned number;
    unsigned links;
};

static struct inode table[2] = { { 2, 5 }, { 11, 1 } };

static struct inode *iget(unsigned number)
{
    if (number == 0)
        return NULL;
    for (int i = 0; i < 2; i++)
        if (table[i].number == number)
            return &table[i];
    return ERR_PTR(-ENOENT);
}

int main(void)
{
    static const unsigned wanted[] = { 0, 11, 2, 7 };
    unsigned links = 0;

    for (int i = 0; i < 4; i++) {
        struct inode *node = iget(wanted[i]);
        if (node == NULL)
            continue;
        links += node->links; //~ VIOLATION invalid-dereference
    }
    printf("%u links\n", links);
    return 0;
}
