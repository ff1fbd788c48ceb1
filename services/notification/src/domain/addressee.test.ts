import { addresseeOf, type Texted } from './addressee';

const now = new Date('2027-03-05T18:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const text = (reservationId: string, dueInHours: number, more: Partial<Texted> = {}): Texted => ({
  restaurantId: 'r1',
  reservationId,
  version: 1,
  kind: 'reservation-booked',
  status: 'delivered',
  inDoubt: false,
  createdAt: hours(-48),
  sentAt: hours(-48),
  matterEndsAt: hours(dueInHours),
  ...more,
});

const found = (messages: readonly Texted[], restaurantId?: string) =>
  addresseeOf(messages, now, restaurantId)?.reservationId;

describe('a reply is about', () => {
  test('the next reservation ahead', () => {
    expect(found([text('month', 700), text('tomorrow', 20), text('past', -30)])).toBe('tomorrow');
  });

  test('the party that is due, although another one follows', () => {
    expect(found([text('tonight', -1), text('tomorrow', 20)])).toBe('tonight');
    expect(found([text('lunch', -5), text('tonight', 1)])).toBe('tonight');
  });

  test('the last one that was due, if none is ahead', () => {
    expect(found([text('older', -50), text('last', -20)])).toBe('last');
  });

  test('no canceled one while another is ahead', () => {
    const canceled = text('sooner', 2, { kind: 'reservation-canceled', version: 2 });
    expect(found([text('sooner', 2), canceled, text('later', 5)])).toBe('later');
    expect(found([text('sooner', 2), canceled])).toBe('sooner');
  });

  test('its time after a change', () => {
    const moved = text('moved', 90, { version: 2, kind: 'reservation-changed' });
    expect(found([moved, text('moved', 2), text('other', 30)])).toBe('other');
  });

  test('nothing without messages', () => expect(found([])).toBeUndefined());
});

describe('of several restaurants that share the number', () => {
  const lunch = text('lunch', 20, { restaurantId: 'r1', sentAt: hours(-1) });
  const dinner = text('dinner', 4, { restaurantId: 'r2', sentAt: hours(-3) });

  test('the one that last sent a message gets it', () => {
    expect(found([lunch, dinner])).toBe('lunch');
    expect(
      found([
        lunch,
        dinner,
        text('dinner', 4, {
          restaurantId: 'r2',
          inDoubt: true,
          sentAt: null,
          status: 'queued',
          version: 2,
          createdAt: hours(0),
        }),
      ]),
    ).toBe('dinner');
  });

  test('one that expects the diner gets it before one that does not', () => {
    const canceled = text('lunch', 20, { version: 2, kind: 'reservation-canceled', sentAt: hours(0) });
    expect(found([lunch, dinner, canceled])).toBe('dinner');
  });

  test('one whose SMS are off gets it only if no other sent one', () => {
    const silent = text('silent', 1, {
      restaurantId: 'r3',
      status: 'suppressed',
      sentAt: null,
      createdAt: hours(0),
    });
    expect(found([silent, dinner])).toBe('dinner');
    expect(found([silent])).toBe('silent');
  });

  test('a given one gets it', () => expect(found([lunch, dinner], 'r2')).toBe('dinner'));
});
