int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    *p += *q;
    s += *p++;
    q = q - 6;
    p = &a[1];
    p += 8;
    q = q + 1;
    *p += *q;
    p += 2;
    s = s * 3 % 10007 + p[-7];
    (*pp)++;
    s = s * 3 % 10007 + p[3];
    s = s * 3 % 10007 + p[-10];
    *(q + 9) += s & 31;
    row += 2;
    { int t = *p; *p = *q; *q = t; }
    q = q + 5;
    q[-4] = (*pp)[0] + 3;
    { int t = *p; *p = *q; *q = t; }
    printf("%d %d\n", (*row)[2], row[-1][2]);
    { int t = *p; *p = *q; *q = t; }
    printf("%d %d\n", (*row)[3], row[-1][0]);
    ++*p; printf("%d\n", **pp);
    *(q + 3) += s & 15;
    q = q + 0;
    printf("%d %d\n", (*row)[0], row[1][0]);
    printf("%d %d\n", (*row)[3], row[-1][1]);
    s -= *--p;
    printf("%d %d\n", (*row)[3], row[-2][3]);
    q = q + 4;
    printf("%d %d\n", (*row)[2], row[-1][2]);
    q = q - 8;
    q = q - 1;
    s += *p--;
    --*pp;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
