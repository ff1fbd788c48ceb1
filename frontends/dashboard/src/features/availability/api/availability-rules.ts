import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type { AvailabilityRules, SpecialDay } from '@tablewell/restaurant-rules/availability/rules';
import type { OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import { clockText, minuteOf } from '@tablewell/shared/calendar';

type RulesBody = components['schemas']['AvailabilityRules'];
type PeriodBody = components['schemas']['SpecialDayPeriod'];

/** The rules with the version that a change is based on. */
export interface VersionedRules {
  readonly rules: AvailabilityRules;
  readonly version: number;
}

/** A restaurant's availability rules. */
export const availabilityRules = (id: string) =>
  queryOptions({
    queryKey: ['availability-rules', id],
    queryFn: async ({ signal }): Promise<VersionedRules> =>
      read(
        await answer(
          api.GET('/api/restaurant/{id}/availability-rules', { params: { path: { id } }, signal }),
        ),
      ),
  });

/** Replaces all rules; 409 after another member’s change, 400 with the refused fields. */
export async function saveAvailabilityRules(
  id: string,
  { rules, version }: VersionedRules,
): Promise<VersionedRules> {
  return read(
    await answer(
      api.PUT('/api/restaurant/{id}/availability-rules', {
        params: { path: { id } },
        body: { rules: bodyOf(rules), version },
      }),
    ),
  );
}

const read = ({ rules, version }: components['schemas']['VersionedAvailabilityRules']): VersionedRules => ({
  rules: rulesOfBody(rules),
  version,
});

/** The rules in an answer of `/api`. */
export function rulesOfBody({ specialDays, ...rules }: RulesBody): AvailabilityRules {
  if (!specialDays) return rules as AvailabilityRules;
  const days = specialDays.map(({ periods, id = '', ...day }) => ({
    ...day,
    id,
    ...(periods ? { periods: periods.map(toPeriod) } : {}),
  }));
  return { ...(rules as AvailabilityRules), specialDays: days as SpecialDay[] };
}

const toPeriod = ({
  id = '',
  name,
  openingTime,
  closingTime,
  reservationInterval,
}: PeriodBody): OperatingPeriod => ({
  id,
  name,
  opensAt: minuteOf(openingTime),
  closesAt: minuteOf(closingTime),
  intervalMinutes: reservationInterval,
  daysOfWeek: [],
});

/** The rules as `/api` takes them. */
export function bodyOf({ specialDays, ...rules }: AvailabilityRules): RulesBody {
  const days = specialDays?.map(({ periods, ...day }) => ({
    ...day,
    ...(periods ? { periods: periods.map(fromPeriod) } : {}),
  }));
  return { ...rules, ...(days ? { specialDays: days } : {}) } as RulesBody;
}

const fromPeriod = ({ id, name, opensAt, closesAt, intervalMinutes }: OperatingPeriod): PeriodBody => ({
  ...(id ? { id } : {}),
  name,
  openingTime: clockText(opensAt),
  closingTime: clockText(closesAt),
  reservationInterval: intervalMinutes,
});
