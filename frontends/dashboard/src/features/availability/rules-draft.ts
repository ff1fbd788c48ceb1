import { newId } from '@tablewell/api-client';
import type {
  AvailabilityRules,
  BookingWindow,
  OverbookingRule,
  PacingRule,
  RuleScope,
  SpecialDay,
  TurnTime,
} from '@tablewell/restaurant-rules/availability/rules';
import type { OperatingPeriod } from '@tablewell/restaurant-rules/hours';

/** A number as typed; empty: none. */
type Typed = string;

export interface ScopeDraft {
  readonly key: string;
  readonly periodIds: readonly string[];
  readonly weekdays: readonly number[];
}

export interface TurnTimeDraft extends ScopeDraft {
  readonly minutes: Typed;
  readonly smallestParty: Typed;
  readonly largestParty: Typed;
}

export interface PacingDraft extends ScopeDraft {
  readonly intervalMinutes: Typed;
  readonly mostCovers: Typed;
  readonly mostParties: Typed;
  readonly publicCovers: Typed;
  readonly publicParties: Typed;
}

export interface WindowDraft extends ScopeDraft {
  readonly daysAhead: Typed;
  readonly shortestNoticeMinutes: Typed;
  readonly lastChangeMinutes: Typed;
  readonly lastCancelMinutes: Typed;
}

export interface ExtraCoversDraft extends ScopeDraft {
  readonly covers: Typed;
}

export interface SpecialDayDraft {
  readonly key: string;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly closed: boolean;
  readonly periods: readonly OperatingPeriod[];
  readonly seatingMinutes: Typed;
  /** Pacing as in the week, no pacing, or the rules below. */
  readonly pacingBy: 'week' | 'none' | 'own';
  readonly pacing: readonly PacingDraft[];
  /** The day as loaded, with the fields that the form does not show. */
  readonly base: Partial<SpecialDay>;
}

/** Availability rules as they are being edited. */
export interface RulesDraft {
  readonly turnTimes: readonly TurnTimeDraft[];
  readonly pauseMinutes: Typed;
  readonly pacing: readonly PacingDraft[];
  readonly windows: readonly WindowDraft[];
  readonly smallestParty: Typed;
  readonly largestParty: Typed;
  readonly extraCovers: readonly ExtraCoversDraft[];
  readonly specialDays: readonly SpecialDayDraft[];
}

const typed = (value: number | undefined): Typed => (value === undefined ? '' : String(value));
const scopeOf = ({ periodIds = [], weekdays = [] }: RuleScope): ScopeDraft => ({
  key: newId(),
  periodIds,
  weekdays,
});

export const turnTimeDraft = (rule: Partial<TurnTime> = {}): TurnTimeDraft => ({
  ...scopeOf(rule),
  minutes: typed(rule.minutes),
  smallestParty: typed(rule.smallestParty),
  largestParty: typed(rule.largestParty),
});

export const pacingDraft = (rule: Partial<PacingRule> = {}): PacingDraft => ({
  ...scopeOf(rule),
  intervalMinutes: String(rule.intervalMinutes ?? 15),
  mostCovers: typed(rule.mostCovers),
  mostParties: typed(rule.mostParties),
  publicCovers: typed(rule.publicCovers),
  publicParties: typed(rule.publicParties),
});

export const windowDraft = (rule: BookingWindow = {}): WindowDraft => ({
  ...scopeOf(rule),
  daysAhead: typed(rule.daysAhead),
  shortestNoticeMinutes: typed(rule.shortestNoticeMinutes),
  lastChangeMinutes: typed(rule.lastChangeMinutes),
  lastCancelMinutes: typed(rule.lastCancelMinutes),
});

export const extraCoversDraft = (rule: Partial<OverbookingRule> = {}): ExtraCoversDraft => ({
  ...scopeOf(rule),
  covers: String(rule.extraCovers ?? 2),
});

