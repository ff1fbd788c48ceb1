import { randomUUID } from 'node:crypto';
import { eventually, type Owner } from './api';

/** A restaurant with two areas on a busy evening: 22 tables of a floor plan, parties that sit and parties that come. */

interface HouseTable {
  readonly number: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly area: string;
}

const row = (area: string, type: string, numbers: readonly string[], y: number, step: number, from = 0) =>
  numbers.map((number, index): HouseTable => ({ number, type, area, x: from + index * step, y }));

const houseTables: readonly HouseTable[] = [
  ...row('Dining room', 'two-top', ['1', '2', '3', '4', '5', '6'], 0, 140),
  ...row('Dining room', 'four-top', ['7', '8', '9', '10', '11'], 180, 180),
  ...row('Dining room', 'six-top', ['12', '13'], 380, 320),
  ...row('Dining room', 'eight-top', ['14'], 380, 320, 640),
  ...row('Terrace', 'four-top-circle', ['T1', 'T2', 'T3', 'T4'], 0, 170, 1100),
  ...row('Terrace', 'two-top', ['T5', 'T6', 'T7', 'T8'], 220, 170, 1100),
];

const combinations: readonly [readonly string[], number, number][] = [
  [['1', '2'], 3, 4],
  [['3', '4'], 3, 4],
  [['7', '8'], 5, 8],
  [['T1', 'T2'], 5, 8],
];

const areas = [
  { id: 'room', x: 450, y: 270, width: 1060, height: 660, label: 'Dining room' },
  { id: 'terrace', x: 1430, y: 170, width: 760, height: 460, label: 'Terrace' },
];

const rpc = async (owner: Owner, service: string, method: string, body: object) => {
  const { status, body: answer } = await owner.api.call('POST', `/rpc/tablewell.${service}/${method}`, body);
  if (status !== 200) throw new Error(`${method} was answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
};
const evening = (owner: Owner, method: string, body: object) =>
  rpc(owner, 'reservation.v1.EveningService', method, body);

/** Draws the floor plan and puts it in service. */
export async function furnish(owner: Owner): Promise<void> {
  const { restaurantId } = owner;
  const layouts = 'restaurant.v1.LayoutService';
  const { layouts: known } = (await rpc(owner, layouts, 'ListLayouts', { restaurantId })) as {
    layouts: { id: string }[];
  };
  const ids = { restaurantId, layoutId: known[0]?.id ?? '' };
  await rpc(owner, layouts, 'SaveLayout', {
    ...ids,
    fixedComponents: houseTables.map(({ number, ...table }) => ({
      id: number,
      tableNumber: number,
      ...table,
    })),
    details: {
      combinations: combinations.map(([componentIds, smallestParty, largestParty], index) => ({
        ...{ id: `c${index}`, componentIds, smallestParty, largestParty },
      })),
      background: areas.map((area) => ({ kind: 'BACKGROUND_KIND_AREA', ...area })),
    },
  });
  await rpc(owner, layouts, 'PutLayoutInService', ids);
  await eventually(async () => {
    const { evening: night } = (await evening(owner, 'GetEvening', { restaurantId, localDate: '' })) as {
      evening: { tables?: unknown[] };
    };
    expect(night.tables).toHaveLength(houseTables.length);
  });
}

/** A party of the house: its time is in minutes from now. */
export interface HouseParty {
  readonly name: string;
  readonly size: number;
  readonly inMinutes: number;
  readonly tables?: readonly string[];
  /** Empty: the guest cannot be told anything. */
  readonly phone?: string;
  readonly notes?: string;
  readonly dietary?: { readonly needs: readonly string[]; readonly words: string };
  readonly stage?: 'arrived' | 'seated';
}

/** Books a party as a host does, and takes its steps; returns its id. */
export async function comes(owner: Owner, party: HouseParty): Promise<string> {
  const { restaurantId } = owner;
  const quarter = 15 * 60_000;
  const at = new Date(Math.floor((Date.now() + party.inMinutes * 60_000) / quarter) * quarter);
  const answer = (await evening(owner, 'BookParty', {
    restaurantId,
    ...{ name: party.name, partySize: party.size, phoneNumber: party.phone ?? '' },
    ...{ notes: party.notes ?? '', dietary: party.dietary ?? {} },
    ...{ when: { instant: at.toISOString() }, tableNumbers: party.tables ?? [] },
    ...{ override: true, reason: 'A full house', stepId: randomUUID() },
  })) as { party: { id: string } };
  const steps = { arrived: ['STEP_ARRIVE'], seated: ['STEP_ARRIVE', 'STEP_SEAT'] };
  for (const step of party.stage ? steps[party.stage] : [])
    await evening(owner, 'TakeStep', {
      reservationId: answer.party.id,
      step,
      stepId: randomUUID(),
      takenAt: new Date(Date.now() + Math.min(0, party.inMinutes) * 60_000).toISOString(),
    });
  return answer.party.id;
}
