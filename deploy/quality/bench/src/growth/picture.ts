import { extent, line as lineThrough, scaleLog } from 'd3';

interface Point {
  readonly size: number;
  /** Milliseconds. */
  readonly cost: number;
}

/** One line of a picture: its name and its points, both axes logarithmic. */
export interface Line {
  readonly name: string;
  readonly points: readonly Point[];
}

const [width, height] = [720, 460];
const edge = { top: 110, right: 40, bottom: 50, left: 70 };
const colors = ['#0b6e4f', '#c44536', '#197bbd', '#8d5a97', '#b8860b'];

/** How cost grows with size: the slope of the line through the logarithms; 1 is linear, 0 is no growth. */
export function slope({ points }: Line): number {
  const logs = points.map(({ size, cost }) => [Math.log(size), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, pair) => sum + pair[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const above = logs.reduce((sum, pair) => sum + (pair[0] - x) * (pair[1] - y), 0);
  return above / logs.reduce((sum, pair) => sum + (pair[0] - x) ** 2, 0);
}

/** The lines as an SVG, with a dashed one for n log n that starts at the smallest of both. */
export function draw(lines: readonly Line[]): string {
  const all = lines.flatMap(({ points }) => points);
  const scale = (of: (point: Point) => number, range: [number, number]) => {
    const [least = 1, most = 10] = extent(all, of);
    return scaleLog().domain([least, most]).range(range).nice();
  };
  const x = scale(({ size }) => size, [edge.left, width - edge.right]);
  const y = scale(({ cost }) => cost, [height - edge.bottom, edge.top]);
  const path = lineThrough<Point>(
    ({ size }) => x(size),
    ({ cost }) => y(cost),
  ).digits(1);
  const [least = 1, most = 10] = x.domain();
  const [cheapest = 1] = y.domain();
  const bound = x.ticks().map((size) => ({
    size,
    cost: (cheapest * size * Math.log2(size + 1)) / (least * Math.log2(least + 1)),
  }));
  const powers = (ticks: readonly number[]) => ticks.filter((tick) => Number.isInteger(Math.log10(tick)));
  const inside = `x="${edge.left}" y="${edge.top}" width="${x(most) - x(least)}" height="${height - edge.top - edge.bottom}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
<rect ${inside} fill="none" stroke="#ddd"/>
${powers(x.ticks())
  .map(
    (size) =>
      `<text x="${x(size)}" y="${height - edge.bottom + 20}" text-anchor="middle">${size.toLocaleString('en-US')}</text>`,
  )
  .join('\n')}
${powers(y.ticks())
  .map((cost) => `<text x="${edge.left - 8}" y="${y(cost) + 4}" text-anchor="end">${cost} ms</text>`)
  .join('\n')}
<clipPath id="inside"><rect ${inside}/></clipPath>
<path clip-path="url(#inside)" d="${path(bound)}" fill="none" stroke="#999" stroke-dasharray="4 4"/>
${lines
  .map(
    ({ name, points }, at) =>
      `<path d="${path([...points])}" fill="none" stroke="${colors[at % colors.length]}" stroke-width="2"/>
<text x="${edge.left}" y="${20 + at * 16}" fill="${colors[at % colors.length]}">${name}</text>`,
  )
  .join('\n')}
<text x="${edge.left}" y="${20 + lines.length * 16}" fill="#777">dashed: n log n</text>
</svg>
`;
}
