/** A phone number in an answer or a live update; empty if there is none, which is `N/A` in some of them. */
export const readPhoneNumber = (value: unknown): string =>
  typeof value === 'string' && value !== 'N/A' ? value : '';
