//@ truth: true
//@ expect[auto]: true
#include <assert.h>
#include <stdio.h>

typedef enum { RED, RED_YELLOW, GREEN, YELLOW, LIGHTS } light_t;

static const char *const name[LIGHTS] = { "red", "red-yellow", "green", "yellow" };
static const unsigned char seconds[LIGHTS] = { 30, 2, 25, 3 };

static light_t next(light_t l)
{
    switch (l) {
    case RED:
        return RED_YELLOW;
    case RED_YELLOW:
        return GREEN;
    case GREEN:
        return YELLOW;
    case YELLOW:
    default:
        return RED;
    }
}

int main(void)
{
    light_t l = RED;
    unsigned elapsed = 0;
    int greens = 0;

    while (elapsed < 180) {
        assert(l < LIGHTS);
        printf("%3us %s\n", elapsed, name[l]);
        if (l == GREEN)
            greens++;
        elapsed += seconds[l];
        l = next(l);
    }
    assert(greens == 3);
    return 0;
}
