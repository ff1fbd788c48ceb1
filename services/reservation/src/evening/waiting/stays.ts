import { turnOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { weekdayOf } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** How long a party once sat, and when it sat down on the restaurant's clock. */
export interface MeasuredStay {
  readonly partySize: number;
  readonly date: string;
  readonly minute: number;
  readonly minutes: number;
}

/** A party that sits, or will. */
interface Sitter {
  readonly partySize: number;
  /** When it sits down, in epoch milliseconds. */
  readonly from: number;
}

/** How long parties stay, as lists of equally likely lengths in minutes, ascending. */
export interface Stays {
  /** Whether past parties are behind it; else the turn times of the settings are. */
  readonly isMeasured: boolean;
  /** The lengths of a stay that has lasted for some minutes already, all longer than that. */
  of(party: Sitter, satMinutes: number): readonly number[];
}

/** The fewest past parties that say more than the settings do, and the fewest of those that sat as long. */
const fewest = 30;
const fewestLonger = 10;
/** Shorter and longer stays were not ended by a host. */
const shortestMinutes = 10;
const longestMinutes = 360;

/** The planned turn is a guess, so it is spread wider than measured stays are. */
const spread = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5];
/** How much longer a party stays that has sat longer than any that is known. */
const atTheEnd = [5, 10, 15, 20, 30];

const sizeGroups = [2, 4, 6];

const groupOf = (partySize: number): number => {
  const group = sizeGroups.findIndex((largest) => partySize <= largest);
  return group < 0 ? sizeGroups.length : group;
};

/**
 * How long parties stay (WAIT-7): as those of their size did in the same period on the same weekday, if there were enough; else
 * as in the same period on any day; else as those of their size; else as planned.
 */
export function staysOf(rules: RestaurantRules, measured: readonly MeasuredStay[]): Stays {
  const lists = new Map<string, number[]>();
  for (const { partySize, date, minute, minutes } of measured) {
    if (minutes < shortestMinutes || minutes > longestMinutes) continue;
    for (const key of keysOf(rules, partySize, date, minute)) {
      const list = lists.get(key);
      if (list) list.push(minutes);
      else lists.set(key, [minutes]);
    }
  }
  for (const list of lists.values()) list.sort((a, b) => a - b);
  return {
    isMeasured: [...lists.values()].some(({ length }) => length >= fewest),
    of({ partySize, from }, satMinutes) {
      const { date, minute } = localTimeOf(from, rules.timezone);
      for (const key of keysOf(rules, partySize, date, minute)) {
        const list = lists.get(key) ?? [];
        if (list.length < fewest) continue;
        const longer = list.filter((minutes) => minutes > satMinutes);
        if (longer.length >= fewestLonger) return longer;
      }
      const { turnMinutes } = turnOn(rules, date, minute, partySize);
      const planned = spread.map((factor) => Math.round(turnMinutes * factor));
      const longer = planned.filter((minutes) => minutes > satMinutes);
      return longer.length > 0 ? longer : atTheEnd.map((more) => satMinutes + more);
    },
  };
}

/** The groups of a party, the narrowest first. */
function keysOf(rules: RestaurantRules, partySize: number, date: string, minute: number): string[] {
  const size = String(groupOf(partySize));
  const period = periodAt(rules, minute);
  return [`${size} ${period} ${weekdayOf(date)}`, `${size} ${period}`, size];
}

/** The period of a time of day; the hours after midnight belong to the one before. */
function periodAt({ periods }: RestaurantRules, minute: number): string {
  const holds = (at: number) => periods.find(({ opensAt, closesAt }) => opensAt <= at && at < closesAt);
  return (holds(minute) ?? holds(minute + 24 * 60))?.id ?? '';
}
