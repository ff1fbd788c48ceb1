import { isRefusal } from '@tablewell/chassis/refusal';
import { testPlacement } from '../testing/test-party';
import { endListing, isListed, listForStart, offerStart, takeOffer } from './full-start';
import { accept } from './answer-request';
import type { Outcome } from './outcome';
import type { Reservation } from './reservation';
import { waitStateOf } from './wait';

const at = new Date('2026-11-20T12:00:00Z');
const until = new Date('2026-11-20T12:20:00Z');
const { from, until: end, date, minute, dates } = testPlacement();
const { next: listed, events } = listForStart({
  ...{ id: 'ada', restaurantId: 'r1', at, email: 'ada@example.com', area: undefined, language: 'it' },
  details: { name: 'Ada', partySize: 2, phoneNumber: '', notes: '' },
  ...{ when: { date, minute }, stay: { from, until: end }, dates },
});
const write = (version: number, when = at) => ({
  ...{ version, at: when },
  claimed: { placement: testPlacement(), effects: { overfilled: false, overridden: [], displaced: [] } },
});
const after = (outcome: Outcome): Reservation => {
  if (outcome === 'unchanged' || isRefusal(outcome)) throw new Error('nothing changed');
  return outcome.next;
};
const offered = after(offerStart(listed, until, write(2)));

describe('a party that waits for a full start', () => {
  it('has no table and no claim, and its diner is told that it is listed', () => {
    expect([listed.claimVersion, isListed(listed), waitStateOf(listed)]).toEqual([0, true, 'waiting']);
    expect(events).toMatchObject([{ kind: 'waited', news: 'joined' }]);
  });

  it('is offered its start once', () => {
    expect([waitStateOf(offered), offered.wait?.readyUntil]).toEqual(['service-ready', until]);
    expect(offerStart(offered, until, write(3))).toBe('unchanged');
  });

  it('is an ordinary reservation once it takes it, made at that moment', () => {
    const later = new Date('2026-11-20T12:10:00Z');
    const booked = takeOffer(offered, write(3, later));
    expect(booked).toMatchObject({ events: [{ kind: 'booked' }] });
    const { wait, walkIn, progress, createdAt, online } = after(booked);
    expect({ wait, walkIn, progress, createdAt, online }).toEqual({
      ...{ wait: undefined, walkIn: undefined, progress: undefined },
      ...{ createdAt: later, online: true },
    });
    expect(takeOffer(after(booked), write(4))).toBe('unchanged');
  });

  it('takes nothing that is not offered, or no longer', () => {
    for (const outcome of [takeOffer(listed, write(2)), takeOffer(offered, write(3, until))])
      expect(outcome).toMatchObject({ code: 'offer-ended' });
    expect(accept(offered, { stepId: 'step', by: 'Sam', reason: '' }, write(3))).toMatchObject({
      kind: 'conflict',
    });
  });

  it.each([
    ['left', 'canceled', 0],
    ['unanswered', 'no-show', 1],
    ['in-vain', 'declined-by-merchant', 0],
  ] as const)('that ends as %s is %s', (why, state, messages) => {
    const outcome = endListing(offered, why, write(3));
    const party = after(outcome);
    expect([waitStateOf(party), party.wait?.readyUntil, isListed(party)]).toEqual([state, undefined, false]);
    expect(outcome).toMatchObject({ events: { length: messages } });
    expect(endListing(party, why, write(4))).toBe('unchanged');
  });
});
