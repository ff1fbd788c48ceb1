import { isOvernight } from '@tablewell/restaurant-rules/availability/day-hours';
import { dayTurnsAt, seatingMinutes } from '@tablewell/restaurant-rules/hours';
import { defaultQuietHours, defaultReminders } from '@tablewell/restaurant-rules/reminders';
import { defaultRequests } from '@tablewell/restaurant-rules/settings';
import { fromWaitlistMessage } from '@tablewell/restaurant-rules/waitlist';
import { seatsInName, tableKinds } from '@tablewell/restaurant-rules/tables';
import { clockText, minuteOf } from '@tablewell/shared/calendar';
import type { Restaurant } from '../../lib/api/list-restaurants';
import type { Problems } from '../../forms/problems';
import { t } from './texts';

/** An operating period as it is being edited: times in the format of a time field. */
export interface PeriodDraft {
  id: string;
  name: string;
  openingTime: string;
  closingTime: string;
  /** Minutes, as text. */
  reservationInterval: string;
  daysOfWeek: readonly number[];
}

/** A reminder as it is being edited. */
export type ReminderDraft = Restaurant['reminders'][number];

/** How the waitlist works for diners. */
export type WaitlistDraft = Restaurant['waitlist'];

/** HH:MM. */
type QuietHoursDraft = Restaurant['quietHours'];

/** The settings as they are being edited. */
export interface SettingsDraft {
  name: string;
  email: string;
  phoneNumber: string;
  timezone: string;
  /** When the service day turns: HH:MM, a full hour. */
  serviceDayTurnsAt: string;
  /** ISO 3166 alpha-2. */
  country: string;
  smsCountries: readonly string[];
  /** As typed. */
  seatingMinutes: string;
  autoConfirm: boolean;
  /** How long a request waits for an answer, in minutes. */
  requestMinutes: number;
  largePartiesHoldTable: boolean;
  emailNotifications: boolean;
  smsNotifications: boolean;
  reminders: readonly ReminderDraft[];
  quietHours: QuietHoursDraft;
  /** HH:MM; empty: all day. */
  callListAt: string;
  /** Null: late parties are not asked. */
  lateAfterMinutes: number | null;
  /** Null: no table is given up. */
  giveUpLateAfterMinutes: number | null;
  givesUpLateByItself: boolean;
  waitlist: WaitlistDraft;
  operatingHours: readonly PeriodDraft[];
  weekly: readonly number[];
  special: readonly string[];
  /** How many tables there are of each of the twelve kinds. */
  counts: Readonly<Record<string, number>>;
}

type TableAvailability = Restaurant['tableAvailability'];
export type SettingsPatch = Partial<
  Pick<
    Restaurant,
    | 'name'
    | 'email'
    | 'phoneNumber'
    | 'timezone'
    | 'serviceDayTurnsAt'
    | 'country'
    | 'smsCountries'
    | 'seatingMinutes'
    | 'autoConfirm'
    | 'requests'
    | 'emailNotifications'
    | 'smsNotifications'
    | 'reminders'
    | 'quietHours'
    | 'callListAt'
    | 'lateAfterMinutes'
    | 'giveUpLateAfterMinutes'
    | 'givesUpLateByItself'
    | 'operatingHours'
    | 'closedDays'
    | 'tableAvailability'
  >
> & { waitlist?: Partial<WaitlistDraft> };

const countOf = (stock: TableAvailability[string] | undefined): number =>
  typeof stock === 'number' ? stock : (stock?.count ?? 0);

