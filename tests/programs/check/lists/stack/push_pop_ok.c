//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// A stack driven by commands of the input; popping looks whether there is something.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct frame {
    struct frame *below;
    int value;
} frame;
static frame *top;
static void push(int value) {
    frame *f = malloc(sizeof(frame));
    f->value = value;
    f->below = top;
    top = f;
}
static int pop(int *value) {
    if (!top) {
        return 0;
    }
    frame *f = top;
    *value = f->value;
    top = f->below;
    free(f);
    return 1;
}
int main(void) {
    int value = 0;
    for (;;) {
        int command = __VERIFIER_nondet_int();
        if (command == 0) {
            break;
        } else if (command == 1) {
            push(value + 1 > 100 ? 0 : value + 1);
        } else {
            pop(&value);
        }
    }
    while (pop(&value)) {
    }
    return 0;
}
