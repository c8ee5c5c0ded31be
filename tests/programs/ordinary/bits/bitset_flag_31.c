//@ truth: false
//@ expect[auto]: false
/* Interrupt lines 0..31 in a signed register image. */
#include <stdio.h>

enum line { TIMER = 0, UART = 4, DMA = 17, WATCHDOG = 32 };

static unsigned pending;

static void raise_line(int line)
{
    pending |= 1 << line; //~ VIOLATION bad-shift
}

static int is_pending(unsigned line)
{
    return (pending >> line & 1u) != 0;
}

int main(void)
{
    enum line lines[] = { TIMER, UART, DMA, WATCHDOG };
    unsigned i;

    for (i = 0; i < sizeof lines / sizeof lines[0]; i++)
        raise_line(lines[i]);
    if (is_pending(UART))
        printf("uart\n");
    if (is_pending(DMA))
        printf("dma\n");
    printf("%08x\n", pending);
    return 0;
}
