import type { Problems } from '../../forms/problems';
import type { PeriodChoice } from './rule-card';
import type { RulesDraft } from './rules-draft';

/** The part of the form that a section works on. */
export interface RulesSectionProps {
  draft: RulesDraft;
  change: (part: Partial<RulesDraft>) => void;
  problems: Problems;
  periods: readonly PeriodChoice[];
}

/** A list with one entry changed. */
export const withChanged = <D extends { readonly key: string }>(
  list: readonly D[],
  key: string,
  part: Partial<D>,
): readonly D[] => list.map((each) => (each.key === key ? { ...each, ...part } : each));

export const without = <D extends { readonly key: string }>(list: readonly D[], key: string): readonly D[] =>
  list.filter((each) => each.key !== key);
