import { type Guest, movedTo, newGuest, sameGuest, withOutcome, withoutPerson, withPhoneOf } from './guest';
import { guestKey } from './identity';
import { importStep, readRows } from './import-plan';

const guest = (name: string, phoneNumber = '') =>
  newGuest(`id of ${name}`, 'r1', { name, phoneNumber }, true, guestKey({ name, phoneNumber }, undefined));
const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

describe('a guest', () => {
  test('gets a phone number once', () => {
    const learn = (bob: Guest, phoneNumber: string) => {
      const person = { name: 'Bob', phoneNumber };
      return withPhoneOf(bob, person, guestKey(person, undefined), undefined);
    };
    const learnt = learn(guest('Bob'), '212 736 5003');
    expect(learnt).toMatchObject({ key: 'phone:+12127365003 bob', phoneNumber: '212 736 5003', version: 2 });
    expect(learn(learnt, '212 736 5004')).toBe(learnt);
  });

  test('moves with the diner who corrects a name or a phone', () => {
    const person = { name: 'Robert', phoneNumber: '212 736 5004' };
    const moved = movedTo(
      { ...guest('Bob', '212 736 5003'), visits: 2 },
      person,
      guestKey(person, undefined),
    );
    expect(moved).toMatchObject({ ...person, id: 'id of Bob', visits: 2, version: 2 });
  });

  test('counts each reservation once, and its last visit never moves back', () => {
    const once = withOutcome(guest('Ada'), 'visit', 'b1', noon(20));
    expect(withOutcome(once, 'visit', 'b1', noon(20))).toBe(once);
    expect(withOutcome(once, 'visit', 'b2', noon(1))).toMatchObject({ visits: 2, lastVisit: noon(20) });
  });

  test('who did not come has a no-show and no visit, whenever the host says so', () => {
    const regular = withOutcome(guest('Ada'), 'visit', 'b1', noon(1));
    const missed = { visits: 1, lastVisit: noon(1), noShows: 1 };
    expect(withOutcome(regular, 'no-show', 'b2', noon(20))).toMatchObject(missed);
    const counted = withOutcome(regular, 'visit', 'b2', noon(20));
    const turned = withOutcome(counted, 'no-show', 'b2', noon(20));
    expect(turned).toMatchObject(missed);
    expect(withOutcome(turned, 'no-show', 'b2', noon(20))).toBe(turned);
    // They came after all.
    expect(withOutcome(turned, 'visit', 'b2', noon(20))).toMatchObject({
      visits: 2,
      lastVisit: noon(20),
      noShows: 0,
    });
    expect(withOutcome(guest('Bo'), 'no-show', 'b3', noon(2))).toMatchObject({
      visits: 0,
      lastVisit: null,
      noShows: 1,
    });
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
      ...withOutcome(guest('Ada', '212 736 5001'), 'visit', 'b1', noon(20)),
      email: 'ada@example.com',
      dietary: { needs: ['vegan'], words: '' },
      fieldOfNextYear: 'Lovelace & Co',
    };
    const { id, restaurantId, visits, noShows, lastVisit, version } = known;
    expect(withoutPerson(known)).toEqual({
      ...{ id, restaurantId, visits, noShows, lastVisit, version },
      ...{ earlierVisit: null, missed: [] },
      ...{ key: `deleted:${id}`, name: '', reservesName: false, phoneNumber: '', counted: [] },
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
