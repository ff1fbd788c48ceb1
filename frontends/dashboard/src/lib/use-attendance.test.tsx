import { fireEvent, render } from '@testing-library/react';
import { useAttendance } from './use-attendance';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const Page = ({ isLimited }: { isLimited: boolean }) => {
  useAttendance(isLimited);
  return <p>Tonight</p>;
};

/** The page, and how often it has told that somebody is here. */
function open(isLimited: boolean, answer = async () => new Response('{}')) {
  jest.useFakeTimers();
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(<Page isLimited={isLimited} />);
  const told = () =>
    fetch.mock.calls.filter(([request]) => (request as Request).headers.get('X-Activity') === '1').length;
  return { told };
}

test('a touch or a key is told once a minute, and nothing while nobody is here', () => {
  const { told } = open(true);
  jest.advanceTimersByTime(600_000);
  expect(told()).toBe(0);
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  expect(told()).toBe(1);
  jest.advanceTimersByTime(60_000);
  fireEvent.wheel(document.body);
  expect(told()).toBe(2);
});

test('what could not be told is told with the next touch', async () => {
  const { told } = open(true, () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.pointerDown(document.body);
  await jest.advanceTimersByTimeAsync(1_000);
  fireEvent.pointerDown(document.body);
  expect(told()).toBe(2);
});

test('where no owner limits the time without activity, nothing is told', () => {
  const { told } = open(false);
  fireEvent.pointerDown(document.body);
  expect(told()).toBe(0);
});
