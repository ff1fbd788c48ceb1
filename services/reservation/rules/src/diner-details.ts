import { isEmail } from '@tablewell/shared/email';

/** What a party may celebrate. The ids are stored. */
export const occasions = ['birthday', 'anniversary', 'date', 'business', 'celebration', 'other'] as const;
export type Occasion = (typeof occasions)[number];

/** What a party may not eat. The ids are stored. */
export const dietaryNeeds = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut-allergy',
  'shellfish-allergy',
  'halal',
  'kosher',
] as const;
export type DietaryNeed = (typeof dietaryNeeds)[number];

export const longestDietaryNotes = 200;

/**
 * The texts with which diners consent to a restaurant's marketing mails, by version. A version is stored with each
 * consent, so a text that was ever shown stays here; a changed text gets a version of its own.
 */
export const marketingTexts = {
  '2026-11': 'Send me news and offers from {restaurant} by email. I can stop it at any time.',
} as const;

/** The version that pages show now. */
export const marketingTextVersion = '2026-11' satisfies keyof typeof marketingTexts;

/** The optional fields about a diner and their party. An undefined field is not checked. */
export interface DinerDetailsInput {
  readonly email?: string | undefined;
  readonly occasion?: string | undefined;
  readonly dietary?: readonly string[] | undefined;
  readonly dietaryNotes?: string | undefined;
  /** The version of the text that the diner agreed to; empty: none. */
  readonly marketingConsent?: string | undefined;
}

/** An invalid field, with its message for the user. */
interface DetailProblem {
  readonly field: keyof DinerDetailsInput;
  readonly message: string;
}

const isIn = (ids: readonly string[], id: string): boolean => ids.includes(id);

function checkDietary(needs: readonly string[]): string | undefined {
  if (needs.some((need) => !isIn(dietaryNeeds, need)))
    return `Dietary needs can be: ${dietaryNeeds.join(', ')}`;
  return new Set(needs).size < needs.length ? 'Each dietary need can be named once' : undefined;
}

/** Validates the optional fields about a diner (DINER-1). Expects sanitized text; returns every problem. */
export function validateDinerDetails(input: DinerDetailsInput): DetailProblem[] {
  const { email = '', occasion = '', dietary = [], dietaryNotes = '', marketingConsent = '' } = input;
  const checks: [DetailProblem['field'], string | undefined][] = [
    ['email', email === '' || isEmail(email) ? undefined : 'Please enter a valid email address.'],
    [
      'occasion',
      occasion === '' || isIn(occasions, occasion)
        ? undefined
        : `The occasion can be: ${occasions.join(', ')}`,
    ],
    ['dietary', checkDietary(dietary)],
    [
      'dietaryNotes',
      dietaryNotes.length > longestDietaryNotes
        ? `Dietary notes cannot exceed ${longestDietaryNotes} characters`
        : undefined,
    ],
    ['marketingConsent', checkConsent(marketingConsent, email)],
  ];
  return checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

function checkConsent(version: string, email: string): string | undefined {
  if (version === '') return undefined;
  if (!Object.hasOwn(marketingTexts, version)) return 'This text about news is not known';
  return email === '' ? 'Please give the email address that news may be sent to' : undefined;
}
