import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { mapInPieces } from '@tablewell/chassis/resilience';
import { actorKey, implement, type Implementation, orThrowRefusal, isRetryKey } from '@tablewell/chassis/rpc';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { book } from '../../commands/diner/book';
import { cancel } from '../../commands/diner/cancel';
import { change } from '../../commands/diner/change';
import { holdTable, releaseHold } from '../../commands/diner/hold-table';
import { listOfferedDays } from '../../queries/list-offered-days';
import type { Ports } from '../../ports';
import * as read from '../../queries/read';
import { remove } from '../../commands/diner/remove';
import { restore } from '../../commands/diner/restore';
import { toDinerInput } from '../diner-mapping';
import { toListed, toMessage, withRestaurant } from '../mapping';
import type { ForHolders } from './for-holders';
import { measureBookings } from './measure-bookings';
import { measureHolds } from './measure-holds';
import { toRequestedTime, toWhen } from './when';

/** `ReservationService` on the use cases; `reviewServices` has the rest of it. */
export function reservationService(ports: Ports, holders: ForHolders): Implementation {
  const cases = {
    book: measureBookings(book(ports)),
    hold: measureHolds(holdTable(ports)),
    releaseHold: releaseHold(ports),
    change: change(ports),
    cancel: cancel(ports),
    restore: restore(ports),
    remove: remove(ports),
    get: read.getReservation(ports),
    list: read.listReservations(ports),
    listById: read.listReservationsById(ports),
    search: read.searchReservations(ports),
    offered: read.listOfferedTimes(ports),
    offeredDays: listOfferedDays(ports),
    sources: read.listSources(ports),
    dailyCounts: read.listDailyCounts(ports),
  };
  return implement(ReservationService, {
    async book(request, context) {
      const when = toWhen(request.when);
      const repeated = request.repeated || context.values.get(isRetryKey);
      const { guestSharing: sharing } = request;
      const command = { ...request, when, repeated, diner: toDinerInput(request), sharing };
      return withRestaurant(orThrowRefusal(await cases.book(context.values.get(actorKey), command)));
    },
    async holdTable({ restaurantId, partySize, when, area, replaces }) {
      const command = { restaurantId, partySize, when: toWhen(when), area, replaces };
      const { holdId, expiresAt } = orThrowRefusal(await cases.hold(command));
      return { holdId, expiresAt: timestampFromDate(expiresAt) };
    },
    async releaseHold({ restaurantId, holdId }) {
      await cases.releaseHold({ restaurantId, holdId });
      return {};
    },
    async getReservation({ id, withContacts }, { values }) {
      const found = orThrowRefusal(await cases.get(id));
      return withContacts ? withRestaurant(found) : holders.withRestaurant(values.get(actorKey), found);
    },
    async changeReservation(request, context) {
      const { id, name, partySize, phoneNumber, notes, area } = request;
      const when = toRequestedTime(request.when);
      const command = {
        id,
        ...(name === undefined ? {} : { name }),
        ...(partySize === undefined ? {} : { partySize }),
        ...(phoneNumber === undefined ? {} : { phoneNumber }),
        ...(notes === undefined ? {} : { notes }),
        ...(when ? { when } : {}),
        ...(area === undefined ? {} : { area }),
        diner: toDinerInput(request),
      };
      const actor = context.values.get(actorKey);
      return holders.withRestaurant(actor, orThrowRefusal(await cases.change(actor, command)));
    },
    async cancelReservation({ id }, context) {
      const actor = context.values.get(actorKey);
      return { reservation: await holders.alone(actor, orThrowRefusal(await cases.cancel(actor, id))) };
    },
    async restoreReservation({ id }, context) {
      return {
        reservation: toMessage(orThrowRefusal(await cases.restore(context.values.get(actorKey), id))),
      };
    },
    async deleteReservation({ id }, context) {
      orThrowRefusal(await cases.remove(context.values.get(actorKey), id));
      return {};
    },
    async listReservations(request, context) {
      const found = orThrowRefusal(await cases.list(context.values.get(actorKey), request));
      return { reservations: await mapInPieces(found, toListed) };
    },
    async listReservationsById(request, context) {
      const found = orThrowRefusal(await cases.listById(context.values.get(actorKey), request));
      return { reservations: await mapInPieces(found, toMessage) };
    },
    async searchReservations({ restaurantId, text }, context) {
      const found = orThrowRefusal(await cases.search(context.values.get(actorKey), restaurantId, text));
      return { reservations: await mapInPieces(found, toListed) };
    },
    async listOfferedTimes(request, context) {
      const { day, restaurant } = orThrowRefusal(await cases.offered(context.values.get(actorKey), request));
      return {
        timezone: restaurant.timezone,
        dayRefusal: day.refusal,
        times: day.times.map(({ startsAt, ...time }) => ({
          ...time,
          startsAt: timestampFromDate(new Date(startsAt)),
        })),
      };
    },
    async listOfferedDays(request) {
      const { days, restaurant } = orThrowRefusal(await cases.offeredDays(request));
      return { days, timezone: restaurant.timezone };
    },
    async listSources({ restaurantId }, context) {
      return { sources: orThrowRefusal(await cases.sources(context.values.get(actorKey), restaurantId)) };
    },
    async listDailyCounts(request, context) {
      return { days: orThrowRefusal(await cases.dailyCounts(context.values.get(actorKey), request)) };
    },
    async awaitRestaurant({ restaurantId, version, layoutId: id, layoutVersion }, context) {
      const layout = id ? { id, version: Number(layoutVersion) } : undefined;
      const { restaurants } = ports;
      return { inForce: await restaurants.waitFor(restaurantId, Number(version), layout, context.signal) };
    },
  });
}
