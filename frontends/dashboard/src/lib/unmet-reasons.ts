import { t } from './texts';

/** The kinds of rules that turn diners away, in the order in which charts stack them (AVAIL-21, REPORT-9). */
export const unmetReasons = [
  { id: 'tables', rules: ['no-tables-available'] },
  { id: 'pacing', rules: ['pacing'] },
  { id: 'window', rules: ['too-far-ahead', 'too-short-notice'] },
  { id: 'sizes', rules: ['party-too-small'] },
  {
    id: 'closed',
    rules: ['closed', 'online-bookings-paused', 'blocked'],
  },
] as const;

export type UnmetReason = (typeof unmetReasons)[number]['id'];

/** The reason of a rule; undefined for one of a later release. */
export const unmetReasonOf = (rule: string): UnmetReason | undefined =>
  unmetReasons.find(({ rules }) => rules.some((each) => each === rule))?.id;

export const unmetReasonLabel = (id: UnmetReason): string => t(`unmetReason.${id}`);
