import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The pages of deploy/docs/security name the evidence of each claim: it must exist, and the totals must be right.

const root = join(__dirname, '..', '..');
const page = (name: string) => readFileSync(join(root, 'deploy/docs/security', name), 'utf8');
/** The cells of the rows of a page's tables, without the headings. */
const rowsOf = (text: string, columns: number) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|:)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns);

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const path = join(root, file);
  // A title may stand in the source with its quotes escaped.
  const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll("\\'", "'") : '';
  sources.set(file, text);
  return text;
}

/** The tests and files that a cell names and that do not exist. */
function missing(cell: string): string[] {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(cell) ?? [];
  if (file && title) return sourceOf(file).includes(title) ? [] : [cell];
  // Files that are named as evidence.
  const named = cell.match(/(?:deploy|services|gateway|frontends|\.github)\/[\w./-]+\.\w+/g) ?? [];
  return named.filter((path) => !existsSync(join(root, path)));
}

describe('the matrix of ASVS 5.0', () => {
  const items = rowsOf(page('asvs.md'), 5)
    .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
    .map(([id = '', level = '', asks = '', status = '', metricValue = '']) => ({
      id,
      level,
      asks,
      status,
      metricValue,
    }));
  const count = (level: string, ...statuses: string[]) =>
    items.filter((item) => item.level === level && (statuses.length === 0 || statuses.includes(item.status)))
      .length;

  test('has every item of levels 1 and 2 once, each with a status and what shows it', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(253);
    expect([items.length, count('1'), count('2')]).toEqual([253, 70, 183]);
    const unfilled = items.filter(
      ({ asks, status, metricValue }) =>
        asks.length < 8 ||
        metricValue.length < 8 ||
        !['met', 'not applicable', 'deviation', 'open'].includes(status),
    );
    expect(unfilled).toEqual([]);
  });

  test('has the totals that its head states', () => {
    const summed = rowsOf(page('asvs.md'), 6).filter(([level = '']) => /^[12]$/.test(level));
    const counted = ['1', '2'].map((level) =>
      [
        level,
        count(level),
        ...['met', 'not applicable', 'deviation', 'open'].map((status) => count(level, status)),
      ].map(String),
    );
    expect(summed).toEqual(counted);
  });

  test('meets all of level 1 and 95 % of level 2', () => {
    expect(count('1', 'open')).toBe(0);
    expect(count('2', 'met', 'not applicable') / count('2')).toBeGreaterThanOrEqual(0.95);
    const deviations = items.filter(({ level, status }) => level === '1' && status === 'deviation');
    for (const { id, metricValue } of deviations)
      expect([id, metricValue]).toEqual([id, expect.stringContaining('required by the product’s rules')]);
  });

  test('names existing tests and files', () => {
    expect(items.flatMap(({ metricValue }) => missing(metricValue))).toEqual([]);
  });
});

test.each(['attacks.md', 'retention.md'])('the tests and files named in %s exist', (name) => {
  const cells = rowsOf(page(name), name === 'attacks.md' ? 2 : 5).map((row) => row.at(-1) ?? '');
  const named = cells.filter((cell) => cell.includes(' › '));
  expect(named.length).toBeGreaterThan(15);
  expect(named.flatMap(missing)).toEqual([]);
});

test('every installed package has its source and its hash in the lock file', () => {
  interface Locked {
    readonly resolved?: string;
    readonly integrity?: string;
    readonly link?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(
    installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});
