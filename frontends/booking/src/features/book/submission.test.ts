import { ApiError, NetworkError } from '@tablewell/api-client';
import { isFullyBooked } from '../../lib/fully-booked';
import { isRefusal } from './is-refusal';
import { nextSubmission } from './submission';

const refusal = (status: number, text = '') => new ApiError(status, text, [], undefined, {}, '');
const body = { name: 'Anna', guests: 4, reservation_time: '2026-11-23T18:30', recaptchaToken: 'first' };
const open = { submission: { key: 'k1', body } };
const later = { ...body, recaptchaToken: 'second', holdId: 'h2' };
const newKey = () => 'k2';

it('knows whether the table may have been booked despite the failure', () => {
  for (const error of [new NetworkError('Failed to fetch'), new Error(), refusal(503)])
    expect(isRefusal(error)).toBe(false);
  expect(isRefusal(refusal(409, 'The first request is still running.'))).toBe(false);
  expect(isRefusal(refusal(409, 'Sorry, there are no tables available.'))).toBe(true);
  expect(isRefusal(refusal(400))).toBe(true);
});

it('recognizes a full restaurant by the server’s text, in any case', () => {
  expect(isFullyBooked(refusal(409, 'No Tables Available then'))).toBe(true);
  expect(isFullyBooked(refusal(409, 'duplicate'))).toBe(false);
  expect(isFullyBooked(refusal(400, 'no tables available'))).toBe(false);
});

describe('a retry', () => {
  it('repeats the same request, with the new token and hold', () => {
    expect(nextSubmission(later, open, newKey)).toEqual({ key: 'k1', body: later });
  });
  it('repeats it although details were changed since, because the table may be booked', () => {
    const changed = { ...later, name: 'Anna Moreau', dietary: ['nut-allergy'] };
    expect(nextSubmission(changed, open, newKey)).toEqual({ key: 'k1', body: later });
  });
  it('is a new booking for another table, or with another consent', () => {
    for (const change of [
      { guests: 5 },
      { area: 'Terrace' },
      { marketingConsent: true },
      { guestSharing: true },
    ]) {
      const changed = { ...later, ...change };
      expect(nextSubmission(changed, open, newKey)).toEqual({ key: 'k2', body: changed });
    }
  });
});
