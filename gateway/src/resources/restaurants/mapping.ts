import { create } from '@bufbuild/protobuf';
import { invalid, type FieldProblem } from '@tablewell/chassis';
import {
  ClosuresSchema,
  type OperatingPeriod,
  OperatingPeriodSchema,
  type Restaurant,
  TableTypeSchema,
  type TableType,
} from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { Static } from 'typebox';
import { clockMinutes, clockText } from '../mapping';
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
    tableAvailability: toTableAvailability(restaurant.tableTypes),
  };
}

/** A change of settings, in the service's words. Throws a refusal that names every time that is none. */
export function toUpdate(id: string, body: Static<typeof UpdateRestaurantBody>) {
  const { operatingHours, closedDays, tableAvailability, ...plain } = body;
  const problems: FieldProblem[] = [];
  const minutes = (text: string, field: string) => {
    const value = clockMinutes(text);
    if (value === undefined) problems.push({ field, message: 'Please give a time of day as HH:MM' });
    return value ?? 0;
  };
  const periods = operatingHours?.map((period, index) =>
    create(OperatingPeriodSchema, {
      id: period.id ?? '',
      name: period.name,
      opensAt: minutes(period.openingTime, `operatingHours[${index}].openingTime`),
      closesAt: minutes(period.closingTime, `operatingHours[${index}].closingTime`),
      intervalMinutes: Number(period.reservationInterval),
      daysOfWeek: period.daysOfWeek,
    }),
  );
  if (problems.length > 0) throw invalid(problems);
  return {
    id,
    ...plain,
    ...(periods ? { operatingPeriods: { items: periods } } : {}),
    ...(closedDays
      ? {
          closures: create(ClosuresSchema, {
            weekly: closedDays.weekly ?? [],
            special: closedDays.special ?? [],
          }),
        }
      : {}),
    ...(tableAvailability ? { tableTypes: { items: toTableTypes(tableAvailability) } } : {}),
  };
}

function toTableTypes(
  availability: Record<string, number | { count: number; capacity: number }>,
): TableType[] {
  return Object.entries(availability).map(([key, value]) =>
    create(
      TableTypeSchema,
      typeof value === 'number' ? { key, count: value, countOnly: true } : { key, ...value },
    ),
  );
}
