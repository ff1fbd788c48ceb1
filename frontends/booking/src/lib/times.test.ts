// cspell:ignore Déjeuner Dîner
import { catalog as english } from '@tablewell/languages/pages/en';
import { catalog as french } from '@tablewell/languages/pages/fr';
import { setLanguage } from './language';
import { availability, restaurant } from '../testing/samples';
import { eveningUnderWay } from './evening';
import { choicesFromAvailability, nearestFree, withOwnTime } from './times';
import { choicesFromRules } from './times-by-rules';

const longAgo = { date: '2026-01-01', time: '00:00' };
const monday = '2026-11-23';
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('the times of a day by the opening rules', () => {
  it('run from opening up to but not including closing', () => {
    const period = { ...restaurant.operatingHours[0]!, openingTime: '17:00', closingTime: '18:30' };
    const choices = choicesFromRules({ ...restaurant, operatingHours: [period] }, monday, longAgo);
    expect(labels(choices)).toEqual(['5:00 PM', '5:30 PM', '6:00 PM']);
    expect(choices.map(({ time }) => time)).toEqual(['17:00', '17:30', '18:00']);
  });

  it('have the period only if the day has several', () => {
    const lunch = {
      ...restaurant.operatingHours[0]!,
      name: 'Lunch',
      openingTime: '12:00',
      closingTime: '13:00',
    };
    const dinner = { ...lunch, name: 'Dinner', openingTime: '18:00', closingTime: '19:00', daysOfWeek: [1] };
    const both = { ...restaurant, operatingHours: [dinner, lunch] };
    expect(labels(choicesFromRules(both, monday, longAgo))).toEqual([
      '12:00 PM (Lunch)',
      '12:30 PM (Lunch)',
      '6:00 PM (Dinner)',
      '6:30 PM (Dinner)',
    ]);
    setLanguage('fr', french);
    expect(labels(choicesFromRules(both, monday, longAgo))).toEqual([
      '12:00 (Déjeuner)',
      '12:30 (Déjeuner)',
      '18:00 (Dîner)',
      '18:30 (Dîner)',
    ]);
    setLanguage('en', english);
    expect(labels(choicesFromRules(both, '2026-11-24', longAgo))).toEqual(['12:00 PM', '12:30 PM']);
  });

  it('are the main hours, every half hour, if there are no periods', () => {
    const plain = { ...restaurant, operatingHours: [], openingTime: '11:00', closingTime: '12:00' };
    expect(labels(choicesFromRules({ ...plain, reservationInterval: 0 }, monday, longAgo))).toEqual([
      '11:00 AM',
      '11:30 AM',
    ]);
  });

  it('leave out times that have passed today', () => {
    const [first] = choicesFromRules(restaurant, monday, { date: monday, time: '18:10' });
    expect(first?.time).toBe('18:30');
  });
});

describe('an evening that crosses midnight', () => {
  const late = { ...restaurant.operatingHours[0]!, openingTime: '23:00', closingTime: '01:00' };
  const bar = { ...restaurant, operatingHours: [late] };

  it('is one day by the opening rules', () => {
    const choices = choicesFromRules(bar, monday, longAgo, true);
    expect(choices.map(({ date, time }) => `${date} ${time}`)).toEqual([
      ...[`${monday} 23:00`, `${monday} 23:30`, '2026-11-24 00:00', '2026-11-24 00:30'],
    ]);
    const now = { date: '2026-11-24', time: '00:10' };
    expect(choicesFromRules(bar, monday, now, true).map(({ time }) => time)).toEqual(['00:30']);
  });

  it('is under way until it closes, and no other day is', () => {
    expect(eveningUnderWay(bar, { date: '2026-11-24', time: '00:30' })).toBe(monday);
    expect(eveningUnderWay(bar, { date: '2026-11-24', time: '01:00' })).toBe('2026-11-24');
    expect(eveningUnderWay(restaurant, { date: '2026-11-24', time: '00:30' })).toBe('2026-11-24');
    const parts = [
      { ...late, closingTime: '24:00' },
      { ...late, openingTime: '00:00', closingTime: '02:00' },
    ];
    expect(eveningUnderWay({ ...bar, operatingHours: parts }, { date: '2026-11-24', time: '01:30' })).toBe(
      monday,
    );
  });
});

