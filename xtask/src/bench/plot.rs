//! Pictures as SVG text. We need lines, marks, words and two kinds of axis: that is less code than the set-up of a
//! plotting library, and nothing to compile.

use std::fmt::Write;

/// Distinguishable with any kind of colour vision (Okabe and Ito, "Color Universal Design").
pub const COLOURS: [&str; 7] = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"];
const GRID: &str = "#E4E4E4";
const INK: &str = "#222222";

/// The form says the same as the colour, for prints in black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Circle,
    Square,
    Triangle,
    Diamond,
    Cross,
}
pub const MARKS: [Mark; 4] = [Mark::Circle, Mark::Square, Mark::Triangle, Mark::Diamond];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// From a measured value to pixels.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    scale: Scale,
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Scale {
    Linear,
    Log,
}

impl Axis {
    pub fn linear(low: f64, high: f64, (from, to): (f64, f64)) -> Self {
        Axis { scale: Scale::Linear, low, high: high.max(low + 1.0), from, to }
    }
    /// Covers at least one decade.
    pub fn log(low: f64, high: f64, (from, to): (f64, f64)) -> Self {
        Axis { scale: Scale::Log, low, high: high.max(low * 10.0), from, to }
    }
    /// Values beyond the ends lie on the ends.
    pub fn at(self, value: f64) -> f64 {
        let value = value.clamp(self.low, self.high);
        let part = match self.scale {
            Scale::Linear => (value - self.low) / (self.high - self.low),
            Scale::Log => (value / self.low).ln() / (self.high / self.low).ln(),
        };
        self.from + part * (self.to - self.from)
    }
    /// Where lines of the grid stand, and what is written there.
    fn ticks(self) -> Vec<(f64, String)> {
        match self.scale {
            Scale::Linear => {
                let step = round_step((self.high - self.low) / 8.0);
                let first = (self.low / step).ceil() as i64;
                let last = (self.high / step).floor() as i64;
                (first..=last).map(|n| n as f64 * step).map(|value| (value, label(value))).collect()
            }
            Scale::Log => {
                let (first, last) = (self.low.log10().floor() as i32, self.high.log10().ceil() as i32);
                // Few decades leave room for numbers between the powers of ten.
                let between = (self.high / self.low).log10() < 3.5;
                let mut ticks = Vec::new();
                for power in first..=last {
                    for factor in [1.0, 2.0, 5.0] {
                        let value = factor * 10f64.powi(power);
                        if (self.low * 0.999..=self.high * 1.001).contains(&value) {
                            ticks.push((value, if factor == 1.0 || between { label(value) } else { String::new() }));
                        }
                    }
                }
                ticks
            }
        }
    }
}

