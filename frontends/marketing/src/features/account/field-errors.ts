import type { FieldError } from '@tablewell/api-client';

/** What is wrong with each field of a form; a field that is fine is absent. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The server's refused fields as the form's, the rest left out. */
export function fromDetails<Field extends string>(details: readonly FieldError[], fields: readonly Field[]) {
  const errors: FieldErrors<Field> = {};
  for (const { field, message } of details) {
    const own = fields.find((name) => name === field);
    if (own) errors[own] ??= message;
  }
  return errors;
}

/** Puts the focus on the first control that is marked wrong, once the marks are drawn. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus(),
  );
}