describe('the times of a day by the server', () => {
  it('keep full times, drop past ones, and have their instants', () => {
    const answer = availability(monday, { '17:00': true, '17:30': false, '18:00': true });
    const choices = choicesFromAvailability(answer, new Date(`${monday}T22:10:00Z`));
    expect(choices).toEqual(
      [
        {
          time: '17:30',
          label: '5:30 PM',
          period: 'Dinner',
          free: false,
          instant: `${monday}T22:30:00.000Z`,
        },
        { time: '18:00', label: '6:00 PM', period: 'Dinner', free: true, instant: `${monday}T23:00:00.000Z` },
      ].map((choice) => ({ ...choice, date: monday })),
    );
  });

  it('have the next date after midnight', () => {
    const answer = availability(monday, { '23:30': true, '00:30': true });
    const [before, after] = answer.times;
    const times = [before!, { ...after!, date: '2026-11-24', reservation_time: '2026-11-24T05:30:00.000Z' }];
    const choices = choicesFromAvailability({ ...answer, times }, new Date(`${monday}T12:00:00Z`));
    expect(choices.map(({ date, time, label }) => `${date} ${time} ${label}`)).toEqual([
      `${monday} 23:30 11:30 PM`,
      '2026-11-24 00:30 12:30 AM (Tue, Nov 24)',
    ]);
    expect(nearestFree([...choices, { ...choices[0]!, time: '18:00' }], choices[1]!, 1)).toEqual([
      choices[0],
    ]);
  });
});

describe('a reservation’s own time', () => {
  const choices = choicesFromRules(restaurant, monday, longAgo);
  it('is inserted if it is not offered', () => {
    const times = withOwnTime(choices, { date: monday, time: '18:10' }, 'instant').map(({ time }) => time);
    expect(times.slice(times.indexOf('18:10') - 1, times.indexOf('18:10') + 2)).toEqual([
      '18:00',
      '18:10',
      '18:30',
    ]);
  });
  it('is not duplicated if it is', () => {
    expect(withOwnTime(choices, { date: monday, time: '18:00' }, 'instant')).toHaveLength(choices.length);
  });
  it('keeps its instant if the clock shows it twice', () => {
    const night = [
      {
        date: '2026-11-01',
        time: '01:30',
        label: '1:30 AM',
        free: true,
        instant: '2026-11-01T05:30:00.000Z',
      },
    ];
    const own = '2026-11-01T06:30:00.000Z';
    expect(withOwnTime(night, night[0]!, own)).toEqual([{ ...night[0], instant: own }]);
  });
});

describe('nearestFree', () => {
  const at = (time: string) => ({ date: monday, time });
  const choices = ['17:00', '17:30', '18:00', '18:30', '19:00', '21:00'].map((time) => ({
    date: monday,
    time,
    label: time,
    free: time !== '18:00' && time !== '17:30',
  }));
  it('offers the three nearest in the order of the day', () => {
    expect(nearestFree(choices, at('18:00')).map(({ time }) => time)).toEqual(['17:00', '18:30', '19:00']);
  });
  it('never offers the wanted time itself, nor full ones', () => {
    expect(nearestFree(choices, at('18:30'), 9).map(({ time }) => time)).toEqual(['17:00', '19:00', '21:00']);
  });
  it('is empty when the day is full', () => {
    expect(
      nearestFree(
        choices.map((choice) => ({ ...choice, free: false })),
        at('18:00'),
      ),
    ).toEqual([]);
  });
});
