import { useId } from 'react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../tokens/color';
import { motion, radius, space, touchTarget, type } from '../tokens/scale';
import { uiTexts } from '../ui-texts';

/** The texts of every field. */
export interface FieldTexts {
  label: string;
  /** A line below the label that is always shown. */
  hint?: ReactNode;
  /** The error of the value; announced, and linked to the control. */
  error?: string | undefined;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
}

/** The attributes that connect a control with its label, hint and error. */
interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs};
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 600;
  font-size: 0.9375rem;
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small} inherit;
  font-size: 0.875rem;
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
  &:not(:empty) {
    margin-top: ${space.xxs};
  }
`;

/** The look of inputs, selects and text areas. */
export const controlStyle = css`
  width: 100%;
  min-height: ${touchTarget};
  padding: 0.5rem 0.75rem;
  background: ${color.surface};
  color: ${color.text};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  /* Below 16 px a phone zooms the page when the field is touched. */
  font-size: 1rem;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.textMuted};
  }
  &:hover:not(:disabled) {
    border-color: ${color.text};
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: ${color.focus};
    border-radius: ${radius.md};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.disabled};
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`;

interface FieldProps extends FieldTexts {
  /** The control's id, if another element refers to it. */
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error around any control; `children` gets the attributes to spread on it. */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={controlId}>
        {label}
        {optional && <Optional> {uiTexts.optional}</Optional>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        // Always set, because without the attribute browsers report an empty required date as invalid before anything
        // was entered.
        'aria-invalid': Boolean(error),
      })}
      {/* The live region stays in the page: only then are texts that appear in it announced. */}
      <ErrorText id={errorId} aria-live="polite">
        {error}
      </ErrorText>
    </Frame>
  );
}
