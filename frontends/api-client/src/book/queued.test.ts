import { evening, minutes, party, seven } from './testing';
import type { Change, Queued } from './queued-change';
import { withQueued, withQueuedChanges } from './queued';

const queued = (change: Change, more: Partial<Queued> = {}): Queued => ({
  id: 's1',
  restaurantId: 'olive',
  userId: '',
  date: '2026-11-20',
  at: seven + minutes(5),
  deviceAt: seven + minutes(5),
  baseVersion: 1,
  change,
  ...more,
});
const only = (change: Change, of = party()) => withQueued(evening([of]), [queued(change)]).parties[0];

describe('the evening with changes that were not sent yet', () => {
  it('seats a party from the tap on, for a turn time', () => {
    expect(only({ kind: 'step', partyId: 'p1', step: 'seat', tables: ['7'] })).toMatchObject({
      stage: 'seated',
      tables: ['7'],
      from: seven + minutes(5),
      until: seven + minutes(95),
    });
  });

  it('has some of a party here, and then all of it, where it is', () => {
    const of = party({ size: 4 });
    const step = { kind: 'step', partyId: 'p1', tables: [] } as const;
    const arrived = only({ ...step, step: 'arrive', peopleHere: 2 }, of);
    expect(arrived).toMatchObject({ stage: 'arrived', peopleHere: 2 });
    const seated = party({ size: 4, stage: 'seated', peopleHere: 2, until: seven + minutes(60) });
    const all = only({ ...step, step: 'seat' }, seated);
    expect(all).toMatchObject({ stage: 'seated', until: seven + minutes(60) });
    expect(all?.peopleHere).toBeUndefined();
    const steps = [
      { id: 'a', step: 'arrive' as const, at: seven, by: 'Sam', peopleHere: 2 },
      { id: 'b', step: 'arrive' as const, at: seven, by: 'Sam' },
    ];
    const undo = { kind: 'undo', partyId: 'p1', undoneId: 'b' } as const;
    expect(only(undo, party({ stage: 'arrived', steps }))).toMatchObject({ stage: 'arrived', peopleHere: 2 });
  });

  it('expects a party later, by so many minutes from now or from its time', () => {
    const step = { kind: 'step', partyId: 'p1', step: 'late', tables: [], minutes: 20 } as const;
    expect(only(step)).toMatchObject({ stage: 'booked', late: { minutes: 25 } });
    expect(only(step, party({ startsAt: seven + minutes(60) }))?.late?.minutes).toBe(20);
    const late = party({
      late: { minutes: 20, saidAt: seven },
      steps: [{ id: 'a', step: 'late', at: seven, by: 'Sam' }],
    });
    expect(only({ kind: 'undo', partyId: 'p1', undoneId: 'a' }, late)?.late).toBeUndefined();
  });

  it('undoes the last step', () => {
    const steps = [
      { id: 'a', step: 'arrive' as const, at: seven, by: 'Sam' },
      { id: 'b', step: 'seat' as const, at: seven, by: 'Sam' },
    ];
    const seated = party({ stage: 'seated', steps });
    expect(only({ kind: 'undo', partyId: 'p1', undoneId: 'b' }, seated)?.stage).toBe('arrived');
  });

  it('has no walk-in any more whose seating was undone', () => {
    const seats = queued(
      { kind: 'walk-in', size: 2, name: '', tables: ['1'], override: false },
      { id: 'w1' },
    );
    const undo = queued({ kind: 'undo', partyId: 'queued:w1', undoneId: 'w1' }, { id: 'u1' });
    expect(withQueued(evening([]), [seats]).parties).toHaveLength(1);
    expect(withQueued(evening([]), [seats, undo]).parties).toEqual([]);
  });

  it('moves a party to another table and time, with the same duration', () => {
    const startsAt = seven + minutes(30);
    expect(only({ kind: 'move', partyId: 'p1', tables: ['4'], startsAt })).toMatchObject({
      tables: ['4'],
      startsAt,
      until: startsAt + minutes(90),
      isPinned: true,
    });
  });

  it('shows a walk-in once if the service has it, too', () => {
    const walkIn = queued({ kind: 'walk-in', size: 3, name: '', tables: ['1'], override: false });
    expect(withQueued(evening([]), [walkIn]).parties).toMatchObject([
      { name: 'Walk-in', size: 3, stage: 'seated' },
    ]);
    const stored = party({ id: 'stored', steps: [{ id: 's1', step: 'seat', at: seven, by: 'Sam' }] });
    expect(withQueued(evening([stored]), [walkIn]).parties).toEqual([stored]);
  });

  it('leaves other days unchanged', () => {
    const other = evening([party()]);
    const entry = queued({ kind: 'step', partyId: 'p1', step: 'arrive', tables: [] }, { date: '2026-11-21' });
    expect(withQueued(other, [entry])).toBe(other);
  });
});

it('exchanges the tables of two parties that are swapped', () => {
  const ada = party({ id: 'ada', tables: ['1'] });
  const bo = party({ id: 'bo', tables: ['2', '3'] });
  const change = { kind: 'swap', partyId: 'ada', otherId: 'bo', otherVersion: 1 } as const;
  const tables = (parties: readonly (typeof ada)[]) =>
    withQueued(evening(parties), [queued(change)]).parties.map((each) => each.tables);
  expect(tables([ada, bo])).toEqual([['2', '3'], ['1']]);
  const step = { id: queued(change).id, step: 'move', at: seven, by: 'Sam' } as const;
  expect(tables([{ ...ada, steps: [step] }, bo])).toEqual([['1'], ['2', '3']]);
});

it('seats a walk-in until the time that the host promised', () => {
  const until = seven + minutes(50);
  const walkIn = { kind: 'walk-in', size: 2, name: '', tables: ['1'], override: false, until } as const;
  expect(withQueued(evening([]), [queued(walkIn)]).parties[0]).toMatchObject({ until, turnEndsAt: until });
});

describe('parties of a list with changes that were not sent yet', () => {
  it('have their new stages, and stay as long as was planned', () => {
    const seat = queued({ kind: 'step', partyId: 'p1', step: 'seat', tables: ['7'] });
    const [seated] = withQueuedChanges([party()], [seat]);
    expect(seated).toMatchObject({ stage: 'seated', tables: ['7'], until: seven + minutes(95) });
  });

  it('are the same list if none is about them', () => {
    const parties = [party()];
    const walkIn = { kind: 'walk-in', size: 2, name: '', tables: ['4'], override: false } as const;
    const other = { kind: 'step', partyId: 'p2', step: 'seat', tables: ['7'] } as const;
    expect(withQueuedChanges(parties, [queued(walkIn), queued(other)])).toBe(parties);
  });
});
