//@ truth: false
//@ args: 5
//@ expect[auto]: false
/* Kernel style error handling; the label frees what a helper already freed. */
#include <stdio.h>
#include <stdlib.h>

struct dev {
    int *regs;
    char *name;
};

static int dev_start(struct dev *d, int irq)
{
    if (irq > 4) {
        free(d->regs);
        return -1;
    }
    d->regs[0] = irq;
    return 0;
}

static int probe(int irq)
{
    struct dev d = { NULL, NULL };
    int err = -2;

    d.regs = calloc(4, sizeof(*d.regs));
    if (!d.regs)
        goto out;
    d.name = malloc(8);
    if (!d.name)
        goto out_regs;
    err = dev_start(&d, irq);
    if (err)
        goto out_name;
    printf("irq %d\n", d.regs[0]);
out_name:
    free(d.name);
out_regs:
    free(d.regs); //~ VIOLATION double-free
out:
    return err;
}

int main(int argc, char **argv)
{
    (void)argv;
    probe(1);
    if (argc > 1 && probe(argc + 3) < 0)
        return 1;
    return 0;
}
