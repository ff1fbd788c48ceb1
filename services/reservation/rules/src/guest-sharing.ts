/**
 * The texts with which diners agree that the restaurants of a group share their visits and preferences (GROUP-21), by version.
 * A version is stored with each consent, so a text that was ever shown stays here; a changed text gets a version of its own.
 */
export const sharingTexts = {
  '2026-11':
    'Let the restaurants of {group} share my visits and preferences, including allergies, so that each can look after me. I can change this at any time.',
} as const;

/** The version that pages show now. */
export const sharingTextVersion = '2026-11' satisfies keyof typeof sharingTexts;

/** The problem of a version that a diner is said to have agreed to; undefined if its text is known. */
export const sharingVersionProblem = (version: string): string | undefined =>
  Object.hasOwn(sharingTexts, version) ? undefined : 'This text about sharing is not known';
