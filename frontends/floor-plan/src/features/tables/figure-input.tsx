import { useTypedValue } from '@tablewell/ui';

export interface FigureInputProps {
  label: string;
  value: number;
  step: number;
  /** The largest absolute value. */
  most: number;
  onCommit: (value: number) => void;
}

/** A number field. The value is committed once complete; text that is not a number leaves it unchanged. */
export function FigureInput({ label, value, step, most, onCommit }: FigureInputProps) {
  const typed = useTypedValue({
    value: String(Math.round(value)),
    onCommit: (text) => {
      const figure = Number.parseFloat(text);
      if (!Number.isNaN(figure)) onCommit(Math.max(-most, Math.min(most, figure)));
    },
  });
  return (
    <label>
      <span>{label}</span>
      <input type="number" step={step} {...typed} />
    </label>
  );
}
