import { create } from '@bufbuild/protobuf';
import { type Actor, Role, roleAt, withheldAt } from '@tablewell/chassis/access';
import { invalid } from '@tablewell/chassis/refusal';
import { ReservationTimes } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import {
  ClosuresSchema,
  type OperatingPeriod,
  OperatingPeriodSchema,
  type RequestSettings,
  type Restaurant,
  TableTypeSchema,
  type TableType,
} from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { Static } from 'typebox';
import { toOnlineRules } from '../availability/mapping';
import { isOvernight } from '@tablewell/restaurant-rules/availability/day-hours';
import { dayTurnsAt } from '@tablewell/restaurant-rules/hours';
import {
  defaultQuietHours,
  fromRemindersMessage,
  toReminderMessage,
} from '@tablewell/restaurant-rules/reminders';
import { defaultRequests } from '@tablewell/restaurant-rules/settings';
import { fromWaitlistMessage } from '@tablewell/restaurant-rules/waitlist';
import { clockText } from '@tablewell/shared/calendar';
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

/**
 * The tables that reservations are booked on, by type: those of the layout in service, otherwise the stated counts.
 * Tables of one type with different numbers of seats are shown with their average (OVERVIEW-6).
 */
export function toBookedTables({ layoutInService, tableTypes }: Restaurant) {
  const tables = layoutInService?.floor?.tables ?? [];
  if (tables.length === 0) return toTableAvailability(tableTypes);
  const totals = new Map<string, { count: number; seats: number }>();
  for (const { type, largestParty } of tables) {
    const { count, seats } = totals.get(type) ?? { count: 0, seats: 0 };
    totals.set(type, { count: count + 1, seats: seats + largestParty });
  }
  return Object.fromEntries(
    [...totals].map(([type, { count, seats }]) => [type, { count, capacity: Math.round(seats / count) }]),
  );
}

/** The latest closing, HH:MM: that of a period which ends on the next morning is the latest of all. */
function latestClosing(periods: readonly OperatingPeriod[], turnsAt: number): string {
  const late = periods.filter((period) => isOvernight(period, turnsAt));
  return clockText(Math.max(...(late.length > 0 ? late : periods).map(({ closesAt }) => closesAt)));
}

/** The public's view of a restaurant (ROLE-5). */
export function toPublicRestaurant(restaurant: Restaurant) {
  const { operatingPeriods: periods, dayTurnsAt: turnsAt = dayTurnsAt.default } = restaurant;
  return {
    id: restaurant.id,
    name: restaurant.name,
    mode: restaurant.isTest ? ('test' as const) : ('live' as const),
    phoneNumber: restaurant.phoneNumber,
    openingTime: clockText(Math.min(...periods.map(({ opensAt }) => opensAt))),
    closingTime: latestClosing(periods, turnsAt),
    reservationInterval: periods[0]?.intervalMinutes ?? 30,
    operatingHours: periods.map(toOperatingHours),
    closedDays: { weekly: restaurant.closures?.weekly ?? [], special: restaurant.closures?.special ?? [] },
    timezone: restaurant.timezone,
    serviceDayTurnsAt: clockText(turnsAt),
    ...toOnlineRules(restaurant.availabilityRules),
    requiresConfirmation: restaurant.requiresConfirmation,
    ...(restaurant.areas.length > 0 ? { areas: restaurant.areas } : {}),
    ...(restaurant.areaChoices.length > 0
      ? { areaChoices: restaurant.areaChoices.map(({ name, partySizes }) => ({ name, partySizes })) }
      : {}),
    ...(restaurant.phoneUri && { phoneUri: restaurant.phoneUri }),
    ...(restaurant.smsCountries.length > 0
      ? { texting: { country: restaurant.country, countries: restaurant.smsCountries } }
      : {}),
    ...(restaurant.sharesGuestsAs && { sharesGuestsAs: restaurant.sharesGuestsAs }),
    ...(restaurant.hasSharedGuests && { hasSharedGuests: true }),
    ...(restaurant.largestTable === undefined ? {} : { largestTable: restaurant.largestTable }),
  };
}

