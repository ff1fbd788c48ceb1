import { notify } from '@tablewell/ui';
import type { NotifyOptions } from '@tablewell/ui';

let dismissLast = (): void => undefined;

/** A message about the last step, which replaces the one about the step before. Returns a function that dismisses it. */
export function toast(message: string, options: NotifyOptions = {}): () => void {
  dismissLast();
  dismissLast = notify(message, options);
  return dismissLast;
}
