import type { OperatingPeriod } from '../hours';
import type {
  AvailabilityRules,
  BookingWindow,
  OnlineSizes,
  OverbookingRule,
  PacingRule,
  RuleScope,
  SpecialDay,
  TurnTime,
} from './rules';

/*
 * Maps the contract message of availability rules by its shape, so that all services map it in the same way. A list
 * that may be absent is a message with items.
 */

type Items<T> = { items: T[] };
/** A rule in a message, whose lists are never absent. */
type InMessage<R extends RuleScope> = Unset<Omit<R, keyof RuleScope>> & {
  periodIds: string[];
  weekdays: number[];
};
/** Fields that are absent may also be undefined. */
type Unset<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
type PeriodMessage = Omit<OperatingPeriod, 'daysOfWeek'>;

interface SpecialDayMessage {
  id: string;
  name: string;
  from: string;
  until: string;
  closed: boolean;
  periods?: Items<PeriodMessage> | undefined;
  seatingMinutes?: number | undefined;
  turnTimes?: Items<InMessage<TurnTime>> | undefined;
  pacing?: Items<InMessage<PacingRule>> | undefined;
}

export interface AvailabilityRulesMessage {
  turnTimes: InMessage<TurnTime>[];
  pauseMinutes: number;
  pacing: InMessage<PacingRule>[];
  specialDays: SpecialDayMessage[];
  bookingWindows: InMessage<BookingWindow>[];
  online?: Unset<OnlineSizes> | undefined;
  overbooking: InMessage<OverbookingRule>[];
}

export function toRulesMessage(rules: AvailabilityRules): AvailabilityRulesMessage {
  const {
    turnTimes = [],
    pauseMinutes = 0,
    pacing = [],
    specialDays = [],
    bookingWindows = [],
    online,
    overbooking = [],
  } = rules;
  return {
    turnTimes: turnTimes.map(toRule),
    pauseMinutes,
    pacing: pacing.map(toRule),
    specialDays: specialDays.map(toSpecialDay),
    bookingWindows: bookingWindows.map(toRule),
    ...(online ? { online: { ...online } } : {}),
    overbooking: overbooking.map(toRule),
  };
}

function toSpecialDay({ id, name, from, until, closed = false, ...own }: SpecialDay): SpecialDayMessage {
  const { periods, seatingMinutes, turnTimes, pacing } = own;
  return {
    id,
    name,
    from,
    until,
    closed,
    ...(periods ? { periods: { items: periods.map(toPeriod) } } : {}),
    ...(seatingMinutes === undefined ? {} : { seatingMinutes }),
    ...(turnTimes ? { turnTimes: { items: turnTimes.map(toRule) } } : {}),
    ...(pacing ? { pacing: { items: pacing.map(toRule) } } : {}),
  };
}

function toPeriod({ daysOfWeek: _, ...period }: OperatingPeriod): PeriodMessage {
  return period;
}

function toRule<R extends RuleScope>({ periodIds = [], weekdays = [], ...rule }: R): InMessage<R> {
  return { ...rule, periodIds: [...periodIds], weekdays: [...weekdays] };
}

/** The rules of a message. Fields that this release does not know are left out. */
export function fromRulesMessage(message: AvailabilityRulesMessage): AvailabilityRules {
  const { turnTimes, pauseMinutes, pacing, specialDays, bookingWindows, online, overbooking } = message;
  return {
    ...(turnTimes.length > 0 ? { turnTimes: turnTimes.map(fromTurnTime) } : {}),
    ...(pauseMinutes > 0 ? { pauseMinutes } : {}),
    ...(pacing.length > 0 ? { pacing: pacing.map(fromPacing) } : {}),
    ...(specialDays.length > 0 ? { specialDays: specialDays.map(fromSpecialDay) } : {}),
    ...(bookingWindows.length > 0 ? { bookingWindows: bookingWindows.map(fromWindow) } : {}),
    ...(online ? { online: picked(online, ['smallestParty', 'largestParty']) } : {}),
    ...(overbooking.length > 0 ? { overbooking: overbooking.map(fromOverbooking) } : {}),
  };
}

function fromSpecialDay(day: SpecialDayMessage): SpecialDay {
  const { id, name, from, until, closed, periods, turnTimes, pacing } = day;
  return {
    id,
    name,
    from,
    until,
    ...(closed ? { closed } : {}),
    ...(periods ? { periods: periods.items.map(fromPeriod) } : {}),
    ...picked(day, ['seatingMinutes']),
    ...(turnTimes ? { turnTimes: turnTimes.items.map(fromTurnTime) } : {}),
    ...(pacing ? { pacing: pacing.items.map(fromPacing) } : {}),
  };
}

function fromPeriod({ id, name, opensAt, closesAt, intervalMinutes }: PeriodMessage): OperatingPeriod {
  return { id, name, opensAt, closesAt, intervalMinutes, daysOfWeek: [] };
}

const fromTurnTime = (rule: InMessage<TurnTime>): TurnTime => ({
  minutes: rule.minutes,
  ...picked(rule, ['smallestParty', 'largestParty']),
  ...scopeOf(rule),
});

const fromPacing = (rule: InMessage<PacingRule>): PacingRule => ({
  intervalMinutes: rule.intervalMinutes,
  ...picked(rule, ['mostCovers', 'mostParties', 'publicCovers', 'publicParties']),
  ...scopeOf(rule),
});

const fromWindow = (rule: InMessage<BookingWindow>): BookingWindow => ({
  ...picked(rule, ['daysAhead', 'shortestNoticeMinutes', 'lastChangeMinutes', 'lastCancelMinutes']),
  ...scopeOf(rule),
});

const fromOverbooking = (rule: InMessage<OverbookingRule>): OverbookingRule => ({
  extraCovers: rule.extraCovers,
  ...scopeOf(rule),
});

function scopeOf({ periodIds, weekdays }: Required<RuleScope>): RuleScope {
  return {
    ...(periodIds.length > 0 ? { periodIds: [...periodIds] } : {}),
    ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
  };
}

type Present<T, K extends keyof T> = { [Name in K]?: Exclude<T[Name], undefined> };

/** The fields that are present. */
function picked<T extends object, K extends keyof T>(from: T, names: readonly K[]): Present<T, K> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Present<T, K>;
}
