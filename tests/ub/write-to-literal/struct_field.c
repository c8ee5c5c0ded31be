struct s { char *name; };
static struct s tab[] = { { "one" }, { "two" } };
int main(void) {
    char x[4] = "abc";
    tab[0].name = x;
    tab[0].name[1] = 'z';
    tab[1].name[1] = 'z'; //~ write-to-literal
    return x[1];
}
