import { momentStateOf, partiesAtMoment } from './moment-state';
import { minutes, party, seven, table } from './testing';

const one = table('1');
const at = (count: number) => seven + minutes(count);

describe('the state of a table at a moment', () => {
  it.each([
    // The case; the party's stage; the moment and the present in minutes from the party's start; the table's state.
    ['long before its party', 'booked', -60, -300, 'free'],
    ['shortly before its party', 'booked', -20, -300, 'due'],
    ['while its party is planned to sit', 'booked', 45, -300, 'occupied'],
    ['after its party is planned to leave', 'booked', 90, -300, 'free'],
    ['while a seated party is still within its turn time', 'seated', 60, 10, 'occupied'],
    ['after the turn time of a seated party', 'seated', 100, 10, 'free'],
    ['at present, while a party sits', 'seated', 10, 10, 'occupied'],
    ['while a party sits beyond its turn time', 'seated', 100, 100, 'over'],
    ['later, when its party is too late to be expected', 'booked', 80, 75, 'free'],
    ['earlier, while a party sat that has left', 'finished', 20, 120, 'occupied'],
    ['after a party has left', 'finished', 120, 120, 'free'],
    ['earlier, while a party was expected and not seated', 'booked', 20, 200, 'due'],
    ['when its party did not come', 'no-show', 20, -300, 'free'],
    ['when its party canceled', 'canceled', 20, -300, 'free'],
  ] as const)('%s', (_case, stage, moment, present, kind) => {
    expect(momentStateOf(one, [party({ stage })], { at: at(moment), now: at(present) }).kind).toBe(kind);
  });

  it('keeps a late party’s table for as long as announced', () => {
    const late = { minutes: 20, saidAt: seven };
    const state = (more: object, present: number) =>
      momentStateOf(one, [party(more)], { at: at(present), now: at(present) }).kind;
    expect([state({}, 70), state({ late }, 70), state({ late }, 85)]).toEqual(['free', 'due', 'free']);
  });

  it('shows the seated party and the next one at the same table', () => {
    const next = party({ id: 'next', startsAt: at(120) });
    const other = party({ id: 'other', tables: ['2'], startsAt: at(100) });
    const state = momentStateOf(one, [next, other, party()], { at: at(30), now: at(-300) });
    expect(state).toMatchObject({ party: { id: 'p1' }, next: { id: 'next' }, freeUntil: next.from });
  });

  it('is the same for each table of a combination', () => {
    const both = party({ tables: ['1', '2'] });
    for (const number of ['1', '2'])
      expect(momentStateOf(table(number), [both], { at: at(30), now: at(-60) }).kind).toBe('occupied');
  });
});

describe('the parties at a moment', () => {
  it('are those that sit or are about to sit, including those without a table', () => {
    const parties = [
      party({ id: 'due', startsAt: at(20) }),
      party({ id: 'later', startsAt: at(120) }),
      party({ id: 'without', tables: [] }),
      party({ id: 'gone', stage: 'canceled' }),
    ];
    expect(partiesAtMoment(parties, { at: at(5), now: at(-60) }).map(({ id }) => id)).toEqual([
      'due',
      'without',
    ]);
  });
});
