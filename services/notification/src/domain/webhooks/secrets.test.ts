import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { makeSecret, overlapMs, rotated, signedHeaders } from './secrets';

const now = new Date();
const sent = { webhookId: 'evt_1', body: '{"type":"reservation.booked"}' };
const isAccepted = (secret: string, headers: Record<string, string>, body = sent.body) => {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
};

test('a secret is whsec_ and 256 random bits', () => {
  expect(makeSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(makeSecret()).not.toBe(makeSecret());
});

test('property: the published verifier accepts every body as it was sent, and no other', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (body, other) => {
      const current = makeSecret();
      const headers = signedHeaders({ current }, { webhookId: 'evt_x', body }, now);
      expect(isAccepted(current, headers, body)).toBe(true);
      if (other !== body) expect(isAccepted(current, headers, other)).toBe(false);
      expect(isAccepted(makeSecret(), headers, body)).toBe(false);
      expect(isAccepted(current, { ...headers, 'webhook-id': 'evt_y' }, body)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('after a change both secrets sign for a day, and then the new one', () => {
  const first = makeSecret();
  const second = makeSecret();
  const secrets = rotated({ current: first }, second, new Date(now.getTime() - overlapMs / 2), false);
  const during = signedHeaders(secrets, sent, now);
  expect(during['webhook-signature']?.split(' ')).toHaveLength(2);
  expect([isAccepted(first, during), isAccepted(second, during)]).toEqual([true, true]);
  const ended = { ...secrets, former: { secret: first, endsAt: now } };
  const after = signedHeaders(ended, sent, now);
  expect([isAccepted(first, after), isAccepted(second, after)]).toEqual([false, true]);
});

test('a secret that others know ends at once, and of two changes the first secret ends with the second', () => {
  const [first, second, third] = [makeSecret(), makeSecret(), makeSecret()] as const;
  expect(rotated({ current: first }, second, now, true)).toEqual({ current: second });
  const twice = rotated(rotated({ current: first }, second, now, false), third, now, false);
  expect(isAccepted(first, signedHeaders(twice, sent, now))).toBe(false);
});
