static int data[5];
static void each(void (*f)(int), int n) { for (int i = 0; i < n; i++) f(i); }
static void set(int i) {
    data[i] = i; //~ out-of-bounds-write
}
int main(void) {
    each(set, 5);
    each(set, 6);
    return data[4];
}
