import type { Scope } from '@tablewell/chassis/access';

export const tags = ['Waitlist'];

/** Inner field names and those of `/api`. */
const fields = { partySize: 'guests', start: 'time', when: 'time' } as const;

/** A route for everyone; a session or an API key with this scope counts if there is one. */
export const anyone = (scope: Scope) => ({ session: 'optional', scope, fields }) as const;
