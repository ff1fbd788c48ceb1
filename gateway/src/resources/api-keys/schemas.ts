import { Type } from 'typebox';
import { Instant, RequiredText, Text } from '../../api/schemas';

const Scopes = Type.Array(Type.String(), { description: 'What it may do, such as `reservations:read`' });
const Addresses = Type.Array(Type.String(), {
  description: 'The addresses or ranges from which it may be used; empty: all',
});

export const ApiKey = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'The program that uses it' }),
    scopes: Scopes,
    addresses: Addresses,
    prefix: Type.String({ description: 'How the key begins' }),
    ending: Type.String({ description: 'Its last letters' }),
    createdAt: Instant(),
    lastUsedAt: Type.Union([Instant('Recorded once a minute'), Type.Null()]),
  },
  { $id: 'ApiKey' },
);

export const NewApiKey = Type.Object(
  {
    id: Type.String(),
    key: Type.String({ description: 'The key itself, this once' }),
    name: Type.String(),
    scopes: Scopes,
    addresses: Addresses,
  },
  { $id: 'NewApiKey' },
);

export const CreateApiKeyBody = Type.Object(
  {
    name: RequiredText(200, 'The program that uses it; two keys of one name may be alive'),
    scopes: Type.Array(Text(64), { maxItems: 50, default: [] }),
    addresses: Type.Array(Text(64), {
      maxItems: 50,
      default: [],
      description: 'Such as `203.0.113.0/24` or `2001:db8::/32`; none: all',
    }),
    mode: Type.Optional(Text(10, '`live`, which is meant if it is absent')),
  },
  {
    examples: [
      {
        name: 'Website',
        scopes: ['reservations:read', 'reservations:write'],
        addresses: ['203.0.113.0/24'],
        mode: 'live',
      },
    ],
  },
);
