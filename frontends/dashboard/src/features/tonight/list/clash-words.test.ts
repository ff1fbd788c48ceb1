import { minutes, party, seven } from '@tablewell/api-client/book/testing';
import { soonNeeded } from './clash-words';

describe('the row of a party that sits', () => {
  const sits = party({ id: 'sits', name: 'Walk-in', stage: 'seated', until: seven + minutes(60) });
  const next = party({ id: 'next', name: 'Ines Moreau', startsAt: seven + minutes(60) });
  const wordsAt = (at: number, after = next, now = sits) =>
    soonNeeded([now, after], seven + minutes(at), 'Europe/Rome').get('sits');

  it('names the next party at its table a quarter of an hour before that comes', () => {
    expect(wordsAt(44)).toBeUndefined();
    expect(wordsAt(45)).toBe('Ines Moreau has table 1 at 8:00 PM');
    expect(wordsAt(60)).toBe('Ines Moreau has table 1 at 8:00 PM');
  });

  it('names none that comes later than it leaves, and none that does not come', () => {
    expect(wordsAt(50, { ...next, from: seven + minutes(65) })).toBeUndefined();
    expect(wordsAt(50, { ...next, stage: 'no-show' })).toBeUndefined();
    expect(wordsAt(50, { ...next, tables: ['2'] })).toBeUndefined();
  });

  it('leaves it to the decisions once the party is over', () => {
    const over = { ...sits, turnEndsAt: seven + minutes(60), until: seven + minutes(75) };
    expect(wordsAt(62, next, over)).toBeUndefined();
  });
});
