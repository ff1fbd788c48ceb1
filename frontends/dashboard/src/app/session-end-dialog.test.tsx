import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SessionEndDialog } from './session-end-dialog';

function open(left: number, onStay: () => Promise<boolean> = async () => true) {
  const stay = jest.fn(onStay);
  const { container, rerender } = render(<SessionEndDialog left={left} onStay={stay} />);
  return {
    container,
    stay,
    at: (seconds: number) => rerender(<SessionEndDialog left={seconds} onStay={stay} />),
  };
}

test('says how long there is, and stays by its only button, which has the focus', async () => {
  const { container, stay, at } = open(60);
  const dialog = screen.getByRole('alertdialog', { name: 'You will be signed out in 60 s' });
  expect(dialog).toHaveAccessibleDescription(/Nobody has used this page/);
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  at(59);
  expect(screen.getByRole('alertdialog', { name: 'You will be signed out in 59 s' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(stay).toHaveBeenCalledTimes(1);
});

test('a screen reader hears of it three times, and not each second', () => {
  const { at } = open(60);
  const said = new Set<string | null>();
  for (let left = 60; left >= 0; left -= 1) {
    at(left);
    said.add(screen.getByRole('status').textContent);
  }
  expect([...said]).toEqual([60, 30, 10].map((each) => `You will be signed out in ${each} seconds.`));
});

test('a sign-in that has lasted as long as it may says so, and can be read away', async () => {
  open(20, async () => false);
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByText(/lasted as long as the owner allows/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without a connection it says so, and tries again', async () => {
  const { stay } = open(20, () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(stay).toHaveBeenCalledTimes(2);
});
