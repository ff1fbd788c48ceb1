import { type SettingsChange, tidy } from '@tablewell/restaurant-rules/settings';
import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { type Restaurant, withChange, withLocalTimesKept } from '../domain/restaurant';
import { unknownCountries } from '../domain/texting-countries';
import type { Ports } from '../ports';
import { requestConfirmation } from './addresses';
import { changeRestaurant } from './change-restaurant';

/**
 * Changes the settings that are present, for members. Mails go to the previous address until a new one is confirmed.
 * `reservationTimes`: what reservations ahead keep when the zone changes (HOURS-14).
 */
export function updateRestaurant(ports: Ports) {
  return async (
    actor: Actor | undefined,
    id: string,
    change: SettingsChange,
    reservationTimes: 'instant' | 'local' = 'instant',
  ): Promise<Restaurant | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, id);
    if (stranger) return stranger;
    const tidied = tidy(change);
    // Hours and the turn of the day depend on each other, and so do the two limits of late parties.
    const present =
      tidied.operatingPeriods ||
      tidied.dayTurnsAt !== undefined ||
      tidied.lateAfterMinutes !== undefined ||
      tidied.giveUpLateAfterMinutes !== undefined
        ? await ports.restaurants.find(id)
        : undefined;
    const wrong = settingsProblems(tidied, present);
    const problems = wrong.length > 0 ? wrong : countryProblems(tidied);
    if (problems.length > 0) return invalid(problems);
    const operatingPeriods = tidied.operatingPeriods?.map((period) => ({
      ...period,
      id: period.id || ports.newId(),
    }));
    const applied = { ...tidied, ...(operatingPeriods ? { operatingPeriods } : {}) };
    return changeRestaurant(
      ports,
      id,
      changedFields,
      (current) => {
        const next = withChange(current, applied);
        return reservationTimes === 'local' ? withLocalTimesKept(current, next) : next;
      },
      async (next) => {
        // Requested even if the same address is saved again, in case the first mail was lost.
        const waits = tidied.email !== undefined && next.email !== '' && next.email !== next.confirmedEmail;
        return waits ? [await requestConfirmation(ports, next)] : [];
      },
    );
  };
}

/** Problems with unknown country codes; the shared rules check only their form. */
function countryProblems({ country, smsCountries = [] }: SettingsChange) {
  const given = { country: country === undefined ? [] : [country], smsCountries };
  return Object.entries(given).flatMap(([field, codes]) => {
    const unknown = unknownCountries(codes);
    return unknown.length === 0
      ? []
      : [{ field, message: `${unknown.join(', ')} is not the two-letter code of a country` }];
  });
}

/** The names of the settings that differ. */
export function changedFields(before: Restaurant, after: Restaurant): string[] {
  const fields = Object.keys(after) as (keyof Restaurant)[];
  return fields.filter(
    (field) =>
      field !== 'version' &&
      field !== 'confirmedEmail' &&
      field !== 'localTimesKeptSince' &&
      JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
