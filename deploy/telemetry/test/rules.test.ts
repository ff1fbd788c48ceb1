import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { measured } from '@tablewell/chassis/metrics';
import { parse } from 'yaml';
import { alerts, dashboards, folder, read, recorded, rules, runbooks } from './support/artifacts';
import { added, problemsOf } from './support/promql';

const kebab = (name: string) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
const named = (name: string) => [name, alerts.find(({ alert }) => alert === name)] as const;

test('the check of rules finds a broken rule', () => {
  expect(problemsOf('rate(tablewell_bookings_total{outcome="booked"}[5m])', [])).toEqual([]);
  expect(problemsOf('sum(rate(tablewell_bookings_total[5m])', [])).not.toEqual([]);
  expect(problemsOf('tablewell_nothing', [])).toEqual(['no program exports tablewell_nothing']);
  expect(problemsOf('up{color="red"}', [])).toEqual(['up has no label color']);
  expect(problemsOf('tablewell_bookings_total{outcome="lost"}', [])).toHaveLength(1);
  expect(problemsOf('sum by (color) (up)', [])).toEqual(['nothing here has a label color']);
});

test.each(rules.map(({ alert, record, expr }) => [alert ?? record, expr]))(
  '%s queries metrics that the programs export',
  (_name, expr) => expect(problemsOf(expr ?? '', recorded)).toEqual([]),
);

test.each(alerts.map(({ alert }) => named(alert)))(
  '%s has a run-book, a summary and a severity',
  (name, alert) => {
    expect(alert?.annotations?.['runbook']).toBe(`deploy/telemetry/runbooks/${kebab(name)}.md`);
    expect(alert?.annotations?.['summary']?.length).toBeGreaterThan(10);
    expect(['page', 'ticket']).toContain(alert?.labels?.['severity']);
  },
);

test('each alert has a run-book, and each run-book an alert', () => {
  expect([...runbooks.keys()].sort()).toEqual(alerts.map(({ alert }) => kebab(alert)).sort());
});

test.each([...runbooks])(
  '%s fits on a page, and has what is needed in the middle of the night',
  (_name, text) => {
    const parts = ['## Look first', '## What to do', '## It is over when'];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(100);
    expect(text.split('\n').length).toBeLessThan(40);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)/g))
      expect([target, existsSync(join(folder, 'runbooks', target))]).toEqual([target, true]);
  },
);

test('dashboard panels that run-books name exist', () => {
  const mentioned = [...runbooks.values()].flatMap((text) => [
    ...text.matchAll(/\*\*([^*]+)\*\*, _([^_]+)_/g),
  ]);
  expect(mentioned.length).toBeGreaterThan(8);
  for (const [, title, panel] of mentioned) {
    const board = dashboards.find((dashboard) => dashboard.title === title);
    expect(board?.panels.map((each) => each.title)).toContain(panel);
  }
});

test('metrics that run-books query exist', () => {
  for (const text of runbooks.values()) {
    for (const [, expression = ''] of text.matchAll(/`((?:sum|max|tablewell_|process_|probe_)[^`]*)`/g))
      expect([expression, problemsOf(expression, recorded)]).toEqual([expression, []]);
  }
});

test('no run-book scales a deployment by hand that an autoscaler controls', () => {
  for (const [name, text] of runbooks)
    expect([name, text]).toEqual([name, expect.not.stringContaining('kubectl scale deployment')]);
});

test('each alert has a test case in which it fires', () => {
  const { tests } = parse(read('test/rules.promtool.yaml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const firing = tests
    .flatMap(({ alert_rule_test: cases }) => cases)
    .filter(({ exp_alerts: expected }) => expected.length > 0)
    .map(({ alertname }) => alertname);
  expect([...new Set(firing)].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
});

const promtool = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((path) => join(path, 'promtool'))
  .find((path) => existsSync(path));

// Prometheus's own tool evaluates the rules on the series; a machine without it leaves that to the build server.
(promtool ? test : test.skip)('the alerts sound when they should, and not when they should not', () => {
  const { status, stdout, stderr } = spawnSync(
    promtool ?? '',
    ['test', 'rules', 'test/rules.promtool.yaml'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test('none of our labels has a name that Prometheus adds itself and would rename', () => {
  const hidden = Object.values(measured).flatMap(({ name, labels }) =>
    labels.filter((label) => added.includes(label)).map((label) => `${label} of ${name}`),
  );
  expect(hidden).toEqual([]);
});
