import type { FastifyInstance, FastifyReply } from 'fastify';
import { scimType } from '../edge/scim-shape';
import { ScimError } from './errors';
import { listOf, resourceTypes, schemas, serviceProviderConfig } from './schemas';

const base = '/scim/v2';

/** Sends a body as SCIM. */
export const sendScim = (reply: FastifyReply, body: object, status = 200): FastifyReply =>
  reply
    .status(status)
    .type(scimType)
    .serializer((text: string) => text)
    .send(JSON.stringify(body));

const notOffered = (what: string) => () => {
  throw new ScimError(501, `${what} is not offered.`);
};

/** What SCIM tells everybody about itself (RFC 7644, section 4), and what it does not offer (SSO-10). */
export function discoveryRoutes(
  app: FastifyInstance,
  { origin, maxResults }: { readonly origin: string; readonly maxResults: number },
): void {
  const options = { schema: { hide: true } };
  const described = [
    ['Schemas', schemas(origin)],
    ['ResourceTypes', resourceTypes(origin)],
  ] as const;
  app.get(`${base}/ServiceProviderConfig`, options, (_request, reply) =>
    sendScim(reply, serviceProviderConfig(origin, maxResults)),
  );
  for (const [name, resources] of described) {
    app.get<{ Querystring: { filter?: string } }>(`${base}/${name}`, options, ({ query }, reply) => {
      // RFC 7644, section 4: these lists cannot be filtered.
      if (query.filter) throw new ScimError(403, 'This list cannot be filtered.');
      return sendScim(reply, listOf(resources));
    });
    app.get<{ Params: { id: string } }>(`${base}/${name}/:id`, options, ({ params }, reply) => {
      const found = resources.find(({ id }) => id.toLowerCase() === params.id.toLowerCase());
      if (!found) throw new ScimError(404, 'There is no such resource.');
      return sendScim(reply, found);
    });
  }
  app.all(`${base}/Bulk`, options, notOffered('Bulk'));
  app.all(`${base}/Me`, options, notOffered('Me'));
}