/** The draft that shows a restaurant's current settings. */
export function draftOf(restaurant: Restaurant): SettingsDraft {
  const { name, email, phoneNumber, timezone, autoConfirm, emailNotifications, smsNotifications } =
    restaurant;
  return {
    name,
    email,
    phoneNumber,
    timezone,
    // A gateway of the previous release does not send these three fields.
    serviceDayTurnsAt: restaurant.serviceDayTurnsAt ?? clockText(dayTurnsAt.default),
    country: restaurant.country ?? 'US',
    smsCountries: restaurant.smsCountries ?? [],
    seatingMinutes: String(restaurant.seatingMinutes),
    autoConfirm,
    ...requestsOf(restaurant),
    emailNotifications,
    smsNotifications,
    ...remindersOf(restaurant),
    // A gateway of the previous release does not send them.
    waitlist: fromWaitlistMessage((restaurant as { waitlist?: WaitlistDraft }).waitlist),
    // A time field takes HH:MM; older records have seconds.
    operatingHours: restaurant.operatingHours.map((period) => ({
      ...period,
      openingTime: period.openingTime.slice(0, 5),
      closingTime: period.closingTime.slice(0, 5),
    })),
    weekly: restaurant.closedDays.weekly,
    special: [...restaurant.closedDays.special].sort(),
    counts: Object.fromEntries(
      tableKinds.map(({ key }) => [key, countOf(restaurant.tableAvailability[key])]),
    ),
  };
}

/** The settings of requests; the defaults with a gateway of the previous release, which does not send them. */
function requestsOf({ requests }: { requests?: Restaurant['requests'] }) {
  const { expireAfterMinutes, largePartiesHoldTable } = requests ?? defaultRequests;
  return { requestMinutes: expireAfterMinutes, largePartiesHoldTable };
}

/** The settings of reminders; the defaults with a gateway of the previous release, which does not send them. */
function remindersOf(
  given: Partial<
    Pick<
      Restaurant,
      | 'reminders'
      | 'quietHours'
      | 'callListAt'
      | 'lateAfterMinutes'
      | 'giveUpLateAfterMinutes'
      | 'givesUpLateByItself'
    >
  >,
) {
  return {
    reminders:
      given.reminders ??
      defaultReminders.map(({ minutesBefore, channels }) => ({ minutesBefore, channels: [...channels] })),
    quietHours: given.quietHours ?? {
      from: clockText(defaultQuietHours.from),
      to: clockText(defaultQuietHours.to),
    },
    callListAt: given.callListAt ?? '',
    lateAfterMinutes: given.lateAfterMinutes ?? null,
    giveUpLateAfterMinutes: given.giveUpLateAfterMinutes ?? null,
    givesUpLateByItself: given.givesUpLateByItself ?? false,
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The content of a save: the settings that differ from `restaurant`, so that a colleague's other changes are kept. */
export function changesOf(draft: SettingsDraft, restaurant: Restaurant): SettingsPatch {
  const before = draftOf(restaurant);
  const changed = <Key extends keyof SettingsDraft>(key: Key): boolean => !same(draft[key], before[key]);
  return {
    ...(changed('name') ? { name: draft.name.trim() } : {}),
    ...(changed('email') ? { email: draft.email.trim() } : {}),
    ...(changed('phoneNumber') ? { phoneNumber: draft.phoneNumber.trim() } : {}),
    ...(changed('timezone') ? { timezone: draft.timezone } : {}),
    ...(changed('serviceDayTurnsAt') ? { serviceDayTurnsAt: draft.serviceDayTurnsAt } : {}),
    ...(changed('country') ? { country: draft.country } : {}),
    ...(changed('smsCountries') ? { smsCountries: [...draft.smsCountries] } : {}),
    ...(changed('seatingMinutes') ? { seatingMinutes: Number(draft.seatingMinutes) } : {}),
    ...(changed('autoConfirm') ? { autoConfirm: draft.autoConfirm } : {}),
    ...(changed('requestMinutes') || changed('largePartiesHoldTable')
      ? {
          requests: {
            expireAfterMinutes: draft.requestMinutes,
            largePartiesHoldTable: draft.largePartiesHoldTable,
          },
        }
      : {}),
    ...(changed('emailNotifications') ? { emailNotifications: draft.emailNotifications } : {}),
    ...(changed('smsNotifications') ? { smsNotifications: draft.smsNotifications } : {}),
    ...(changed('reminders') ? { reminders: [...draft.reminders] } : {}),
    ...(changed('quietHours') ? { quietHours: draft.quietHours } : {}),
    ...(changed('callListAt') ? { callListAt: draft.callListAt } : {}),
    ...(changed('lateAfterMinutes') ? { lateAfterMinutes: draft.lateAfterMinutes } : {}),
    ...(changed('giveUpLateAfterMinutes') ? { giveUpLateAfterMinutes: draft.giveUpLateAfterMinutes } : {}),
    ...(changed('givesUpLateByItself') ? { givesUpLateByItself: draft.givesUpLateByItself } : {}),
    ...(changed('waitlist') ? { waitlist: differing(draft.waitlist, before.waitlist) } : {}),
    ...(changed('operatingHours')
      ? {
          operatingHours: draft.operatingHours.map((period) => ({
            ...period,
            daysOfWeek: [...period.daysOfWeek],
          })),
        }
      : {}),
    ...(changed('weekly') || changed('special')
      ? { closedDays: { weekly: [...draft.weekly], special: [...draft.special] } }
      : {}),
    ...(changed('counts') ? { tableAvailability: tablesOf(draft, restaurant.tableAvailability) } : {}),
  };
}

/** The rules that differ, so that a colleague's other changes are kept. */
const differing = (draft: WaitlistDraft, before: WaitlistDraft): Partial<WaitlistDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== before[name as keyof WaitlistDraft]),
  );

