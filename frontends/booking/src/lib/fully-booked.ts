import { ApiError } from '@tablewell/api-client';

/** The refusal that means no table is left for this party (contract: its text contains "no tables available"). */
export const isFullyBooked = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && /no tables available/i.test(error.text ?? '');
