int printf(const char *, ...);
static int a[16], m[4][4];
int main(void) {
    for (int i = 0; i < 16; i++) { a[i] = i * i % 23; m[i / 4][i % 4] = i * 7 % 19; }
    int *p = a, *q = a + 8, **pp = &p, (*row)[4] = m, s = 0;
    q = q + 3;
    *(q + 1) += s & 31;
    s = s * 3 % 10007 + p[7];
    p += 15;
    p = &a[1];
    s = s * 3 % 10007 + p[1];
    --*pp;
    p = &a[11];
    q[-5] = (*pp)[0] + 6;
    printf("%d %d\n", (*row)[3], row[0][1]);
    row += 2;
    s = s * 3 % 10007 + p[3];
    s = s * 3 % 10007 + p[-7];
    ++*p; printf("%d\n", **pp);
    row += -2;
    (*pp)++;
    --*pp;
    p = &a[5];
    p = &a[8];
    ++*p; printf("%d\n", **pp);
    printf("%d %d %d\n", (int)(q - p), p < q, p == q);
    p -= 8;
    s ^= *++p;
    p += 0;
    s ^= *++p;
    s += *p++;
    q[-10] = (*pp)[0] + 1;
    --*pp;
    ++*p; printf("%d\n", **pp);
    row += 2;
    { int t = *p; *p = *q; *q = t; }
    row += 1;
    p = &a[6];
    row += 0;
    for (int i = 0; i < 16; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", s, (int)(p - a), (int)(q - a), (int)(row - m));
    return s & 63;
}
