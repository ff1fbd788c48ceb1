import {
  formerKey,
  type Guest,
  guestKey,
  matchGuest,
  newGuest,
  sameGuest,
  withoutPerson,
  withPhoneOf,
  withVisit,
} from './guest';
import { importStep, readRows } from './import-plan';

const guest = (name: string, phoneNumber = '') =>
  newGuest(`id of ${name}`, 'r1', { name, phoneNumber }, true, formerKey({ name, phoneNumber }));

describe('a guest', () => {
  test('is recognized by phone in every notation, and by name without a phone', () => {
    expect(formerKey({ name: 'Ada', phoneNumber: '(212) 736-5000' })).toBe(
      formerKey({ name: 'A. Lovelace', phoneNumber: '+1 212.736.5000' }),
    );
    expect(formerKey({ name: 'Ada', phoneNumber: 'call me' })).toBe('name:Ada');
    expect(formerKey({ name: 'Ada', phoneNumber: '555-0100' })).toBe('phone:5550100');
  });

  test('is recognized by a local number of the restaurant’s country', () => {
    const keyOf = (phoneNumber: string) => guestKey({ name: 'Ada', phoneNumber }, 'DE');
    expect(keyOf('030 901820')).toBe('phone:+4930901820');
    expect(keyOf('+49 (30) 901820')).toBe('phone:+4930901820');
  });

  test('is matched by phone before name, and never by name across two phones', () => {
    const known = [guest('Ada', '212 736 5001'), guest('Bob'), guest('Carol', '212 736 5002')];
    const match = (name: string, phoneNumber = '') =>
      matchGuest(known, { name, phoneNumber }, formerKey({ name, phoneNumber }), undefined)?.name;
    expect(match('Somebody', '+1 212 736 5002')).toBe('Carol');
    expect(match('Bob', '212 736 5003')).toBe('Bob');
    expect(match('Ada', '212 736 5003')).toBeUndefined();
    expect(match('Ada')).toBe('Ada');
    expect(match('ada')).toBeUndefined();
  });

  test('gets a phone number once', () => {
    const learn = (bob: Guest, phoneNumber: string) => {
      const person = { name: 'Bob', phoneNumber };
      return withPhoneOf(bob, person, formerKey(person), undefined);
    };
    const learnt = learn(guest('Bob'), '212 736 5003');
    expect(learnt).toMatchObject({ key: 'phone:+12127365003', phoneNumber: '212 736 5003', version: 2 });
    expect(learn(learnt, '212 736 5004')).toBe(learnt);
  });

  test('counts each reservation once, and its last visit never moves back', () => {
    const later = new Date('2026-11-20T19:00:00Z');
    const earlier = new Date('2026-11-01T19:00:00Z');
    const once = withVisit(guest('Ada'), 'b1', later);
    expect(withVisit(once, 'b1', later)).toBe(once);
    expect(withVisit(once, 'b2', earlier)).toMatchObject({ visits: 2, lastVisit: later });
  });

  test('is the same as another state only if nothing but the version differs', () => {
    const dietary = { needs: ['vegan'], words: '' };
    const known = { ...guest('Ada'), lastVisit: new Date('2026-11-20T19:00:00Z'), dietary };
    const copy = { ...known, lastVisit: new Date(known.lastVisit), dietary: { ...dietary } };
    expect(sameGuest(known, { ...copy, version: 7 })).toBe(true);
    for (const change of [
      { phoneNumber: '1' },
      { lastVisit: null },
      { email: 'ada@example.com' },
      { dietary: { needs: [], words: '' } },
      { fieldOfNextYear: 'Lovelace & Co' },
    ])
      expect(sameGuest(known, { ...copy, ...change })).toBe(false);
  });

  test('leaves only ids and counts, whatever else was known about them', () => {
    const known = {
      ...withVisit(guest('Ada', '212 736 5001'), 'b1', new Date('2026-11-20T19:00:00Z')),
      email: 'ada@example.com',
      dietary: { needs: ['vegan'], words: '' },
      fieldOfNextYear: 'Lovelace & Co',
    };
    const { id, restaurantId, visits, lastVisit, version } = known;
    expect(withoutPerson(known)).toEqual({
      ...{ id, restaurantId, visits, lastVisit, version },
      ...{ key: `gone:${id}`, name: '', holdsName: false, phoneNumber: '', counted: [] },
    });
  });
});

describe('an import', () => {
  test('ignores a count below zero, and removes no visit', () => {
    const rows = [{ name: ' <Ada> ', phoneNumber: '', visits: -3 }];
    const people = readRows(rows, undefined).next().value?.people ?? [];
    expect(people).toMatchObject([{ name: 'Ada', visits: 0 }]);
    const before = { ...guest('Ada'), visits: 7 };
    const step = importStep(
      [before],
      { ...people[0]!, visits: 2 },
      { id: 'new', restaurantId: 'r1', isFirstOfName: false, country: undefined },
    );
    expect(step).toEqual({ kind: 'keep', guest: before });
  });
});
