import { noteServerTime } from '@tablewell/api-client/server-clock';
import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today';

const eleven = Date.parse('2026-11-20T22:00:00Z');
const inRome = { timezone: 'Europe/Rome', serviceDayTurnsAt: '05:00' };

beforeEach(() => jest.useFakeTimers({ now: eleven }));
afterEach(() => {
  noteServerTime(0, 0, 0);
  jest.useRealTimers();
});

test('today turns at midnight while the page is open', () => {
  const { result } = renderHook(() => useToday('Europe/Rome'));
  expect(result.current).toBe('2026-11-20');
  act(() => jest.advanceTimersByTime(61 * 60_000));
  expect(result.current).toBe('2026-11-21');
});

test('on a device whose clock is wrong, today is the server’s', () => {
  const { result } = renderHook(() => useToday(inRome.timezone, inRome));
  expect(result.current).toBe('2026-11-20');
  act(() => noteServerTime(eleven + 29 * 3_600_000, eleven, eleven));
  expect(result.current).toBe('2026-11-21');
});
