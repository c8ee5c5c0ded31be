static const int limit = 10;
static int var = 5;
int main(void) {
    const int *cp = &var;
    *(int *)cp = 6;
    int r = var;
    *(int *)&limit = 11; //~ write-to-const
    return r;
}
