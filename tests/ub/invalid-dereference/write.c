int main(void) {
    char *p = (char *)0x10;
    int n = p != 0;
    *p = 1; //~ invalid-dereference
    return n;
}
