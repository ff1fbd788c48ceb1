import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';

interface TypedValueOptions {
  /** The stored value; shown while nothing is being typed. */
  value: string;
  /** Called with the text on blur, on Enter, when the field is removed, and at once when a value is picked. */
  onCommit: (typed: string) => void;
  /** After blur, Enter or Escape, whether or not something was committed. */
  onDone?: () => void;
}

/** Keys that step a number field to a complete new value; in a date field they change one part of it. */
const steps = new Set(['ArrowUp', 'ArrowDown']);
const pickers = new Set(['date', 'time', 'number']);

/**
 * Props for an input whose value is checked or rounded once it is complete. Text stays as typed until then, because
 * a half-typed value is often invalid: a year begins as 0002 and 90 degrees begin as 9. Escape restores the value.
 */
export function useTypedValue({ value, onCommit, onDone }: TypedValueOptions) {
  const [typed, setTyped] = useState<string>();
  const pending = useRef<string>(undefined);
  const byKeyboard = useRef(false);
  const commit = useRef(onCommit);
  useEffect(() => {
    commit.current = onCommit;
  });
  const keep = (text: string | undefined): void => {
    pending.current = text;
    setTyped(text);
  };
  const flush = useRef((): void => {
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) commit.current(text);
  });
  // A field that is removed from the page does not always get a blur event.
  useEffect(() => {
    const { current } = flush;
    return current;
  }, []);

  const finish = (): void => {
    flush.current();
    setTyped(undefined);
    onDone?.();
  };
  return {
    value: typed ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      keep(target.value);
      // A value picked from a calendar or by a spinner is complete, unless it was cleared.
      if (byKeyboard.current || !pickers.has(target.type) || target.value === '') return;
      flush.current();
      setTyped(undefined);
    },
    onPointerDown: (): void => {
      byKeyboard.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      byKeyboard.current = !(event.currentTarget.type === 'number' && steps.has(event.key));
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') pending.current = undefined;
      finish();
    },
    onBlur: (): void => {
      byKeyboard.current = false;
      finish();
    },
  };
}
