struct point {
    int x, y;
};
static void copy(struct point *to, const struct point *from) {
    *to = *from; //~ overlapping-copy
}
int main(void) {
    int numbers[4] = {1, 2, 3, 4};
    struct point *points = (struct point *)numbers;
    copy(points, points);
    copy(points, points + 1);
    copy(points, (struct point *)(numbers + 1));
    return 0;
}
