import { create } from '@bufbuild/protobuf';
import { invalid } from '@tablewell/chassis';
import {
  ClosuresSchema,
  type OperatingPeriod,
  OperatingPeriodSchema,
  type Restaurant,
  TableTypeSchema,
  type TableType,
} from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { Static } from 'typebox';
import { clockText } from '../mapping';
import { readSettings } from './settings';
import type { UpdateRestaurantBody } from './schemas';

function toOperatingHours(period: OperatingPeriod) {
  return {
    id: period.id,
    name: period.name,
    openingTime: clockText(period.opensAt),
    closingTime: clockText(period.closesAt),
    reservationInterval: String(period.intervalMinutes),
    daysOfWeek: period.daysOfWeek,
  };
}

function toTableAvailability(types: readonly TableType[]) {
  return Object.fromEntries(
    types.map(({ key, count, capacity, countOnly }) => [key, countOnly ? count : { count, capacity }]),
  );
}

/** What anyone may know of a restaurant (spec public §3). */
export function toPublicRestaurant(restaurant: Restaurant) {
  const periods = restaurant.operatingPeriods;
  return {
    id: restaurant.id,
    name: restaurant.name,
    phoneNumber: restaurant.phoneNumber,
    openingTime: clockText(Math.min(...periods.map(({ opensAt }) => opensAt))),
    closingTime: clockText(Math.max(...periods.map(({ closesAt }) => closesAt))),
    reservationInterval: periods[0]?.intervalMinutes ?? 30,
    operatingHours: periods.map(toOperatingHours),
    closedDays: { weekly: restaurant.closures?.weekly ?? [], special: restaurant.closures?.special ?? [] },
    timezone: restaurant.timezone,
  };
}

/** A restaurant as its members see it (spec owner §3). */
export function toRestaurant(restaurant: Restaurant) {
  return {
    ...toPublicRestaurant(restaurant),
    email: restaurant.email,
    seatingMinutes: restaurant.seatingMinutes,
    autoConfirm: restaurant.autoConfirm,
    emailNotifications: restaurant.emailNotifications,
    smsNotifications: restaurant.smsNotifications,
    smsCountries: restaurant.smsCountries,
    tableAvailability: toTableAvailability(restaurant.tableTypes),
  };
}

/** A change of settings, in the service's words. Throws a refusal that names everything that does not hold. */
export function toUpdate(id: string, body: Static<typeof UpdateRestaurantBody>) {
  const { change, problems } = readSettings(body);
  if (problems.length > 0) throw invalid(problems);
  const { operatingPeriods, closures, tableTypes, smsCountries, ...plain } = change;
  return {
    ...plain,
    ...(operatingPeriods
      ? {
          operatingPeriods: {
            items: operatingPeriods.map((period) =>
              create(OperatingPeriodSchema, { ...period, daysOfWeek: [...period.daysOfWeek] }),
            ),
          },
        }
      : {}),
    ...(closures
      ? { closures: create(ClosuresSchema, { weekly: [...closures.weekly], special: [...closures.special] }) }
      : {}),
    ...(tableTypes
      ? { tableTypes: { items: tableTypes.map((stock) => create(TableTypeSchema, stock)) } }
      : {}),
    ...(smsCountries ? { smsCountries: { items: [...smsCountries] } } : {}),
    // Last: which restaurant it is says the address, whatever else a body holds.
    id,
  };
}
