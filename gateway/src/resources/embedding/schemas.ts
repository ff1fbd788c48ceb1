import { mostSites } from '@tablewell/restaurant-rules/embedding/sites';
import { Type } from 'typebox';
import { BaseVersion, Text } from '../../api/schemas';

export const Embedding = Type.Object(
  {
    sites: Type.Array(Type.String(), {
      description: 'Origins such as `https://www.example.com` or `https://*.example.com`',
    }),
  },
  { $id: 'Embedding', description: 'Which sites may show the booking page in a frame' },
);

export const VersionedEmbedding = Type.Object(
  {
    embedding: Type.Ref('Embedding'),
    version: Type.Integer({ description: 'Grows with every change of the list; 0 before the first one' }),
  },
  { $id: 'VersionedEmbedding' },
);

export const PutEmbeddingBody = Type.Object(
  {
    sites: Type.Array(Text(300), {
      // Twice as many as can be stored, so that the error of the list can say how many it takes.
      maxItems: 2 * mostSites,
      description: `At most ${mostSites} sites; \`http://localhost\` with a port is for trying out`,
    }),
    version: BaseVersion,
  },
  { examples: [{ version: 0, sites: ['https://www.example.com', '*.example.com'] }] },
);
