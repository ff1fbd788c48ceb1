import { restaurant } from '../../testing/restaurant';
import { freshName, newPeriod } from './periods';
import { changesOf, draftOf, problemsOf, tableCount, totalSeats } from './settings-draft';

describe('the content of a save', () => {
  const olive = restaurant({
    tableAvailability: { TwoTop: 4, FourTop: { count: 2, capacity: 5 }, Terrace: { count: 1, capacity: 12 } },
  });

  it('is empty while nothing changed', () => {
    expect(changesOf(draftOf(olive), olive)).toEqual({});
  });

  it('is what changed, trimmed', () => {
    expect(changesOf({ ...draftOf(olive), name: ' Olive ', seatingMinutes: '120' }, olive)).toEqual({
      name: 'Olive',
      seatingMinutes: 120,
    });
    expect(changesOf({ ...draftOf(olive), country: 'AU', smsCountries: ['AU', 'US'] }, olive)).toEqual({
      country: 'AU',
      smsCountries: ['AU', 'US'],
    });
  });

  it('keeps own seat numbers and unknown types, and leaves out types without tables', () => {
    const draft = draftOf(olive);
    const counts = { ...draft.counts, TwoTop: 0, FourTop: 3, SixTop: 1 };
    expect(changesOf({ ...draft, counts }, olive).tableAvailability).toEqual({
      Terrace: { count: 1, capacity: 12 },
      FourTop: { count: 3, capacity: 5 },
      SixTop: { count: 1, capacity: 6 },
    });
    expect(totalSeats({ ...draft, counts }, olive)).toBe(12 + 15 + 6);
  });
});

it.each([
  ['7', 7],
  ['', 0],
  ['many', 0],
  ['-3', 0],
  ['140', 99],
  ['2.9', 2],
])('reads the table count %p as %i', (typed, count) => expect(tableCount(typed)).toBe(count));

describe('problems', () => {
  const draft = draftOf(restaurant());

  it('are empty for what the server sent', () => expect(problemsOf(draft)).toEqual({}));

  it('name the field as the server does', () => {
    const period = { ...newPeriod('p', ''), openingTime: '22:00', closingTime: '11:00', daysOfWeek: [] };
    expect(problemsOf({ ...draft, seatingMinutes: '5', operatingHours: [period] })).toEqual({
      seatingMinutes: 'Turn time must be from 15 to 360 minutes',
      'operatingHours[0].name': 'Please name this period',
      'operatingHours[0].closingTime': 'Closing time must be later than opening time',
      'operatingHours[0].daysOfWeek': 'Please choose at least one day',
    });
  });

  it('are none for a period that ends on the next morning before the service day turns', () => {
    const late = { ...newPeriod('p', 'Late'), openingTime: '18:00', closingTime: '02:00' };
    expect(problemsOf({ ...draft, operatingHours: [late] })).toEqual({});
    expect(problemsOf({ ...draft, serviceDayTurnsAt: '01:00', operatingHours: [late] })).toEqual({
      'operatingHours[0].closingTime': 'Closing time must be later than opening time',
    });
  });

  it('require an operating period', () => {
    expect(problemsOf({ ...draft, operatingHours: [] })).toEqual({
      operatingHours: 'You must have at least one operating period',
    });
  });

  it('let a period end at midnight', () => {
    expect(
      problemsOf({ ...draft, operatingHours: [{ ...newPeriod('p', 'Late'), closingTime: '24:00' }] }),
    ).toEqual({});
  });
});

it('names a new period differently from the others', () => {
  expect(freshName([newPeriod('a', 'Lunch'), newPeriod('b', 'Period 3')])).toBe('Period 4');
});
