import { turnOn, type WeekRules } from '@tablewell/restaurant-rules/availability/rules-on';
import type { SpecialDay, TurnTime } from '@tablewell/restaurant-rules/availability/rules';
import { seatingMinutes as bounds } from '@tablewell/restaurant-rules/hours';
import type { LocalParty } from '../../../lib/local-party';
import { type Hours, openingRulesOf } from './opening';

/** The turn times of a restaurant, from its availability rules. */
interface TurnRules {
  turnTimes?: readonly TurnTime[];
  specialDays?: readonly Pick<SpecialDay, 'from' | 'until' | 'seatingMinutes' | 'turnTimes'>[];
}

/** How long each party keeps its table (AVAIL-1). Without rules, as in the settings. */
export function turnTimesOf(
  hours: (Hours & { seatingMinutes?: number }) | undefined,
  rules: TurnRules | undefined,
): { of: (party: LocalParty) => number; longest: number } {
  const seatingMinutes = hours?.seatingMinutes ?? bounds.default;
  const opening = openingRulesOf(hours ?? {});
  const { specialDays: days } = opening.availabilityRules;
  const specialDays = days.map((day) => {
    const { seatingMinutes: own, turnTimes } =
      rules?.specialDays?.find(({ from }) => from === day.from) ?? {};
    return {
      ...day,
      ...(own === undefined ? {} : { seatingMinutes: own }),
      ...(turnTimes ? { turnTimes } : {}),
    };
  });
  const { turnTimes = [] } = rules ?? {};
  const week: WeekRules = { ...opening, seatingMinutes, availabilityRules: { turnTimes, specialDays } };
  const all = [...turnTimes, ...specialDays.flatMap((day) => day.turnTimes ?? [])].map(
    ({ minutes }) => minutes,
  );
  const special = specialDays.flatMap((day) => day.seatingMinutes ?? []);
  return {
    of: ({ date, minute, size }) => turnOn(week, date, minute, size).turnMinutes,
    longest: Math.max(seatingMinutes, ...all, ...special),
  };
}
