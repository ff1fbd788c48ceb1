import userEvent from '@testing-library/user-event';
import { dialogOf, frameOf, origin, put, setElement } from './testing/element';

setElement();
beforeEach(() => jest.useRealTimers());

const receive = (from: unknown, sender: string, data: object) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source: from, origin: sender, data }));

test('a button opens a dialog with the booking page, which was not loaded before', async () => {
  const { shadow, inside } = put('restaurant="r_1-A" label="Reserve now"');
  const button = inside.getByRole('button', { name: 'Reserve now' });
  expect(frameOf(shadow).hasAttribute('src')).toBe(false);
  await userEvent.click(button);
  const dialog = dialogOf(shadow);
  expect([dialog.open, dialog.getAttribute('aria-label')]).toEqual([true, 'Reserve now']);
  expect(frameOf(shadow).src).toBe(`${origin}/reservations/r_1-A`);
  expect(frameOf(shadow).title).toBe('Reserve now');
  await userEvent.click(inside.getByLabelText('Close'));
  expect(dialog.open).toBe(false);
});

test('Escape inside the page, and a click beside the dialog, close it', async () => {
  const { shadow, inside } = put('restaurant="r1"');
  await userEvent.click(inside.getByRole('button', { name: 'Book a table' }));
  const dialog = dialogOf(shadow);
  receive(window, origin, { type: 'tablewell:escape' });
  receive(frameOf(shadow).contentWindow, 'https://evil.example', { type: 'tablewell:escape' });
  expect(dialog.open).toBe(true);
  receive(frameOf(shadow).contentWindow, origin, { type: 'tablewell:escape' });
  expect(dialog.open).toBe(false);
  dialog.showModal();
  await userEvent.click(frameOf(shadow));
  expect(dialog.open).toBe(true);
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test('a frame is as high as our page in it reports, and ignores other senders and other heights', async () => {
  const { shadow, inside } = put('restaurant="r1" mode="inline"');
  const frame = frameOf(shadow);
  expect(inside.getByRole('status')).toHaveTextContent('Loading…');
  let moved = false;
  new MutationObserver((records) => {
    moved ||= records.some(({ addedNodes }) => [...addedNodes].includes(frame));
  }).observe(shadow, { childList: true, subtree: true });
  const heights: [unknown, string, unknown][] = [
    [frame.contentWindow, 'https://evil.example', 700],
    [window, origin, 700],
    [frame.contentWindow, origin, '700'],
    [frame.contentWindow, origin, 1e9],
    [frame.contentWindow, origin, -5],
  ];
  for (const [from, sender, height] of heights) receive(from, sender, { type: 'tablewell:height', height });
  receive(frame.contentWindow, origin, null as unknown as object);
  expect(frame.style.height).toBe('');
  receive(frame.contentWindow, origin, { type: 'tablewell:height', height: 700.4 });
  expect(frame.style.height).toBe('701px');
  expect(inside.queryByRole('status')).toBeNull();
  await Promise.resolve();
  // A frame that is moved in its document loads again.
  expect(moved).toBe(false);
});

test('shows where to book if the page does not answer', () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { inside } = put('restaurant="r1" mode="inline"');
  const waits = () => inside.getByRole('status').parentElement?.getAttribute('data-waiting');
  expect(waits()).toBe('');
  jest.advanceTimersByTime(30_000);
  // The place that was kept for the page is given back.
  expect(waits()).toBe('in-vain');
  expect(inside.getByRole('status')).toHaveTextContent('The booking page cannot be shown here. Open it');
  expect(inside.getByRole('link')).toHaveAttribute('href', `${origin}/reservations/r1#not-framed`);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('on the list of sites'));
});

test.each([
  '',
  'restaurant=""',
  'restaurant="../login"',
  'restaurant="a b"',
  `restaurant="${'a'.repeat(65)}"`,
])('shows in place that %p names no restaurant', (attributes) => {
  const { shadow, inside } = put(attributes);
  expect(inside.getByRole('alert')).toHaveTextContent('its restaurant is not named correctly');
  expect(shadow.querySelector('iframe')).toBeNull();
});

test('renders again for other attributes, and leaves no listeners behind', () => {
  const { element, shadow, inside } = put('restaurant="r1" mode="inline"');
  const before = frameOf(shadow);
  element.setAttribute('restaurant', 'r2');
  expect(frameOf(shadow).src).toBe(`${origin}/reservations/r2`);
  receive(before.contentWindow, origin, { type: 'tablewell:height', height: 700 });
  expect(before.style.height).toBe('');
  element.setAttribute('mode', 'button');
  element.setAttribute('label', '<b>Table</b>');
  expect(inside.getByRole('button', { name: '<b>Table</b>' })).toBeInTheDocument();
});

test('several elements of a page are independent', async () => {
  const [one, other] = [put('restaurant="r1"'), put('restaurant="r2"')];
  await userEvent.click(one.inside.getByRole('button', { name: 'Book a table' }));
  expect([dialogOf(one.shadow).open, dialogOf(other.shadow).open]).toEqual([true, false]);
  expect(frameOf(other.shadow).hasAttribute('src')).toBe(false);
});
