import { ApiError, NetworkError } from '@tablewell/api-client';
import type { FieldError } from '@tablewell/api-client';
import { isFullyBooked } from '../../lib/fully-booked';
import { isStaleToken, nextSubmission, outcomeOf } from './submission';

const refusal = (status: number, text = '', details: FieldError[] = []) =>
  new ApiError(status, text, details, undefined, {}, '');
const body = { name: 'Anna', guests: 4, reservation_time: '2026-11-23T18:30', recaptchaToken: 'first' };
const sent = { key: 'k1', body };
const later = { ...body, recaptchaToken: 'second' };
const newKey = () => 'k2';

it('knows whether the table may have been booked despite the failure', () => {
  expect(outcomeOf(new NetworkError('Failed to fetch'))).toBe('lost');
  expect(outcomeOf(refusal(503))).toBe('unclear');
  expect(outcomeOf(refusal(409, 'The first request is still running.'))).toBe('lost');
  expect(outcomeOf(refusal(409, 'Sorry, there are no tables available.'))).toBe('refused');
  expect(outcomeOf(refusal(400))).toBe('refused');
});

it('recognizes a full restaurant by the server’s text, in any case', () => {
  expect(isFullyBooked(refusal(409, 'No Tables Available then'))).toBe(true);
  expect(isFullyBooked(refusal(409, 'duplicate'))).toBe(false);
  expect(isFullyBooked(refusal(400, 'no tables available'))).toBe(false);
});

describe('a retry', () => {
  it('repeats the same request unchanged if the answer was lost', () => {
    expect(nextSubmission(later, { submission: sent, outcome: 'lost' }, newKey)).toBe(sent);
  });
  it('keeps the key and uses the new token if the server failed', () => {
    expect(nextSubmission(later, { submission: sent, outcome: 'unclear' }, newKey)).toEqual({
      key: 'k1',
      body: later,
    });
  });
  it('is a new booking after a refusal, or with other values', () => {
    expect(nextSubmission(later, { submission: sent, outcome: 'refused' }, newKey).key).toBe('k2');
    expect(nextSubmission({ ...later, guests: 5 }, { submission: sent, outcome: 'lost' }, newKey).key).toBe(
      'k2',
    );
    expect(nextSubmission(body, undefined, newKey)).toEqual({ key: 'k2', body });
  });
});

it('distinguishes an expired token from other refusals', () => {
  const token = { field: 'recaptchaToken', message: 'no' };
  expect(isStaleToken(refusal(400, '', [token]))).toBe(true);
  expect(isStaleToken(refusal(400, '', [token, { field: 'name', message: 'no' }]))).toBe(false);
  expect(isStaleToken(refusal(400))).toBe(false);
});
