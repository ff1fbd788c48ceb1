import { ApiError } from '@tablewell/api-client';

/** The text of a failed call with the messages about its fields, without duplicates. */
export function refusalText(error: Error): string {
  const details = error instanceof ApiError ? error.details.map(({ message }) => message) : [];
  const others = [...new Set(details)].filter((text) => text !== '' && !error.message.includes(text));
  return [error.message, ...others].map((text) => text.replace(/\.?$/, '.')).join(' ');
}
