import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { Type } from 'typebox';
import type { GatewayParts } from '../../app';
import { errorResponses, Id, signedIn } from '../../http/schemas';
import { onBehalfOf, sessionOf } from '../../session/plugin';
import { restaurantFields } from '../fields';
import { toPublicRestaurant, toRestaurant, toUpdate } from './mapping';
import * as schemas from './schemas';
import { readSettings } from './settings';

/** A thousand closed days, twenty operating periods and fifty kinds of table. */
const settingsValues = 2_500;
const tags = ['Restaurants'];
const member = { session: 'required', fields: restaurantFields } as const;
const params = Type.Object({ id: Id });

/** Restaurants and their settings (spec owner §7, public §7). */
export function restaurantRoutes({ clients, sessions }: GatewayParts): FastifyPluginAsyncTypebox {
  const present = (restaurant: Restaurant | undefined): Restaurant => {
    if (!restaurant) throw new Error('the restaurant service answered without a restaurant');
    return restaurant;
  };

  /** Who changed a setting finds it in force; a reservation service that is away does not spoil the change. */
  const inForce = async ({ id: restaurantId, version }: Restaurant): Promise<void> => {
    await clients.reservation
      .awaitRestaurant({ restaurantId, version }, { timeoutMs: 1_500 })
      .catch(() => {});
  };

  return async (app) => {
    app.get(
      '/api/restaurant',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'The restaurants you belong to',
          response: { 200: Type.Array(Type.Ref('Restaurant')), ...errorResponses(401) },
        },
      },
      async (request) => {
        const { restaurants } = await clients.restaurant.listRestaurants({}, onBehalfOf(request));
        return restaurants.map(toRestaurant);
      },
    );

    app.post(
      '/api/restaurant',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Add a restaurant',
          body: schemas.CreateRestaurantBody,
          response: { 201: Type.Ref('Restaurant'), ...errorResponses(401, 402) },
        },
      },
      async (request, reply) => {
        const { actor } = sessionOf(request);
        const { restaurant } = await clients.restaurant.createRestaurant(
          { name: request.body.name, ownerId: actor.userId, email: actor.email },
          onBehalfOf(request),
        );
        sessions.forgetUser(actor.userId);
        await inForce(present(restaurant));
        return reply.status(201).send(toRestaurant(present(restaurant)));
      },
    );

    app.patch(
      '/api/restaurant/:id',
      {
        config: { ...member, rules: (body) => readSettings(body).problems, mostValues: settingsValues },
        schema: {
          tags,
          security: signedIn,
          summary: 'Change settings; what is absent stays',
          params,
          body: schemas.UpdateRestaurantBody,
          response: { 200: Type.Ref('Restaurant'), ...errorResponses(401, 402, 404) },
        },
      },
      async (request) => {
        const update = toUpdate(request.params.id, request.body);
        const { restaurant } = await clients.restaurant.updateRestaurant(update, onBehalfOf(request));
        await inForce(present(restaurant));
        return toRestaurant(present(restaurant));
      },
    );

    app.delete(
      '/api/restaurant/:id',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Delete a restaurant with all it holds',
          params,
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        await clients.restaurant.deleteRestaurant({ id: request.params.id }, onBehalfOf(request));
        sessions.forgetUser(sessionOf(request).actor.userId);
        return { success: true, message: 'Restaurant deleted successfully' };
      },
    );

    app.get(
      '/api/restaurant/:id/info',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
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
        return toRestaurant(present(restaurant));
      },
    );

    app.get(
      '/api/restaurant/:id/table-availability',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'How many tables of each type',
          params,
          response: { 200: Type.Ref('TableAvailabilityAnswer'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { restaurant } = await clients.restaurant.getRestaurant(
          { id: request.params.id },
          onBehalfOf(request),
        );
        const { tableAvailability } = toRestaurant(present(restaurant));
        return { tableAvailability };
      },
    );

    app.get(
      '/api/restaurant/public/:id',
      {
        schema: {
          tags,
          summary: 'What the public booking page may know',
          params,
          response: { 200: Type.Ref('PublicRestaurant'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurant } = await clients.restaurant.getPublicRestaurant({ id: request.params.id });
        return toPublicRestaurant(present(restaurant));
      },
    );
  };
}
