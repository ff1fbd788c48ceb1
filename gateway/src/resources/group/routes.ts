import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Refusal } from '@tablewell/chassis/refusal';
import type { RestaurantFigures } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { groupFields } from '../fields';
import { answered } from '../mapping';
import { toListItem } from '../reservations/mapping';
import { toGroup, toGroupPerson, toGroupRestaurant, toOverview } from './mapping';
import * as schemas from './schemas';

const tags = ['Groups'];
const params = Type.Object({ id: Id });
/** Restaurants of one inner call. */
const restaurantsPerCall = 500;

/** Groups of restaurants: which there are, how their evenings go, what a search finds, and who works there (GROUP-1 to GROUP-5). */
export function groupRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  const groupOf = async (request: FastifyRequest, id: string) => {
    const { group } = await clients.group.getGroup({ id }, onBehalfOf(request));
    return answered(group, 'restaurant', 'a group');
  };
  return async (app) => {
    app.get(
      '/api/group',
      {
        config: member('group:read'),
        schema: {
          tags,
          summary: 'The groups of the restaurants that you work in',
          response: { 200: Type.Array(Type.Ref('Group')), ...errorResponses(401) },
        },
      },
      async (request) => (await clients.group.listGroups({}, onBehalfOf(request))).groups.map(toGroup),
    );

    app.get(
      '/api/group/:id/restaurants',
      {
        config: member('group:read'),
        schema: {
          tags,
          summary: 'The restaurants of a group that you work in, by name',
          params,
          response: { 200: Type.Array(Type.Ref('GroupRestaurant')), ...errorResponses(401, 404) },
        },
      },
      async (request) => (await groupOf(request, request.params.id)).restaurants.map(toGroupRestaurant),
    );

    app.get(
      '/api/group/:id/overview',
      {
        config: { ...member('group:read'), fields: groupFields },
        schema: {
          tags,
          summary: 'A service day of each restaurant of a group in figures, and their sum',
          params,
          querystring: schemas.OverviewQuery,
          response: { 200: Type.Ref('GroupOverview'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const group = await groupOf(request, request.params.id);
        const ids = group.restaurants.map(({ id }) => id);
        const counted: RestaurantFigures[] = [];
        for (let at = 0; at < ids.length; at += restaurantsPerCall) {
          const asked = {
            restaurantIds: ids.slice(at, at + restaurantsPerCall),
            localDate: request.query.date,
          };
          counted.push(...(await clients.groupFigures.countGroup(asked, onBehalfOf(request))).restaurants);
        }
        return toOverview(group, counted);
      },
    );

    app.get(
      '/api/group/:id/reservations',
      {
        config: { ...member('group:search'), fields: groupFields },
        schema: {
          tags,
          summary: 'Search the reservations of all restaurants of a group that you work in',
          description:
            'At most 50: those ahead by time, then earlier ones. A group of more than 500 restaurants is searched in the first 500 by name.',
          params,
          querystring: schemas.SearchQuery,
          response: { 200: Type.Ref('GroupSearch'), ...errorResponses(400, 401, 404) },
        },
      },
      async (request) => {
        const { restaurants } = await groupOf(request, request.params.id);
        const { reservations, truncated } = await clients.groupFigures.searchGroup(
          {
            restaurantIds: restaurants.slice(0, restaurantsPerCall).map(({ id }) => id),
            text: request.query.search,
          },
          onBehalfOf(request),
        );
        return {
          reservations: reservations.map(toListItem),
          truncated: truncated || restaurants.length > restaurantsPerCall,
        };
      },
    );

    app.get(
      '/api/group/:id/people',
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'Who works in the restaurants of a group, for its owner',
          params,
          response: { 200: Type.Array(Type.Ref('GroupPerson')), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const group = await groupOf(request, request.params.id);
        if (!group.isOwner)
          throw new Refusal('forbidden', 'role-too-low', 'Only the owner of a group sees its people.');
        const { people } = await clients.groupPeople.listGroupPeople({}, onBehalfOf(request));
        return people.map((person) => toGroupPerson(person, group));
      },
    );

    app.patch(
      '/api/group/:id',
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'Rename a group, for its owner',
          params,
          body: schemas.RenameGroupBody,
          response: { 200: Type.Ref('Group'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const { id } = request.params;
        const renamed = await clients.group.renameGroup({ id, name: request.body.name }, onBehalfOf(request));
        return toGroup(answered(renamed.group, 'restaurant', 'a group'));
      },
    );
  };
}
