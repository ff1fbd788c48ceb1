import { positionOf, rememberPosition, restorePosition } from './scroll-memory';

let grow: () => void;
const scrolledTo: number[] = [];

const scrollTo = (position: number) =>
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
const pageOf = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });

beforeEach(() => {
  scrolledTo.length = 0;
  // A window cannot scroll further than its page is long.
  window.scrollTo = ((_x: number, y: number) => {
    const position = Math.min(y, Math.max(0, document.documentElement.scrollHeight - window.innerHeight));
    scrolledTo.push(position);
    scrollTo(position);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe = () => undefined;
    disconnect = () => {
      grow = () => undefined;
    };
  } as unknown as typeof ResizeObserver;
});

test('an entry is restored to its scroll position once its page is long enough', () => {
  pageOf(3_000);
  scrollTo(250);
  rememberPosition('list');
  const position = positionOf('list');
  pageOf(400);
  const stop = restorePosition('list', position);
  // A page that is short at first is scrolled to its top by the browser.
  rememberPosition('list');
  expect(positionOf('list')).toBe(250);
  pageOf(3_000);
  grow();
  expect(scrolledTo.at(-1)).toBe(250);
  stop();
});

test('input after Back ends the restoration, whatever is loaded later', () => {
  pageOf(3_000);
  restorePosition('list', 250);
  window.dispatchEvent(new Event('wheel'));
  scrollTo(300);
  rememberPosition('list');
  expect(positionOf('list')).toBe(300);
});

test('dragging the scroll bar after Back ends the restoration, whatever is loaded later', () => {
  pageOf(3_000);
  restorePosition('list', 250);
  scrollTo(700);
  window.dispatchEvent(new Event('scroll'));
  pageOf(5_000);
  grow();
  expect(scrolledTo.at(-1)).toBe(250);
  expect(window.scrollY).toBe(700);
  expect(positionOf('list')).toBe(700);
});

test('a page that takes minutes to load is still scrolled to its position, unless the user has scrolled it meanwhile', () => {
  jest.useFakeTimers();
  pageOf(1_000);
  const stop = restorePosition('list', 2_000);
  const end = 1_000 - window.innerHeight;
  // The browser’s own scrolling to the end of a short page does not count as input.
  scrollTo(end);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(10 * 60_000);
  pageOf(5_000);
  grow();
  expect(scrolledTo.at(-1)).toBe(2_000);
  stop();
  pageOf(1_000);
  restorePosition('list', 2_000);
  scrollTo(end - 100);
  window.dispatchEvent(new Event('scroll'));
  pageOf(5_000);
  grow();
  expect(window.scrollY).toBe(end - 100);
  jest.useRealTimers();
});

test('content that is loaded above the position does not move it', () => {
  pageOf(3_000);
  const stop = restorePosition('list', 250);
  // The browser keeps visible content at its position on the screen.
  pageOf(3_036);
  scrollTo(286);
  rememberPosition('list');
  grow();
  expect(scrolledTo.at(-1)).toBe(250);
  expect(positionOf('list')).toBe(250);
  stop();
});

test('a position that was lost before the page was painted is restored from the one read earlier', () => {
  pageOf(3_000);
  scrollTo(250);
  rememberPosition('list');
  const position = positionOf('list');
  scrollTo(0);
  rememberPosition('list');
  restorePosition('list', position)();
  expect(scrolledTo.at(-1)).toBe(250);
  expect(positionOf('list')).toBe(250);
});

test('the previous page, if still shown, is not mistaken for the entry’s own', () => {
  pageOf(3_000);
  const stop = restorePosition('list', 250);
  expect(scrolledTo.at(-1)).toBe(250);
  // The list replaces it, and is short until it is loaded.
  pageOf(400);
  scrollTo(0);
  grow();
  rememberPosition('list');
  pageOf(3_000);
  grow();
  expect(scrolledTo.at(-1)).toBe(250);
  expect(positionOf('list')).toBe(250);
  stop();
});
