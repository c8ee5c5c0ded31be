//@ truth: false
//@ expect[auto]: false
/* Handles are small numbers; one is used as a pointer. */
#include <stdint.h>
#include <stdio.h>

typedef uintptr_t handle;

struct window {
    int w, h;
};

static struct window windows[3] = { { 640, 480 }, { 320, 200 }, { 80, 25 } };

static struct window *from_handle(handle h)
{
    if (h >= 1 && h <= 3)
        return &windows[h - 1];
    return (struct window *)h;
}

int main(void)
{
    static const handle open[] = { 1, 3, 16 };
    int pixels = 0;

    for (int i = 0; i < 3; i++) {
        struct window *w = from_handle(open[i]);
        pixels += w->w * w->h; //~ VIOLATION invalid-dereference
    }
    printf("%d\n", pixels);
    return 0;
}
