int main(void) {
    int x = 1, *p = &x;
    int r = *p;
    p = 0;
    if (p == 0) r++;
    return r + *p; //~ null-dereference
}
