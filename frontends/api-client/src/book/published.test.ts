import { readPublishedList } from './published';

const anna = { id: 'a', reservation_time: '2026-11-21T18:00:00Z' };

describe('a published list', () => {
  it('has defaults for missing fields, and leaves out entries without an id or a time', () => {
    expect(readPublishedList([anna, { id: 'b' }, null])).toEqual([
      expect.objectContaining({ id: 'a', name: 'Guest', size: 1, notes: '', phone: '', stage: 'booked' }),
    ]);
  });

  it('has no phone number where an answer says N/A', () => {
    expect(readPublishedList([{ ...anna, phoneNumber: 'N/A' }])).toMatchObject([{ phone: '' }]);
  });

  it('has requests, and what became of them', () => {
    const stages = (more: object) =>
      readPublishedList([{ ...anna, ...more }]).map(({ stage, requestState }) => [stage, requestState]);
    expect(stages({ request: { state: 'pending' } })).toEqual([['requested', 'pending']]);
    expect(stages({ request: { state: 'accepted' } })).toEqual([['booked', 'accepted']]);
    expect(stages({ status: 'canceled', request: { state: 'declined' } })).toEqual([
      ['canceled', 'declined'],
    ]);
  });

  it('is empty for an answer that is not a list', () => {
    expect(readPublishedList({ error: 'no' })).toEqual([]);
  });
});
