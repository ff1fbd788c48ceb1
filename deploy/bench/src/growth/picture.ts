/** One line of a picture: what it is, and its points, both axes logarithmic. */
export interface Line {
  readonly name: string;
  readonly points: readonly { readonly size: number; readonly cost: number }[];
}

const [width, height, edge] = [720, 420, 60];
const colours = ['#0b6e4f', '#c44536', '#197bbd', '#8d5a97', '#d4a017'];

/** How cost grows with size: the slope of the line through the logarithms; 1 is linear, 0 is no growth. */
export function slope({ points }: Line): number {
  const logs = points.map(({ size, cost }) => [Math.log(size), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, pair) => sum + pair[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const above = logs.reduce((sum, pair) => sum + (pair[0] - x) * (pair[1] - y), 0);
  return above / logs.reduce((sum, pair) => sum + (pair[0] - x) ** 2, 0);
}

/** The lines as an SVG, against a dashed one of n log n. */
export function draw(lines: readonly Line[]): string {
  const all = lines.flatMap(({ points }) => points);
  const span = (of: (point: (typeof all)[number]) => number) => {
    const values = all.map((point) => Math.log10(of(point)));
    return [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))] as const;
  };
  const [sizes, costs] = [span(({ size }) => size), span(({ cost }) => cost)];
  const along = (value: number, [low, high]: readonly [number, number]) =>
    (Math.log10(value) - low) / Math.max(1, high - low);
  const x = (size: number) => edge + along(size, sizes) * (width - 2 * edge);
  const y = (cost: number) => height - edge - along(cost, costs) * (height - 2 * edge);
  const path = (points: Line['points']) =>
    points.map(({ size, cost }) => `${x(size).toFixed(1)},${y(cost).toFixed(1)}`).join(' ');
  const ticks = (low: number, high: number) =>
    Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at));
  const [least, most] = [10 ** sizes[0], 10 ** sizes[1]];
  const bound = [least, Math.sqrt(least * most), most].map((size) => ({
    size,
    cost: (10 ** costs[0] * size * Math.log2(size + 1)) / (least * Math.log2(least + 1)),
  }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
${ticks(...sizes)
  .map(
    (size) =>
      `<text x="${x(size)}" y="${height - edge + 20}" text-anchor="middle">${size.toLocaleString('en-US')}</text>`,
  )
  .join('\n')}
${ticks(...costs)
  .map((cost) => `<text x="${edge - 8}" y="${y(cost) + 4}" text-anchor="end">${cost} ms</text>`)
  .join('\n')}
<clipPath id="inside"><rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}"/></clipPath>
<polyline clip-path="url(#inside)" points="${path(bound)}" fill="none" stroke="#999" stroke-dasharray="4 4"/>
${lines
  .map(
    (line, at) =>
      `<polyline points="${path(line.points)}" fill="none" stroke="${colours[at % colours.length]}" stroke-width="2"/>
<text x="${edge + 8}" y="${edge - 40 + at * 14}" fill="${colours[at % colours.length]}">${line.name}</text>`,
  )
  .join('\n')}
</svg>
`;
}
