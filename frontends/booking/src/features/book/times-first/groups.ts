import type { TimeChoice } from '../../../lib/times';

/** Times under one heading. */
export interface TimeGroup {
  /** The operating period's name; empty if it has none. */
  readonly period: string;
  /** YYYY-MM-DD; after midnight it is the next date. */
  readonly date: string;
  readonly times: TimeChoice[];
}

/** The times of a day by operating period, those after midnight apart, in the order of the day. */
export function groupsOf(choices: readonly TimeChoice[]): TimeGroup[] {
  const groups = new Map<string, TimeGroup>();
  for (const choice of choices) {
    const { period = '', date } = choice;
    const key = `${date} ${period}`;
    const group = groups.get(key) ?? { period, date, times: [] };
    groups.set(key, group);
    group.times.push(choice);
  }
  return [...groups.values()];
}
