import type { ScimUser } from '@tablewell/proto/auth/v1/scim_service_pb';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scimType } from '../edge/scim-shape';
import type { GatewayParts } from '../parts';
import { answered } from '../resources/mapping';
import { type ScimCallerParts, scimCallers } from './callers';
import { ScimError, sendScimError } from './errors';
import {
  patchUser,
  readUser,
  serviceProviderConfig,
  toList,
  toUser,
  userNameOf,
  usersPath,
} from './messages';

/** A user with everything that providers send, and more. */
const maxBytes = 32 * 1_024;
const pageSize = 100;
const maxPage = 200;
const longestId = 100;

type WithId = { Params: { id: string } };

/**
 * SCIM 2.0 (RFC 7644) for the identity providers of owners: the people whom they add and remove (SSO-8). A token of the connection is the
 * permission; no session or API key is read.
 */
export function scimRoutes(parts: ScimCallerParts & Pick<GatewayParts, 'origin'>) {
  const { clients, origin } = parts;
  const send = (reply: FastifyReply, body: object, status = 200) =>
    reply
      .status(status)
      .type(scimType)
      .serializer((text: string) => text)
      .send(JSON.stringify(body));
  const shown = (reply: FastifyReply, user: ScimUser | undefined, status = 200) =>
    send(reply, toUser(answered(user, 'auth', 'a user'), origin), status);

  const asked = scimCallers(parts);
  const find = async (tokenHash: string, { params: { id } }: FastifyRequest<WithId>): Promise<ScimUser> => {
    if (id.length > longestId) throw new ScimError(404, 'There is no such user.');
    return answered((await clients.scim.getScimUser({ tokenHash, id })).user, 'auth', 'a user');
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(sendScimError);
    app.addContentTypeParser(/^application\/scim\+json/, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, body === '' ? undefined : JSON.parse(String(body)));
      } catch {
        done(new ScimError(400, 'The body is not JSON.', 'invalidSyntax'));
      }
    });
    const options = { bodyLimit: maxBytes, schema: { hide: true } };

    app.get('/scim/v2/ServiceProviderConfig', options, (_request, reply) =>
      send(reply, serviceProviderConfig(origin, maxPage)),
    );

    app.get<{ Querystring: { filter?: string; startIndex?: string; count?: string } }>(
      usersPath,
      options,
      (request, reply) =>
        asked(request, reply, async (tokenHash) => {
          const { filter, startIndex: from, count: asks } = request.query;
          const startIndex = Math.max(1, wholeOf(from, 1));
          const count = Math.min(maxPage, Math.max(0, wholeOf(asks, pageSize)));
          const query = { tokenHash, userName: userNameOf(filter), startIndex, count };
          const { users, total } = await clients.scim.listScimUsers(query);
          return send(reply, toList(users, total, startIndex, origin));
        }),
    );

    app.get<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => shown(reply, await find(tokenHash, request))),
    );

    app.post(usersPath, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => {
        const { user } = await clients.scim.createScimUser({ tokenHash, user: readUser(request.body) });
        void reply.header('location', `${origin}${usersPath}/${user?.id ?? ''}`);
        return shown(reply, user, 201);
      }),
    );

    app.put<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => {
        const { id } = await find(tokenHash, request);
        const draft = { ...readUser(request.body), id };
        const { user } = await clients.scim.replaceScimUser({ tokenHash, user: draft });
        return shown(reply, user);
      }),
    );

    app.patch<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => {
        const known = await find(tokenHash, request);
        const draft = { ...(await patchUser(known, request.body)), id: known.id };
        const { user } = await clients.scim.replaceScimUser({ tokenHash, user: draft });
        return shown(reply, user);
      }),
    );

    app.delete<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => {
        const { id } = await find(tokenHash, request);
        await clients.scim.deleteScimUser({ tokenHash, id });
        return reply.status(204).send();
      }),
    );

    app.all('/scim/*', { schema: { hide: true } }, () => {
      throw new ScimError(404, 'There is no such resource.');
    });
  };
}

const wholeOf = (text: string | undefined, fallback: number): number => {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && Math.abs(number) <= 1_000_000 ? number : fallback;
};
