import { reminderProblems, type ReminderSettings, tidyReminders } from './reminders';

const fieldsOf = (settings: ReminderSettings) => reminderProblems(settings).map(({ field }) => field);
const at = (minutesBefore: number) => ({ minutesBefore, channels: ['sms'] as const });

describe('reminders', () => {
  test('are at most four, from 15 minutes to a week before, each at another time', () => {
    expect(fieldsOf({ reminders: [at(10_080), at(1_440), at(180), at(15)] })).toEqual([]);
    expect(fieldsOf({ reminders: [5, 4, 3, 2, 1].map((hours) => at(hours * 60)) })).toEqual(['reminders']);
    for (const minutes of [14, 10_081, 20.5, NaN])
      expect(fieldsOf({ reminders: [at(minutes)] })).toContain('reminders[0].minutesBefore');
    expect(fieldsOf({ reminders: [at(60), at(60)] })).toEqual(['reminders[1].minutesBefore']);
    expect(fieldsOf({ reminders: [{ minutesBefore: 60, channels: [] }] })).toEqual(['reminders[0].channels']);
    expect(fieldsOf({ reminders: [] })).toEqual([]);
  });

  test('are stored earliest first, with each channel once', () => {
    const given = [at(60), { minutesBefore: 1_440, channels: ['email', 'sms', 'email'] as const }];
    expect(tidyReminders(given)).toEqual([{ minutesBefore: 1_440, channels: ['sms', 'email'] }, at(60)]);
  });
});

test('quiet hours and the hour of the call list are times of day; quiet hours may cross midnight', () => {
  expect(fieldsOf({ quietHours: { from: 1_320, to: 480 }, callListAt: 840 })).toEqual([]);
  expect(fieldsOf({ quietHours: { from: 1_440, to: NaN }, callListAt: -1 })).toEqual([
    'quietHours.from',
    'quietHours.to',
    'callListAt',
  ]);
  expect(fieldsOf({ callListAt: null })).toEqual([]);
});

test('a party is late after 5 to 60 minutes, and its table is given up no sooner', () => {
  expect(fieldsOf({ lateAfterMinutes: null, giveUpLateAfterMinutes: null })).toEqual([]);
  expect(fieldsOf({ lateAfterMinutes: 15, giveUpLateAfterMinutes: 15 })).toEqual([]);
  for (const minutes of [4, 61, 7.5, NaN])
    expect(fieldsOf({ lateAfterMinutes: minutes })).toEqual(['lateAfterMinutes']);
  for (const minutes of [4, 181]) {
    expect(fieldsOf({ giveUpLateAfterMinutes: minutes })).toEqual(['giveUpLateAfterMinutes']);
  }
  const inForce = { lateAfterMinutes: 20, giveUpLateAfterMinutes: 30 };
  const problemsOf = (change: ReminderSettings) =>
    reminderProblems(change, inForce).map(({ field }) => field);
  expect(problemsOf({ giveUpLateAfterMinutes: 15 })).toEqual(['giveUpLateAfterMinutes']);
  expect(problemsOf({ lateAfterMinutes: 45 })).toEqual(['giveUpLateAfterMinutes']);
  expect(problemsOf({ lateAfterMinutes: null, giveUpLateAfterMinutes: 10 })).toEqual([]);
  expect(problemsOf({ quietHours: { from: 0, to: 0 } })).toEqual([]);
});
