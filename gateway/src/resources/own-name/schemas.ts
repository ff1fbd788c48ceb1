import { Type } from 'typebox';

export const OwnName = Type.Object(
  {
    hidesProduct: Type.Boolean({ description: 'Pages and messages for diners do not name Tablewell' }),
    domain: Type.String({ description: 'The proven domain of the booking page; empty: none' }),
  },
  { $id: 'OwnName', description: 'How a restaurant shows itself, as far as its plan includes it' },
);

export const KnownDomain = Type.Object(
  { restaurantId: Type.String() },
  { $id: 'KnownDomain', description: 'The restaurant whose booking page a domain shows' },
);
