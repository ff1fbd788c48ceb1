import { scriptsAfterPicture } from './page-parts';

let endDecoding: () => void;
const begun = () => [...document.querySelectorAll('body > script[src]')].map(({ outerHTML }) => outerHTML);
const loaded = '<script nonce="n" src="/page.js"></script>';

/** Runs the inline script of the page's HTML, as a browser does while it parses. */
function open(html: string): void {
  document.body.innerHTML = html;
  const [, script = ''] =
    /<script[^>]*>(.*)<\/script>/.exec(scriptsAfterPicture('cover', ['/page.js'], 'n')) ?? [];
  window.eval(script);
}

beforeEach(() => {
  jest.useFakeTimers();
  const decode = () => new Promise<void>((resolve) => (endDecoding = resolve));
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
});

afterEach(() => jest.useRealTimers());

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
