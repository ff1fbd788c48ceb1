import { Type } from 'typebox';

export const Embedding = Type.Object(
  {
    sites: Type.Array(Type.String(), {
      description: 'Origins such as `https://www.example.com` or `https://*.example.com`',
    }),
  },
  { $id: 'Embedding', description: 'Which sites may show the booking page in a frame' },
);
