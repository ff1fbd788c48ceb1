import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measured } from '../src/metrics/list';
import { type Measurement, metricsText } from '../src/metrics/meter';

const all: readonly Measurement<string>[] = Object.values(measured);
const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');

/** The rows of the README’s table: name, type and labels. */
const listed = readme
  .slice(readme.indexOf('### The list'))
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter(([, name]) => name?.startsWith('`'))
  .map(([, name = '', type = '', labels = '']) => ({
    name: name.replaceAll('`', ''),
    type,
    labels: labels.replaceAll('`', '').split(', ').filter(Boolean),
  }));

test('the README’s table lists exactly the metrics, in order', () => {
  expect(listed).toEqual(all.map(({ name, type, labels }) => ({ name, type, labels: [...labels] })));
});

test('a process exports the names, types and labels of the list', async () => {
  for (const measurement of Object.values(measured)) {
    const labels = Object.fromEntries(measurement.labels.map((label) => [label, 'x'])) as never;
    if ('add' in measurement) measurement.add(labels);
    if ('record' in measurement) measurement.record(0.2, labels);
    if ('observe' in measurement) measurement.observe((report) => report(1, labels));
  }
  const text = await metricsText();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name, type }));
  expect(types).toEqual(expect.arrayContaining(all.map(({ name, type }) => ({ name, type }))));
  expect(types).toHaveLength(all.length);
  for (const { name, type, labels } of all) {
    const sample = new RegExp(`^${name}${type === 'histogram' ? '_count' : ''}(\\{.*\\})? \\S+$`, 'm').exec(
      text,
    );
    const shown = [...(sample?.[1] ?? '').matchAll(/(\w+)="/g)].map(([, label]) => label);
    expect({ name, shown }).toEqual({ name, shown: [...labels] });
  }
});

test('names end in their unit, and counters in _total', () => {
  for (const { name, type } of all) {
    expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

test('a source that throws does not hide the others', async () => {
  const stops = [
    measured.messagesDue.observe(() => {
      throw new Error('the store is away');
    }),
    measured.messagesDue.observe(async () => Promise.reject(new Error('the store is away'))),
    measured.liveSockets.observe((report) => report(3, {})),
  ];
  expect(await metricsText()).toMatch(/^tablewell_live_sockets 3$/m);
  stops.forEach((stop) => stop());
});
