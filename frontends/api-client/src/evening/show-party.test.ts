import { QueryClient } from '@tanstack/react-query';
import type { PartyUpdate } from '../socket';
import { eveningOf, showParty } from './index';
import type { Evening } from './evening';
import { evening, party } from './testing';

const json = (more: object = {}) => ({
  id: 'p1',
  version: '2',
  name: 'Anna Rossi',
  partySize: 2,
  startsAt: '2026-11-20T18:00:00Z',
  stage: 'STAGE_ARRIVED',
  tableNumbers: ['4'],
  ...more,
});
const update = (more: Partial<PartyUpdate> = {}): PartyUpdate => ({
  type: 'stepped',
  restaurantId: 'olive',
  id: 'p1',
  version: 2,
  localDate: '2026-11-20',
  party: json(),
  ...more,
});

/** The parties of a cached evening after an update. */
async function partiesAfter(known: Evening, update: PartyUpdate) {
  const queries = new QueryClient();
  const { queryKey } = eveningOf('olive', '');
  queries.setQueryData(queryKey, known);
  await showParty(queries, update);
  return queries.getQueryData(queryKey)?.parties;
}

describe('a live update of a party (LIVE-3)', () => {
  it('is shown with the stage and tables in the update; collisions stay until the evening is reloaded', async () => {
    const known = evening([party({ collidesWith: ['p2'] }), party({ id: 'p2' })]);
    const [first, second] = (await partiesAfter(known, update())) ?? [];
    expect(first).toMatchObject({ stage: 'arrived', tables: ['4'], version: 2, collidesWith: ['p2'] });
    expect(second).toBe(known.parties[1]);
  });

  it('keeps the tables that no host chose, which are not in the update', async () => {
    const known = evening([party({ tables: ['3'] })]);
    const [first] = (await partiesAfter(known, update({ party: json({ tableNumbers: [] }) }))) ?? [];
    expect(first).toMatchObject({ stage: 'arrived', tables: ['3'] });
  });

  it('changes nothing if a later version is shown, for another day, or without a party', async () => {
    const known = evening([party({ version: 3 })]);
    expect(await partiesAfter(known, update())).toBe(known.parties);
    const early = evening([party()]);
    expect(await partiesAfter(early, update({ localDate: '2026-11-21' }))).toBe(early.parties);
    const { party: _party, ...bare } = update();
    expect(await partiesAfter(early, bare)).toBe(early.parties);
    expect(await partiesAfter(early, update({ restaurantId: 'harbour' }))).toBe(early.parties);
  });

  it('adds a walk-in that was seated, and not one whose seating was undone', async () => {
    const seated = json({ id: 'w1', stage: 'STAGE_SEATED', walkIn: true });
    const after = await partiesAfter(evening([party()]), update({ id: 'w1', party: seated }));
    expect(after?.map(({ id, stage }) => [id, stage])).toEqual([
      ['p1', 'booked'],
      ['w1', 'seated'],
    ]);
    const undone = json({ id: 'w1', walkIn: true, stage: 'STAGE_DELETED' });
    expect(await partiesAfter(evening([party()]), update({ id: 'w1', party: undone }))).toHaveLength(1);
  });

  it('is read even if a later release has sent an unknown field', async () => {
    const [first] =
      (await partiesAfter(evening([party()]), update({ party: json({ mood: 'happy' }) }))) ?? [];
    expect(first?.stage).toBe('arrived');
  });
});
