//! Builds CaDiCaL. Most of the time its files take goes into the same headers, so several are compiled as one.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Measured for 3.0.1 with gcc 12 on one core: 69 s file by file, 25 s as these.
const UNITS: usize = 4;

/// Defines names that others of CaDiCaL's files define too.
const APART: &str = "walk_full_occs.cpp";

fn main() -> io::Result<()> {
    let vendor = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("vendor");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let version = fs::read_to_string(vendor.join("VERSION"))?;

    let mut solver = cc::Build::new();
    solver.cpp(true).std("c++11").include(&vendor).define("VERSION", format!("\"{}\"", version.trim()).as_str());
    solver.files(units(&vendor, &out)?).file("src/interface.cpp");
    configure(&mut solver).compile("cadical");
    // Behind what calls it.
    configure(cc::Build::new().file(vendor.join("kitten.c"))).compile("kitten");

    println!("cargo:rerun-if-changed=vendor");
    println!("cargo:rerun-if-changed=src/interface.cpp");
    println!("cargo:rerun-if-changed=build.rs");
    Ok(())
}

/// A library that checks nothing of itself and prints nothing, optimised whatever the profile is: the tests ask it a lot.
fn configure(build: &mut cc::Build) -> &mut cc::Build {
    for off in ["NDEBUG", "NBUILD", "NUNLOCKED", "NTRACING", "NCLOSEFROM", "QUIET"] {
        build.define(off, None);
    }
    build.debug(false).opt_level(3).warnings(false)
}

/// Files that include those of CaDiCaL.
fn units(vendor: &Path, out: &Path) -> io::Result<Vec<PathBuf>> {
    let apart = vendor.join(APART);
    let mut sources = Vec::new();
    for entry in fs::read_dir(vendor)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "cpp") && path != apart {
            sources.push(path);
        }
    }
    sources.sort();
    let mut units = vec![apart];
    for (number, share) in sources.chunks(sources.len().div_ceil(UNITS)).enumerate() {
        let includes = share.iter().map(|path| format!("#include \"{}\"\n", path.display()));
        let file = out.join(format!("unit{number}.cpp"));
        fs::write(&file, includes.collect::<String>())?;
        units.push(file);
    }
    Ok(units)
}
