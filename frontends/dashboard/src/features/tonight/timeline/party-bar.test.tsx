import { render, screen } from '@testing-library/react';
import { party, seven } from '@tablewell/api-client/evening/testing';
import { PartyBar } from './party-bar';

const show = (of: ReturnType<typeof party>) =>
  render(
    <svg>
      <PartyBar
        bar={{ party: of, row: 0, x: 0, width: 100 }}
        index={0}
        rowHeight={28}
        table="1"
        search={undefined}
        zone="Europe/Rome"
        now={seven}
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
