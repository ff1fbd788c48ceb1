import { QueryClient } from '@tanstack/react-query';
import type { PartyUpdate } from '../socket';
import type { Evening } from './evening';
import { bookKeys } from './keys';
import { eveningOf, showParty, showReservation } from './index';
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
    const ofTomorrow = update({ localDate: '2026-11-21', party: json({ id: 'p2' }) });
    expect(await partiesAfter(early, ofTomorrow)).toBe(early.parties);
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

describe('a live update of a reservation (LIVE-1)', () => {
  const day = { start: '2026-11-21', end: '2026-11-21' };
  const dinner = party({ id: 'dinner', startsAt: Date.parse('2026-11-21T18:00:00Z') });
  /** The ids in a range, in the results of a search and in an evening after an update. */
  function idsAfter(
    type: 'created' | 'updated' | 'canceled' | 'deleted',
    reservation: { id: string } & object,
  ) {
    const queries = new QueryClient();
    const keys = [bookKeys.range('olive', day), bookKeys.search('olive', 'anna')];
    for (const key of keys) queries.setQueryData(key, [dinner]);
    const { queryKey } = eveningOf('olive', '');
    queries.setQueryData(queryKey, evening([dinner]));
    showReservation(queries, { type, restaurantId: 'olive', reservation: { ...reservation } }, 'Europe/Rome');
    const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
    return [
      ...keys.map((key) => ids(queries.getQueryData(key))),
      ids(queries.getQueryData<Evening>(queryKey)?.parties),
    ];
  }

  it('adds what was created within a range, in the time zone of the list, and nothing elsewhere', () => {
    // 23:30 UTC on the 20th is half past midnight of the 21st in Rome.
    const added = { id: 'new', reservation_time: '2026-11-20T23:30:00Z' };
    expect(idsAfter('created', added)).toEqual([['dinner', 'new'], ['dinner'], ['dinner']]);
    const later = { id: 'new', reservation_time: '2026-11-21T23:30:00Z' };
    expect(idsAfter('created', later)).toEqual([['dinner'], ['dinner'], ['dinner']]);
  });

  it('removes what moved out of a range, and what was deleted', () => {
    const moved = { id: 'dinner', reservation_time: '2026-11-23T18:00:00Z' };
    expect(idsAfter('updated', moved)).toEqual([[], ['dinner'], ['dinner']]);
    expect(idsAfter('deleted', { id: 'dinner' })).toEqual([[], [], []]);
  });
});

it('a step of a host is shown in the lists of the cache, too (LIVE-3)', async () => {
  const queries = new QueryClient();
  const range = bookKeys.range('olive', { start: '2026-11-20', end: '2026-11-20' });
  const days = bookKeys.days('olive', ['2026-11-20', '2026-11-21']);
  queries.setQueryData(range, [party({ version: 0 })]);
  queries.setQueryData(days, { '2026-11-20': [party()], '2026-11-21': [] });
  await showParty(queries, update());
  expect(queries.getQueryData(range)).toMatchObject([{ stage: 'arrived', tables: ['4'] }]);
  expect(queries.getQueryData(days)).toMatchObject({
    '2026-11-20': [{ stage: 'arrived' }],
    '2026-11-21': [],
  });
});
