//@ truth: false
//@ expect[auto]: false
/* Firmware: registers are reached by their numbers in a simulated map. */
#include <stdint.h>
#include <stdio.h>

enum access { RO, RW };

struct reg {
    uint16_t number;
    enum access access;
    volatile uint32_t *where;
};

static uint32_t control, status = 0x80, baud;

static const struct reg map[] = {
    { 0x00, RW, &control },
    { 0x04, RO, &status },
    { 0x08, RW, &baud },
    { 0x0c, RW, (volatile uint32_t *)0x40001000 },    /* on the real board only */
};

#define NREGS ((int)(sizeof map / sizeof map[0]))

static const struct reg *reg_find(uint16_t number)
{
    for (int i = 0; i < NREGS; i++)
        if (map[i].number == number)
            return &map[i];
    return NULL;
}

static int reg_write(uint16_t number, uint32_t value)
{
    const struct reg *r = reg_find(number);

    if (!r)
        return -1;
    if (r->access == RO)
        return -2;
    *r->where = value; //~ VIOLATION invalid-dereference
    return 0;
}

static int reg_update(uint16_t number, uint32_t clear, uint32_t set)
{
    const struct reg *r = reg_find(number);

    if (!r)
        return -1;
    return reg_write(number, (*r->where & ~clear) | set);
}

int main(void)
{
    int errors = 0;

    errors += reg_write(0x08, 115200) != 0;
    errors += reg_update(0x00, 0x1, 0x6) != 0;
    errors += reg_write(0x04, 0) != 0;
    errors += reg_write(0x10, 1) != 0;
    printf("control %x baud %u, %d errors\n", (unsigned)control, (unsigned)baud, errors);
    errors += reg_write(0x0c, 1) != 0;
    return errors;
}
