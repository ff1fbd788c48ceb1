import type { Page } from 'playwright-core';

/** Runs in the page: resolves with the time at which the part of the list shows a name. Epoch milliseconds. */
const whenShown = ([part, name]: readonly [string, string]): Promise<number> =>
  new Promise((resolve, reject) => {
    const isShown = (): boolean =>
      [...document.querySelectorAll(`section[aria-label="${part}"] button`)].some((row) =>
        row.getAttribute('aria-label')?.startsWith(`${name}, `),
      );
    const look = (): void => {
      if (!isShown()) return;
      observer.disconnect();
      clearTimeout(patience);
      resolve(performance.timeOrigin + performance.now());
    };
    const observer = new MutationObserver(look);
    const patience = setTimeout(() => {
      observer.disconnect();
      reject(new Error(`${name} is not shown under ${part}`));
    }, 10_000);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
  });

/** Runs in the page: returns the time at which a button is pressed. */
const pressedAt = (label: string): number => {
  const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${CSS.escape(label)}"]`);
  if (!button) throw new Error(`there is no button ${label}`);
  const at = performance.timeOrigin + performance.now();
  button.click();
  return at;
};

/** The time in ms from a tap of a step on one page until another page shows its result in a part of the list. */
export async function travel(
  from: Page,
  to: Page,
  { step, part, name }: { step: string; part: string; name: string },
): Promise<number> {
  const shown = to.evaluate(whenShown, [part, name] as const);
  const at = await from.evaluate(pressedAt, `${step}: ${name}`);
  return (await shown) - at;
}
