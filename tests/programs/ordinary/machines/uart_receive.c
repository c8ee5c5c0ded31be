//@ truth: true
//@ expect[auto]: true
/* An embedded receiver of frames: STX length payload checksum. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define STX 0x02
#define MAX_PAYLOAD 8

enum rx_state { WAIT_STX, WAIT_LEN, PAYLOAD, CHECKSUM };

static struct {
    enum rx_state state;
    uint8_t len, pos, sum;
    uint8_t payload[MAX_PAYLOAD];
    unsigned good, bad;
} rx;

static void rx_byte(uint8_t b)
{
    switch (rx.state) {
    case WAIT_STX:
        if (b == STX)
            rx.state = WAIT_LEN;
        break;
    case WAIT_LEN:
        if (b == 0 || b > MAX_PAYLOAD) {
            rx.bad++;
            rx.state = WAIT_STX;
            break;
        }
        rx.len = b;
        rx.pos = 0;
        rx.sum = b;
        rx.state = PAYLOAD;
        break;
    case PAYLOAD:
        rx.payload[rx.pos++] = b;
        rx.sum += b;
        if (rx.pos == rx.len)
            rx.state = CHECKSUM;
        break;
    case CHECKSUM:
        if (b == rx.sum)
            rx.good++;
        else
            rx.bad++;
        rx.state = WAIT_STX;
        break;
    }
}

int main(void)
{
    static const uint8_t wire[] = {
        0x55, STX, 3, 'a', 'b', 'c', 3 + 'a' + 'b' + 'c' - 256,
        STX, 200, STX, 1, 9, 10, STX, 1, 9, 11,
    };

    memset(&rx, 0, sizeof rx);
    for (size_t i = 0; i < sizeof wire; i++)
        rx_byte(wire[i]);
    printf("%u good, %u bad\n", rx.good, rx.bad);
    return 0;
}
