int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    row += 2;
    s += *p++;
    (*pp)++;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    s ^= *++p;
    *p += *q;
    p += 0;
    s += *p--;
    printf("%d %d\n", (*row)[2], row[-1][2]);
    s += *p++;
    q = q - 6;
    --*pp;
    p += 13;
    q = q + 9;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    s = s * 3 % 10007 + p[-8];
    --*pp;
    p = &a[3];
    q[-7] = (*pp)[0] + 1;
    --*pp;
    q = q - 8;
    ++*p; printf("%d\n", **pp);
    printf("%d %d\n", (*row)[1], row[-2][1]);
    { int t = *p; *p = *q; *q = t; }
    q = q + 3;
    p += 4;
    q[-5] = (*pp)[0] + 9;
    s -= *--p;
    p += 8;
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    p -= 3;
    printf("%d %d\n", (*row)[0], row[-2][3]);
    q = q - 1;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
