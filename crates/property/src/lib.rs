//! What can be asked of a program: properties, kinds of undefined behaviour, and sets of them.
//!
//! A property is a value. Its name is for people and files, and stands here only.

mod fault;
mod properties;
mod property;

pub use fault::Fault;
pub use properties::Properties;
pub use property::Property;
