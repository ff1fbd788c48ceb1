import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../lib/language';

/** How many buttons each key moves the focus; `Home` and `End` move it to the ends of the group. */
type Steps = Readonly<Record<string, number>>;

/** Right is forward, or back where lines run from right to left. */
const oneByOne = (): Steps => {
  const right = isRightToLeft() ? -1 : 1;
  return { ArrowRight: right, ArrowDown: 1, ArrowLeft: -right, ArrowUp: -1 };
};

/**
 * One tab stop for a group of buttons, with arrow keys between them. Buttons have `data-key`; the tab stop is the
 * button that had the focus last, otherwise the preferred one, otherwise the first.
 */
export function useRoving(keys: readonly string[], preferred: string | undefined) {
  const [last, setLast] = useState<string>();
  const stop = [last, preferred].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];
  return {
    tabIndexOf: (key: string): 0 | -1 => (key === stop ? 0 : -1),
    group: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(target.dataset['key']),
      // The tab stop returns to the preferred button when the focus leaves the group.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setLast(undefined);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-key]')];
        const at = buttons.indexOf(event.target as HTMLElement);
        const step = oneByOne()[event.key];
        const to =
          event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : step === undefined
                ? -1
                : (at + step + buttons.length) % buttons.length;
        const next = buttons[to];
        if (at < 0 || !next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}
