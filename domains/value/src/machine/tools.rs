//! Caches and helpers that outlive a step and change as they are used. What they remember changes no answer.

use symbolic::Reasoner;

use crate::heap::ids::Sites;
use crate::heap::reachability::HolderPaths;
use crate::inputs::argv::Arguments;
use crate::inputs::readings::Readings;
use crate::machine::access_log::AccessLog;

pub(crate) struct Tools<'a> {
    pub sites: &'a mut Sites,
    /// Of symbolic values.
    pub reasoner: Option<&'a mut Reasoner>,
    /// If they are followed.
    pub argv: Option<&'a mut Arguments>,
    /// If inputs are looked for.
    pub readings: Option<&'a mut Readings>,
    /// To blocks, as they were found before.
    pub holder_paths: &'a mut HolderPaths,
    pub log: Option<&'a mut AccessLog>,
}
