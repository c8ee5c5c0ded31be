//@ truth: false
//@ expect[auto]: false
/* Converts a voltage to a byte for a display; a strong signal is out of range. */
#include <math.h>
#include <stdio.h>

static unsigned char to_byte(double volts)
{
    double scaled = volts / 5.0 * 255.0 + 0.5;
    int level = (int)scaled; //~ VIOLATION float-conversion

    if (level < 0)
        return 0;
    if (level > 255)
        return 255;
    return (unsigned char)level;
}

int main(void)
{
    double attenuation[] = { 10.0, 2.0, 0.0 };
    double input = 12.5;

    for (int i = 0; i < 3; i++) {
        double volts = attenuation[i] > 0 ? input / attenuation[i] : HUGE_VAL;
        printf("%g V: %d\n", volts, to_byte(volts));
    }
    return 0;
}
