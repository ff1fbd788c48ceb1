import { loadDisplayFace } from './display-face';

const asked: string[] = [];
const added: unknown[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  [asked.length, added.length] = [0, 0];
  class Face {
    constructor(
      readonly family: string,
      source: string,
    ) {
      asked.push(source);
    }
    load = () => Promise.resolve(this);
  }
  Object.assign(globalThis, { FontFace: Face });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
  document.head.innerHTML = '<meta name="display-face" content="/fraunces.woff2">';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'FontFace');
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
});

test('headings get the display face, but only after what the diner waits for', async () => {
  loadDisplayFace();
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(asked).toEqual(['url(/fraunces.woff2)']);
  expect(added).toMatchObject([{ family: 'Fraunces' }]);
});

test('people who save data keep the serif of their machine', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  loadDisplayFace();
  jest.runAllTimers();
  expect(asked).toEqual([]);
});

test('a page that names no face, or was left, loads none', () => {
  loadDisplayFace()();
  document.head.innerHTML = '';
  loadDisplayFace();
  jest.runAllTimers();
  expect(asked).toEqual([]);
});
