import { bookingFrame } from './booking-frame';
import type { ElementLanguage } from './language';
import { make } from './make';

interface BookingDialogOptions {
  readonly url: string;
  readonly label: string;
  readonly language: ElementLanguage;
  readonly signal: AbortSignal;
}

/** A button, and the dialog with the booking page that it opens. The page is not loaded before. */
export function bookingDialog({ url, label, language, signal }: BookingDialogOptions): HTMLElement[] {
  const { t, attributes } = language;
  const close = make('button', { type: 'button', part: 'close', 'aria-label': t('close') }, '\u2715');
  const { content, load } = bookingFrame({
    ...{ url, title: label, language, signal },
    onEscape: () => dialog.close(),
  });
  // The browser keeps the focus in a modal dialog, makes the site behind it inert, and returns the focus.
  const dialog = make(
    'dialog',
    { ...attributes, part: 'dialog', 'aria-label': label },
    make('header', {}, make('span', { part: 'title' }, label), close),
    content,
  );
  const opener = make('button', { type: 'button', part: 'button', 'aria-haspopup': 'dialog' }, label);

  opener.addEventListener('click', () => {
    load();
    dialog.showModal();
  });
  close.addEventListener('click', () => dialog.close());
  // The content covers the dialog, so that only its backdrop is the target itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  return [opener, dialog];
}
