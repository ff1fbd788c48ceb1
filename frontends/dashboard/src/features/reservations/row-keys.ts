import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between the rows of a list: from any button of a row to the first one of the next. */
export const rowKeys = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    if (!step || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll('li')];
    const next = rows[rows.indexOf(row) + step]?.querySelector('button');
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
};
