import { ApiError } from '@tablewell/api-client';
import { isFullyBooked } from '../../lib/fully-booked';

/** True if nothing was booked. A 409 of another kind means that the first request is still running. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && (error.status !== 409 || isFullyBooked(error));
