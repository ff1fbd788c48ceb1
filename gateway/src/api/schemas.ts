import { Type, type TSchema } from 'typebox';

/** One field of a request that was refused. */
export const FieldProblem = Type.Object(
  { field: Type.String({ description: 'Path of the field as sent' }), message: Type.String() },
  { $id: 'FieldProblem' },
);

/** The body of every error under `/api`: `error` and `message` hold the same text for people. */
export const ErrorBody = Type.Object(
  {
    error: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Array(Type.Ref('FieldProblem'))),
    requiresVerification: Type.Optional(Type.Boolean()),
    requiresSecondFactor: Type.Optional(
      Type.Boolean({
        description: 'With 403 at sign-in: send a code with `challenge` to `/api/signin/second-factor`',
      }),
    ),
    challenge: Type.Optional(Type.String({ description: 'Works once, until `challengeExpiresAt`' })),
    challengeExpiresAt: Type.Optional(Type.String({ description: 'An instant' })),
    requiresRole: Type.Optional(
      Type.Boolean({ description: 'With 403: the session is good, and its role does not include this' }),
    ),
    email: Type.Optional(Type.String()),
    requiredPlan: Type.Optional(Type.String({ description: 'The plan that includes it, with 402' })),
    code: Type.Optional(
      Type.String({
        description: 'Which rule refused, such as `too-short-notice`; the same in every language',
      }),
    ),
  },
  {
    $id: 'Error',
    examples: [
      {
        error: 'Please select a time',
        message: 'Please select a time',
        details: [{ field: 'reservation_time', message: 'Please select a time' }],
      },
    ],
  },
);

/** How to dial a restaurant's number; absent while the number is not complete. */
export const DialUri = Type.Optional(
  Type.String({ description: 'A `tel:` address that dials its number from any country' }),
);

/** An answer that only confirms success. */
export const Done = Type.Object({ success: Type.Boolean(), message: Type.String() }, { $id: 'Done' });

const errorTexts = {
  400: 'The input is not valid; `details` names each field.',
  401: 'No session or API key, or one that has ended.',
  402: 'The plan does not include it; `requiredPlan` says which does.',
  403: 'Not allowed by the role or the scopes of the API key, the e-mail address is not verified yet, or a sign-in needs a second factor.',
  404: 'Not there, or not yours.',
  409: 'Conflicts with the current state.',
  413: 'The body is too large.',
  422: 'The Idempotency-Key was used with another body.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  502: 'A provider is down.',
  503: 'A service is unavailable; try again.',
} as const;

/** The statuses that errors have. */
export type ErrorStatus = keyof typeof errorTexts;

/** The error answers of a route: those it names, and those that any route can give. */
export function errorResponses(...statuses: ErrorStatus[]): Record<string, TSchema> {
  const all = [...new Set<ErrorStatus>([...statuses, 400, 413, 429, 503])].sort((a, b) => a - b);
  return Object.fromEntries(
    all.map((status) => [String(status), Type.Ref('Error', { description: errorTexts[status] })]),
  );
}

/** An answer that is a file of one of these media types. */
export const fileResponse = (description: string, ...types: string[]) => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: Type.String() }])),
});

/** An instant, ISO 8601 in UTC. */
export const Instant = (description?: string) =>
  Type.String({ format: 'date-time', ...(description ? { description } : {}) });
/** A local date, YYYY-MM-DD. */
export const LocalDate = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
/** Text of a bounded length. Rules with messages of their own belong to the service. */
export const Text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description ? { description } : {}) });
/**
 * A required text. If it is missing, empty text is passed on, so that the service that owns the rule reports it
 * together with all other problems.
 */
export const RequiredText = (maxLength: number, description?: string) =>
  Type.String({ maxLength, default: '', ...(description ? { description } : {}) });
/** The caller's time zone; an unknown one is ignored. */
export const zoneHeader = Type.Object({
  'X-Timezone': Type.Optional(Type.String({ description: 'IANA name, such as Europe/Rome' })),
});
/** A parameter in a path. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
