int main(void) {
    int x = 4, *p = &x, **pp = &p;
    **pp = 5;
    *pp = 0;
    **pp = 6; //~ null-dereference
    return x;
}
