import { defaultReminders } from '@tablewell/restaurant-rules/reminders';
import { type CopiedPart, copiedTo } from './copied-settings';
import { newRestaurant, type Restaurant } from './restaurant';

const made = (id: string, name: string): Restaurant =>
  newRestaurant({ ...{ id, ownerId: 'ada', name, email: '', timezone: 'UTC' }, periodId: `${id}-dinner` });
const target = made('to', 'Sole');
const [dinner] = target.operatingPeriods;
const lunch = { ...dinner, name: 'Lunch', opensAt: 720, closesAt: 840 };
const source: Restaurant = {
  ...made('from', 'Luna'),
  seatingMinutes: 75,
  operatingPeriods: [
    { ...lunch, id: 'from-lunch' },
    { ...dinner, id: 'from-dinner', closesAt: 1_400 },
  ] as Restaurant['operatingPeriods'],
  availabilityRules: {
    turnTimes: [
      { id: 't1', minutes: 60, periodIds: ['from-dinner'] },
      { id: 't2', minutes: 45, periodIds: ['from-lunch'] },
    ],
  } as unknown as Restaurant['availabilityRules'] & object,
};
const copy = (from: Restaurant, to: Restaurant, ...parts: CopiedPart[]) =>
  copiedTo(to, from, new Set(parts), () => 'new');

describe('settings that are copied to another restaurant', () => {
  test('are those of the chosen parts that differ, and never its name or place', () => {
    expect(copy(source, target, 'messages', 'requests')).toEqual({ settings: {}, rulesLeftOut: 0 });
    const { settings } = copy(source, target, 'hours', 'messages', 'requests');
    expect(Object.keys(settings).toSorted()).toEqual(['operatingPeriods', 'seatingMinutes']);
    expect(settings).toMatchObject({ seatingMinutes: 75 });
  });

  test('have periods of the same name with the ids that they have there', () => {
    const { operatingPeriods } = copy(source, target, 'hours').settings;
    expect(operatingPeriods?.map(({ id, name }) => [id, name])).toEqual([
      ['new', 'Lunch'],
      ['to-dinner', dinner?.name],
    ]);
  });

  test('leave out rules for a period that is not there, unless it is copied, too', () => {
    const alone = copy(source, target, 'rules');
    expect(alone.rulesLeftOut).toBe(1);
    expect(alone.rules).toMatchObject({ turnTimes: [{ id: 't1', periodIds: ['to-dinner'] }] });
    const both = copy(source, target, 'rules', 'hours');
    expect(both.rulesLeftOut).toBe(0);
    expect(both.rules?.turnTimes?.map(({ periodIds }) => periodIds)).toEqual([['to-dinner'], ['new']]);
  });

  test('are the defaults where the source has set nothing', () => {
    const other = { ...target, reminders: [] };
    expect(copy(source, other, 'messages').settings.reminders).toEqual(
      defaultReminders.map(({ minutesBefore, channels }) => ({ minutesBefore, channels })),
    );
  });
});