export const specialDayDraft = (day: Partial<SpecialDay> = {}): SpecialDayDraft => ({
  key: newId(),
  name: day.name ?? '',
  from: day.from ?? '',
  until: day.until ?? day.from ?? '',
  closed: day.closed ?? false,
  periods: day.periods ?? [],
  seatingMinutes: typed(day.seatingMinutes),
  pacingBy: day.pacing ? (day.pacing.length > 0 ? 'own' : 'none') : 'week',
  pacing: (day.pacing ?? []).map(pacingDraft),
  base: day,
});

export const draftOf = (rules: AvailabilityRules): RulesDraft => ({
  turnTimes: (rules.turnTimes ?? []).map(turnTimeDraft),
  pauseMinutes: typed(rules.pauseMinutes),
  pacing: (rules.pacing ?? []).map(pacingDraft),
  windows: (rules.bookingWindows ?? []).map(windowDraft),
  smallestParty: typed(rules.online?.smallestParty),
  largestParty: typed(rules.online?.largestParty),
  extraCovers: (rules.overbooking ?? []).map(extraCoversDraft),
  specialDays: (rules.specialDays ?? []).map(specialDayDraft),
});

/** A typed number. Text that is not a number becomes NaN, which the check of the rules refuses with its field. */
const number = (text: Typed): number => (text.trim() === '' ? NaN : Number(text));

/** The numbers of some fields, without the empty ones. */
function numbers<D extends object, K extends keyof D & string>(draft: D, fields: readonly K[]) {
  const given = fields.flatMap((field) => {
    const text = draft[field] as unknown as Typed;
    return text.trim() === '' ? [] : [[field, Number(text)] as const];
  });
  return Object.fromEntries(given) as Partial<Record<K, number>>;
}

const scope = ({ periodIds, weekdays }: ScopeDraft): RuleScope => ({
  ...(periodIds.length > 0 ? { periodIds } : {}),
  ...(weekdays.length > 0 && weekdays.length < 7 ? { weekdays } : {}),
});

const toPacing = (draft: PacingDraft): PacingRule => ({
  intervalMinutes: number(draft.intervalMinutes),
  ...numbers(draft, ['mostCovers', 'mostParties', 'publicCovers', 'publicParties']),
  ...scope(draft),
});

function toSpecialDay(draft: SpecialDayDraft): SpecialDay {
  const { id = draft.key, turnTimes } = draft.base;
  const dates = { id, name: draft.name, from: draft.from, until: draft.until || draft.from };
  if (draft.closed) return { ...dates, closed: true };
  return {
    ...dates,
    ...(turnTimes ? { turnTimes } : {}),
    ...(draft.periods.length > 0 ? { periods: draft.periods } : {}),
    ...numbers(draft, ['seatingMinutes']),
    ...(draft.pacingBy === 'none' ? { pacing: [] } : {}),
    ...(draft.pacingBy === 'own' ? { pacing: draft.pacing.map(toPacing) } : {}),
  };
}

/** The rules of a draft. */
export function rulesOf(draft: RulesDraft): AvailabilityRules {
  const online = numbers(draft, ['smallestParty', 'largestParty']);
  return {
    ...filled('turnTimes', draft.turnTimes, (each): TurnTime => ({
      minutes: number(each.minutes),
      ...numbers(each, ['smallestParty', 'largestParty']),
      ...scope(each),
    })),
    ...numbers(draft, ['pauseMinutes']),
    ...filled('pacing', draft.pacing, toPacing),
    ...filled('bookingWindows', draft.windows, (each): BookingWindow => ({
      ...numbers(each, ['daysAhead', 'shortestNoticeMinutes', 'lastChangeMinutes', 'lastCancelMinutes']),
      ...scope(each),
    })),
    ...(Object.keys(online).length > 0 ? { online } : {}),
    ...filled('overbooking', draft.extraCovers, (each): OverbookingRule => ({
      extraCovers: number(each.covers),
      ...scope(each),
    })),
    ...filled('specialDays', draft.specialDays, toSpecialDay),
  };
}

function filled<N extends string, D, R>(name: N, drafts: readonly D[], make: (draft: D) => R) {
  return (drafts.length > 0 ? { [name]: drafts.map(make) } : {}) as Partial<Record<N, R[]>>;
}
