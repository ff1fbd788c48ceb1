import { render, screen } from '@testing-library/react';
import { party } from '@tablewell/api-client/book/testing';
import { DecisionList } from './decision-list';
import type { Decision } from './model/decisions';

const without = (name: string): Decision => ({
  kind: 'no-table',
  party: party({ id: name, name, tables: [] }),
  proposal: [],
});

const listOf = (...names: string[]) => {
  const act = {
    onFold: jest.fn(),
    onOpen: jest.fn(),
    onStep: jest.fn(),
    onMoveTo: jest.fn(),
    onMove: jest.fn(),
  };
  return <DecisionList decisions={names.map(without)} zone="UTC" now={0} isOpen={false} {...act} />;
};

test('the count stays the same button when another decision becomes the first, so that no press is lost', () => {
  const { rerender } = render(listOf('Ada', 'Ben'));
  const pressed = screen.getByRole('button', { name: '2 need a decision' });
  rerender(listOf('Cleo', 'Ada', 'Ben'));
  expect(screen.getByRole('button', { name: '3 need a decision' })).toBe(pressed);
  expect(screen.queryByText(/Ben/)).not.toBeInTheDocument();
});
