import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { radius, space } from '../tokens/scale';
import { Field, controlStyle } from './field';
import type { FieldTexts } from './field';

const Row = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: 4.5rem;
`;

const Toggle = styled.button`
  position: absolute;
  inset: 0.25rem 0.25rem 0.25rem auto;
  padding-inline: ${space.sm};
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.accent};
  font-size: 0.875rem;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: ${color.accentSoft};
  }
`;

export type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> };

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, id, optional: _optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} id={id} {...(hint ? { hint } : {})}>
      {(wiring) => (
        <Row>
          <Input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Toggle
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Toggle>
        </Row>
      )}
    </Field>
  );
}
