import { act, render, screen } from '@testing-library/react';
import { attendedKey } from './use-attendance';
import { useSessionEnd } from './use-session-end';

const now = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

function Page({ endsAt, recheck }: { endsAt: number | undefined; recheck: () => Promise<unknown> }) {
  const left = useSessionEnd(endsAt, recheck);
  return <output>{left ?? 'none'}</output>;
}

function open(endsAt: number | undefined) {
  const recheck = jest.fn(async () => undefined);
  const view = render(<Page endsAt={endsAt} recheck={recheck} />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    ...{ recheck, pass },
    move: (to: number) => view.rerender(<Page endsAt={to} recheck={recheck} />),
    shown: () => screen.getByRole('status').textContent,
  };
}

test('the seconds count down from a minute before the end, after the session was read anew', async () => {
  const { recheck, pass, shown } = open(now + 5 * minute);
  await pass(4 * minute - 1);
  expect([shown(), recheck.mock.calls.length]).toEqual(['none', 0]);
  await pass(1);
  expect([shown(), recheck.mock.calls.length]).toEqual(['60', 1]);
  await pass(45_000);
  expect(shown()).toBe('15');
  await pass(15_000);
  expect([shown(), recheck.mock.calls.length]).toEqual(['0', 2]);
  // Until the server says that it has ended, it is asked now and then.
  await pass(20_000);
  expect(recheck).toHaveBeenCalledTimes(6);
});

test('a session that ends later by now is not warned of', async () => {
  const { pass, move, shown } = open(now + 2 * minute);
  await pass(90_000);
  expect(shown()).toBe('30');
  move(now + 7 * minute);
  expect(shown()).toBe('none');
  await pass(5 * minute);
  expect(shown()).toBe('30');
});

test('answers that name nearly the same end neither close the warning nor ask anew', async () => {
  const { recheck, pass, move, shown } = open(now + 2 * minute);
  await pass(80_000);
  for (const later of [900, -800, 1_900]) {
    move(now + 2 * minute + later);
    expect(shown()).toBe('40');
  }
  expect(recheck).toHaveBeenCalledTimes(1);
});

test('activity in another window of the device is looked for at once', async () => {
  const { recheck, pass } = open(now + 2 * minute);
  await pass(90_000);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(recheck).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: attendedKey }));
  expect(recheck).toHaveBeenCalledTimes(2);
});

test('without a limit nothing is asked, and nobody is warned', async () => {
  const { recheck, pass, shown } = open(undefined);
  await pass(24 * 60 * minute);
  expect([shown(), recheck.mock.calls.length]).toEqual(['none', 0]);
});
