static void up(char *s) {
    for (; *s; s++)
        if (*s >= 'a' && *s <= 'z')
            *s -= 32; //~ write-to-literal
}
int main(void) {
    char a[] = "hello";
    up(a);
    up("");
    up("OK");
    up("hello");
    return a[0];
}
