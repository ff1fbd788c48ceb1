import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { DrawnAhead } from './drawn-ahead';

// jsdom has no idle callback, like Safari.
let idle: (() => void) | undefined;
beforeEach(() => {
  idle = undefined;
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => {
      idle = work;
      return 1;
    },
    cancelIdleCallback: () => (idle = undefined),
  });
});
const removeIdle = (): void => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
};
afterEach(removeIdle);

let rendered: number;
let effects: number;
beforeEach(() => (rendered = effects = 0));
function Form({ name }: { name: string }) {
  rendered += 1;
  useEffect(() => void (effects += 1));
  return <label>{name}</label>;
}
const ahead = (open: boolean, name = 'Name') => (
  <DrawnAhead open={open} render={() => <Form name={name} />} />
);

test('a dialog is rendered once the page is idle, outside of the document and without effects', () => {
  const { rerender } = render(ahead(false));
  expect(rendered).toBe(0);
  act(() => idle?.());
  // Twice in strict mode.
  const once = rendered;
  expect(once).toBeGreaterThan(0);
  expect(effects).toBe(0);
  expect(screen.queryByText('Name')).toBeNull();
  rerender(ahead(false, 'Changed meanwhile'));
  expect(rendered).toBe(once);
});

test('a dialog that was opened before is not rendered ahead', () => {
  const { rerender } = render(ahead(false));
  rerender(ahead(true));
  act(() => idle?.());
  rerender(ahead(false));
  expect(rendered).toBe(0);
});

test('a browser without an idle callback renders nothing ahead', () => {
  removeIdle();
  jest.useFakeTimers();
  render(ahead(false));
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect(rendered).toBe(0);
});
