//@ truth: true
//@ expect[auto]: true
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    size_t size;
    size_t capacity;
    int *data;
} vector;

static void vector_push(vector *v, int x)
{
    if (v->size == v->capacity) {
        size_t n = v->capacity == 0 ? 2 : 2 * v->capacity;
        int *data = realloc(v->data, n * sizeof *data);
        if (data == NULL) {
            free(v->data);
            fprintf(stderr, "out of memory\n");
            exit(EXIT_FAILURE);
        }
        v->data = data;
        v->capacity = n;
    }
    v->data[v->size++] = x;
}

static int vector_at(const vector *v, size_t i)
{
    assert(i < v->size);
    return v->data[i];
}

int main(void)
{
    vector v = { 0, 0, NULL };
    int sum = 0;

    for (int i = 0; i < 10; i++)
        vector_push(&v, i * i);
    for (size_t i = 0; i < v.size; i++)
        sum += vector_at(&v, i);
    printf("%zu elements, sum %d\n", v.size, sum);
    free(v.data);
    return sum == 285 ? EXIT_SUCCESS : EXIT_FAILURE;
}
