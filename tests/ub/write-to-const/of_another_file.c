//@ link: of_another_file_part.c
extern int limit, limits[2];
int main(void) {
    int first = limits[0];
    limit = first; //~ write-to-const
    return 0;
}
