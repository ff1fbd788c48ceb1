import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import { measured } from '@tablewell/chassis/metrics';

// The series in an expression, and whether they exist.

/** Metrics of Prometheus itself, the blackbox exporter and kube-state-metrics, with the labels of our configuration. */
const fromElsewhere: Record<string, readonly string[]> = {
  up: [],
  probe_success: ['part'],
  kube_cronjob_status_last_successful_time: ['cronjob'],
  kube_cronjob_created: ['cronjob'],
};
/** Labels that Prometheus adds to every series, replacing a label of the same name. */
export const added = ['job', 'instance', 'service'];

interface Series {
  readonly labels: readonly string[];
  readonly help: string;
}

const series = new Map<string, Series>(
  Object.entries(fromElsewhere).map(([name, labels]) => [name, { labels: [...labels, ...added], help: '' }]),
);
for (const { name, type, labels, help } of Object.values(measured)) {
  const shown = { labels: [...labels, ...added], help };
  if (type !== 'histogram') series.set(name, shown);
  else {
    for (const part of ['sum', 'count']) series.set(`${name}_${part}`, shown);
    series.set(`${name}_bucket`, { ...shown, labels: [...shown.labels, 'le'] });
  }
}

function all(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((at) => {
    if (at.name === name) found.push(at.node);
  });
  return found;
}

/**
 * What is wrong with an expression: it does not parse, or names a series, a label or an outcome that does not exist.
 * @param recorded names of recording rules, whose result is a number without labels
 */
export function problemsOf(expression: string, recorded: readonly string[]): string[] {
  const tree = parser.parse(expression).topNode;
  const text = (node: SyntaxNode) => expression.slice(node.from, node.to);
  const problems: string[] = [];
  tree.cursor().iterate((at) => {
    if (at.type.isError) problems.push(`does not parse near "${expression.slice(at.from, at.from + 20)}"`);
  });

  const labels = new Set<string>();
  for (const selector of all(tree, 'VectorSelector')) {
    const name = text(all(selector, 'Identifier')[0] ?? selector);
    if (recorded.includes(name)) continue;
    const known = series.get(name);
    if (!known) {
      problems.push(`no program exports ${name}`);
      continue;
    }
    known.labels.forEach((label) => labels.add(label));
    for (const matcher of all(selector, 'UnquotedLabelMatcher')) {
      const [, label = '', value = ''] = /^(\w+)\s*[=!~]+\s*"(.*)"$/.exec(text(matcher)) ?? [];
      if (!known.labels.includes(label)) problems.push(`${name} has no label ${label}`);
      const unknown = value.split('|').filter((word) => !known.help.includes(word));
      if (label === 'outcome' && unknown.length > 0)
        problems.push(`${name} has no outcome ${unknown.join(', ')}`);
    }
  }
  for (const grouping of all(tree, 'GroupingLabels')) {
    for (const label of all(grouping, 'LabelName').map(text))
      if (!labels.has(label)) problems.push(`nothing here has a label ${label}`);
  }
  return problems;
}
