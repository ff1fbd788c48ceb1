import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { errorResponses, Id } from '../../api/schemas';
import { member, onBehalfOf } from '../../session/plugin';
import { answered, done } from '../mapping';
import { waitUntilLayoutInForce } from '../restaurants/answers';
import { toComponent, toLayout } from './mapping';
import * as schemas from './schemas';

/** Five hundred pieces of furniture, each with all its fields at their maximum length. */
const layoutBounds = { bytes: 256 * 1024, values: 6_000 };
const tags = ['Floor plans'];
const restaurantParams = Type.Object({ id: Id });
const layoutParams = Type.Object({ id: Id, layoutId: Id });

/** Floor plans. */
export function layoutRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant/:id/layouts',
      {
        config: member('layouts:read'),
        schema: {
          tags,
          summary: 'The floor plans of a restaurant',
          params: restaurantParams,
          response: { 200: Type.Array(Type.Ref('Layout')), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { layouts } = await clients.layout.listLayouts(
          { restaurantId: request.params.id },
          onBehalfOf(request),
        );
        return layouts.map(toLayout);
      },
    );

    app.post(
      '/api/restaurant/:id/layout',
      {
        config: member('layouts:write'),
        schema: {
          tags,
          summary: 'Make an empty floor plan',
          params: restaurantParams,
          body: schemas.CreateLayoutBody,
          response: { 201: Type.Ref('Layout'), ...errorResponses(401, 402, 404, 409) },
        },
      },
      async (request, reply) => {
        const { layout } = await clients.layout.createLayout(
          { restaurantId: request.params.id, name: request.body.name },
          onBehalfOf(request),
        );
        return reply.status(201).send(toLayout(answered(layout, 'restaurant', 'a layout')));
      },
    );

    app.put(
      '/api/restaurant/:id/layout/:layoutId',
      {
        bodyLimit: layoutBounds.bytes,
        config: { ...member('layouts:write'), maxValues: layoutBounds.values },
        schema: {
          tags,
          summary: 'Replace the furniture of a floor plan',
          params: layoutParams,
          body: schemas.SaveLayoutBody,
          response: { 200: Type.Ref('Layout'), ...errorResponses(401, 402, 404, 409) },
        },
      },
      async (request) => {
        // The type of a reference is unknown here; the schema has checked it.
        const components = request.body.fixedComponents as Static<typeof schemas.FixedComponent>[];
        const { layout } = await clients.layout.saveLayout(
          {
            restaurantId: request.params.id,
            layoutId: request.params.layoutId,
            baseVersion: BigInt(request.body.version ?? 0),
            fixedComponents: components.map(toComponent),
          },
          onBehalfOf(request),
        );
        await waitUntilLayoutInForce(clients, layout);
        return toLayout(answered(layout, 'restaurant', 'a layout'));
      },
    );

    app.delete(
      '/api/restaurant/:id/layout/:layoutId',
      {
        config: member('layouts:write'),
        schema: {
          tags,
          summary: 'Delete a floor plan',
          params: layoutParams,
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 402, 404, 409) },
        },
      },
      async (request) => {
        await clients.layout.deleteLayout(
          { restaurantId: request.params.id, layoutId: request.params.layoutId },
          onBehalfOf(request),
        );
        return done('Layout deleted.');
      },
    );
  };
}
