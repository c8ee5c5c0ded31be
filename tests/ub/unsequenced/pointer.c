struct node { struct node *next; };

int main(void) {
    struct node a = {0}, b = {0}, *p = &a, *q = &b;
    p->next = p = q; //~ unsequenced
    return p == q;
}
