import type { FieldError } from '@tablewell/api-client';
import type { FormErrors, FormField, OtherField } from './form-values';
import { language, t } from './language';

/** The server's field names, with ours. */
const ownNames: Record<string, FormField | OtherField> = {
  name: 'name',
  phoneNumber: 'phoneNumber',
  guests: 'partySize',
  reservation_time: 'time',
  notes: 'notes',
  recaptchaToken: 'recaptcha',
  email: 'email',
};

const labelOf = (field: FormField | OtherField): string => {
  switch (field) {
    case 'recaptcha':
      return 'reCAPTCHA';
    case 'phoneNumber':
      return t('field.phone');
    default:
      return t(`field.${field}`);
  }
};

/** The server's validation errors: the messages of our fields, and one line per field for the notification. */
export function refusedFields(
  details: readonly FieldError[],
  reason?: string,
): { errors: FormErrors; lines: string[] } {
  const errors: FormErrors = {};
  const lines = details.map(({ field, message }) => {
    const own = ownNames[field];
    // The server's texts are English; in other languages the text comes from the refusal's code, or only the field is
    // named.
    const problem =
      language === 'en' ? message : (reason ?? t(own === 'email' ? 'problem.email' : 'problem.field'));
    if (!own) return t('form.fieldError', { field, problem });
    errors[own] ??= problem;
    return t('form.fieldError', { field: labelOf(own), problem });
  });
  return { errors, lines };
}
