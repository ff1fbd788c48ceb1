import { render, screen } from '@testing-library/react';
import { evening, minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { EveningSheet } from './evening-sheet';

const linesOf = (): readonly string[] =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '));

it('has what a kitchen and a door need, allergies first, and the counts of the screen', () => {
  const rosa = party({
    name: 'Rosa Vidal',
    phone: '+12025550143',
    notes: 'VIP, window if possible',
    occasion: 'birthday',
    area: 'Terrace',
    dietary: ['nut-allergy', 'vegan'],
    dietaryNotes: 'carries EpiPen',
  });
  const without = party({
    id: 'ben',
    name: 'Ben Carter',
    size: 4,
    tables: [],
    startsAt: seven + minutes(15),
  });
  const left = party({ id: 'eva', name: 'Eva Lind', stage: 'finished', startsAt: seven + minutes(30) });
  const said = { isComing: true, at: seven, by: 'link' as const };
  const coming = party({ id: 'ida', name: 'Ida Berg', startsAt: seven + minutes(45), confirmation: said });
  const vain = { id: 'c', step: 'no-answer' as const, at: seven - minutes(60), by: 'Sam' };
  const silent = party({ id: 'sol', name: 'Sol Reyes Jr.', startsAt: seven + minutes(60), steps: [vain] });
  const gone = party({ id: 'gone', name: 'Gone', stage: 'no-show' });
  const night = { ...evening([without, rosa, left, coming, silent, gone], [table('1')]) };
  render(
    <EveningSheet
      evening={{
        ...night,
        shiftNote: { text: 'No oysters', version: 1, by: 'Sam', writtenAt: seven },
        sections: [{ server: 'Maya', tables: ['1'] }],
      }}
      firstVisits={new Set(['ben'])}
      restaurantName="Olive"
      onPrinted={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { hidden: true })).toHaveTextContent('5 parties · 12 covers');
  expect(screen.getByText('No oysters')).toBeInTheDocument();
  expect(linesOf()).toEqual([
    '7:00 | 2 | ⚠ Nut allergy; carries EpiPenRosa Vidal ★ (202) 555-0143Vegan · Birthday · Asked for: Terrace · VIP, window if possible | 1Maya',
    '7:15 | 4 | Ben Carter ✦ | no table',
    '7:30 | 2 | Eva Lind (Finished) | 1Maya',
    '7:45 | 2 | Ida Berg (Confirmed) | 1Maya',
    '8:00 | 2 | Sol Reyes Jr.called at 6:00 PM, no answer | 1Maya',
  ]);
});
