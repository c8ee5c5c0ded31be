int main(void) {
    int x = 5;
    int *q = (int *)(unsigned long)&x;
    int r = *q;
    volatile int *p = (volatile int *)64;
    r += *p; //~ invalid-dereference
    return r;
}
