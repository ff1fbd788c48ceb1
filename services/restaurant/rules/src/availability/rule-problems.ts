import { intervalChoices, seatingMinutes } from '../hours';
import { isWeekday, type SettingsProblem } from '../settings-problems';
import {
  availabilityBounds as bounds,
  type BookingWindow,
  type OnlineSizes,
  type OverbookingRule,
  type PacingRule,
  type RuleScope,
  type TurnTime,
} from './rules';

export type Problems = SettingsProblem[];

export function countProblems(field: string, list: readonly unknown[], most: number, what: string): Problems {
  return list.length > most ? [{ field, message: `There are at most ${most} ${what}` }] : [];
}

export function wholeNumber(
  field: string,
  value: number | undefined,
  least: number,
  most: number,
  what: string,
  unit = '',
): Problems {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return [];
  return [{ field, message: `${what} is from ${least} to ${most}${unit && ` ${unit}`}` }];
}

function scopeProblems(
  { periodIds = [], weekdays = [] }: RuleScope,
  at: string,
  known: ReadonlySet<string>,
): Problems {
  const unknown = periodIds.some((id) => !known.has(id));
  return [
    ...countProblems(`${at}.periodIds`, periodIds, bounds.periodIds, 'periods of a rule'),
    ...(unknown ? [{ field: `${at}.periodIds`, message: 'There is no such operating period' }] : []),
    ...(weekdays.every(isWeekday)
      ? []
      : [{ field: `${at}.weekdays`, message: 'Days are numbers from 0 (Sunday) to 6 (Saturday)' }]),
  ];
}

export function turnTimeProblems(turn: TurnTime, at: string, known: ReadonlySet<string>): Problems {
  return [
    ...minutesProblems(`${at}.minutes`, turn.minutes),
    ...partyProblems(turn, at, bounds.partySize),
    ...scopeProblems(turn, at, known),
  ];
}

export function minutesProblems(field: string, minutes: number | undefined): Problems {
  return wholeNumber(field, minutes, seatingMinutes.min, seatingMinutes.max, 'A turn time', 'minutes');
}

export function partyProblems(
  { smallestParty, largestParty }: OnlineSizes,
  at: string,
  most: number,
): Problems {
  const problems = [
    ...wholeNumber(`${at}.smallestParty`, smallestParty, 1, most, 'The smallest party'),
    ...wholeNumber(`${at}.largestParty`, largestParty, 1, most, 'The largest party'),
  ];
  if (problems.length > 0 || (smallestParty ?? 1) <= (largestParty ?? most)) return problems;
  return [{ field: `${at}.largestParty`, message: 'The largest party is not smaller than the smallest' }];
}

export function pacingProblems(pacing: PacingRule, at: string, known: ReadonlySet<string>): Problems {
  const { intervalMinutes, mostCovers, mostParties, publicCovers, publicParties } = pacing;
  const limits = { mostCovers, mostParties, publicCovers, publicParties };
  const shares = [
    ['publicCovers', publicCovers, mostCovers],
    ['publicParties', publicParties, mostParties],
  ] as const;
  return [
    ...(intervalChoices.some((minutes) => minutes === intervalMinutes)
      ? []
      : [{ field: `${at}.intervalMinutes`, message: 'The interval must be 15, 30 or 60 minutes' }]),
    ...(Object.values(limits).every((limit) => limit === undefined)
      ? [{ field: at, message: 'Please give a number of covers or of parties' }]
      : []),
    ...Object.entries(limits).flatMap(([name, limit]) =>
      wholeNumber(`${at}.${name}`, limit, 0, bounds.covers, 'A limit'),
    ),
    ...shares.flatMap(([name, share, most]) =>
      share !== undefined && most !== undefined && share > most
        ? [{ field: `${at}.${name}`, message: 'The share of the public is at most the whole limit' }]
        : [],
    ),
    ...scopeProblems(pacing, at, known),
  ];
}

export function overbookingProblems(rule: OverbookingRule, at: string, known: ReadonlySet<string>): Problems {
  const { extraCovers } = rule;
  return [
    ...wholeNumber(`${at}.extraCovers`, extraCovers, 0, bounds.extraCovers, 'A number of extra covers'),
    ...scopeProblems(rule, at, known),
  ];
}

export function windowProblems(window: BookingWindow, at: string, known: ReadonlySet<string>): Problems {
  const { daysAhead, shortestNoticeMinutes, lastChangeMinutes, lastCancelMinutes } = window;
  const times = { shortestNoticeMinutes, lastChangeMinutes, lastCancelMinutes };
  const isEmpty = daysAhead === undefined && Object.values(times).every((value) => value === undefined);
  return [
    ...(isEmpty ? [{ field: at, message: 'Please give a number of days or of minutes' }] : []),
    ...wholeNumber(`${at}.daysAhead`, daysAhead, 0, bounds.daysAhead, 'A booking window', 'days'),
    ...Object.entries(times).flatMap(([name, value]) =>
      wholeNumber(`${at}.${name}`, value, 0, bounds.noticeMinutes, 'This time', 'minutes'),
    ),
    ...scopeProblems(window, at, known),
  ];
}
