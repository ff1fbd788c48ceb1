import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, controlStyle } from './field';
import type { FieldTexts } from './field';

const Input = styled.input`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  min-height: 6rem;
  max-height: 18rem;
  line-height: 1.5;
  resize: vertical;
  /* Words in another language than the page's run their own way. */
  unicode-bidi: plaintext;
  /* Grows with its text. */
  field-sizing: content;
`;

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: 2rem;
`;

export type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** One line of text; also dates, numbers and times by `type`. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field {...texts(label, hint, error, optional)} id={id}>
      {(wiring) => <Input {...input} {...wiring} />}
    </Field>
  );
}

type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id, ...area }: TextAreaProps) {
  return (
    <Field {...texts(label, hint, error, optional)} id={id}>
      {(wiring) => <Area {...area} {...wiring} />}
    </Field>
  );
}

type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** A native select, because phones have good pickers for it. Children are `<option>`s. */
export function SelectField({ label, hint, error, optional, id, children, ...select }: SelectFieldProps) {
  return (
    <Field {...texts(label, hint, error, optional)} id={id}>
      {(wiring) => (
        <Select {...select} {...wiring}>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** Drops undefined entries, so that optional props stay absent. */
const texts = (
  label: string,
  hint: FieldTexts['hint'],
  error: FieldTexts['error'],
  optional: boolean | undefined,
): FieldTexts => ({ label, error, ...(hint ? { hint } : {}), ...(optional ? { optional } : {}) });
