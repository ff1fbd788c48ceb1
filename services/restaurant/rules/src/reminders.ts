/** The ways by which a reminder goes to the diner. */
export const reminderChannels = ['sms', 'email'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** A reminder of every reservation (MESSAGE-30). */
export interface Reminder {
  /** Before the party's time. A multiple of 1,440: days before, at the same local time. */
  readonly minutesBefore: number;
  /** Each once, at least one. */
  readonly channels: readonly ReminderChannel[];
}

/** The time of each day in which no reminder is sent, in minutes after local midnight; it may cross midnight. */
export interface QuietHours {
  readonly from: number;
  /** Not included. The same as `from`: no quiet hours. */
  readonly to: number;
}

/** A quarter of an hour to a week, in minutes. */
export const reminderMinutes = { min: 15, max: 7 * 24 * 60 } as const;
export const maxReminders = 4;

/** A day and three hours before. */
export const defaultReminders: readonly Reminder[] = [
  { minutesBefore: 24 * 60, channels: reminderChannels },
  { minutesBefore: 3 * 60, channels: reminderChannels },
];

export const defaultQuietHours: QuietHours = { from: 21 * 60, to: 8 * 60 };

/** What an owner decides about reminders and about the list of those who have not answered. */
export interface ReminderSettings {
  /** Earliest first; empty: none. Absent: `defaultReminders`. */
  readonly reminders?: readonly Reminder[];
  /** Absent: `defaultQuietHours`. */
  readonly quietHours?: QuietHours;
  /** When the call list is shown, in minutes after local midnight; absent or null: all day (EVENING-29). */
  readonly callListAt?: number | null;
  /** When a party that has not arrived is late and asked by SMS when it comes, in minutes; absent or null: none is asked. */
  readonly lateAfterMinutes?: number | null;
  /** When the table of a late party is proposed to be given up, in minutes; absent or null: never (PARTY-22). */
  readonly giveUpLateAfterMinutes?: number | null;
  /** Its table is given up then without a host. */
  readonly givesUpLateByItself?: boolean;
}

/** The grace of late parties, in minutes. */
export const lateMinutes = { min: 5, max: 60 } as const;
export const giveUpMinutes = { min: 5, max: 180 } as const;

/** Sorted by their time, the earliest first, and each channel once. */
export function tidyReminders(reminders: readonly Reminder[]): Reminder[] {
  return reminders
    .map(({ minutesBefore, channels }) => ({
      minutesBefore,
      channels: reminderChannels.filter((channel) => channels.includes(channel)),
    }))
    .sort((a, b) => b.minutesBefore - a.minutesBefore);
}

interface Problem {
  readonly field: string;
  readonly message: string;
}

/**
 * Every problem of changed settings, by field. Expects tidied reminders.
 * @param present the settings in force
 */
export function reminderProblems(change: ReminderSettings, present: ReminderSettings = {}): Problem[] {
  const { reminders = [], quietHours, callListAt } = change;
  const problems: Problem[] = [];
  const check = (holds: boolean, field: string, message: string) => {
    if (!holds) problems.push({ field, message });
  };
  const { min, max } = reminderMinutes;
  check(reminders.length <= maxReminders, 'reminders', `There can be at most ${maxReminders} reminders`);
  reminders.slice(0, maxReminders).forEach(({ minutesBefore, channels }, index) => {
    const at = `reminders[${index}]`;
    check(
      Number.isInteger(minutesBefore) && minutesBefore >= min && minutesBefore <= max,
      `${at}.minutesBefore`,
      `A reminder is sent from ${min} minutes to ${max / 1_440} days before`,
    );
    check(
      reminders.findIndex((other) => other.minutesBefore === minutesBefore) === index,
      `${at}.minutesBefore`,
      'There is already a reminder at this time',
    );
    check(channels.length > 0, `${at}.channels`, 'A reminder is sent by SMS, by email or by both');
  });
  if (quietHours) {
    check(isTimeOfDay(quietHours.from), 'quietHours.from', timeOfDay);
    check(isTimeOfDay(quietHours.to), 'quietHours.to', timeOfDay);
  }
  if (typeof callListAt === 'number') check(isTimeOfDay(callListAt), 'callListAt', timeOfDay);
  return [...problems, ...lateProblems(change, present)];
}

function lateProblems(change: ReminderSettings, present: ReminderSettings): Problem[] {
  const { lateAfterMinutes, giveUpLateAfterMinutes } = change;
  if (!isWithin(lateAfterMinutes, lateMinutes))
    return [
      {
        field: 'lateAfterMinutes',
        message: `A party is late after ${lateMinutes.min} to ${lateMinutes.max} minutes`,
      },
    ];
  const field = 'giveUpLateAfterMinutes';
  if (!isWithin(giveUpLateAfterMinutes, giveUpMinutes)) {
    const { min, max } = giveUpMinutes;
    return [{ field, message: `A table is given up after ${min} to ${max} minutes` }];
  }
  if (lateAfterMinutes === undefined && giveUpLateAfterMinutes === undefined) return [];
  const { lateAfterMinutes: late, giveUpLateAfterMinutes: givenUp } = { ...present, ...defined(change) };
  return typeof late === 'number' && typeof givenUp === 'number' && givenUp < late
    ? [{ field, message: 'A table is given up at the earliest when the party is late' }]
    : [];
}

const defined = ({ lateAfterMinutes, giveUpLateAfterMinutes }: ReminderSettings): ReminderSettings => ({
  ...(lateAfterMinutes === undefined ? {} : { lateAfterMinutes }),
  ...(giveUpLateAfterMinutes === undefined ? {} : { giveUpLateAfterMinutes }),
});

const isWithin = (minutes: number | null | undefined, { min, max }: { min: number; max: number }): boolean =>
  typeof minutes !== 'number' || (Number.isInteger(minutes) && minutes >= min && minutes <= max);

const timeOfDay = 'Please give a time of day as HH:MM';
const isTimeOfDay = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute < 24 * 60;

// The contract message, which has a flag for each channel.

interface ReminderMessage {
  minutesBefore: number;
  sms: boolean;
  email: boolean;
}

export const toReminderMessage = ({ minutesBefore, channels }: Reminder): ReminderMessage => ({
  minutesBefore,
  sms: channels.includes('sms'),
  email: channels.includes('email'),
});

/** The reminders of a message; a service of the last release sends none, and the defaults apply. */
export function fromRemindersMessage(
  message: { readonly items: readonly ReminderMessage[] } | undefined,
): readonly Reminder[] {
  return (
    message?.items.map(({ minutesBefore, ...flags }) => ({
      minutesBefore,
      channels: reminderChannels.filter((channel) => flags[channel]),
    })) ?? defaultReminders
  );
}
