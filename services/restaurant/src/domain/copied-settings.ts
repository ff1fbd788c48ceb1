import type { AvailabilityRules, RuleScope } from '@tablewell/restaurant-rules/availability/rules';
import { withoutPeriods } from '@tablewell/restaurant-rules/availability/tidy';
import type { OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import { defaultQuietHours, defaultReminders } from '@tablewell/restaurant-rules/reminders';
import { defaultRequests, type SettingsChange } from '@tablewell/restaurant-rules/settings';
import { waitlistRules } from '@tablewell/restaurant-rules/waitlist';
import type { Restaurant } from './restaurant';

/** What is copied together from one restaurant to another (GROUP-7). */
export type CopiedPart = 'hours' | 'rules' | 'messages' | 'requests';

/**
 * The settings of each part as they are in force: one that was never set has its default, which is copied as well. Name,
 * place, tables, addresses and the turn of the day are a restaurant's own.
 */
const settingsOf: Readonly<Record<Exclude<CopiedPart, 'rules'>, (of: Restaurant) => SettingsChange>> = {
  hours: ({ operatingPeriods, closures, seatingMinutes }) => ({
    operatingPeriods: operatingPeriods.map(plain),
    closures: { weekly: closures.weekly, special: closures.special },
    seatingMinutes,
  }),
  messages: (of) => ({
    reminders: (of.reminders ?? defaultReminders).map(({ minutesBefore, channels }) => ({
      ...{ minutesBefore, channels },
    })),
    quietHours: {
      from: (of.quietHours ?? defaultQuietHours).from,
      to: (of.quietHours ?? defaultQuietHours).to,
    },
    callListAt: of.callListAt ?? null,
    lateAfterMinutes: of.lateAfterMinutes ?? null,
    giveUpLateAfterMinutes: of.giveUpLateAfterMinutes ?? null,
    givesUpLateByItself: of.givesUpLateByItself ?? false,
  }),
  requests: ({ autoConfirm, requests = defaultRequests, waitlist }) => ({
    autoConfirm,
    requests: {
      expireAfterMinutes: requests.expireAfterMinutes,
      largePartiesHoldTable: requests.largePartiesHoldTable,
    },
    waitlist: waitlistRules(waitlist),
  }),
};

/** One order of the fields, so that alike is alike however it was stored. */
const plain = ({ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek }: OperatingPeriod) => ({
  ...{ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek },
});

interface Copied {
  /** The subjects that differ. */
  readonly settings: SettingsChange;
  /** Absent: they are not copied, or are alike. */
  readonly rules?: AvailabilityRules;
  /** Rules for operating periods whose names the other restaurant lacks. */
  readonly rulesLeftOut: number;
}

/**
 * What differs in a restaurant once it has the settings of another. Operating periods are the same if their names are: they
 * keep their ids, by which the rules refer to them.
 */
export function copiedTo(
  target: Restaurant,
  source: Restaurant,
  parts: ReadonlySet<CopiedPart>,
  newId: () => string,
): Copied {
  const known = idsByName(target.operatingPeriods);
  const named = {
    ...source,
    operatingPeriods: source.operatingPeriods.map((period) => ({
      ...period,
      id: known.get(nameOf(period)) ?? newId(),
    })),
  };
  const settings: Record<string, unknown> = {};
  for (const [part, read] of Object.entries(settingsOf)) {
    if (!parts.has(part as CopiedPart)) continue;
    const own = read(target);
    for (const [field, value] of Object.entries(read(named)))
      if (JSON.stringify(value) !== JSON.stringify(own[field as keyof SettingsChange]))
        settings[field] = value;
  }
  if (!parts.has('rules')) return { settings, rulesLeftOut: 0 };
  const periods = parts.has('hours') ? named.operatingPeriods : target.operatingPeriods;
  const { rules, rulesLeftOut } = rulesFor(periods, source);
  const isAlike = JSON.stringify(rules) === JSON.stringify(target.availabilityRules ?? {});
  return { settings, rulesLeftOut, ...(isAlike ? {} : { rules }) };
}

function rulesFor(periods: readonly OperatingPeriod[], source: Restaurant) {
  const ids = idsByName(periods);
  const there = new Map(
    source.operatingPeriods.flatMap((period) => {
      const id = ids.get(nameOf(period));
      return id === undefined ? [] : [[period.id, id] as const];
    }),
  );
  const given = source.availabilityRules ?? {};
  const moved = withPeriodIds(given, there);
  const rules = withoutPeriods(moved, new Set(periods.map(({ id }) => id)));
  return { rules, rulesLeftOut: countRules(given) - countRules(rules) };
}

/** A period that the map lacks keeps its id, which is none of the other restaurant's. */
function withPeriodIds(rules: AvailabilityRules, ids: ReadonlyMap<string, string>): AvailabilityRules {
  const scoped = <R extends RuleScope>(list: readonly R[]): R[] =>
    list.map((rule) =>
      rule.periodIds ? { ...rule, periodIds: rule.periodIds.map((id) => ids.get(id) ?? id) } : rule,
    );
  const { turnTimes, pacing, bookingWindows, specialDays, overbooking } = rules;
  return {
    ...rules,
    ...(turnTimes ? { turnTimes: scoped(turnTimes) } : {}),
    ...(pacing ? { pacing: scoped(pacing) } : {}),
    ...(bookingWindows ? { bookingWindows: scoped(bookingWindows) } : {}),
    ...(overbooking ? { overbooking: scoped(overbooking) } : {}),
    ...(specialDays
      ? {
          specialDays: specialDays.map((day) => ({
            ...day,
            ...(day.turnTimes ? { turnTimes: scoped(day.turnTimes) } : {}),
            ...(day.pacing ? { pacing: scoped(day.pacing) } : {}),
          })),
        }
      : {}),
  };
}

function countRules({
  turnTimes = [],
  pacing = [],
  bookingWindows = [],
  specialDays = [],
  overbooking = [],
}: AvailabilityRules) {
  const ofDays = specialDays.map((day) => (day.turnTimes?.length ?? 0) + (day.pacing?.length ?? 0));
  const own = turnTimes.length + pacing.length + bookingWindows.length + overbooking.length;
  return own + ofDays.reduce((sum, count) => sum + count, 0);
}

const nameOf = ({ name }: Pick<OperatingPeriod, 'name'>): string => name.normalize('NFKC').toLowerCase();

/** Without names that several periods have: which of them is meant cannot be told. */
function idsByName(periods: readonly OperatingPeriod[]): ReadonlyMap<string, string> {
  const names = periods.map(nameOf);
  const once = periods.filter(
    (period) => names.indexOf(nameOf(period)) === names.lastIndexOf(nameOf(period)),
  );
  return new Map(once.map((period) => [nameOf(period), period.id]));
}
