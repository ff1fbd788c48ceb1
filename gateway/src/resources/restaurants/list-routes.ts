import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Refusal } from '@tablewell/chassis/refusal';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { Type } from 'typebox';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf, sessionOf, userOf } from '../../session/plugin';
import { waitUntilInForce, member, present, tags } from './answers';
import { toRestaurant } from './mapping';
import * as schemas from './schemas';

/** The caller's restaurants, creating one, and the confirmation of a notification address. */
export function restaurantListRoutes({
  clients,
  sessions,
}: Pick<GatewayParts, 'clients' | 'sessions'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant',
      {
        config: member('restaurant:read'),
        schema: {
          tags,
          summary: 'The restaurants you belong to',
          response: { 200: Type.Array(Type.Ref('Restaurant')), ...errorResponses(401) },
        },
      },
      async (request) => {
        const { restaurants } = await clients.restaurant.listRestaurants({}, onBehalfOf(request));
        const { actor } = sessionOf(request);
        return restaurants.map((restaurant) => toRestaurant(restaurant, actor));
      },
    );

    app.post(
      '/api/restaurant',
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'Add a restaurant',
          body: schemas.CreateRestaurantBody,
          response: { 201: Type.Ref('Restaurant'), ...errorResponses(401, 402, 409) },
        },
      },
      async (request, reply) => {
        const { actor } = sessionOf(request);
        const { name, mode = 'live' } = request.body;
        const isTest = mode === 'test';
        // An unproven account may turn out to be somebody else's mailbox (TEST-1).
        if (isTest && !isProven(userOf(request))) throw verifyFirst();
        const { restaurant } = await clients.restaurant.createRestaurant(
          { name, ownerId: actor.userId, email: actor.email, isTest },
          onBehalfOf(request),
        );
        sessions.forgetUser(actor.userId);
        await waitUntilInForce(clients, present(restaurant));
        return reply.status(201).send(toRestaurant(present(restaurant), actor));
      },
    );

    app.post(
      '/api/restaurant/confirm-address',
      {
        schema: {
          tags,
          summary: 'Confirm a new notification address by the token of its link',
          body: schemas.ConfirmAddressBody,
          response: { 200: Type.Ref('ConfirmedAddress'), ...errorResponses() },
        },
      },
      async (request) => {
        const confirmed = await clients.restaurant.confirmAddress(request.body, onBehalfOf(request));
        const { restaurantName, email } = confirmed;
        const message = 'Notifications will come to this address from now on.';
        return { success: true, message, restaurantName, email };
      },
    );
  };
}

const isProven = ({ isVerified, makerUnknown }: User): boolean => isVerified && !makerUnknown;

/** Not a 403, on which pages sign out. */
const verifyFirst = () =>
  new Refusal(
    'conflict',
    'verify-first',
    'Please verify your email address before you open a test restaurant.',
  ) as unknown as Error;
