import { useTypedValue } from '@tablewell/ui';

export interface FigureInputProps {
  label: string;
  value: number;
  step: number;
  /** The largest distance from zero, either way. */
  most: number;
  onCommit: (value: number) => void;
}

/** A number with its label. Committed once complete; a text that is no number leaves the value unchanged. */
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
