import type { Entrance } from './entrances';

const json = { 'content-type': 'application/scim+json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Nested as deep as a filter may be long, and longer than any. */
const deepFilter = encodeURIComponent(`${'('.repeat(190)}userName pr${')'.repeat(190)}`);
const longFilter = encodeURIComponent(`externalId eq "${'\\"'.repeat(3_000)}"`);
const longQuery = `code=${'c'.repeat(3_000)}&state=${'s'.repeat(3_000)}`;

/**
 * The entrances of identity providers, which the document hides: SCIM with a token that is alive and with another one, and what browsers and
 * providers send at a sign-in and a logout.
 * @param userId of somebody whom SCIM has added
 */
export function signOnEntrances(token: string, userId: string): readonly Entrance[] {
  const scim = (method: string, path: string, list = 'name', bearer = token): Entrance => ({
    ...{ method, path: `/scim/v2${path}`, list },
    headers: { ...json, authorization: `Bearer ${bearer}` },
  });
  return [
    scim('POST', '/Users', 'emails'),
    scim('POST', '/Users/.search', 'attributes'),
    scim('PUT', `/Users/${userId}`, 'emails'),
    scim('PATCH', `/Users/${userId}`, 'Operations'),
    scim('DELETE', '/Users/unknown'),
    scim('GET', `/Users?count=200&filter=${deepFilter}`),
    scim('GET', `/Users?filter=${longFilter}`),
    scim('GET', '/ServiceProviderConfig'),
    scim('GET', '/Schemas'),
    scim('POST', '/Users', 'emails', 'guess'),
    scim('GET', '/Users', 'emails', 'guess'),
    { method: 'POST', path: '/api/auth/sso/backchannel-logout', headers: form, list: 'name' },
    {
      ...{ method: 'GET', path: `/api/auth/sso/callback?${longQuery}`, list: 'name' },
      headers: { cookie: `tablewell_sso=${'s'.repeat(3_000)}` },
    },
  ];
}
