import type { Start } from './api/host-form';
import { emptyValues, filledBy, problemsOf, refusalOf, toBooking } from './form-values';

const start = (time: string, more: Partial<Start> = {}): Start => ({
  time,
  period: 'Dinner',
  refusedBy: '',
  refusal: '',
  parties: 0,
  covers: 0,
  ...more,
});
const full = start('19:30', { refusedBy: 'no-tables-available', refusal: 'No table is free.' });
const starts = [start('19:00'), full];
const values = (more: object = {}) => ({ ...emptyValues('2026-11-20'), name: 'Kim', time: '19:00', ...more });

describe('a chosen time', () => {
  it.each([
    ['that can be booked is not refused', values(), false, undefined],
    ['is refused by the rule of its start', values({ time: '19:30' }), false, 'No table is free.'],
    [
      'is left to the service with tables of the host’s',
      values({ time: '19:30', tables: ['4'] }),
      false,
      undefined,
    ],
    ['between the starts is not offered', values({ time: '19:10' }), false, 'This time is not offered.'],
    ['on a closed day says so', values(), true, 'The restaurant is closed on this day.'],
  ])('%s', (_what, form, closed, refusal) => {
    expect(refusalOf(form, closed ? [] : starts, closed)).toBe(refusal);
  });
});

describe('the form', () => {
  it('names the missing fields', () => {
    const empty = { ...emptyValues(''), size: '101' };
    expect(Object.keys(problemsOf(empty, undefined))).toEqual(['name', 'size', 'date', 'time']);
    expect(problemsOf(values(), undefined)).toEqual({});
  });

  it('refuses an invalid address', () => {
    expect(problemsOf(values({ email: 'kim@' }), undefined)).toHaveProperty('email');
    expect(problemsOf(values({ email: ' kim@example.com ' }), undefined)).toEqual({});
  });

  it('is filled in from a known guest, except for what the host typed', () => {
    const guest = {
      id: 'g',
      name: 'Kim Lee',
      phoneNumber: '',
      visits: 1,
      lastVisit: null,
      email: 'kim@example.com',
      dietary: ['vegan'],
    };
    const expected = { name: 'Kim Lee', phoneNumber: '', email: 'kim@example.com', dietary: ['vegan'] };
    expect(filledBy(guest, values())).toMatchObject(expected);
    expect(filledBy(guest, values({ dietary: ['halal'] }))).toMatchObject({
      ...expected,
      dietary: ['halal'],
    });
  });

  it('keeps what the host typed if a known guest’s number and address are masked', () => {
    const guest = { id: 'g', name: 'Kim Lee', phoneNumber: '••• 1234', visits: 1, lastVisit: null };
    const filled = filledBy({ ...guest, email: 'k•••@•••.com' }, values({ phoneNumber: '+12025550143' }));
    expect(filled).toMatchObject({ name: 'Kim Lee', phoneNumber: '+12025550143', email: '' });
    expect(filledBy(guest, values())).toMatchObject({ phoneNumber: '' });
  });

  it('overrides a rule only with a reason', () => {
    const refused = values({ time: '19:30' });
    expect(problemsOf(refused, full.refusal)).toHaveProperty('time');
    expect(problemsOf({ ...refused, override: true }, full.refusal)).toEqual({
      reason: 'Say why it is booked anyway.',
    });
    const reasoned = { ...refused, override: true, reason: ' a regular ' };
    expect(problemsOf(reasoned, full.refusal)).toEqual({});
    expect(toBooking(reasoned)).toMatchObject({ override: true, reason: 'a regular', partySize: 2 });
    expect(toBooking(reasoned).when?.time?.value).toMatch(/T19:30$/);
    expect(toBooking({ ...reasoned, override: false })).toMatchObject({ override: false, reason: '' });
  });
});
