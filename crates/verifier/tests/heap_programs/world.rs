//! What a generator knows of the heap of the program that it writes, so that most of its statements are right.

/// What a pointer to a node may hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    Null,
    Node(usize),
}

/// All that a pointer may hold, in order.
pub type Targets = Vec<Target>;

#[derive(Clone)]
pub struct Node {
    pub is_live: bool,
    pub is_heap: bool,
    /// `a` and `b`.
    pub fields: [Targets; 2],
}

#[derive(Clone)]
pub struct Variable {
    pub name: String,
    pub holds: Targets,
}

/// Several `int`.
#[derive(Clone)]
pub struct Array {
    pub len: usize,
    pub is_live: bool,
    pub is_heap: bool,
}

#[derive(Clone)]
pub struct Cursor {
    pub name: String,
    /// Which array, and from which element on; nothing if that is not certain.
    pub at: Option<(usize, usize)>,
}

#[derive(Clone, Default)]
pub struct World {
    pub nodes: Vec<Node>,
    pub variables: Vec<Variable>,
    pub arrays: Vec<Array>,
    pub cursors: Vec<Cursor>,
}

pub const FIELDS: [&str; 2] = ["a", "b"];

impl World {
    /// Whether what these lead to can be accessed.
    pub fn is_safe(&self, targets: &Targets) -> bool {
        !targets.is_empty() && targets.iter().all(|target| matches!(target, Target::Node(n) if self.nodes[*n].is_live))
    }

    /// The node that these certainly lead to.
    pub fn certain(&self, targets: &Targets) -> Option<usize> {
        match targets[..] {
            [Target::Node(node)] if self.nodes[node].is_live => Some(node),
            _ => None,
        }
    }

    /// What a field of the nodes that these lead to may hold.
    pub fn read(&self, targets: &Targets, field: usize) -> Targets {
        let nodes = targets.iter().filter_map(|target| match target {
            Target::Node(node) => Some(&self.nodes[*node].fields[field]),
            Target::Null => None,
        });
        let mut read: Targets = nodes.flatten().copied().collect();
        read.sort();
        read.dedup();
        read
    }

    pub fn write(&mut self, targets: &Targets, field: usize, value: &Targets) {
        match self.certain(targets) {
            Some(node) => self.nodes[node].fields[field] = value.clone(),
            None => {
                for target in targets {
                    if let Target::Node(node) = target {
                        add(&mut self.nodes[*node].fields[field], value);
                    }
                }
            }
        }
    }

    /// An expression for every block that certainly can be reached, by number.
    pub fn paths(&self) -> Vec<Option<String>> {
        let mut paths: Vec<Option<String>> = vec![None; self.nodes.len()];
        let mut work: Vec<(usize, String)> = Vec::new();
        for variable in self.variables.iter().rev() {
            work.extend(self.certain(&variable.holds).map(|node| (node, variable.name.clone())));
        }
        while let Some((node, path)) = work.pop() {
            if paths[node].is_some() {
                continue;
            }
            for (field, name) in self.nodes[node].fields.iter().zip(FIELDS) {
                work.extend(self.certain(field).map(|next| (next, format!("{path}->{name}"))));
            }
            paths[node] = Some(path);
        }
        paths
    }

    /// Live blocks that nothing leads to for certain.
    pub fn lost(&self) -> usize {
        let paths = self.paths();
        let nodes = self.nodes.iter().zip(&paths).filter(|(node, path)| node.is_heap && node.is_live && path.is_none());
        let held = |array: usize| self.cursors.iter().any(|cursor| cursor.at.is_some_and(|at| at.0 == array));
        let arrays = self.arrays.iter().enumerate().filter(|(at, array)| array.is_heap && array.is_live && !held(*at));
        nodes.count() + arrays.count()
    }

    pub fn end(&mut self, node: usize) {
        self.nodes[node].is_live = false;
        self.nodes[node].fields = [Vec::new(), Vec::new()];
    }

    /// What is so after either of two ways. Both know the same objects.
    pub fn join(&mut self, other: &World) {
        for (node, from) in self.nodes.iter_mut().zip(&other.nodes) {
            node.is_live &= from.is_live;
            for (field, value) in node.fields.iter_mut().zip(&from.fields) {
                add(field, value);
            }
        }
        for (variable, from) in self.variables.iter_mut().zip(&other.variables) {
            add(&mut variable.holds, &from.holds);
        }
        for (array, from) in self.arrays.iter_mut().zip(&other.arrays) {
            array.is_live &= from.is_live;
            array.len = array.len.min(from.len);
        }
        for (cursor, from) in self.cursors.iter_mut().zip(&other.cursors) {
            if cursor.at != from.at {
                cursor.at = None;
            }
        }
    }
}

fn add(targets: &mut Targets, more: &Targets) {
    targets.extend(more);
    targets.sort();
    targets.dedup();
}
