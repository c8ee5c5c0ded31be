int main(void) {
    int v[3] = { 1, 2, 3 }, *p = v;
    int s = p[1];
    p = (void *)0;
    int i = 1;
    s += p[i]; //~ null-dereference
    return s;
}
