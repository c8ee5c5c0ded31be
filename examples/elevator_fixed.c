/* The door of elevator.c, which now opens only when the cabin stands. The number of the floor grows without
 * bound, but does not matter for the property, and refinement does not track it.
 *
 * Expect: `carve check examples/elevator_fixed.c` prints TRUE. */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

enum button { OPEN = 1, CLOSE, UP, DOWN };

static unsigned floor_number, is_open, is_moving;

static void press(int button) {
    switch (button) {
    case OPEN:
        is_moving = 0;
        is_open = 1;
        break;
    case CLOSE:
        is_open = 0;
        break;
    case UP:
    case DOWN:
        if (!is_open) {
            is_moving = 1;
            floor_number += button == UP ? 1 : -1;
        }
        break;
    }
}

int main(void) {
    while (1) {
        press(__VERIFIER_nondet_int());
        if (is_open && is_moving) {
            reach_error();
        }
    }
}
