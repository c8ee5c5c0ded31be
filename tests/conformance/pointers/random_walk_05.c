int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    row += 0;
    q = q - 8;
    q = q + 9;
    p = &a[9];
    printf("%d %d\n", (*row)[3], row[0][3]);
    printf("%d %d\n", (*row)[1], row[3][1]);
    s -= *--p;
    { int t = *p; *p = *q; *q = t; }
    printf("%d %d\n", (*row)[0], row[0][1]);
    s ^= *++p;
    s -= *--p;
    row += 1;
    printf("%d %d\n", (*row)[2], row[0][1]);
    ++*p; printf("%d\n", **pp);
    s += *p--;
    s ^= *++p;
    s ^= *++p;
    p -= 7;
    (*pp)++;
    s ^= *++p;
    printf("%d %d\n", (*row)[3], row[1][1]);
    q = q + 3;
    p += 5;
    q = q + 0;
    p -= 6;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    p += 2;
    q = q + 3;
    s ^= *++p;
    { int t = *p; *p = *q; *q = t; }
    q = q - 4;
    (*pp)++;
    q = q + 4;
    p += 2;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
