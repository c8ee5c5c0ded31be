int a[2] = { 1, 2 }, b = 3, m[2][3], v;
extern const int c;
const char *s = "old";
void change(void) {
    a[1] = 7; b = 8; m[1][2] = 4; s = "new"; v = 5;
    *(int *)&c = 9;
}
