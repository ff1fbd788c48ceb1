import { useTypedValue } from '@tablewell/ui';

interface FigureInputProps {
  label: string;
  value: number;
  step: number;
  /** The largest absolute value; absent: that of a position. */
  most?: number | undefined;
  onCommit: (value: number) => void;
}

const farthest = 100_000;

/** A number field. The value is committed once complete; text that is not a number leaves it unchanged. */
export function FigureInput({ label, value, step, most = farthest, onCommit }: FigureInputProps) {
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
