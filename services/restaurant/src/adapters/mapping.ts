import { create } from '@bufbuild/protobuf';
import type { SettingsChange } from '@tablewell/restaurant-rules/settings';
import { LayoutSchema } from '@tablewell/proto/restaurant/v1/layout_pb';
import {
  type Restaurant as RestaurantMessage,
  RestaurantSchema,
} from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { UpdateRestaurantRequest } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { Layout } from '../domain/layout';
import { mailAddress, type Restaurant } from '../domain/restaurant';
import { countryOf, textingCountries } from '../domain/texting-countries';

/** A restaurant as a contract message. */
export function toMessage(restaurant: Restaurant): RestaurantMessage {
  return create(RestaurantSchema, {
    ...restaurant,
    version: BigInt(restaurant.version),
    operatingPeriods: restaurant.operatingPeriods.map((period) => ({
      ...period,
      daysOfWeek: [...period.daysOfWeek],
    })),
    closures: { weekly: [...restaurant.closures.weekly], special: [...restaurant.closures.special] },
    tableTypes: restaurant.tableTypes.map((stock) => ({ ...stock })),
    country: countryOf(restaurant),
    smsCountries: textingCountries(restaurant),
    confirmedEmail: mailAddress(restaurant),
  });
}

/** The public fields: without owner, contact address, switches and tables. */
export function toPublicMessage({
  id,
  name,
  phoneNumber,
  timezone,
  operatingPeriods,
  closures,
  version,
}: Restaurant) {
  return create(RestaurantSchema, {
    id,
    version: BigInt(version),
    name,
    phoneNumber,
    timezone,
    operatingPeriods: operatingPeriods.map((period) => ({ ...period, daysOfWeek: [...period.daysOfWeek] })),
    closures: { weekly: [...closures.weekly], special: [...closures.special] },
  });
}

/** A floor plan as a contract message. */
export function toLayoutMessage({ version, fixedComponents, ...layout }: Layout) {
  return create(LayoutSchema, {
    ...layout,
    version: BigInt(version),
    fixedComponents: fixedComponents.map((component) => ({ ...component })),
  });
}

/** A settings change, with only the fields that are present. */
export function toChange(request: UpdateRestaurantRequest): SettingsChange {
  const { operatingPeriods, closures, tableTypes } = request;
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
    smsCountries: request.smsCountries?.items,
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
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
}
