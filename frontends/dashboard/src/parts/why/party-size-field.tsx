import { SelectField } from '@tablewell/ui';

const sizes = Array.from({ length: 20 }, (_, index) => index + 1);

export interface PartySizeFieldProps {
  label: string;
  size: number;
  onChange: (size: number) => void;
}

/** A party size that guests can book online. */
export const PartySizeField = ({ label, size, onChange }: PartySizeFieldProps) => (
  <SelectField label={label} value={size} onChange={({ target }) => onChange(Number(target.value))}>
    {sizes.map((each) => (
      <option key={each} value={each}>
        {each}
      </option>
    ))}
  </SelectField>
);
