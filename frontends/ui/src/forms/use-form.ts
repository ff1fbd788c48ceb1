import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, RefObject } from 'react';

/** The error of each field; a field without one is absent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

type FieldOf<Values> = keyof Values & string;
type TextFieldOf<Values> = {
  [Name in FieldOf<Values>]: Values[Name] extends string ? Name : never;
}[FieldOf<Values>];

/** A form's values and errors. `Extra` names sources of errors that are not values, such as a captcha. */
export interface Form<Values extends object, Extra extends string = never> {
  values: Values;
  errors: FormErrors<FieldOf<Values> | Extra>;
  /** Changes fields and clears their errors. */
  change(changes: Partial<Values>): void;
  /** Replaces the current errors, and focuses the first field that has one. */
  refuse(errors: FormErrors<FieldOf<Values> | Extra>): void;
  /** Clears the error of one field, or all errors. */
  clear(field?: FieldOf<Values> | Extra): void;
  /** Restores the initial values, without errors. */
  reset(): void;
  /** Props of a text field. */
  text<Name extends TextFieldOf<Values>>(name: Name): TextFieldProps<Name>;
  /** Props of the `<form>`. */
  ref: RefObject<HTMLFormElement | null>;
}

interface TextFieldProps<Name> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export function useForm<Values extends object, Extra extends string = never>(
  initial: () => Values,
): Form<Values, Extra> {
  type Errors = FormErrors<FieldOf<Values> | Extra>;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(ref);
  }, [refusals]);
  const clear = (fields: readonly string[]): void =>
    setErrors((before) => {
      const left: Record<string, string | undefined> = { ...before };
      for (const field of fields) delete left[field];
      return left as Errors;
    });
  const change = (changes: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...changes }));
    clear(Object.keys(changes));
  };
  return {
    values,
    errors,
    change,
    refuse(found) {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
    clear: (field) => (field === undefined ? setErrors({}) : clear([field])),
    reset() {
      setValues(initial());
      setErrors({});
    },
    text: (name) => ({
      name,
      value: values[name] as string,
      error: (errors as Record<string, string | undefined>)[name],
      onChange: (event) => change({ [name]: event.target.value } as unknown as Partial<Values>),
    }),
    ref,
  };
}

/** Focuses the first control that is marked invalid. Call it in an effect, when the marks are in the document. */
export function focusFirstInvalid(form: RefObject<HTMLFormElement | null>): void {
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
}

/** The fields that a server refused, as the errors of a form; fields that the form does not have are left out. */
export function errorsOf<Field extends string>(
  details: readonly { field: string; message: string }[],
  fields: readonly Field[],
): FormErrors<Field> {
  const errors: FormErrors<Field> = {};
  for (const { field, message } of details) {
    const own = fields.find((name) => name === field);
    if (own) errors[own] ??= message;
  }
  return errors;
}
