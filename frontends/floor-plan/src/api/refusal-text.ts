import { ApiError } from '@tablewell/api-client';

/** Why a call failed, with what the service says about single fields, each once. */
export function refusalText(error: Error): string {
  const details = error instanceof ApiError ? error.details.map(({ message }) => message) : [];
  const others = [...new Set(details)].filter((text) => text !== '' && !error.message.includes(text));
  return [error.message, ...others].map((text) => text.replace(/\.?$/, '.')).join(' ');
}
