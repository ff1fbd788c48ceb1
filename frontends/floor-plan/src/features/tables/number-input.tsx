import { useRef, useState } from 'react';

/** As many characters as the server keeps. */
const longest = 20;

export interface NumberInputProps {
  label: string;
  value: string;
  autoFocus?: boolean;
  onCommit: (number: string) => void;
  /** After Enter, Escape or blur. */
  onDone?: () => void;
}

/** A table's number: kept on blur or Enter, given up on Escape (spec, section 5). */
export function NumberInput({ label, value, autoFocus, onCommit, onDone }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  // Enter ends with a blur as well; a number is committed once.
  const done = useRef(false);
  const finish = (keep: boolean): void => {
    if (done.current) return;
    done.current = true;
    const number = typed?.trim();
    setTyped(undefined);
    if (keep && number !== undefined && number !== value) onCommit(number);
    onDone?.();
  };
  return (
    <input
      aria-label={label}
      value={typed ?? value}
      maxLength={longest}
      autoComplete="off"
      autoFocus={autoFocus}
      onFocus={(event) => {
        done.current = false;
        event.target.select();
      }}
      onChange={(event) => {
        done.current = false;
        setTyped(event.target.value);
      }}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter');
      }}
    />
  );
}
