import { fitFrame } from './fit-frame';

const site = { postMessage: jest.fn() };
let height = 400;
let resized: () => void = () => undefined;
let content: HTMLElement;

beforeEach(() => {
  site.postMessage.mockClear();
  height = 400;
  document.body.innerHTML = '<div id="root"><main tabindex="-1"><input></main></div>';
  content = document.getElementById('root') as HTMLElement;
  jest.spyOn(content, 'getBoundingClientRect').mockImplementation(() => ({ height }) as DOMRect);
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => resized();
    },
  });
  Object.defineProperty(window, 'parent', { configurable: true, value: site });
});

const receive = (from: object, origin: string, type = 'tablewell:hello') =>
  window.dispatchEvent(
    Object.assign(new Event('message'), { source: from, origin, data: { type } }) as MessageEvent,
  );

test('posts the height whenever it changes, and answers only the site that introduced itself', () => {
  fitFrame(content);
  expect(site.postMessage).toHaveBeenLastCalledWith({ type: 'tablewell:height', height: 400 }, '*');
  receive({}, 'https://evil.example');
  receive(site, 'https://evil.example', 'other');
  height = 500.2;
  resized();
  expect(site.postMessage).toHaveBeenLastCalledWith({ type: 'tablewell:height', height: 501 }, '*');
  receive(site, 'https://www.example.com');
  const to = 'https://www.example.com';
  expect(site.postMessage).toHaveBeenLastCalledWith({ type: 'tablewell:height', height: 501 }, to);
  resized();
  expect(site.postMessage).toHaveBeenCalledTimes(3);
});

test('reports an unhandled Escape, and another view', () => {
  fitFrame(content);
  const input = document.querySelector('input') as HTMLInputElement;
  const press = () =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  press();
  expect(site.postMessage).toHaveBeenLastCalledWith({ type: 'tablewell:escape' }, '*');
  site.postMessage.mockClear();
  input.addEventListener('keydown', (event) => event.preventDefault());
  press();
  expect(site.postMessage).not.toHaveBeenCalled();
  document.querySelector('main')?.focus();
  expect(site.postMessage).toHaveBeenLastCalledWith({ type: 'tablewell:top' }, '*');
});

test('posts nothing outside a frame', () => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
  delete document.documentElement.dataset['framed'];
  fitFrame(content);
  expect(document.documentElement.dataset['framed']).toBeUndefined();
});
