import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { dialogOpened } from '../notifications/store';

/** Closes by Escape and, on Android, by Back. Not in every browser yet, nor in TypeScript's library. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: new () => CloseWatcher;

const key = Symbol.for('tablewell.dialogs');
type Page = typeof globalThis & { [key]?: object[] };

/** The dialogs of the whole page that are open, the uppermost last: remotes may have copies of this module. */
const openDialogs = (): object[] => ((globalThis as Page)[key] ??= []);

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not([data-edge])';

/** The elements that can take the focus, in the order of the page. */
export function controlsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    // jsdom has no layout.
    (each) => !each.matches(':disabled') && (each.checkVisibility?.() ?? true),
  );
}

/**
 * Shows an element above the page for as long as it is mounted: as a popover it is in the browser's top layer, and by
 * its `data-open` it is displayed. The focus moves to `first`, else to the first control of `box`, unless something in
 * it has taken it, and returns when the element goes.
 *
 * The browser's own modal dialog makes the rest of the page inert, and for that computes the style of every element
 * again, which is the slowest part on a tablet that shows a full evening. Here the element itself covers the page.
 */
export function useModal(
  layer: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  first?: RefObject<HTMLElement | null>,
): void {
  // Noted while rendering, because children take the focus before the effects of this component.
  const before = useRef(document.activeElement);
  useLayoutEffect(() => {
    const origin = before.current;
    const [shown, inside] = [layer.current, box.current];
    // React sets it as well, before the children take the focus, but not once more when an effect is repeated.
    if (shown) shown.dataset.open = 'true';
    shown?.showPopover?.();
    // One mark for each open dialog: messages, which are drawn above dialogs, let presses through meanwhile.
    const { dataset } = document.documentElement;
    dataset.dialogs = `${dataset.dialogs ?? ''}1`;
    window.dispatchEvent(new Event(dialogOpened));
    if (!inside?.contains(document.activeElement)) {
      (first?.current ?? (inside && controlsIn(inside)[0]) ?? inside)?.focus({ preventScroll: true });
    }
    return () => {
      dataset.dialogs = dataset.dialogs?.slice(1);
      // First of all, because what leaves the top layer while it is displayed is laid out again, just to be removed.
      delete shown?.dataset.open;
      if (shown?.isConnected) shown.hidePopover?.();
      const { activeElement } = document;
      const isFree = !activeElement || activeElement === document.body || inside?.contains(activeElement);
      if (isFree && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    };
  }, [layer, box, first]);
}

/** Calls `onClose` when the user asks to close the uppermost dialog, while mounted. */
export function useCloseRequest(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if ('CloseWatcher' in window) {
      let watcher: CloseWatcher;
      const watch = (): void => {
        watcher = new CloseWatcher();
        watcher.onclose = () => {
          // It ends with the request, but the dialog may stay.
          watch();
          close.current();
        };
      };
      watch();
      return () => watcher.destroy();
    }
    const self = {};
    const dialogs = openDialogs();
    dialogs.push(self);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || dialogs.at(-1) !== self) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      dialogs.splice(dialogs.indexOf(self), 1);
    };
  }, []);
}
