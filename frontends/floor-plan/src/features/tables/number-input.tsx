import { useTypedValue } from '@tablewell/ui';

/** The server's limit of characters. */
const longest = 20;

interface NumberInputProps {
  label: string;
  value: string;
  autoFocus?: boolean;
  onCommit: (number: string) => void;
  /** Called after Enter, Escape or blur. */
  onDone?: () => void;
}

/** The field of a table's number, which may hold letters. Committed on blur or Enter, reset by Escape. */
export function NumberInput({ label, value, autoFocus, onCommit, onDone }: NumberInputProps) {
  const typed = useTypedValue({
    value,
    onCommit: (text) => {
      const number = text.trim();
      if (number !== value) onCommit(number);
    },
    ...(onDone && { onDone }),
  });
  return (
    <input
      aria-label={label}
      maxLength={longest}
      autoComplete="off"
      autoFocus={autoFocus}
      onFocus={(event) => event.target.select()}
      {...typed}
    />
  );
}
