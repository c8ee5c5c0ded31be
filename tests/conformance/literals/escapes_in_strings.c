int printf(const char *, ...);
int puts(const char *);
int main(void) {
    const char *t[] = { "\\n", "\"", "\'", "?\?=", "\t|", "\101\102\103", "\x41\x42", "\60\061", "a\
b", "\7" "7", "\x0" "41", "tab\011end", "\u00e9", "\xe9" "f", "%%", "/* no comment */", "// nor this" };
    for (unsigned i = 0; i < sizeof t / sizeof *t; i++) { const char *p = t[i]; printf("%u:", i); do printf(" %02x", (unsigned char)*p); while (*p++); printf("\n"); }
    printf("%d %d %d\n", (int)sizeof "\x41\x42", (int)sizeof "\0\0\0", (int)sizeof "\1234"); printf("%d\n", "\1234"[1]); printf("%d\n", '\1' + '\x1' + '\01' + '\001'); puts("a" /* comment between */ "b" // and this
         "c"); printf("%c%c%c\n", "\\"[0], "\\\\"[1], '\\'); printf("%d\n", "abc"[3]); printf("%s\n", "skip" + 2); printf("%d\n", *"z"); printf("%d\n", (int)sizeof(L"ab") / (int)sizeof(L'a')); char esc = '\e'; printf("%d\n", esc); return "*"[0];
}
