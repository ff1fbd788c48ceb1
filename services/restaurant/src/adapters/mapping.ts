import { create } from '@bufbuild/protobuf';
import { areasToChoose } from '@tablewell/restaurant-rules/areas';
import { toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import { publicPart } from '@tablewell/restaurant-rules/availability/rules';
import { addressLine } from '@tablewell/restaurant-rules/profile/address';
import { noProfile } from '@tablewell/restaurant-rules/profile/profile';
import { floorFromCounts, largestPublicParty } from '@tablewell/restaurant-rules/floor';
import { phoneFor } from '@tablewell/shared/phone';
import { dayTurnsAt } from '@tablewell/restaurant-rules/hours';
import {
  defaultQuietHours,
  defaultReminders,
  fromRemindersMessage,
  toReminderMessage,
} from '@tablewell/restaurant-rules/reminders';
import { defaultRequests, type SettingsChange } from '@tablewell/restaurant-rules/settings';
import { type WaitlistRules, waitlistRules } from '@tablewell/restaurant-rules/waitlist';
import {
  type Restaurant as RestaurantMessage,
  RestaurantSchema,
} from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type {
  UpdateRestaurantRequest,
  WaitlistChange,
} from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import { noOwnName, shownName } from '../domain/own-name';
import type { InService, Restaurant } from '../domain/restaurant';
import { countryOf, textingCountries } from '../domain/texting-countries';
import { toEmbeddingMessage } from './embedding-mapping';
import { toBrandMessage, toFaceMessage } from './face-mapping';
import { toOwnNameMessage } from './own-name-mapping';
import { toFloorMessage } from './layout-mapping';

/** A restaurant as a contract message, with the layout that it is booked on. */
export function toMessage(
  {
    layoutInService: _,
    availabilityRules = {},
    profile = noProfile,
    logo,
    cover: _cover,
    sites: _sites,
    ownName,
    localTimesKeptSince = 0,
    reminders = defaultReminders,
    quietHours = defaultQuietHours,
    callListAt,
    lateAfterMinutes,
    giveUpLateAfterMinutes,
    ...restaurant
  }: Restaurant,
  { layoutId, layoutVersion, floor }: InService,
): RestaurantMessage {
  const country = countryOf(restaurant);
  return create(RestaurantSchema, {
    ...restaurant,
    version: BigInt(restaurant.version),
    localTimesKeptSince: BigInt(localTimesKeptSince),
    clockAheadMs: BigInt(restaurant.clockAheadMs ?? 0),
    operatingPeriods: restaurant.operatingPeriods.map((period) => ({
      ...period,
      daysOfWeek: [...period.daysOfWeek],
    })),
    closures: { weekly: [...restaurant.closures.weekly], special: [...restaurant.closures.special] },
    tableTypes: restaurant.tableTypes.map((stock) => ({ ...stock })),
    country,
    smsCountries: textingCountries(restaurant),
    availabilityRules: toRulesMessage(availabilityRules),
    requests: restaurant.requests ?? defaultRequests,
    waitlist: waitlistRules(restaurant.waitlist),
    reminders: { items: reminders.map(toReminderMessage) },
    quietHours: { ...quietHours },
    ...(typeof callListAt === 'number' ? { callListAt } : {}),
    ...(typeof lateAfterMinutes === 'number' ? { lateAfterMinutes } : {}),
    ...(typeof giveUpLateAfterMinutes === 'number' ? { giveUpLateAfterMinutes } : {}),
    dayTurnsAt: restaurant.dayTurnsAt ?? dayTurnsAt.default,
    address: addressLine({ ...noProfile, ...profile }, country),
    requiresConfirmation: !restaurant.autoConfirm,
    face: toBrandMessage(profile, logo),
    ownName: shownName(ownName ?? noOwnName),
    layoutInService: {
      layoutId,
      layoutVersion: BigInt(layoutVersion),
      ...(floor ? { floor: toFloorMessage(floor) } : {}),
    },
  });
}

/**
 * The public fields: without owner, contact address, switches and tables, and only the part of the rules that a
 * calendar shows. The countries that get SMS are empty unless the restaurant sends any, which its plan has to include.
 */
export function toPublicMessage(restaurant: Restaurant, { floor }: InService, mayText = true) {
  const { id, name, phoneNumber, timezone, operatingPeriods, closures } = restaurant;
  const { availabilityRules = {}, version, autoConfirm, isTest } = restaurant;
  const areas = floor ? areasToChoose(floor, availabilityRules) : [];
  const texts = restaurant.smsNotifications && mayText;
  const largestTable = largestPublicParty(floor ?? floorFromCounts(restaurant.tableTypes));
  return create(RestaurantSchema, {
    id,
    version: BigInt(version),
    name,
    phoneNumber,
    timezone,
    operatingPeriods: operatingPeriods.map((period) => ({ ...period, daysOfWeek: [...period.daysOfWeek] })),
    closures: { weekly: [...closures.weekly], special: [...closures.special] },
    availabilityRules: toRulesMessage(publicPart(availabilityRules)),
    requiresConfirmation: !autoConfirm,
    isTest: isTest ?? false,
    clockAheadMs: BigInt(restaurant.clockAheadMs ?? 0),
    dayTurnsAt: restaurant.dayTurnsAt ?? dayTurnsAt.default,
    face: toFaceMessage(restaurant),
    embedding: toEmbeddingMessage(restaurant),
    ownName: toOwnNameMessage(restaurant),
    areas: areas.map(({ name }) => name),
    areaChoices: areas.map(({ name, partySizes }) => ({ name, partySizes: [...partySizes] })),
    ...(largestTable === undefined ? {} : { largestTable }),
    phoneUri: phoneFor(phoneNumber, countryOf(restaurant)).href ?? '',
    ...(texts ? { country: countryOf(restaurant), smsCountries: textingCountries(restaurant) } : {}),
  });
}

/** A number that is off at -1. */
const orOff = (value: number | undefined): number | null | undefined => (value === -1 ? null : value);

/** A settings change, with only the fields that are present. */
export function toChange(request: UpdateRestaurantRequest): SettingsChange {
  const { operatingPeriods, closures, tableTypes, reminders, quietHours, callListAt, waitlist } = request;
  const plain = {
    name: request.name,
    email: request.email,
    phoneNumber: request.phoneNumber,
    timezone: request.timezone,
    seatingMinutes: request.seatingMinutes,
    autoConfirm: request.autoConfirm,
    emailNotifications: request.emailNotifications,
    smsNotifications: request.smsNotifications,
    country: request.country,
    dayTurnsAt: request.dayTurnsAt,
    smsCountries: request.smsCountries?.items,
    requests: request.requests && {
      expireAfterMinutes: request.requests.expireAfterMinutes,
      largePartiesHoldTable: request.requests.largePartiesHoldTable,
    },
    waitlist: waitlist && toWaitlistChange(waitlist),
    reminders: reminders && fromRemindersMessage(reminders),
    quietHours: quietHours && { from: quietHours.from, to: quietHours.to },
    callListAt: orOff(callListAt),
    lateAfterMinutes: orOff(request.lateAfterMinutes),
    giveUpLateAfterMinutes: orOff(request.giveUpLateAfterMinutes),
    givesUpLateByItself: request.givesUpLateByItself,
    operatingPeriods: operatingPeriods?.items.map(
      ({ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek }) => ({
        id,
        name,
        opensAt,
        closesAt,
        intervalMinutes,
        daysOfWeek,
      }),
    ),
    closures: closures && { weekly: closures.weekly, special: closures.special },
    tableTypes: tableTypes?.items.map(({ key, count, capacity, countOnly }) => ({
      key,
      count,
      capacity,
      countOnly,
    })),
  };
  return present(plain);
}

/** The fields that have a value. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

function toWaitlistChange(message: WaitlistChange): Partial<WaitlistRules> {
  const { online, fullStarts, largestParty, mostWaiting, graceMinutes, offerMinutes } = message;
  const { doorTables, doorMinutes, vipFirst } = message;
  const held = { graceMinutes, offerMinutes, doorTables, doorMinutes, vipFirst };
  return present({ online, fullStarts, largestParty, mostWaiting, ...held });
}
