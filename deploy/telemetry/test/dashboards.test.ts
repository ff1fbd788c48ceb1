import { dashboards, read, recorded } from './support/artifacts';
import { problemsOf } from './support/promql';
import { parse } from 'yaml';

const queries = dashboards.flatMap(({ title, panels, annotations }) => [
  ...panels.flatMap((panel) => (panel.targets ?? []).map(({ expr }) => [title, panel.title, expr] as const)),
  ...annotations.list.map(({ expr }) => [title, 'annotations', expr] as const),
]);

test.each(queries)('%s: "%s" queries metrics that the programs export', (_board, _panel, expr) => {
  expect(problemsOf(expr, recorded)).toEqual([]);
});

test.each(dashboards.map((board) => [board.title, board] as const))(
  '%s: each panel has a unique title, a description and an existing data source',
  (_title, { panels }) => {
    const charts = panels.filter(({ type }) => type !== 'row');
    const { datasources } = parse(read('grafana/datasources/tablewell.yaml')) as {
      datasources: { uid: string }[];
    };
    for (const { description, datasource } of charts) {
      expect(description?.length).toBeGreaterThan(5);
      expect(datasources.map(({ uid }) => uid)).toContain(datasource?.uid);
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(charts.map(({ title }) => title)).size).toBe(charts.length);
  },
);

test('the dashboards have a row for each first question in an incident', () => {
  const rows = dashboards.flatMap(({ panels }) =>
    panels.filter(({ type }) => type === 'row').map(({ title }) => title),
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      'Are bookings being taken?',
      'How fast?',
      'How many are refused, and why?',
      'How far behind are the events?',
      'Which messages fail?',
    ]),
  );
});