const roleNames = {
  [Role.UNSPECIFIED]: undefined,
  [Role.OWNER]: 'owner',
  [Role.MANAGER]: 'manager',
  [Role.HOST]: 'host',
} as const satisfies Record<Role, string | undefined>;

/** A restaurant service that predates requests sends no settings for them. */
function toRequestSettings(settings: RequestSettings | undefined) {
  const { expireAfterMinutes, largePartiesHoldTable } = settings ?? defaultRequests;
  return { expireAfterMinutes, largePartiesHoldTable };
}

/** A restaurant service that predates reminders sends no settings for them. */
function toReminderSettings({ reminders, quietHours, callListAt, ...late }: Restaurant) {
  const { from, to } = quietHours ?? defaultQuietHours;
  return {
    reminders: fromRemindersMessage(reminders).map(({ minutesBefore, channels }) => ({
      minutesBefore,
      channels: [...channels],
    })),
    quietHours: { from: clockText(from), to: clockText(to) },
    callListAt: callListAt === undefined ? '' : clockText(callListAt),
    lateAfterMinutes: late.lateAfterMinutes ?? null,
    giveUpLateAfterMinutes: late.giveUpLateAfterMinutes ?? null,
    givesUpLateByItself: late.givesUpLateByItself,
  };
}

/** The address that gets its mails while a new address waits for confirmation. */
function toMailAddresses({ email, confirmedEmail = email }: Restaurant) {
  return { emailConfirmed: confirmedEmail === email, notificationEmail: confirmedEmail };
}

/** A restaurant as its members see it, with the caller's role. */
export function toRestaurant(restaurant: Restaurant, actor: Actor) {
  // The session of a caller who has just created the restaurant does not list it yet.
  const role = roleNames[roleAt(actor, restaurant.id) ?? Role.OWNER];
  return {
    ...toPublicRestaurant(restaurant),
    ...(role && { role }),
    withheld: withheldAt(actor, restaurant.id),
    email: restaurant.email,
    ...toMailAddresses(restaurant),
    seatingMinutes: restaurant.seatingMinutes,
    autoConfirm: restaurant.autoConfirm,
    requests: toRequestSettings(restaurant.requests),
    emailNotifications: restaurant.emailNotifications,
    smsNotifications: restaurant.smsNotifications,
    ...toReminderSettings(restaurant),
    waitlist: fromWaitlistMessage(restaurant.waitlist),
    country: restaurant.country,
    smsCountries: restaurant.smsCountries,
    tableAvailability: toTableAvailability(restaurant.tableTypes),
  };
}

const reservationTimes = { local: ReservationTimes.LOCAL, instant: ReservationTimes.INSTANT } as const;

/** A change of settings as the service's message. Throws a refusal that names every problem. */
export function toUpdate(id: string, body: Static<typeof UpdateRestaurantBody>) {
  const { change, problems } = readSettings(body);
  if (problems.length > 0) throw invalid(problems);
  const { operatingPeriods, closures, tableTypes, smsCountries, reminders, callListAt, ...others } = change;
  const { lateAfterMinutes, giveUpLateAfterMinutes, ...plain } = others;
  return {
    ...plain,
    ...(body.reservationTimes ? { reservationTimes: reservationTimes[body.reservationTimes] } : {}),
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
    ...(reminders ? { reminders: { items: reminders.map(toReminderMessage) } } : {}),
    ...(callListAt === undefined ? {} : { callListAt: callListAt ?? -1 }),
    ...(lateAfterMinutes === undefined ? {} : { lateAfterMinutes: lateAfterMinutes ?? -1 }),
    ...(giveUpLateAfterMinutes === undefined ? {} : { giveUpLateAfterMinutes: giveUpLateAfterMinutes ?? -1 }),
    // Last, so that the id of the path wins over one in the body.
    id,
  };
}
