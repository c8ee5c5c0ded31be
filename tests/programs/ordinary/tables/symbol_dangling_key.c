//@ truth: false
//@ expect[auto]: false
/* The symbol table keeps a pointer to the caller's local buffer. */
#include <stdio.h>
#include <string.h>

struct symbol {
    const char *name;
    int address;
};

static struct symbol table[8];
static int symbols;

static void define(const char *name, int address)
{
    if (symbols < 8) {
        table[symbols].name = name;
        table[symbols].address = address;
        symbols++;
    }
}

static void define_label(int number, int address)
{
    char name[12];

    snprintf(name, sizeof name, "L%d", number);
    define(name, address);
}

static int address_of(const char *name)
{
    for (int i = 0; i < symbols; i++)
        if (strcmp(table[i].name, name) == 0) //~ VIOLATION use-after-scope
            return table[i].address;
    return -1;
}

int main(void)
{
    define("main", 0x100);
    define_label(1, 0x120);
    define_label(2, 0x14c);
    printf("main at %#x\n", (unsigned)address_of("main"));
    printf("L2 at %#x\n", (unsigned)address_of("L2"));
    return 0;
}
