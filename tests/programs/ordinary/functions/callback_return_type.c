//@ truth: false
//@ expect[auto]: false
/* A callback that returns nothing is called as one that returns an int. */
#include <stdio.h>

struct menu_item {
    const char *label;
    int (*action)(void);
};

static int starts;

static int start(void)
{
    return ++starts;
}

static void help(void)
{
    puts("there is no help");
}

static const struct menu_item menu[] = {
    { "start", start },
    { "help", (int (*)(void))help },
};

int main(void)
{
    for (int i = 0; i < 2; i++) {
        int result = menu[i].action(); //~ VIOLATION wrong-function-type
        printf("%s: %d\n", menu[i].label, result);
    }
    return 0;
}
