import { maxOnline } from './online-sizes';
import {
  countProblems,
  overbookingProblems,
  pacingProblems,
  partyProblems,
  type Problems,
  turnTimeProblems,
  wholeNumber,
  windowProblems,
} from './rule-problems';
import { availabilityBounds as bounds, type AvailabilityRules, type OnlineSizes } from './rules';
import { overlapProblems, sizeProblems, specialDayProblems } from './special-day-problems';

/**
 * Every problem of availability rules, by the path of its field (AVAIL-8). Expects tidied rules.
 * @param periodIds the periods of the week
 */
export function availabilityProblems(rules: AvailabilityRules, periodIds: ReadonlySet<string>): Problems {
  const { turnTimes = [], pacing = [], bookingWindows = [], specialDays = [], overbooking = [] } = rules;
  const tooMany = [
    ...countProblems('turnTimes', turnTimes, bounds.rules, 'turn times'),
    ...countProblems('pacing', pacing, bounds.rules, 'pacing rules'),
    ...countProblems('bookingWindows', bookingWindows, bounds.rules, 'booking windows'),
    ...countProblems('overbooking', overbooking, bounds.rules, 'rules about extra covers'),
    ...countProblems('specialDays', specialDays, bounds.specialDays, 'special days'),
    ...sizeProblems(specialDays),
  ];
  if (tooMany.length > 0) return tooMany;
  return [
    ...turnTimes.flatMap((each, at) => turnTimeProblems(each, `turnTimes[${at}]`, periodIds)),
    ...wholeNumber('pauseMinutes', rules.pauseMinutes, 0, bounds.pauseMinutes, 'A pause', 'minutes'),
    ...pacing.flatMap((each, at) => pacingProblems(each, `pacing[${at}]`, periodIds)),
    ...bookingWindows.flatMap((each, at) => windowProblems(each, `bookingWindows[${at}]`, periodIds)),
    ...overbooking.flatMap((each, at) => overbookingProblems(each, `overbooking[${at}]`, periodIds)),
    ...specialDays.flatMap((each, at) => specialDayProblems(each, `specialDays[${at}]`, periodIds)),
    ...overlapProblems(specialDays),
    ...sizesProblems(rules.online ?? {}),
  ];
}

function sizesProblems(sizes: OnlineSizes): Problems {
  return partyProblems(sizes, 'online', maxOnline);
}
