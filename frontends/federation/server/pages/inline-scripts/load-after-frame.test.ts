import { fromText } from '../../testing/from-text';
import { loadAfterFrame } from './load-after-frame';
import type { LaterScripts } from './load-after-frame';

let endDecoding: () => void;
const begun = () => [...document.querySelectorAll('body > script[src]')].map(({ outerHTML }) => outerHTML);
const loaded = '<script nonce="n" src="/page.js"></script>';
const later: LaterScripts = {
  scripts: ['/page.js'],
  preloads: [],
  picture: 'img.cover',
  longestWaitMs: 300,
  nonce: 'n',
};

/** Runs the script in a page with this content. */
function open(html: string, changed: Partial<LaterScripts> = {}): void {
  document.body.innerHTML = html;
  void fromText(loadAfterFrame)({ ...later, ...changed });
}

beforeEach(() => {
  jest.useFakeTimers();
  const decode = () => new Promise<void>((resolve) => (endDecoding = resolve));
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('scripts after a picture', () => {
  it('run after the frame that shows the picture', async () => {
    open('<img class="cover">');
    await jest.advanceTimersByTimeAsync(100);
    expect(begun()).toEqual([]);
    endDecoding();
    await jest.advanceTimersByTimeAsync(16);
    expect(begun()).toEqual([]);
    await jest.advanceTimersByTimeAsync(24);
    expect(begun()).toEqual([loaded]);
  });

  it('do not wait long for a slow picture, and run once', async () => {
    open('<img class="cover">');
    await jest.advanceTimersByTimeAsync(300);
    expect(begun()).toEqual([loaded]);
    endDecoding();
    await jest.advanceTimersByTimeAsync(300);
    expect(begun()).toEqual([loaded]);
  });

  it('run without a picture', async () => {
    open('');
    await jest.advanceTimersByTimeAsync(40);
    expect(begun()).toEqual([loaded]);
  });
});

test('scripts after any frame are loaded after it, together with preloads', async () => {
  open('<h1>Every table</h1>', { picture: null, preloads: ['/remote.js'] });
  expect(begun()).toEqual([]);
  await jest.advanceTimersByTimeAsync(20);
  expect(begun()).toEqual([loaded]);
  expect(document.head.querySelector('link')).toMatchObject({
    ...{ rel: 'preload', as: 'script', nonce: 'n', href: 'http://localhost/remote.js' },
  });
});
