// gcc takes it, and C says nothing of the value.
static int big = (int)1e10; //~ float-conversion

int main(void) {
    return big;
}
