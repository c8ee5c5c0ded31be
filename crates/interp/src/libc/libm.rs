//! Transcendental functions: for `double` and `float` the host's libm, so that results agree with compiled code on the
//! same machine, `errno` included; for `long double` they are unsupported.
//!
//! i386 code may differ in the last place, where glibc computes on the x87 there.

use std::ffi::{CString, c_char, c_int, c_void};
use std::mem::transmute;
use std::sync::OnceLock;

use types::FloatKind;

use super::call::{Call, INT, Outcome};
use super::{LibraryFunction, rows};
use crate::Run;

/// One row for each: `double`, `float`, `long double`.
macro_rules! functions {
    ($double_run:ident, $float_run:ident, $($double:ident $float:ident $long:ident;)*) => {
        rows! { $(
            $double => $double_run;
            $float => $float_run;
            $long => no_long_double;
        )* }
    };
}

pub(super) const UNARY: &[LibraryFunction] = functions! { unary_double, unary_float,
    sin sinf sinl;
    cos cosf cosl;
    tan tanf tanl;
    asin asinf asinl;
    acos acosf acosl;
    atan atanf atanl;
    sinh sinhf sinhl;
    cosh coshf coshl;
    tanh tanhf tanhl;
    asinh asinhf asinhl;
    acosh acoshf acoshl;
    atanh atanhf atanhl;
    exp expf expl;
    exp2 exp2f exp2l;
    exp10 exp10f exp10l;
    expm1 expm1f expm1l;
    log logf logl;
    log2 log2f log2l;
    log10 log10f log10l;
    log1p log1pf log1pl;
    cbrt cbrtf cbrtl;
    erf erff erfl;
    erfc erfcf erfcl;
    tgamma tgammaf tgammal;
    j0 j0f j0l;
    j1 j1f j1l;
    y0 y0f y0l;
    y1 y1f y1l;
};

pub(super) const GAMMA: &[LibraryFunction] = rows! {
    lgamma | gamma => |c| { let x = c.float(0, FloatKind::F64)?; gamma_sign(c, f64::from_bits(x as u64))?; unary_double(c) };
    lgammaf | gammaf => |c| {
        let x = c.float(0, FloatKind::F32)?;
        gamma_sign(c, f32::from_bits(x as u32).into())?;
        unary_float(c)
    };
    lgammal | gammal => no_long_double;
};

/// At poles and where there is no number, it is taken to be positive.
fn gamma_sign(c: &mut Call, x: f64) -> Run<()> {
    let is_between = x < 0.0 && x.floor() != x && x.floor() % 2.0 != 0.0;
    let sign = if is_between || (x == 0.0 && x.is_sign_negative()) { -1 } else { 1 };
    if let Some(place) = c.host.library_variable("signgam")? {
        c.write_int(&place, INT, sign)?;
    }
    Ok(())
}

pub(super) const BINARY: &[LibraryFunction] = functions! { binary_double, binary_float,
    pow powf powl;
    atan2 atan2f atan2l;
    hypot hypotf hypotl;
};

unsafe extern "C" {
    safe fn __errno_location() -> *mut c_int;
    fn dlopen(file: *const c_char, mode: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// `RTLD_NOW`.
const NOW: c_int = 2;

/// A function of libm. It is looked up by name because linking would find some of them, such as `cbrt`, in Rust's own
/// runtime, which rounds otherwise.
fn symbol(c: &mut Call) -> Run<*mut c_void> {
    static LIBRARY: OnceLock<usize> = OnceLock::new();
    // SAFETY: the name is a C string, and loading libm runs no code that matters here.
    let library = *LIBRARY.get_or_init(|| unsafe { dlopen(c"libm.so.6".as_ptr(), NOW) } as usize);
    if library == 0 {
        return Err(c.unsupported("there is no `libm.so.6` on this machine"));
    }
    let name = CString::new(c.name).expect("identifiers have no zero bytes");
    // SAFETY: the handle comes from `dlopen` and is never closed, the name is a C string.
    let symbol = unsafe { dlsym(library as *mut c_void, name.as_ptr()) };
    if symbol.is_null() {
        return Err(c.unsupported("the machine's libm does not have it"));
    }
    Ok(symbol)
}

/// Runs a function of the host and passes its `errno` on to the program.
fn with_errno<T>(c: &mut Call, function: impl FnOnce() -> T) -> Run<T> {
    let errno = __errno_location();
    // SAFETY: the location is this thread's `errno`, an `int` that lives as long as the thread.
    let (result, error) = unsafe {
        errno.write_volatile(0);
        let result = function();
        (result, errno.read_volatile())
    };
    if error != 0 {
        let errno = c.host.library_object("errno", 4);
        c.write_int(&errno, INT, error)?;
    }
    Ok(result)
}

/// An implementation for one format and number of arguments.
macro_rules! implementation {
    ($name:ident, $kind:ident, $float:ty, $bits:ty, $($x:ident $index:literal $ty:ty),*) => {
        fn $name(c: &mut Call) -> Outcome {
            $(let $x = <$float>::from_bits(c.float($index, FloatKind::$kind)? as $bits);)*
            let symbol = symbol(c)?;
            // SAFETY: the rows name functions of `math.h` that have this type.
            let function = unsafe { transmute::<*mut c_void, extern "C" fn($($ty),*) -> $float>(symbol) };
            let result = with_errno(c, || function($($x),*))?;
            c.give_float(FloatKind::$kind, result.to_bits().into())
        }
    };
}

implementation!(unary_double, F64, f64, u64, x 0 f64);
implementation!(unary_float, F32, f32, u32, x 0 f32);
implementation!(binary_double, F64, f64, u64, x 0 f64, y 1 f64);
implementation!(binary_float, F32, f32, u32, x 0 f32, y 1 f32);

fn no_long_double(c: &mut Call) -> Outcome {
    Err(c.unsupported("a transcendental function of `long double`"))
}
