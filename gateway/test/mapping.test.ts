import { ReservationTimes } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { SessionTokensSchema } from '@tablewell/proto/auth/v1/session_pb';
import { AuthProvider, UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { GetSubscriptionResponseSchema } from '@tablewell/proto/billing/v1/billing_service_pb';
import { PlanId, PlanSchema } from '@tablewell/proto/billing/v1/subscription_pb';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import {
  RequestState,
  ReservationSchema,
  ReservationStatus,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { RestaurantSchema } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { toSignedIn, toUser } from '../src/resources/auth/mapping';
import { toBillingInfo, toPlan, toTrialStatus } from '../src/resources/billing/mapping';
import { toGuest } from '../src/resources/guests/mapping';
import { clockMinutes } from '@tablewell/shared/calendar';
import { toListItem, toReservation, toWhen } from '../src/resources/reservations/mapping';
import {
  toBookedTables,
  toPublicRestaurant,
  toRestaurant,
  toUpdate,
} from '../src/resources/restaurants/mapping';

const at = (text: string) => timestampFromDate(new Date(text));
const start = '2026-11-01T12:00:00.000Z';
const end = '2026-12-01T12:00:00.000Z';

test('a plan has its published fields, with the price in dollars a month', () => {
  const plan = create(PlanSchema, {
    id: PlanId.PREMIUM,
    name: 'Premium',
    priceMinor: 2_999n,
    annualPriceMinor: 28_790n,
    currency: 'USD',
    interval: 'month',
    description: 'For a busy restaurant',
    popular: true,
    features: ['SMS notifications'],
  });
  expect(toPlan(plan)).toEqual({
    id: 'premium',
    name: 'Premium',
    price: 29.99,
    currency: 'USD',
    interval: 'month',
    annualPrice: 287.9,
    description: 'For a busy restaurant',
    popular: true,
    features: ['SMS notifications'],
  });
});

test('a trial has its state, days left, end and plan', () => {
  const subscription = { plan: PlanId.BASIC, trialStartsAt: at(start), trialEndsAt: at(end) };
  const inTrial = create(GetSubscriptionResponseSchema, {
    subscription,
    entitlements: { inTrial: true, effectivePlan: PlanId.PREMIUM },
    trialDaysLeft: 5,
  });
  const basic = { subscriptionType: 'basic', isSubscribed: false };
  const running = {
    ...basic,
    isInTrial: true,
    daysLeft: 5,
    trialEndDate: end,
    trialType: 'premium',
    subscriptionInterval: '',
    managedByOwner: false,
  };
  expect(toTrialStatus(inTrial)).toEqual(running);
  const over = create(GetSubscriptionResponseSchema, { subscription, trialDaysLeft: -2 });
  expect(toTrialStatus(over)).toEqual({ ...running, isInTrial: false, daysLeft: -2 });
  expect(toTrialStatus(create(GetSubscriptionResponseSchema, {}))).toEqual({
    ...basic,
    isInTrial: false,
    daysLeft: 0,
    trialEndDate: null,
    trialType: '',
    subscriptionInterval: '',
    managedByOwner: false,
  });
});

test('billing shows every field of a subscription, and none without one', () => {
  const paymentMethod = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 };
  const bought = create(GetSubscriptionResponseSchema, {
    subscription: {
      plan: PlanId.ENTERPRISE,
      isSubscribed: true,
      priceMinor: 7_999n,
      currency: 'USD',
      interval: 'month',
      startsAt: at(start),
      endsAt: at(end),
      cancelAtPeriodEnd: true,
      canceledAt: at(start),
      providerTrialStartsAt: at(start),
      providerTrialEndsAt: at(end),
      trialStartsAt: at(start),
      trialEndsAt: at(end),
      paymentMethod,
    },
  });
  expect(toBillingInfo(bought)).toEqual({
    isSubscribed: true,
    subscriptionType: 'enterprise',
    subscriptionPrice: 79.99,
    subscriptionCurrency: 'USD',
    subscriptionInterval: 'month',
    subscriptionStartDate: start,
    subscriptionEndDate: end,
    cancelAtPeriodEnd: true,
    canceledAt: start,
    stripeTrialStart: start,
    stripeTrialEnd: end,
    trialStartDate: start,
    trialEndDate: end,
    paymentMethod,
  });
  expect(toBillingInfo(create(GetSubscriptionResponseSchema, {}))).toMatchObject({
    isSubscribed: false,
    subscriptionType: 'basic',
    subscriptionEndDate: null,
    paymentMethod: null,
  });
});

test('a sign-in is answered with both tokens, the user, a redirect and whether to verify', () => {
  const user = create(UserSchema, {
    id: 'u1',
    email: 'ada@x.com',
    firstName: 'Ada',
    lastName: 'Rossi',
    authProvider: AuthProvider.GOOGLE,
  });
  const shown = {
    id: 'u1',
    email: 'ada@x.com',
    firstName: 'Ada',
    lastName: 'Rossi',
    isVerified: false,
    authProvider: 'google',
  };
  expect(toUser(user)).toEqual(shown);
  const tokens = create(SessionTokensSchema, { accessToken: 'a', refreshToken: 'r' });
  expect(toSignedIn(user, tokens)).toEqual({
    token: 'a',
    refreshToken: 'r',
    user: shown,
    redirectUrl: '/dashboard',
    requiresVerification: true,
    email: 'ada@x.com',
  });
});

const restaurant = create(RestaurantSchema, {
  id: 'r1',
  name: 'Trattoria',
  email: 'owner@x.com',
  phoneNumber: '+12125550100',
  timezone: 'Europe/Rome',
  dayTurnsAt: 300,
  seatingMinutes: 90,
  operatingPeriods: [
    { id: 'l', name: 'Lunch', opensAt: 690, closesAt: 840, intervalMinutes: 15, daysOfWeek: [1, 2] },
    { id: 'd', name: 'Dinner', opensAt: 1_020, closesAt: 1_320, intervalMinutes: 30, daysOfWeek: [] },
  ],
  closures: { weekly: [0], special: ['2026-12-24'] },
  tableTypes: [
    { key: 'TwoTop', count: 4, capacity: 2 },
    { key: 'FourTop', count: 6, capacity: 4, countOnly: true },
  ],
  smsNotifications: true,
});

test('a restaurant shows the public its hours in both forms, and nothing that only the owner may see', () => {
  expect(toPublicRestaurant(restaurant)).toEqual({
    id: 'r1',
    name: 'Trattoria',
    mode: 'live',
    phoneNumber: '+12125550100',
    openingTime: '11:30',
    closingTime: '22:00',
    reservationInterval: 15,
    operatingHours: [
      {
        id: 'l',
        name: 'Lunch',
        openingTime: '11:30',
        closingTime: '14:00',
        reservationInterval: '15',
        daysOfWeek: [1, 2],
      },
      {
        id: 'd',
        name: 'Dinner',
        openingTime: '17:00',
        closingTime: '22:00',
        reservationInterval: '30',
        daysOfWeek: [],
      },
    ],
    closedDays: { weekly: [0], special: ['2026-12-24'] },
    timezone: 'Europe/Rome',
    serviceDayTurnsAt: '05:00',
    requiresConfirmation: false,
  });
});

test('the public reads which countries are texted, and the largest party of the tables', () => {
  const shown = { ...restaurant, country: 'IT', smsCountries: ['IT', 'US'], largestTable: 6 };
  expect(toPublicRestaurant(shown)).toMatchObject({
    texting: { country: 'IT', countries: ['IT', 'US'] },
    largestTable: 6,
  });
  expect(toPublicRestaurant({ ...restaurant, smsCountries: [] })).not.toHaveProperty('texting');
});

test('the closing time of a restaurant that is open past midnight is that of the next morning', () => {
  const [lunch] = restaurant.operatingPeriods;
  const late = { ...lunch, opensAt: 18 * 60, closesAt: 2 * 60 } as NonNullable<typeof lunch>;
  const open = { ...restaurant, operatingPeriods: [...restaurant.operatingPeriods, late] };
  expect(toPublicRestaurant(open).closingTime).toBe('02:00');
  const early = { ...open, dayTurnsAt: 60, operatingPeriods: restaurant.operatingPeriods };
  expect(toPublicRestaurant(early)).toMatchObject({ closingTime: '22:00', serviceDayTurnsAt: '01:00' });
});

test('the hour at which the service day turns is read as HH:MM, and must be a full one until noon', () => {
  expect(toUpdate('r1', { serviceDayTurnsAt: '03:00' })).toMatchObject({ dayTurnsAt: 180 });
  for (const serviceDayTurnsAt of ['03:30', '13:00', 'five', ''])
    expect(() => toUpdate('r1', { serviceDayTurnsAt })).toThrow('The service day turns at a full hour');
});

test('what reservations keep is given with a time zone only', () => {
  const timezone = 'Asia/Tokyo';
  expect(toUpdate('r1', { timezone })).not.toHaveProperty('reservationTimes');
  expect(toUpdate('r1', { timezone, reservationTimes: 'local' })).toMatchObject({
    timezone,
    reservationTimes: ReservationTimes.LOCAL,
  });
  expect(() => toUpdate('r1', { reservationTimes: 'local' })).toThrow(
    'Can only be given together with timezone',
  );
});

test('tables are read and shown as a count, or as count and seats, as they were written', () => {
  const tableAvailability = { TwoTop: { count: 4, capacity: 2 }, FourTop: 6 };
  const memberships = [{ restaurantId: restaurant.id, role: Role.HOST }];
  const actor = create(ActorSchema, { userId: 'u1', memberships });
  expect(toRestaurant(restaurant, actor)).toMatchObject({
    tableAvailability,
    smsNotifications: true,
    role: 'host',
  });
  expect(toUpdate('r1', { tableAvailability }).tableTypes?.items).toMatchObject([
    { key: 'TwoTop', count: 4, capacity: 2, countOnly: false },
    { key: 'FourTop', count: 6, countOnly: true },
  ]);
});

test('the tables in use are those of the layout in service, by type', () => {
  const of = (...tables: [string, number][]) => ({
    layoutInService: {
      layoutId: 'l1',
      floor: { tables: tables.map(([type, largestParty]) => ({ type, largestParty })) },
    },
  });
  const booked = (more: object) => toBookedTables(create(RestaurantSchema, { ...restaurant, ...more }));
  expect(booked(of(['TwoTop', 2], ['FourTop', 4], ['TwoTop', 2], ['FourTop', 5]))).toEqual({
    TwoTop: { count: 2, capacity: 2 },
    FourTop: { count: 2, capacity: 5 },
  });
  const stated = { TwoTop: { count: 4, capacity: 2 }, FourTop: 6 };
  expect(booked({ layoutInService: { layoutId: '' } })).toEqual(stated);
  expect(booked({ layoutInService: { layoutId: 'l1' } })).toEqual(stated);
});

test('opening hours are read as HH:MM and as HH:MM:SS', () => {
  expect(['09:05', '09:05:30', '24:00', '24:01', '25:00', '9:05', ''].map(clockMinutes)).toEqual([
    545,
    545,
    1_440,
    ...Array(4).fill(undefined),
  ]);
});

test('a reservation has its published field names, in lists and for the holder of its id', () => {
  const reservation = create(ReservationSchema, {
    id: 'x1',
    restaurantId: 'r1',
    name: 'Grace',
    partySize: 4,
    phoneNumber: '1',
    notes: 'n',
    startsAt: at(start),
    status: ReservationStatus.CANCELED,
    tableType: 'FourTop',
  });
  const common = {
    id: 'x1',
    name: 'Grace',
    guests: 4,
    phoneNumber: '1',
    notes: 'n',
    reservation_time: start,
  };
  expect(toListItem(reservation)).toEqual({
    ...common,
    status: 'canceled',
    restaurantId: 'r1',
    assignedTableType: 'FourTop',
  });
  expect(toReservation(reservation, undefined)).toMatchObject({ ...common, restaurant: { id: 'r1' } });
});

test('a request is shown in addition to the status, for callers that know only the status', () => {
  const shown = (status: ReservationStatus, state: RequestState) => {
    const request = { state, expiresAt: at(start), words: 'Sorry' };
    const { status: shownStatus, request: shownRequest } = toListItem(
      create(ReservationSchema, { status, request }),
    );
    return [shownStatus, shownRequest];
  };
  const requestBody = (state: string) => ({ state, expiresAt: start, message: 'Sorry' });
  const { ACTIVE, CANCELED } = ReservationStatus;
  expect(shown(ACTIVE, RequestState.PENDING)).toEqual(['active', requestBody('pending')]);
  expect(shown(ACTIVE, RequestState.ACCEPTED)).toEqual(['active', requestBody('accepted')]);
  expect(shown(CANCELED, RequestState.DECLINED)).toEqual(['canceled', requestBody('declined')]);
  expect(shown(CANCELED, RequestState.EXPIRED)).toEqual(['canceled', requestBody('expired')]);
  expect(shown(CANCELED, RequestState.WITHDRAWN)).toEqual(['canceled', requestBody('withdrawn')]);
});

test('a time without a zone is a local time of the restaurant, and one with a zone or Z is an instant', () => {
  expect(toWhen('2026-12-05T19:00')).toMatchObject({ time: { case: 'local', value: '2026-12-05T19:00' } });
  for (const text of ['2026-12-05T18:00:00.000Z', '2026-12-05T19:00+01:00']) {
    expect(toWhen(text)).toMatchObject({ time: { case: 'instant', value: at('2026-12-05T18:00:00Z') } });
  }
  for (const text of ['', 'tomorrow', '2026-12-05', '19:00']) expect(isRefusal(toWhen(text))).toBe(true);
});

test('a guest has a number of visits, and a last visit or none', () => {
  const guest = create(GuestSchema, { id: 'g1', name: 'Ada', phoneNumber: '1', visits: 3 });
  const shown = { id: 'g1', name: 'Ada', phoneNumber: '1', visits: 3, lastVisit: null };
  expect(toGuest(guest)).toEqual(shown);
  expect(toGuest({ ...guest, lastVisit: at(start) })).toEqual({ ...shown, lastVisit: start });
  expect(toGuest({ ...guest, noShows: 2 })).toEqual({ ...shown, noShows: 2 });
});

test.each(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'])(
  'a time that was read is written as the same instant, also if the clock shows it twice: %s',
  (instant) => {
    const startsAt = timestampFromDate(new Date(instant));
    const { reservation_time } = toListItem(create(ReservationSchema, { startsAt }));
    expect(reservation_time).toBe(instant);
    expect(toWhen(reservation_time)).toEqual({ time: { case: 'instant', value: startsAt } });
    const hour = Number(instant.slice(11, 13));
    expect(toWhen(`2026-11-01T01:30:00-0${hour - 1}:00`)).toEqual({
      time: { case: 'instant', value: startsAt },
    });
  },
);

test('reminders, quiet hours and the hour of the call list are read as the restaurant’s clock shows them', () => {
  const reminders = [{ minutesBefore: 180, channels: ['email' as const] }];
  const quietHours = { from: '22:30', to: '08:00' };
  expect(toUpdate('r1', { reminders, quietHours, callListAt: '14:00' })).toMatchObject({
    reminders: { items: [{ minutesBefore: 180, sms: false, email: true }] },
    quietHours: { from: 1_350, to: 480 },
    callListAt: 840,
  });
  expect(toUpdate('r1', { callListAt: '' })).toMatchObject({ callListAt: -1 });
  expect(toUpdate('r1', { lateAfterMinutes: 15, giveUpLateAfterMinutes: null })).toMatchObject({
    ...{ lateAfterMinutes: 15, giveUpLateAfterMinutes: -1 },
  });
  expect(() => toUpdate('r1', { quietHours: { from: '22:30', to: 'eight' } })).toThrow('HH:MM');
});

test('rules of the waitlist are read with their defaults, and changed one by one', () => {
  const owner = create(ActorSchema, {
    userId: 'u1',
    memberships: [{ restaurantId: 'r1', role: Role.OWNER }],
  });
  const shown = (more: object) =>
    toRestaurant(create(RestaurantSchema, { id: 'r1', ...more }), owner).waitlist;
  const rules = {
    ...{ online: true, fullStarts: true, largestParty: 8, mostWaiting: 30 },
    ...{ graceMinutes: 10, offerMinutes: 20, doorTables: 0, doorMinutes: 120, vipFirst: false },
  };
  expect(shown({})).toEqual(rules);
  expect(shown({ waitlist: { ...rules, online: false, graceMinutes: 15 } })).toEqual({
    ...rules,
    ...{ online: false, graceMinutes: 15 },
  });
  expect(toUpdate('r1', { waitlist: { largestParty: 6 } })).toEqual({
    id: 'r1',
    waitlist: { largestParty: 6 },
  });
  expect(() => toUpdate('r1', { waitlist: { largestParty: 21 } })).toThrow('1 to 20 people');
});
