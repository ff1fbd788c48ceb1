import { evening, party, seven } from '@tablewell/api-client/book/testing';
import { tableChanges, withLater } from './reshuffle';

const gina = (tables: readonly string[], more: object = {}) =>
  party({ id: 'gina', name: 'Gina Rossi', tables, ...more });

describe('parties that got other tables', () => {
  it('are those that come or wait, with their old and new tables', () => {
    const before = evening([
      gina(['13'], { stage: 'arrived' }),
      party({ id: 'same' }),
      party({ id: 'sits', tables: ['3'] }),
    ]);
    const after = evening([
      gina(['14'], { stage: 'arrived' }),
      party({ id: 'same' }),
      party({ id: 'sits', stage: 'seated', tables: ['4'] }),
      party({ id: 'new', tables: ['5'] }),
    ]);
    expect(tableChanges(before, after)).toEqual([
      { id: 'gina', name: 'Gina Rossi', size: 2, startsAt: seven, from: ['13'], to: ['14'] },
    ]);
  });

  it('are not those that a host of this device already knows of', () => {
    const [before, after] = [evening([gina(['13'])]), evening([gina(['14'])])];
    expect(tableChanges(before, after, new Map([['gina', '14']]))).toEqual([]);
    expect(tableChanges(before, after, new Map([['gina', '2']]))).toHaveLength(1);
  });

  it('are listed once, from the first table to the last, and not once they are back', () => {
    const [first] = tableChanges(evening([gina(['13'])]), evening([gina(['14'])]));
    const [second] = tableChanges(evening([gina(['14'])]), evening([gina([])]));
    const [back] = tableChanges(evening([gina(['14'])]), evening([gina(['13'])]));
    if (!first || !second || !back) throw new Error('a change is missing');
    expect(withLater([first], [second])).toMatchObject([{ from: ['13'], to: [] }]);
    expect(withLater([first], [back])).toEqual([]);
  });
});
