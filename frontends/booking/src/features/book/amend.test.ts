import { notifyFailure } from '../../components/failure-notice';
import { serve } from '../../testing/render-page';
import { reservation } from '../../testing/samples';
import { amend } from './amend';

jest.mock('../../components/failure-notice', () => ({ notifyFailure: jest.fn() }));

const sent = {
  name: 'Anna',
  guests: 4,
  phoneNumber: '1',
  notes: 'Window',
  email: 'anna@example.com',
  dietary: ['vegan'],
  reservation_time: '2026-11-23T18:30',
  recaptchaToken: 'first',
};
afterEach(() => jest.restoreAllMocks());

it('changes only what differs, and what was removed as well', async () => {
  const calls = serve(() => [200, reservation]);
  const { notes: _notes, dietary: _dietary, ...rest } = sent;
  await amend(reservation, sent, {
    ...rest,
    email: 'anna@example.org',
    dietaryNotes: 'Peanuts',
    recaptchaToken: 'second',
  });
  expect(calls.map(({ body }) => body)).toEqual([
    { notes: '', email: 'anna@example.org', dietary: [], dietaryNotes: 'Peanuts' },
  ]);
});

it.each([
  ['a chosen occasion', undefined, 'birthday', { occasion: 'birthday' }],
  ['another occasion', 'birthday', 'anniversary', { occasion: 'anniversary' }],
  ['an occasion that was removed', 'birthday', '', { occasion: '' }],
])('changes %s', async (_what, before, after, change) => {
  const calls = serve(() => [200, reservation]);
  const booked = before === undefined ? sent : { ...sent, occasion: before };
  await amend(reservation, booked, { ...booked, occasion: after });
  expect(calls.map(({ body }) => body)).toEqual([change]);
});

it('makes no call if nothing differs but the token', async () => {
  const calls = serve();
  expect(await amend(reservation, sent, { ...sent, recaptchaToken: 'second' })).toBe(reservation);
  expect(calls).toEqual([]);
});

it('keeps the booking and tells the diner if the change is refused', async () => {
  serve(() => [409, { error: 'Too late.', message: 'Too late.' }]);
  expect(await amend(reservation, sent, { ...sent, name: 'Anna M' })).toBe(reservation);
  expect(notifyFailure).toHaveBeenCalledTimes(1);
});

it('fails without an answer, so that it is tried again', async () => {
  serve(() => 'no network');
  await expect(amend(reservation, sent, { ...sent, name: 'Anna M' })).rejects.toThrow();
});