/** Kinds without a table are left out; kinds that are not among the twelve, and own seat numbers, are kept. */
function tablesOf({ counts }: SettingsDraft, before: TableAvailability): TableAvailability {
  const others = Object.entries(before).filter(([key]) => !(key in counts));
  const own = tableKinds.flatMap(({ key, seats }) => {
    const count = counts[key] ?? 0;
    const stock = before[key];
    const capacity = typeof stock === 'object' ? stock.capacity : seats;
    return count > 0 ? [[key, { count, capacity }] as const] : [];
  });
  return Object.fromEntries([...others, ...own]);
}

/** Seats of all tables: the draft's counts, and the restaurant's other kinds. */
export function totalSeats({ counts }: SettingsDraft, restaurant: Restaurant): number {
  let total = 0;
  for (const [key, stock] of Object.entries({ ...restaurant.tableAvailability, ...counts })) {
    const before = restaurant.tableAvailability[key];
    const kind = tableKinds.find((each) => each.key === key);
    const each = typeof before === 'object' ? before.capacity : (kind?.seats ?? seatsInName(key));
    total += countOf(stock) * each;
  }
  return total;
}

/** Counts are whole numbers from 0 to 99; anything that is not a number is 0 (TABLE-2). */
export function tableCount(typed: string): number {
  const value = Number(typed.trim());
  return Number.isFinite(value) ? Math.min(99, Math.max(0, Math.trunc(value))) : 0;
}

export function problemsOf(draft: SettingsDraft): Problems {
  const problems: Record<string, string> = {};
  const { min, max } = seatingMinutes;
  const turn = Number(draft.seatingMinutes);
  if (draft.name.trim() === '') problems['name'] = t('settings.problem.name');
  if (draft.seatingMinutes.trim() === '' || !Number.isInteger(turn) || turn < min || turn > max) {
    problems['seatingMinutes'] = t('settings.problem.turnTime', { min, max });
  }
  if (draft.operatingHours.length === 0) {
    problems['operatingHours'] = t('settings.periods.atLeastOne');
  }
  for (const [index, period] of draft.operatingHours.entries()) {
    const at = `operatingHours[${index}]`;
    if (period.name.trim() === '') problems[`${at}.name`] = t('settings.problem.periodName');
    if (!period.openingTime) problems[`${at}.openingTime`] = t('settings.problem.time');
    if (!period.closingTime) problems[`${at}.closingTime`] = t('settings.problem.time');
    else if (!isOpen(period, draft)) {
      problems[`${at}.closingTime`] = t('settings.problem.closing');
    }
    if (period.daysOfWeek.length === 0) problems[`${at}.daysOfWeek`] = t('settings.problem.days');
  }
  return problems;
}

/** Whether a period closes after it opens, or on the next morning before the service day turns (HOURS-5). */
function isOpen(
  { openingTime, closingTime }: PeriodDraft,
  { serviceDayTurnsAt }: Pick<SettingsDraft, 'serviceDayTurnsAt'>,
): boolean {
  const period = { opensAt: minuteOf(openingTime), closesAt: minuteOf(closingTime) };
  return period.opensAt < period.closesAt || isOvernight(period, minuteOf(serviceDayTurnsAt));
}
