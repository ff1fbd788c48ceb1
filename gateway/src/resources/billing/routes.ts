import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Role } from '@tablewell/chassis/access';
import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { errorResponses } from '../../api/schemas';
import { member, onBehalfOf, sessionOf, userOf } from '../../session/plugin';
import { planIds, toBillingInfo, toPlan, toStaffStatus, toTrialStatus } from './mapping';
import * as schemas from './schemas';

const tags = ['Billing'];

/** Plans, trial and payments. */
export function billingRoutes({ clients, origin }: GatewayParts): FastifyPluginAsyncTypebox {
  /** The owner whose plan applies to a member of staff without a restaurant; undefined for an owner. */
  async function employerOf(request: FastifyRequest): Promise<string | undefined> {
    const { memberships } = sessionOf(request).actor;
    if (memberships.length === 0 || memberships.some(({ role }) => role === Role.OWNER)) return undefined;
    return (await clients.restaurant.listRestaurants({}, onBehalfOf(request))).restaurants[0]?.ownerId;
  }

  const ownsOne = (request: FastifyRequest): boolean =>
    sessionOf(request).actor.memberships.some(({ role }) => role === Role.OWNER);
  const ownersOnly = () =>
    new Refusal('forbidden', 'role-too-low', 'Only the owner of a restaurant can change its plan.');

  return async (app) => {
    app.get(
      '/api/payment/plans',
      {
        schema: {
          tags,
          summary: 'The price list',
          response: { 200: Type.Ref('Plans'), ...errorResponses() },
        },
      },
      async () => ({ plans: (await clients.billing.listPlans({})).plans.map(toPlan) }),
    );

    app.get(
      '/api/auth/trial-status',
      {
        // Which plan the restaurant has decides what pages show; of the bill it says nothing to those who do not pay it.
        config: { ...member('never'), onSharedTablet: true },
        schema: {
          tags,
          summary: 'The state of the trial',
          response: { 200: Type.Ref('TrialStatus'), ...errorResponses(401) },
        },
      },
      async (request) => {
        const { actor } = sessionOf(request);
        const employer = await employerOf(request);
        if (employer !== undefined)
          return toStaffStatus(
            await clients.billing.getEntitlements({ ownerId: employer }, onBehalfOf(request)),
          );
        const query = { ownerId: actor.userId };
        return toTrialStatus(await clients.billing.getSubscription(query, onBehalfOf(request)));
      },
    );

    app.get(
      '/api/auth/billing-info',
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'The subscription with its payment method',
          response: { 200: Type.Ref('BillingInfo'), ...errorResponses(401) },
        },
      },
      async (request) => {
        const ownerId = sessionOf(request).actor.userId;
        return toBillingInfo(await clients.billing.getSubscription({ ownerId }, onBehalfOf(request)));
      },
    );

    app.post(
      '/api/payment/create-checkout-session',
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'Begin a checkout at the card provider',
          body: schemas.CheckoutBody,
          response: { 201: Type.Ref('CheckoutSession'), ...errorResponses(401, 403, 409, 502) },
        },
      },
      async (request, reply) => {
        const user = userOf(request);
        // Without a restaurant a subscription would have no effect.
        if (!ownsOne(request)) throw ownersOnly();
        const { planType, withTrial = false, interval = 'month' } = request.body;
        const { sessionId, url } = await clients.billing.createCheckoutSession(
          { ownerId: user.id, email: user.email, plan: planIds[planType], withTrial, interval },
          { ...onBehalfOf(request), timeoutMs: 15_000 },
        );
        return reply.status(201).send({ sessionId, url });
      },
    );

    app.post(
      '/api/payment/create-portal-session',
      {
        config: { ...member('never'), fields: { returnUrl: 'return_url' } },
        schema: {
          tags,
          summary: 'Open the card provider’s billing portal',
          body: schemas.PortalBody,
          response: { 201: Type.Ref('PortalSession'), ...errorResponses(401, 403, 409, 502) },
        },
      },
      async (request, reply) => {
        // An owner who deleted their last restaurant can still end a subscription here; staff never had one.
        if ((await employerOf(request)) !== undefined) throw ownersOnly();
        const returnUrl = request.body.return_url ?? `${origin}/dashboard`;
        const { url } = await clients.billing.createPortalSession(
          { ownerId: sessionOf(request).actor.userId, returnUrl },
          { ...onBehalfOf(request), timeoutMs: 15_000 },
        );
        return reply.status(201).send({ url });
      },
    );
  };
}
