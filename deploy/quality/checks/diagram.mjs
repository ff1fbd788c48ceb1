import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '../../local/src/nats-config.mjs';
import { root } from '../../local/src/paths.mjs';

const begin = '<!-- generated: npm run generate -->';
const end = '<!-- /generated -->';

/** The external providers and the services that call them. */
const providers = [
  { of: 'auth', id: 'google', label: 'Google sign-in' },
  { of: 'notification', id: 'providers', label: 'mail, SMS' },
  { of: 'billing', id: 'cards', label: 'card payments' },
];

/**
 * Writes the README with the diagram of the system between its two markers, from the service permissions
 * (`peers.json`) and the table of events.
 * @param {string} output
 */
export async function writeDiagram(output) {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${begin} … ${end}`);
  const published = await publishedEvents();
  const parts = [begin, '', '```mermaid', ...diagram(published), '```', '', ...table(published), '', end];
  writeFileSync(output, readme.slice(0, from) + parts.join('\n') + readme.slice(to + end.length));
}

const names = Object.keys(peers);
const services = names.filter((name) => name !== 'gateway');
const of = (/** @type {string} */ name) =>
  /** @type {import('../../local/src/nats-config.mjs').Peer} */ (peers[name]);

/** The names of the events of each publisher. @returns {Promise<Record<string, string[]>>} */
async function publishedEvents() {
  const { build } = await import('esbuild');
  const bundle = await build({
    entryPoints: [join(root, 'services/chassis/src/events/registry.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  /** @type {{ events: Record<string, { publisher: string, name: string }> }} */
  const { events } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  /** @type {Record<string, string[]>} */
  const published = Object.fromEntries(names.map((name) => [name, []]));
  for (const { publisher, name } of Object.values(events)) published[publisher]?.push(name);
  for (const name of names) {
    if (of(name).publishes !== (published[name] ?? []).length > 0)
      throw new Error(`${name}: peers.json and the table of events disagree on whether it publishes`);
  }
  return published;
}

/** @param {readonly string[]} events `user.*`, for each noun once */
const nouns = (events) => [...new Set(events.map((name) => `${name.split('.')[0]}.*`))];

/** @param {Record<string, string[]>} published */
function diagram(published) {
  const lines = ['flowchart LR', '  nats[("NATS JetStream")]'];
  lines.push(
    '  diner([diner]) & owner([owner]) --> gateway',
    '  gateway -- pages --> web["web: shell and remotes"]',
  );
  for (const name of names) {
    const { calls } = of(name);
    if (calls.length > 0) lines.push(`  ${name} -- gRPC --> ${calls.join(' & ')}`);
  }
  for (const name of services) {
    const events = published[name] ?? [];
    if (events.length > 0) lines.push(`  ${name} -. "${nouns(events).join(', ')}" .-> nats`);
  }
  for (const name of names) {
    const { reads, shows } = of(name);
    if (reads.length > 0) lines.push(`  nats -. "of ${reads.join(', ')}" .-> ${name}`);
    if (shows.length > 0) lines.push(`  nats -. "live, of ${shows.join(', ')}" .-> ${name}`);
  }
  for (const name of names) lines.push(`  ${name} --- ${name}-db[("tablewell_${name}")]`);
  for (const { of: service, id, label } of providers) lines.push(`  ${service} --> ${id}["${label}"]`);
  return lines;
}

/** @param {Record<string, string[]>} published */
function table(published) {
  const rows = names.map((name) => {
    const folder = name === 'gateway' ? name : `services/${name}`;
    const { description = '' } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const { calls, reads, shows } = of(name);
    const events = nouns(published[name] ?? []).map((noun) => `\`${noun}\``);
    const read = [...reads, ...shows.map((publisher) => `${publisher} (live)`)];
    return [
      `[${name}](${folder})`,
      description,
      ...[calls, events, read].map((list) => list.join(', ') || '–'),
    ];
  });
  const head = ['service', 'owns', 'calls', 'publishes', 'reads events of'];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
