import { changeDocument } from '@tablewell/chassis/resilience';
import { errorToRefusal } from '@tablewell/chassis/rpc';
import type { ScimUser } from '@tablewell/proto/auth/v1/scim_service_pb';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayParts } from '../parts';
import { answered } from '../resources/mapping';
import { choose } from './attributes';
import { type ScimCallerParts, scimCallers } from './callers';
import { discoveryRoutes, sendScim } from './discovery-routes';
import { ScimError, sendScimError } from './errors';
import { patchUser, readUser, toList, toUser, usersPath } from './messages';
import { listOf } from './schemas';
import { maxPage, readChosen, readSearch } from './search';

/** A user with everything that providers send, and more. */
const maxBytes = 32 * 1_024;
const longestId = 100;

type WithId = { Params: { id: string } };

/**
 * SCIM 2.0 (RFC 7644) for the identity providers of owners: the people whom they add and remove (SSO-8). A token of the connection is the
 * permission; no session or API key is read.
 */
export function scimRoutes(parts: ScimCallerParts & Pick<GatewayParts, 'origin'>) {
  const { clients, origin } = parts;
  const shown = (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    user: ScimUser | undefined,
    status = 200,
  ) =>
    sendScim(
      reply,
      choose(toUser(answered(user, 'auth', 'a user'), origin), readChosen(request.query)),
      status,
    );
  const asked = scimCallers(parts);
  const find = async (tokenHash: string, { params: { id } }: FastifyRequest<WithId>): Promise<ScimUser> => {
    if (id.length > longestId) throw new ScimError(404, 'There is no such user.');
    return answered((await clients.scim.getScimUser({ tokenHash, id })).user, 'auth', 'a user');
  };

  /** Stores what a request makes of a user; of two requests at once, the later one is made from what the other has stored. */
  const change = async (
    tokenHash: string,
    request: FastifyRequest<WithId>,
    toDraft: (known: ScimUser) => ReturnType<typeof readUser>,
  ): Promise<ScimUser | undefined> => {
    const changed = await changeDocument<ScimUser | 'conflict' | undefined>(async () => {
      const known = await find(tokenHash, request);
      const user = { ...(await toDraft(known)), id: known.id };
      const readAt = known.updatedAt;
      try {
        const call = { tokenHash, user, ...(readAt ? { readAt } : {}) };
        return (await clients.scim.replaceScimUser(call)).user;
      } catch (error) {
        if (errorToRefusal(error)?.code === 'scim-changed') return 'conflict';
        throw error;
      }
    });
    if (changed === 'busy') throw new ScimError(409, 'This user is being changed by others.');
    return changed;
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

    discoveryRoutes(app, { origin, maxResults: maxPage });

    const list = (request: FastifyRequest, reply: FastifyReply, given: unknown) =>
      asked(request, reply, async (tokenHash) => {
        const { wanted, startIndex, count, chosen } = readSearch(given);
        const { users, total } = await clients.scim.listScimUsers({
          tokenHash,
          ...wanted,
          startIndex,
          count,
        });
        const page = users.map((user) => choose(toUser(user, origin), chosen));
        return sendScim(reply, toList(page, total, startIndex));
      });
    app.get(usersPath, options, (request, reply) => list(request, reply, request.query));
    for (const path of [`${usersPath}/.search`, '/scim/v2/.search'])
      app.post(path, options, (request, reply) => list(request, reply, request.body));

    app.get<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => shown({ request, reply }, await find(tokenHash, request))),
    );

    app.post(usersPath, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => {
        const draft = await readUser(request.body);
        const { user } = await clients.scim.createScimUser({ tokenHash, user: draft });
        void reply.header('location', `${origin}${usersPath}/${user?.id ?? ''}`);
        return shown({ request, reply }, user, 201);
      }),
    );

    app.put<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) =>
        shown(
          { request, reply },
          await change(tokenHash, request, ({ active }) => readUser(request.body, active)),
        ),
      ),
    );

    app.patch<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) =>
        shown(
          { request, reply },
          await change(tokenHash, request, (known) => patchUser(known, request.body)),
        ),
      ),
    );

    app.delete<WithId>(`${usersPath}/:id`, options, (request, reply) =>
      asked(request, reply, async (tokenHash) => {
        const { id } = await find(tokenHash, request);
        await clients.scim.deleteScimUser({ tokenHash, id });
        return reply.status(204).send();
      }),
    );

    // Providers that import groups ask for them before they find out that there are none.
    app.get('/scim/v2/Groups', options, (request, reply) =>
      asked(request, reply, async () => sendScim(reply, listOf([]))),
    );

    app.all('/scim/*', { schema: { hide: true } }, () => {
      throw new ScimError(404, 'There is no such resource.');
    });
  };
}
