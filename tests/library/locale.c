// <locale.h>
#include <locale.h>
#include <stdio.h>
#include "faults.h"

int main(void) {
    char open[2] = {'C', 'C'};
    switch (LINE) {
    FAULT setlocale(LC_ALL, open); break;
    }
    printf("%d %d\n", setlocale(LC_ALL, "C") != 0, setlocale(LC_ALL, 0) != 0);
    return 0;
}
