import { Type } from 'typebox';

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
    about: Type.String({ description: 'A few words on the restaurant' }),
    cuisine: Type.String(),
    priceLevel: Type.Integer({ description: '1 to 4; 0: not stated' }),
    street: Type.String(),
    postalCode: Type.String(),
    city: Type.String(),
    region: Type.String({ description: 'The state, province or prefecture' }),
    address: Type.String({ description: 'The postal address in one line, in the order of its country' }),
    website: Type.String(),
    policies: Type.String({ description: 'Dress, dogs, late arrivals and the like' }),
    accent: Type.String({
      description: 'The color of the booking page, `#rrggbb`; empty: the product’s own',
    }),
    country: Type.String({ description: 'ISO 3166 alpha-2' }),
    preview: Type.Optional(
      Type.String({
        description: 'A JPEG of 1200 × 630 pixels with the name, for link previews; in the public view',
      }),
    ),
    shades: Type.Optional(
      Type.Object(
        {
          light: Type.String(),
          dark: Type.String(),
          fill: Type.Optional(
            Type.String({
              description:
                'The color itself for surfaces of light pages, under dark text; absent if it is not that light',
            }),
          ),
        },
        { description: 'The color, readable on light and on dark pages; absent without one' },
      ),
    ),
    logo: Type.Optional(Type.Ref('Picture')),
    cover: Type.Optional(Type.Ref('Picture')),
  },
  { $id: 'Face', description: 'What the restaurant tells diners about itself' },
);
