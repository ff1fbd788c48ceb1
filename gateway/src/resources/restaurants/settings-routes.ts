import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf, sessionOf } from '../../session/plugin';
import { toEmbeddingBody } from '../embedding/mapping';
import { done } from '../mapping';
import { toOwnNameBody } from '../own-name/mapping';
import { toFaceBody } from '../profile/mapping';
import { waitUntilInForce, member, present, tags } from './answers';
import { toBookedTables, toPublicRestaurant, toRestaurant, toUpdate } from './mapping';
import * as schemas from './schemas';
import { readSettings } from './settings';

/** A thousand closed days, twenty operating periods and fifty kinds of table. */
const settingsValues = 2_500;
const params = Type.Object({ id: Id });

/** One restaurant: its settings, for members and for the public. */
export function restaurantSettingsRoutes({
  clients,
  sessions,
}: Pick<GatewayParts, 'clients' | 'sessions'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.patch(
      '/api/restaurant/:id',
      {
        config: {
          ...member('restaurant:write'),
          rules: (body) => readSettings(body).problems,
          maxValues: settingsValues,
        },
        schema: {
          tags,
          summary: 'Change settings; absent fields stay',
          params,
          body: schemas.UpdateRestaurantBody,
          response: { 200: Type.Ref('Restaurant'), ...errorResponses(401, 402, 404) },
        },
      },
      async (request) => {
        const update = toUpdate(request.params.id, request.body);
        const { restaurant } = await clients.restaurant.updateRestaurant(update, onBehalfOf(request));
        await waitUntilInForce(clients, present(restaurant));
        return toRestaurant(present(restaurant), sessionOf(request).actor);
      },
    );

    app.delete(
      '/api/restaurant/:id',
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'Delete a restaurant with all it holds',
          params,
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        await clients.restaurant.deleteRestaurant({ id: request.params.id }, onBehalfOf(request));
        sessions.forgetUser(sessionOf(request).actor.userId);
        return done('Restaurant deleted successfully');
      },
    );

    app.get(
      '/api/restaurant/:id/info',
      {
        config: member('restaurant:read'),
        schema: {
          tags,
          summary: 'One restaurant with its settings',
          params,
          response: { 200: Type.Ref('Restaurant'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { restaurant } = await clients.restaurant.getRestaurant(
          { id: request.params.id },
          onBehalfOf(request),
        );
        return toRestaurant(present(restaurant), sessionOf(request).actor);
      },
    );

    app.get(
      '/api/restaurant/:id/table-availability',
      {
        config: member('restaurant:read'),
        schema: {
          tags,
          summary:
            'How many tables of each type are booked on: of the floor plan in service, else as counted',
          params,
          response: { 200: Type.Ref('TableAvailabilityAnswer'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { restaurant } = await clients.restaurant.getRestaurant(
          { id: request.params.id },
          onBehalfOf(request),
        );
        return { tableAvailability: toBookedTables(present(restaurant)) };
      },
    );

    app.get(
      '/api/restaurant/public/:id',
      {
        schema: {
          tags,
          summary: 'The public view of a restaurant, for the booking page',
          params,
          response: { 200: Type.Ref('PublicRestaurant'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurant } = await clients.restaurant.getPublicRestaurant({ id: request.params.id });
        const face = toFaceBody(present(restaurant).face, request.params.id);
        const embedding = toEmbeddingBody(present(restaurant).embedding);
        const ownName = toOwnNameBody(present(restaurant).ownName);
        return {
          ...toPublicRestaurant(present(restaurant)),
          ...(face ? { face } : {}),
          ...(embedding ? { embedding } : {}),
          ...(ownName ? { ownName } : {}),
        };
      },
    );
  };
}
