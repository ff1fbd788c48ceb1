import { render, screen } from '@testing-library/react';
import { minutes, party, seven } from '@tablewell/api-client/book/testing';
import { PartyBar } from './party-bar';

const show = (of: ReturnType<typeof party>, isFirstVisit = false, now = seven) =>
  render(
    <svg>
      <PartyBar
        bar={{ party: of, row: 0, x: 0, width: 100, textX: 0 }}
        index={0}
        rowHeight={28}
        table="1"
        search={undefined}
        isFirstVisit={isFirstVisit}
        zone="Europe/Rome"
        now={now}
        byX={undefined}
        byY={undefined}
        effect={undefined}
        onOpen={() => undefined}
      />
    </svg>,
  );

it('has the signs of an allergy and a VIP, and says the allergy to a screen reader', () => {
  show(party({ dietary: ['nut-allergy'], notes: 'VIP' }));
  const bar = screen.getByRole('button', { name: /^Anna Rossi, party of 2, 7:00 PM.*nut allergy/i });
  expect(bar).toHaveTextContent('▲ ★ 2 · Anna Rossi');
});

it('has no sign for a guest without either', () => {
  show(party({ dietary: ['vegan'] }));
  expect(screen.getByRole('button')).toHaveTextContent(/^2 · Anna Rossi$/);
});

const calledInVain = [{ id: 'c', step: 'no-answer' as const, at: seven, by: 'Sam' }];
const confirmation = { isComing: true, at: seven, by: 'sms' as const };

it.each([
  ['that comes', { confirmation }, /Confirmed/, '✓ 2 · Anna Rossi'],
  ['that was called in vain', { steps: calledInVain }, /called, no answer/i, '? 2 · Anna Rossi'],
  ['that answered after a call in vain', { steps: calledInVain, confirmation }, /Confirmed/, '✓ 2 · Anna'],
])('has the sign of a party %s', (_who, known, words, signs) => {
  show(party(known));
  expect(screen.getByRole('button', { name: words })).toHaveTextContent(signs);
});

it('has the sign of a first visit', () => {
  show(party(), true);
  expect(screen.getByRole('button', { name: /first visit/ })).toHaveTextContent('✦ 2 · Anna Rossi');
});

it.each([
  ['booked', seven, 'due'],
  ['arrived', seven, 'due'],
  ['seated', seven, 'occupied'],
  ['seated', seven + minutes(91), 'over'],
] as const)('that is %s has the look of its table on the floor', (stage, now, kind) => {
  show(party({ stage }), false, now);
  expect(screen.getByRole('button')).toHaveAttribute('data-kind', kind);
});
