import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { radius, space } from '../tokens/scale';
import { Field, controlStyle } from './field';
import type { FieldTexts } from './field';
import { uiTexts } from '../ui-texts';

const Row = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: 4.5rem;
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 0.25rem;
  inset-inline: auto 0.25rem;
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

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> };

/** A label within a sentence; other languages than English keep the capitals of nouns. */
const inSentence = (label: string): string =>
  /^(en\b|$)/.test(document.documentElement.lang) ? label.toLowerCase() : label;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, id, optional: _optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const action = shown ? uiTexts.hide : uiTexts.show;
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
            aria-label={`${action} ${inSentence(label)}`}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {action}
          </Toggle>
        </Row>
      )}
    </Field>
  );
}
