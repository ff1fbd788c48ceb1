import { highestPriceLevel, profileBounds } from '@tablewell/restaurant-rules/profile/profile';
import { Type } from 'typebox';
import { BaseVersion, Text } from '../../api/schemas';

const texts = {
  about: Text(2 * profileBounds.about, 'A few words on the restaurant'),
  cuisine: Text(2 * profileBounds.cuisine),
  priceLevel: Type.Integer({ minimum: 0, maximum: highestPriceLevel, description: '1 to 4; 0: not stated' }),
  street: Text(2 * profileBounds.street),
  postalCode: Text(2 * profileBounds.postalCode),
  city: Text(2 * profileBounds.city),
  website: Text(2 * profileBounds.website),
  policies: Text(2 * profileBounds.policies, 'Dress, dogs, late arrivals and the like'),
  accent: Text(16, 'The color of the booking page, `#rrggbb`; empty: the product’s own'),
};

export const Picture = Type.Object(
  {
    url: Type.String({ description: 'The largest file, for an `img`' }),
    width: Type.Integer(),
    height: Type.Integer(),
    sources: Type.Array(Type.Object({ type: Type.String(), srcset: Type.String() }), {
      description: 'For a `picture`, the best format first',
    }),
    preview: Type.Optional(
      Type.String({ description: 'A JPEG of 1200 × 630 pixels for link previews; covers alone have one' }),
    ),
  },
  { $id: 'Picture', description: 'A picture, whose addresses never change' },
);

export const Face = Type.Object(
  {
    ...texts,
    country: Type.String({ description: 'ISO 3166 alpha-2' }),
    preview: Type.Optional(
      Type.String({
        description: 'A JPEG of 1200 × 630 pixels with the name, for link previews; in the public view',
      }),
    ),
    shades: Type.Optional(
      Type.Object(
        { light: Type.String(), dark: Type.String() },
        { description: 'The color, readable on light and on dark pages; absent without one' },
      ),
    ),
    logo: Type.Optional(Type.Ref('Picture')),
    cover: Type.Optional(Type.Ref('Picture')),
  },
  { $id: 'Face', description: 'What the restaurant tells diners about itself' },
);

export const VersionedFace = Type.Object(
  { face: Type.Ref('Face'), version: Type.Integer({ description: '0: there never was a profile' }) },
  { $id: 'VersionedFace' },
);

export const PutProfileBody = Type.Object(
  {
    profile: Type.Object(texts),
    version: BaseVersion,
  },
  {
    examples: [
      {
        version: 0,
        profile: {
          about: 'Pasta, made daily',
          cuisine: 'Italian',
          priceLevel: 2,
          street: 'Via Roma 12',
          postalCode: '00179',
          city: 'Roma',
          website: 'https://ada.example.com',
          policies: '',
          accent: '#8a3324',
        },
      },
    ],
  },
);
