int main(void) {
    char ok[] = "abc", *p = ok;
    p[0] = 'x';
    p = "abc";
    int r = p[0];
    p[0] = 'x'; //~ write-to-literal
    return r;
}