/// 1, 2 or 5 times a power of ten, and at least 1.
fn round_step(rough: f64) -> f64 {
    let power = 10f64.powf(rough.max(1.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|&step| step >= rough).unwrap_or(power)
}

fn label(value: f64) -> String {
    match value {
        v if v >= 1e6 => format!("{} M", v / 1e6),
        v if v >= 1e4 => format!("{} k", v / 1e3),
        // Rounding takes away what powers of ten leave behind: 0.30000000000000004.
        v => format!("{}", (v * 1e9).round() / 1e9),
    }
}

/// A drawing area with axes, inside a margin for words.
pub struct Picture {
    text: String,
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Picture {
    /// `area` is the size inside the axes; `right` is the room for words beside it.
    pub fn new(title: &str, subtitle: &str, (across, down): (f64, f64), right: f64) -> Self {
        let (left, top) = (78.0, 64.0);
        let (width, height) = (left + across + right, top + down + 62.0);
        let mut picture =
            Picture { text: String::new(), width, height, left, right: left + across, top, bottom: top + down };
        _ = writeln!(
            picture.text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"DejaVu Sans, Verdana, Arial, sans-serif\" font-size=\"13\">\n\
             <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
            escaped(title)
        );
        picture.styled_words((left, 26.0), Anchor::Start, title, "font-size=\"17\" font-weight=\"bold\"");
        picture.styled_words((left, 47.0), Anchor::Start, subtitle, "fill=\"#555555\"");
        picture
    }
    /// Pixels from left to right.
    pub fn across(&self) -> (f64, f64) {
        (self.left, self.right)
    }
    /// Pixels from bottom to top.
    pub fn upwards(&self) -> (f64, f64) {
        (self.bottom, self.top)
    }

    /// The grid, the frame and what is written at them.
    pub fn axes(&mut self, x: Axis, x_title: &str, y: Axis, y_title: &str) {
        for (value, words) in x.ticks() {
            let at = x.at(value);
            self.line((at, self.bottom), (at, self.top), GRID, "");
            self.words((at, self.bottom + 20.0), Anchor::Middle, &words);
        }
        for (value, words) in y.ticks() {
            let at = y.at(value);
            self.line((self.left, at), (self.right, at), GRID, "");
            self.words((self.left - 9.0, at + 4.5), Anchor::End, &words);
        }
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        _ = writeln!(
            self.text,
            "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" fill=\"none\" stroke=\"{INK}\"/>",
            self.left, self.top
        );
        let middle = ((self.left + self.right) / 2.0, self.bottom + 46.0);
        self.words(middle, Anchor::Middle, x_title);
        let (side, centre) = (20.0, (self.top + self.bottom) / 2.0);
        let turned = format!("transform=\"rotate(-90 {side} {centre})\"");
        self.styled_words((side, centre), Anchor::Middle, y_title, &turned);
    }

    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, dashes: &str) {
        _ = writeln!(
            self.text,
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\" stroke-dasharray=\"{dashes}\"/>",
            from.0, from.1, to.0, to.1
        );
    }
    pub fn curve(&mut self, points: &[(f64, f64)], colour: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        _ = writeln!(
            self.text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
            points.join(" ")
        );
    }
    pub fn mark(&mut self, mark: Mark, (x, y): (f64, f64), colour: &str, opacity: f64) {
        let r = 4.0;
        let fill = format!("fill=\"{colour}\" fill-opacity=\"{opacity}\"");
        let outline = |points: &[(f64, f64)]| {
            let points: Vec<String> = points.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
            format!("<polygon points=\"{}\" {fill}/>", points.join(" "))
        };
        let shape = match mark {
            Mark::Circle => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\" {fill}/>"),
            Mark::Square => outline(&[(-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)]),
            Mark::Triangle => outline(&[(-4.5, 3.5), (4.5, 3.5), (0.0, -4.5)]),
            Mark::Diamond => outline(&[(-5.0, 0.0), (0.0, -5.0), (5.0, 0.0), (0.0, 5.0)]),
            Mark::Cross => format!(
                "<path d=\"M{:.1} {:.1}l8 8m0 -8l-8 8\" stroke=\"{colour}\" stroke-width=\"2.5\"/>",
                x - r,
                y - r
            ),
        };
        _ = writeln!(self.text, "{shape}");
    }
    pub fn words(&mut self, at: (f64, f64), anchor: Anchor, words: &str) {
        self.styled_words(at, anchor, words, "");
    }
    fn styled_words(&mut self, (x, y): (f64, f64), anchor: Anchor, words: &str, style: &str) {
        if words.is_empty() {
            return;
        }
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let fill = if style.contains("fill=") { String::new() } else { format!("fill=\"{INK}\"") };
        _ = writeln!(
            self.text,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" {fill} {style}>{}</text>",
            escaped(words)
        );
    }

    /// One line of the legend, which stands beside the drawing area.
    pub fn legend(&mut self, line: usize, mark: Mark, colour: &str, words: &str) {
        let y = self.top + 14.0 + 22.0 * line as f64;
        self.mark(mark, (self.right + 22.0, y - 4.0), colour, 1.0);
        self.words((self.right + 34.0, y), Anchor::Start, words);
    }
    /// A remark in the legend, below a line of it.
    pub fn remark(&mut self, line: usize, words: &str) {
        let y = self.top + 14.0 + 22.0 * line as f64;
        self.styled_words((self.right + 34.0, y - 4.0), Anchor::Start, words, "fill=\"#555555\" font-size=\"12\"");
    }
    pub fn finish(mut self) -> String {
        debug_assert!(self.width > self.right && self.height > self.bottom);
        self.text += "</svg>\n";
        self.text
    }
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decade_is_as_long_as_another() {
        let axis = Axis::log(0.01, 100.0, (0.0, 400.0));
        let pixels = [0.001, 0.01, 0.1, 1.0, 10.0, 100.0, 1e9].map(|value| axis.at(value).round());
        assert_eq!(pixels, [0.0, 0.0, 100.0, 200.0, 300.0, 400.0, 400.0]);
    }

    #[test]
    fn ticks_are_round_numbers() {
        let words = |axis: Axis| axis.ticks().into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(" ");
        assert_eq!(words(Axis::log(0.1, 20.0, (0.0, 1.0))), "0.1 0.2 0.5 1 2 5 10 20");
        assert_eq!(
            words(Axis::log(1e3, 1e8, (0.0, 1.0))).split_whitespace().collect::<String>(),
            "100010k100k1M10M100M"
        );
        assert_eq!(words(Axis::linear(0.0, 107.0, (0.0, 1.0))), "0 20 40 60 80 100");
        assert_eq!(words(Axis::linear(0.0, 3.0, (0.0, 1.0))), "0 1 2 3");
    }

    #[test]
    fn words_cannot_break_the_picture() {
        let text = Picture::new("a < b & c", "", (10.0, 10.0), 10.0).finish();
        assert!(text.contains("<title>a &lt; b &amp; c</title>"), "{text}");
    }
}
