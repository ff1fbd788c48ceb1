import { Type } from 'typebox';
import { BaseVersion, Text } from '../../api/schemas';

export const OwnName = Type.Object(
  {
    hidesProduct: Type.Boolean({ description: 'Pages and messages for diners do not name Tablewell' }),
    domain: Type.String({ description: 'The proven domain of the booking page; empty: none' }),
  },
  { $id: 'OwnName', description: 'How a restaurant shows itself, as far as its plan includes it' },
);

export const OwnDomain = Type.Object(
  {
    host: Type.String(),
    isProven: Type.Boolean(),
    recordName: Type.String({ description: 'The TXT record that proves the domain' }),
    recordValue: Type.String(),
    target: Type.String({ description: 'Where a CNAME record of the domain must lead' }),
  },
  { $id: 'OwnDomain', description: 'A domain that the owner entered for the booking page' },
);

export const OwnNameSettings = Type.Object(
  {
    hidesProduct: Type.Boolean(),
    isAllowed: Type.Boolean({ description: 'The plan includes it' }),
    domain: Type.Optional(Type.Ref('OwnDomain')),
    version: Type.Integer({ description: 'Grows with every change; 0 before the first one' }),
  },
  { $id: 'OwnNameSettings', description: 'What the owner wants diners to see, and how far it has come' },
);

export const PutOwnNameBody = Type.Object(
  {
    hidesProduct: Type.Boolean({ description: 'Do not name Tablewell to diners' }),
    host: Text(300, 'The domain of the booking page; empty: none'),
    version: BaseVersion,
  },
  { examples: [{ hidesProduct: true, host: 'book.example.com', version: 0 }] },
);

export const KnownDomain = Type.Object(
  { restaurantId: Type.String() },
  { $id: 'KnownDomain', description: 'The restaurant whose booking page a domain shows' },
);
