//@ truth: true
//@ expect[auto]: true
#include <stdio.h>

void bubble_sort(int a[], int n)
{
    int i, j, tmp, swapped;
    for (i = 0; i < n - 1; i++) {
        swapped = 0;
        for (j = 0; j < n - 1 - i; j++) {
            if (a[j] > a[j + 1]) {
                tmp = a[j];
                a[j] = a[j + 1];
                a[j + 1] = tmp;
                swapped = 1;
            }
        }
        if (!swapped)
            break;
    }
}

int main(void)
{
    int numbers[] = { 64, 34, 25, 12, 22, 11, 90 };
    int n = sizeof(numbers) / sizeof(numbers[0]);
    int i;

    bubble_sort(numbers, n);
    printf("Sorted: ");
    for (i = 0; i < n; i++)
        printf("%d ", numbers[i]);
    printf("\n");
    return 0;
}
