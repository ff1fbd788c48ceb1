import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FormErrors, FormField, FormValues } from '../lib/form-values';

/** A form's values and what is wrong with them. */
export interface FormState {
  values: FormValues;
  errors: FormErrors;
  /** Changes fields and forgets what was wrong with them. */
  change(changes: Partial<FormValues>): void;
  /** Marks fields and puts the focus on the first of them. */
  refuse(errors: FormErrors): void;
  /** Takes the mark off one field, or off all. */
  forget(field?: keyof FormErrors): void;
  /** For the `<form>`. */
  ref: RefObject<HTMLFormElement | null>;
}

export function useForm(initial: () => FormValues): FormState {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const ref = useRef<HTMLFormElement>(null);
  return {
    values,
    errors,
    change(changes) {
      setValues((before) => ({ ...before, ...changes }));
      setErrors((before) => {
        const left = { ...before };
        for (const field of Object.keys(changes) as FormField[]) delete left[field];
        return left;
      });
    },
    refuse(found) {
      setErrors(found);
      // Once the marks are drawn.
      requestAnimationFrame(() =>
        ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus(),
      );
    },
    forget: (field) => setErrors((before) => (field ? { ...before, [field]: undefined } : {})),
    ref,
  };
}
