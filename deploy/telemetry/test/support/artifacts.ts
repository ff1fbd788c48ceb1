import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

export const folder = join(__dirname, '..', '..');
export const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const listed = (of: string, ending: string) =>
  readdirSync(join(folder, of)).filter((name) => name.endsWith(ending));

export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Record<string, string>;
  readonly annotations?: Record<string, string>;
}

const groups = listed('rules', '.yaml').flatMap(
  (file) => (parse(read(`rules/${file}`)) as { groups: { name: string; rules: Rule[] }[] }).groups,
);
export const rules = groups.flatMap((group) => group.rules);
export const alerts = rules.filter((rule): rule is Rule & { alert: string } => rule.alert !== undefined);
export const recorded = rules.flatMap(({ record }) => (record ? [record] : []));

export interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly datasource?: { uid: string };
  readonly targets?: { expr: string }[];
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: Panel[];
  readonly annotations: { list: { expr: string }[] };
}

export const dashboards = listed('dashboards', '.json').map(
  (file) => JSON.parse(read(`dashboards/${file}`)) as Dashboard,
);

/** The run-books, by the name of their alert's page. */
export const runbooks = new Map(
  listed('runbooks', '.md')
    .filter((file) => file !== 'README.md')
    .map((file) => [basename(file, '.md'), read(`runbooks/${file}`)]),
);
