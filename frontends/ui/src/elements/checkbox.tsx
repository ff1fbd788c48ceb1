import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { space } from '../tokens/scale';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.sm};
  align-items: start;
`;

const Box = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.175rem 0 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;

const Label = styled.label`
  cursor: pointer;
`;

const ErrorText = styled.p`
  grid-column: 2;
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label on the right; the label may contain links. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  return (
    <Row>
      <Box
        {...input}
        id={boxId}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${boxId}-error` : undefined}
      />
      <Label htmlFor={boxId}>{label}</Label>
      <ErrorText id={`${boxId}-error`} aria-live="polite">
        {error}
      </ErrorText>
    </Row>
  );
}
