import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from '../context';
import { currentTraceIds } from '../tracing/spans';

export type { Logger };

// Personal data and secrets are redacted in every logged object.
const secretPaths = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'authorization',
  'cookie',
  'phoneNumber',
  'email',
  'to',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Writes JSON lines to standard output; each has the service's name and the ids of the request and the trace. */
export function createLogger(service: string, level = 'info', destination?: DestinationStream): Logger {
  const options = {
    name: service,
    level,
    base: { service },
    redact: { paths: secretPaths, censor: '[redacted]' },
    mixin: () => {
      const requestId = currentRequestId();
      return { ...(requestId ? { requestId } : {}), ...currentTraceIds() };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A logger that writes nothing, for tests. */
export const silentLogger: Logger = pino({ level: 'silent' });
