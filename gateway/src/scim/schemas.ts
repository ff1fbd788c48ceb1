import SCIMMY from 'scimmy';

const { Schemas } = SCIMMY;
export const userSchema = Schemas.User.definition.id;
const schemaSchema = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const resourceTypeSchema = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** What describes itself. */
type Described = Readonly<Record<string, unknown>> & { readonly id: string };

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex';
  readonly description: string;
  readonly multiValued?: boolean;
  readonly required?: boolean;
  readonly caseExact?: boolean;
  readonly mutability?: 'readWrite' | 'readOnly' | 'immutable';
  readonly uniqueness?: 'none' | 'server';
  readonly subAttributes?: readonly object[];
}

/** An attribute with the characteristics of RFC 7643, section 7. */
const attribute = ({ subAttributes, ...given }: Attribute): object => ({
  ...{ multiValued: false, required: false, caseExact: false, mutability: 'readWrite', returned: 'default' },
  ...(given.type === 'string' ? { uniqueness: 'none' } : {}),
  ...given,
  ...(subAttributes ? { subAttributes } : {}),
});

/** Those that are kept. Others are accepted and ignored (SSO-10). */
const attributes = [
  attribute({
    ...{ name: 'userName', type: 'string', required: true, mutability: 'immutable', uniqueness: 'server' },
    description: 'The mail address, in a proven domain of the owner. It does not change.',
  }),
  attribute({
    ...{ name: 'name', type: 'complex', description: 'The name of the person.' },
    subAttributes: [
      attribute({ name: 'givenName', type: 'string', description: 'The first name.' }),
      attribute({ name: 'familyName', type: 'string', description: 'The last name.' }),
    ],
  }),
  attribute({
    ...{ name: 'active', type: 'boolean' },
    description: 'Whether the person works in the restaurants of the owner.',
  }),
  attribute({
    ...{ name: 'emails', type: 'complex', multiValued: true, mutability: 'readOnly' },
    description: 'The userName as an address.',
    subAttributes: [
      attribute({ name: 'value', type: 'string', mutability: 'readOnly', description: 'The address.' }),
      attribute({ name: 'primary', type: 'boolean', mutability: 'readOnly', description: 'Always true.' }),
    ],
  }),
];

/** The schemas of resources, as RFC 7643, section 7, describes them. */
export const schemas = (origin: string): readonly Described[] => [
  {
    ...{ schemas: [schemaSchema], id: userSchema, name: 'User', description: 'A person of the owner' },
    ...{ attributes, meta: { resourceType: 'Schema', location: `${origin}/scim/v2/Schemas/${userSchema}` } },
  },
];

/** The types of resources; there are users alone. */
export const resourceTypes = (origin: string): readonly Described[] => [
  {
    ...{ schemas: [resourceTypeSchema], id: 'User', name: 'User', endpoint: '/Users', schema: userSchema },
    description: 'A person of the owner',
    meta: { resourceType: 'ResourceType', location: `${origin}/scim/v2/ResourceTypes/User` },
  },
];

/** All of a short list, as a page. */
export const listOf = (resources: readonly object[]) => ({
  schemas: [listSchema],
  ...{ totalResults: resources.length, startIndex: 1, itemsPerPage: resources.length, Resources: resources },
});

/** What this service provider can do. */
export const serviceProviderConfig = (origin: string, maxResults: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that the owner made in the settings',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${origin}/scim/v2/ServiceProviderConfig` },
});
