import { isRefusal } from '@tablewell/chassis/refusal';
import { defaultWaitlist, type WaitlistRules } from '@tablewell/restaurant-rules/waitlist';
import { tellHost } from '../../party/waiters-news';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { testRestaurant } from '../../testing/test-restaurant';
import { memoryPorts } from '../testing/memory-ports';
import { joinByLink } from './join-by-link';

const seven = new Date('2026-11-20T19:00:00Z');
const restaurant: KnownRestaurant = {
  ...testRestaurant({
    periods: [
      { id: 'p', name: 'Dinner', opensAt: 1080, closesAt: 1380, intervalMinutes: 30, daysOfWeek: [] },
    ],
    tables: [{ key: 'TwoTop', count: 1, capacity: 2 }],
  }),
  entitlements: { monthlyReservations: 0, analytics: true },
};
const form = {
  restaurantId: 'r1',
  name: 'Ada',
  partySize: 2,
  email: '',
  area: '',
  language: '',
  repeated: false,
};

/** The waitlist of a restaurant with these rules, at this instant. */
function line(rules: Partial<WaitlistRules> = {}, now = seven) {
  const { ports, all } = memoryPorts(
    { ...restaurant, waitlist: { ...defaultWaitlist, ...rules } },
    () => now,
  );
  let parties = 0;
  const join = async (given: object = {}) => {
    parties += 1;
    const own = {
      phoneNumber: `+1 212 736 50${10 + parties}`,
      idempotencyKey: `key-${parties}`,
      notBefore: '',
    };
    const joined = await joinByLink(ports, async () => undefined)({ ...form, ...own, ...given });
    return isRefusal(joined) ? [joined.code, ...joined.fields.map(({ field }) => field)].join(' ') : joined;
  };
  return { join, all };
}

describe('the line of now', () => {
  test('is joined by link while the restaurant is open, and has it switched on', async () => {
    expect(await line().join()).toMatchObject({ name: 'Ada', wait: {} });
    expect(await line({}, new Date('2026-11-20T16:00:00Z')).join()).toBe('waitlist-closed');
    expect(await line({ online: false }).join()).toBe('waitlist-closed');
  });

  test('takes parties up to the largest size and the greatest number of the rules, and each one once', async () => {
    const { join, all } = line({ largestParty: 4, mostWaiting: 2 });
    expect(await join({ partySize: 5 })).toBe('invalid-input partySize');
    expect(await join({ partySize: 4, phoneNumber: '+1 212 736 5099' })).toHaveProperty('wait');
    expect(await join({ phoneNumber: '+1 212 736 5099' })).toBe('existing-entry');
    expect(await join()).toHaveProperty('wait');
    expect(await join()).toBe('waitlist-full');
    expect(all.size).toBe(2);
  });

  test('takes a time of the next four hours before which a party does not sit', async () => {
    const notBefore = (text: string) => line().join({ notBefore: text });
    expect(await notBefore('20:30')).toMatchObject({ wait: { notBefore: new Date('2026-11-20T20:30:00Z') } });
    expect(await notBefore('23:00')).toHaveProperty('wait');
    expect(await notBefore('23:01')).toBe('invalid-input notBefore');
    expect(await notBefore('half past')).toBe('invalid-input notBefore');
  });

  test('keeps the place of a party that says that it is late, or here', async () => {
    const party = await line().join();
    if (typeof party === 'string') throw new Error(party);
    const after = (news: Parameters<typeof tellHost>[1], of = party) => {
      const outcome = tellHost(of, news, { version: of.version + 1, at: seven });
      if (outcome === 'unchanged' || isRefusal(outcome)) throw new Error('nothing changed');
      return outcome.next;
    };
    const late = after({ kind: 'late', minutes: 20 });
    expect(late.wait).toEqual({ ...party.wait, lateMinutes: 20 });
    expect(after({ kind: 'here' }, late).wait).toEqual({ ...party.wait, checkedInAt: seven });
  });
});
