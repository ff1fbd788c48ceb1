import { apiKeys } from '@tablewell/chassis/access';
import { linkSecrets } from '@tablewell/chassis/crypto';
import type { FastifyRequest } from 'fastify';
import type { KnownKey } from '../session/api-keys';
import { queueOf } from './queue-of-request';

const requestTo = (url: string) =>
  ({ raw: { url, headers: {}, method: 'POST' } }) as unknown as FastifyRequest;
const parts = {
  verify: async () => undefined,
  keys: { known: () => undefined },
  scimTokens: { has: () => false },
  origin: 'http://localhost:8080',
};

test.each([
  ['/api/restaurant/confirm-address', 'entrance'],
  ['/api/page-errors', 'reads'],
  ['/api/reservations/r1', 'bookings'],
  ['/api/payment/webhook', 'webhooks'],
  ['/api/auth/sso/backchannel-logout', 'webhooks'],
  ['/api/payment/create-checkout-session', 'providers'],
  ['/api/auth/google/callback', 'providers'],
  ['/api/auth/sso/start', 'sso'],
  ['/api/auth/sso/callback?code=c', 'sso'],
])('a call without a session to %s takes a permit of %s', async (url, queue) => {
  expect(await queueOf(requestTo(url), parts)).toEqual({ queue });
});

describe('a call with an API key', () => {
  const bearer = apiKeys.make('live');
  const call = (url: string, session?: 'required', method = 'GET') =>
    ({
      raw: { url, headers: { authorization: `Bearer ${bearer}` }, method },
      routeOptions: { config: { session } },
    }) as unknown as FastifyRequest;
  const known = { restaurantId: 'r1' } as KnownKey;

  test('is its restaurant’s if the key was accepted lately, and waits with sign-ins otherwise', async () => {
    const url = '/api/guests/r1';
    const knowing = { ...parts, keys: { known: () => known } };
    expect(await queueOf(call(url, 'required'), knowing)).toEqual({ queue: 'keys', userId: 'key of r1' });
    expect(await queueOf(call(url, 'required'), parts)).toEqual({ queue: 'entrance' });
  });

  test('is like any other where no session is read', async () => {
    const knowing = { ...parts, keys: { known: () => known } };
    const url = '/api/restaurant/public/r1/availability';
    expect(await queueOf(call(url), knowing)).toEqual({ queue: 'reads' });
    expect(await queueOf(call(url, undefined, 'POST'), knowing)).toEqual({ queue: 'bookings' });
    expect(await queueOf(call('/api/signin'), knowing)).toEqual({ queue: 'entrance' });
    expect(await queueOf(call('/rpc/any'), knowing)).toEqual({ queue: 'entrance' });
  });
});

test('a call of SCIM is its token’s if that was accepted lately, and waits with sign-ins otherwise', async () => {
  const hash = linkSecrets.hash('tw_scim_known');
  const knowing = { ...parts, scimTokens: { has: (asked: string) => asked === hash } };
  const call = (token: string) =>
    ({
      raw: { url: '/scim/v2/Users', headers: { authorization: `Bearer ${token}` }, method: 'GET' },
    }) as unknown as FastifyRequest;
  expect(await queueOf(call('tw_scim_known'), knowing)).toEqual({ queue: 'scim', userId: `scim ${hash}` });
  expect(await queueOf(call('tw_scim_guessed'), knowing)).toEqual({ queue: 'entrance' });
  expect(await queueOf(call(apiKeys.make('live')), knowing)).toEqual({ queue: 'entrance' });
});
