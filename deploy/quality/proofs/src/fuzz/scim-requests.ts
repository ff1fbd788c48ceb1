import fc from 'fast-check';
import { anything, listOf, nested, text } from './requests';

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const searchSchema = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';

/** The token of a request: none, an unknown one, another company's, or the company's own. */
export const scimIdentities = ['nobody', 'guesser', 'stranger', 'provider'] as const;

/** A generated request to SCIM, or to an entrance of sign-ins; `{id}` stands for a user of the company. */
export interface ScimDrawn {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly identity: (typeof scimIdentities)[number];
  /** As sent over the wire; undefined for no body. */
  readonly body: string | undefined;
  readonly contentType: string;
}

const attribute = fc.oneof(
  fc.constantFrom('userName', 'externalId', 'active', 'name', 'name.givenName', `${core}:active`),
  fc.constantFrom('emails[type eq "work"].value', 'emails', 'id', 'meta.version', 'members'),
  text,
);
/** Addresses are of the company's domain now and then; the sender puts it in. */
export const ownDomain = 'own-domain.example';
const address = fc.oneof(
  fc.nat(30).map((index) => `person-${index}@${ownDomain}`),
  fc.constantFrom(`PERSON-1@${ownDomain}`, 'mara@elsewhere.example', `a@b@${ownDomain}`),
  text,
);

const valueOf = fc.oneof(anything, address, fc.boolean(), fc.constantFrom('False', 'true'));
const userBody = fc.record(
  {
    schemas: fc.oneof(fc.constant([core]), anything),
    userName: fc.oneof({ weight: 4, arbitrary: address }, { weight: 1, arbitrary: anything }),
    externalId: fc.oneof(text, anything),
    active: fc.oneof({ weight: 3, arbitrary: fc.boolean() }, { weight: 1, arbitrary: anything }),
    name: fc.oneof(fc.record({ givenName: text, familyName: text }), anything),
    emails: fc.oneof(fc.array(fc.record({ value: address, primary: fc.boolean() })), anything),
    ownerId: anything,
    roles: anything,
  },
  { requiredKeys: [] },
);
const operation = fc.record(
  {
    op: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('add', 'replace', 'remove', 'Replace', 'Add') },
      { weight: 1, arbitrary: anything },
    ),
    path: attribute,
    value: fc.oneof(valueOf, userBody),
  },
  { requiredKeys: ['op'] },
);
const patchBody = fc.record({
  schemas: fc.oneof({ weight: 4, arbitrary: fc.constant([patchSchema]) }, { weight: 1, arbitrary: anything }),
  Operations: fc.oneof(
    { weight: 6, arbitrary: fc.array(operation, { maxLength: 4 }) },
    { weight: 1, arbitrary: anything },
  ),
});
const filter = fc.oneof(
  fc
    .tuple(attribute, fc.constantFrom('eq', 'EQ', 'ne', 'co', 'gt'), fc.oneof(text, address))
    .map(([name, comparator, value]) => `${name} ${comparator} ${JSON.stringify(value)}`),
  fc.constantFrom('userName pr', '((((userName pr', `${'('.repeat(190)}userName pr${')'.repeat(190)}`),
  fc.constantFrom('userName eq "a" and (externalId eq "b" or not (active eq true))', 'userName eq "\\"'),
  text,
);
const search = fc.record(
  { filter, startIndex: fc.oneof(fc.integer(), text), count: fc.oneof(fc.integer(), text), attributes: text },
  { requiredKeys: [] },
);

/** Mostly a body of the right shape; sometimes no JSON, too deep, or too much. */
const sent = (right: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: right.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[[[[', 'null', '\u0000', nested(500), nested(20_000)) },
    { weight: 1, arbitrary: listOf({ properties: { Operations: {}, emails: {}, schemas: {} } }) },
  );

const queryOf = (found: Readonly<Record<string, unknown>>): string =>
  Object.entries(found)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

const id = fc.oneof(
  { weight: 4, arbitrary: fc.constant('{id}') },
  { weight: 1, arbitrary: text.map((part) => encodeURIComponent(part)) },
);
const none = fc.constant(undefined);

type Shape = readonly [ScimDrawn['method'], fc.Arbitrary<string>, fc.Arbitrary<string | undefined>];
const shapes: readonly Shape[] = [
  ['GET', search.map((query) => `/scim/v2/Users?${queryOf(query)}`), none],
  ['POST', fc.constant('/scim/v2/Users'), sent(userBody)],
  [
    'POST',
    fc.constantFrom('/scim/v2/Users/.search', '/scim/v2/.search'),
    sent(search.map((each) => ({ schemas: [searchSchema], ...each }))),
  ],
  ['GET', id.map((part) => `/scim/v2/Users/${part}`), none],
  ['PUT', id.map((part) => `/scim/v2/Users/${part}`), sent(userBody)],
  ['PATCH', id.map((part) => `/scim/v2/Users/${part}`), sent(patchBody)],
  ['DELETE', id.map((part) => `/scim/v2/Users/${part}`), none],
  [
    'GET',
    fc.constantFrom(
      '/scim/v2/ServiceProviderConfig',
      '/scim/v2/Schemas',
      '/scim/v2/ResourceTypes',
      '/scim/v2/Groups',
      '/scim/v2/Me',
      '/scim/v2/Bulk',
    ),
    none,
  ],
  ['POST', fc.constantFrom('/scim/v2/Bulk', '/scim/v2/Groups', '/scim/v2/Nothing'), sent(patchBody)],
  [
    'GET',
    fc
      .record({ code: text, state: text, iss: text, error: text }, { requiredKeys: [] })
      .map((query) => `/api/auth/sso/callback?${queryOf(query)}`),
    none,
  ],
  [
    'POST',
    fc.constant('/api/auth/sso/backchannel-logout'),
    text.map((token) => `logout_token=${encodeURIComponent(token)}`),
  ],
];

/** Any request to the entrances of identity providers. */
export const scimDrawn: fc.Arbitrary<ScimDrawn> = fc.constantFrom(...shapes).chain(([method, path, body]) =>
  fc.record({
    method: fc.constant(method),
    path,
    body,
    identity: fc.oneof(
      { weight: 3, arbitrary: fc.constant('provider' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...scimIdentities) },
    ),
    contentType: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/scim+json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('application/json', 'text/plain', 'application/scim+json; charset=x'),
      },
    ),
  }),
);
