import {
  placeOnTablet,
  readTablet,
  type SharedTablet,
  turnEndsAt,
  turnOf,
  withoutTurn,
} from './shared-tablet';
import type { Membership } from './user';

// What a shared tablet opens, and how turns end (TABLET-4 to TABLET-8).

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const place = (role: Membership['role'], withheld?: Membership['withheld']): Membership => ({
  restaurantId: 'r1',
  role,
  ...(withheld ? { withheld } : {}),
});
const turn = {
  ...{ id: 't1', userId: 'u1', pinId: 'p1', generation: 0 },
  ...{ from: at('18:00:00'), until: null, endedAt: null },
};
const tablet: SharedTablet = {
  ...{ id: 'tablet', mark: 'm', restaurantId: 'r1', name: 'Host stand', idleMinutes: 5 },
  ...{ setAt: at('12:00:00'), turn, earlier: [] },
};

describe('a shared tablet', () => {
  test.each([
    ['owner', undefined, 'host'],
    ['owner', 'owner', 'manager'],
    ['owner', 'manager', 'manager'],
    ['owner', 'host', 'host'],
    ['manager', 'owner', 'manager'],
    ['host', 'owner', 'host'],
  ] as const)('that a %s set up is, for a person who is %s, that of a %s', (setter, person, role) =>
    expect(placeOnTablet(place(setter), person && place(person)).role).toBe(role),
  );

  test('gives no file to anybody, and withholds what is withheld from either of the two', () => {
    expect(placeOnTablet(place('owner'), undefined).withheld).toEqual(['export']);
    expect(placeOnTablet(place('owner'), place('host', ['contacts'])).withheld).toEqual([
      'export',
      'contacts',
    ]);
    expect(placeOnTablet(place('manager', ['contacts']), place('owner')).withheld).toEqual([
      'export',
      'contacts',
    ]);
  });

  test.each([
    [{ name: '', idleMinutes: 5 }, 'name'],
    [{ name: 'x'.repeat(41), idleMinutes: 5 }, 'name'],
    [{ name: 'see https://evil.example', idleMinutes: 5 }, 'name'],
    [{ name: 'Bar', idleMinutes: 1 }, 'idleMinutes'],
    [{ name: 'Bar', idleMinutes: 61 }, 'idleMinutes'],
  ])('is refused with the name of the field: %j', (draft, field) =>
    expect(readTablet(draft)).toMatchObject({ problems: [{ field }] }),
  );
});

describe('a turn', () => {
  test('ends after the minutes without activity, and a minute more for a page that is late', () => {
    expect(turnEndsAt(tablet, turn, null)).toEqual(at('18:06:00'));
    expect(turnEndsAt(tablet, turn, at('18:03:00'))).toEqual(at('18:09:00'));
    expect(turnEndsAt(tablet, turn, at('17:00:00'))).toEqual(at('18:06:00'));
  });

  test('that is over is known for a day, for steps that are sent later', () => {
    const over = withoutTurn(tablet, at('18:04:00'), null);
    const taken = { turnId: 't1', takenAt: at('18:03:00') };
    expect(over.turn).toBeNull();
    expect(turnOf(over, taken, at('23:00:00'))).toMatchObject({ userId: 'u1', until: at('18:04:00') });
    expect(turnOf(over, taken, new Date(at('18:04:00').getTime() + 24 * 3_600_000))).toBeUndefined();
    expect(turnOf(over, { ...taken, turnId: 'another' }, at('18:11:00'))).toBeUndefined();
    const left = new Date(at('18:06:00').getTime() + 24 * 3_600_000);
    expect(turnOf(tablet, taken, at('23:00:00'), at('18:06:00'))).toBe(turn);
    expect(turnOf(tablet, taken, left, at('18:06:00'))).toBeUndefined();
  });

  test('that is over names nobody for steps that are taken after it was ended', () => {
    const over = withoutTurn(tablet, at('18:04:00'), null);
    const taken = (time: string) => turnOf(over, { turnId: 't1', takenAt: at(time) }, at('19:00:00'));
    expect(taken('18:05:00')).toBeDefined();
    expect(taken('18:05:01')).toBeUndefined();
  });

  test('that was left alone was over then, although its steps may be of a page that had no connection', () => {
    const over = withoutTurn(tablet, at('20:00:00'), at('18:03:00'));
    expect(over.earlier).toMatchObject([{ until: at('18:09:00'), endedAt: at('20:00:00') }]);
    const taken = { turnId: 't1', takenAt: at('19:30:00') };
    expect(turnOf(over, taken, at('20:00:30'))).toBeDefined();
    expect(turnOf(over, taken, new Date(at('18:09:00').getTime() + 24 * 3_600_000))).toBeUndefined();
    const nextDay = new Date(at('18:09:00').getTime() + 24 * 3_600_000);
    expect(withoutTurn(tablet, nextDay, at('18:03:00')).earlier).toEqual([]);
  });
});
