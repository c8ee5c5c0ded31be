// A program of this folder is right as it stands; `LINE` has it do what stands behind `FAULT` on one of its lines.
#ifndef LINE
#define LINE 0
#endif
#define FAULT case __LINE__:
