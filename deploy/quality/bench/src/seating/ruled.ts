import type {
  AvailabilityRules,
  PacingRule,
  TurnTime,
} from '../../../../../services/restaurant/rules/src/availability/rules';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);

/** Every list at its maximum length, with rules that apply to each start, so that a decision evaluates all of them. */
export function allRules(): AvailabilityRules {
  const turnTimes: TurnTime[] = many(29, (index) => ({ minutes: 60, smallestParty: 50 + index }));
  const pacing: PacingRule[] = many(30, (index) => ({
    intervalMinutes: [15, 30, 60][index % 3] ?? 15,
    mostCovers: 900 + index,
    mostParties: 900,
    publicCovers: 800,
    publicParties: 800,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  }));
  return {
    turnTimes: [...turnTimes, { minutes: 90 }],
    pauseMinutes: 10,
    pacing,
    specialDays: many(100, (index) => ({
      id: `s${index}`,
      name: `Day ${index}`,
      from: day(index),
      until: day(index),
    })),
    bookingWindows: many(30, () => ({ shortestNoticeMinutes: 30, periodIds: ['p'] })),
    online: { smallestParty: 1, largestParty: 20 },
  };
}
