import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { evening, minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { TableChoice } from './table-choice';

beforeEach(() => jest.useFakeTimers({ now: seven, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** The words of each table for a party that comes at an instant. */
async function choiceAt(startsAt: number) {
  const over = party({ tables: ['1'], stage: 'seated', startsAt: seven - minutes(120) });
  render(
    <TableChoice
      evening={evening([over], [table('1'), table('2')])}
      startsAt={startsAt}
      turnMinutes={90}
      ownId={undefined}
      chosen={[]}
      onChoose={() => undefined}
    />,
  );
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText(/^Table/));
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
}

it('marks the table of a party that sits longer than planned as taken', async () => {
  expect(await choiceAt(seven)).toEqual([
    'Table 1, 2 seats, Anna Rossi still sits there',
    'Table 2, 2 seats',
  ]);
});

it('says until when a table is taken', () => {
  render(
    <TableChoice
      evening={evening([party({ startsAt: seven + minutes(30) })])}
      startsAt={seven}
      turnMinutes={90}
      ownId={undefined}
      chosen={['1']}
      onChoose={() => undefined}
    />,
  );
  const note = 'Taken by Anna Rossi until 9:00 PM';
  expect(screen.getByRole('button', { name: `Table 1, 2 seats, ${note}` })).toHaveTextContent('Rossi –9');
});

it('does not mark it for a time at which the party is expected to have left', async () => {
  expect(await choiceAt(seven + minutes(15))).toEqual(['Table 1, 2 seats', 'Table 2, 2 seats']);
});
