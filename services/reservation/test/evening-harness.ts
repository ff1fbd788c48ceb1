import { Role } from '@tablewell/chassis/access';
import { as, fixedClock } from '@tablewell/chassis/testing';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Party, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Api, bookingAt, type EveningApi, startReservations } from './harness';

export const today = '2026-11-20';
const minuteMs = 60_000;

/** A host of a restaurant. */
export const host = (restaurantId: string, name = 'Sam Host') =>
  as({ userId: name, name, memberships: [{ restaurantId, role: Role.HOST }] });

let steps = 0;
export const stepId = () => `step-${String((steps += 1)).padStart(6, '0')}`;

/** The evening of a restaurant at two processes. It is 7 PM in Rome. */
export async function startEvening() {
  const clock = fixedClock(`${today}T18:00:00Z`);
  const running = await startReservations(clock, 2);
  const [api, evening] = [running.apis[0] as Api, running.evenings[0] as EveningApi];
  let restaurants = 0;
  return {
    ...running,
    clock,
    api,
    evening,
    /** A new restaurant with two tables for two, 1 and 2, and one for four, 3. */
    async open(seatingMinutes = 90, twoTops = 2, fourTops = 1, settings: object = {}): Promise<string> {
      const id = `evening-${(restaurants += 1)}`;
      const tableTypes = [
        { key: 'TwoTop', count: twoTops, capacity: 2 },
        { key: 'FourTop', count: fourTops, capacity: 4 },
      ];
      await running.publishRestaurant(id, { tableTypes, seatingMinutes, ...settings });
      return id;
    },
    async book(id: string, time: string, more: Parameters<typeof bookingAt>[2] = {}): Promise<string> {
      const { reservation } = await api.book(bookingAt(id, `${today}T${time}`, more), host(id));
      return reservation?.id ?? '';
    },
    async take(id: string, reservationId: string, step: Step, more: object = {}, by = 'Sam Host') {
      const request = { reservationId, step, stepId: stepId(), ...more };
      const { party } = await evening.takeStep(request, host(id, by));
      return party as Party;
    },
    async undo(id: string, reservationId: string, step: string) {
      const { party } = await evening.undoStep({ reservationId, stepId: step }, host(id));
      return party as Party;
    },
    async seatWalkIn(id: string, more: object = {}) {
      const request = { restaurantId: id, partySize: 2, stepId: stepId(), ...more };
      const { party } = await evening.seatWalkIn(request, host(id));
      return party as Party;
    },
    async move(id: string, reservationId: string, more: object) {
      const { party } = await evening.moveParty({ reservationId, stepId: stepId(), ...more }, host(id));
      return party as Party;
    },
    async parties(id: string): Promise<Party[]> {
      return (await evening.getEvening({ restaurantId: id }, host(id))).evening?.parties ?? [];
    },
    async claims(id: string) {
      type Day = { _id: string; claims: { id: string; seated?: boolean }[] };
      const day = await running.connection.collection<Day>('service_days').findOne({ _id: `${id}:${today}` });
      return day?.claims ?? [];
    },
    minutesAgo: (minutes: number) => timestampFromDate(new Date(clock().getTime() - minutes * minuteMs)),
  };
}

export type Evening = Awaited<ReturnType<typeof startEvening>>;
