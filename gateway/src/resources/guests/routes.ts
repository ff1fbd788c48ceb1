import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { errorResponses, Id } from '../../api/schemas';
import { member, onBehalfOf } from '../../session/plugin';
import { answered, done } from '../mapping';
import { toAddGuest, toGuest, toImportedGuest } from './mapping';
import * as schemas from './schemas';
import { isDay } from './visit';

const tags = ['Guests'];
const params = Type.Object({ restaurantId: Id });
const maxPageSize = 200;
/** Ten thousand rows take seconds, and more on a busy machine. */
const importTimeoutMs = 30_000;
/** Ten thousand guests of some two hundred bytes each, with a few more fields than are read. */
const importBounds = { bytes: 2 * 1024 * 1024, values: 100_000 };
/** A file is sent in hundreds of batches, one after another. */
const maxZoneAgeMs = 10_000;

/** The guest list. */
export function guestRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  const zones = new LRUCache<string, string>({ max: 1_000, ttl: maxZoneAgeMs });
  /** The restaurant's zone, looked up only for dates without one; the service refuses callers who are not members. */
  async function zoneOf(id: string, request: FastifyRequest): Promise<string> {
    const known = zones.get(id);
    if (known) return known;
    const { restaurant } = await clients.restaurant.getRestaurant({ id }, onBehalfOf(request));
    const zone = restaurant?.timezone || 'UTC';
    zones.set(id, zone);
    return zone;
  }

  return async (app) => {
    app.get(
      '/api/guests/:restaurantId',
      {
        config: member('guests:read'),
        schema: {
          tags,
          summary: 'A page of the guest list',
          params,
          querystring: schemas.GuestQuery,
          response: { 200: Type.Ref('GuestPage'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { page, limit, search = '' } = request.query;
        const answer = await clients.guest.listGuests(
          { restaurantId: request.params.restaurantId, page, limit: Math.min(limit, maxPageSize), search },
          onBehalfOf(request),
        );
        return { guests: answer.guests.map(toGuest), total: answer.total };
      },
    );

    app.post(
      '/api/guests/:restaurantId',
      {
        config: member('guests:write'),
        schema: {
          tags,
          summary: 'Add a guest',
          params,
          body: schemas.AddGuestBody,
          response: { 201: Type.Ref('Guest'), ...errorResponses(401, 404, 409) },
        },
      },
      async (request, reply) => {
        const { guest } = await clients.guest.addGuest(
          toAddGuest(request.params.restaurantId, request.body),
          onBehalfOf(request),
        );
        return reply.status(201).send(toGuest(answered(guest, 'guest', 'a guest')));
      },
    );

    app.delete(
      '/api/guests/:restaurantId/:guestId',
      {
        config: member('guests:write'),
        schema: {
          tags,
          summary: 'Delete a guest',
          params: Type.Object({ restaurantId: Id, guestId: Id }),
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        await clients.guest.deleteGuest(request.params, onBehalfOf(request));
        return done('Guest deleted successfully!');
      },
    );

    app.delete(
      '/api/guests/:restaurantId/:guestId/marketing-consent',
      {
        config: member('guests:write'),
        schema: {
          tags,
          summary: 'Record that a guest wants no more news; without a consent, nothing changes',
          params: Type.Object({ restaurantId: Id, guestId: Id }),
          response: { 200: Type.Ref('Guest'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { guest } = await clients.guest.withdrawConsent(request.params, onBehalfOf(request));
        return toGuest(answered(guest, 'guest', 'a guest'));
      },
    );

    app.post(
      '/api/guests/:restaurantId/import',
      {
        bodyLimit: importBounds.bytes,
        config: { ...member('guests:write'), maxValues: importBounds.values },
        schema: {
          tags,
          summary: 'Import guests; safe to repeat',
          params,
          body: schemas.ImportGuestsBody,
          response: { 200: Type.Ref('ImportSummary'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { restaurantId } = request.params;
        const named = request.body.guests.some(({ lastVisit }) => isDay(lastVisit));
        const zone = named ? await zoneOf(restaurantId, request) : 'UTC';
        const { total, created, updated, failed, errors } = await clients.guest.importGuests(
          { restaurantId, guests: request.body.guests.map((row) => toImportedGuest(row, zone)) },
          { ...onBehalfOf(request), timeoutMs: importTimeoutMs },
        );
        return { total, created, updated, failed, errors };
      },
    );
  };
}
