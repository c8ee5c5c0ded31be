// Calls through a table of functions: `carve points-to examples/dispatch.c` tells where each of them leads.
#include <stdlib.h>

struct shape {
    const struct operations *operations;
    int *size;
};

struct operations {
    int (*area)(const struct shape *);
    void (*release)(struct shape *);
};

static int unit = 1;

static int area_of_square(const struct shape *shape) {
    return *shape->size * *shape->size;
}

static void release(struct shape *shape) {
    free(shape);
}

static const struct operations square = {area_of_square, release};

int main(void) {
    struct shape *shape = malloc(sizeof *shape);
    shape->operations = &square;
    shape->size = &unit;
    int area = shape->operations->area(shape);
    shape->operations->release(shape);
    return area - 1;
}
