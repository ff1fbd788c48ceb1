import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';
import type { SsoTrial } from '@tablewell/proto/auth/v1/sso_pb';

/** The roles in the order of the contract. */
const roles = ['owner', 'manager', 'host'] as const;
type TrialRole = (typeof roles)[number];

/** The person for whom a sign-in would open a session. */
export interface TrialPerson {
  email: string;
  /** Empty: an account that the sign-in would make. */
  name: string;
  isLinked: boolean;
  /** Each role with the number of restaurants in which the person has it. */
  places: { role: TrialRole; count: number }[];
  invitations: number;
}

/** What a trial of a sign-in found. */
export interface Trial {
  finishedAt: Date | undefined;
  issuer: string;
  /** Empty: the provider named nobody. */
  subject: string;
  email: string;
  isVerified: boolean;
  isDomainProven: boolean;
  /** Undefined: nobody. */
  person: TrialPerson | undefined;
  /** The refusal that a sign-in would get; empty: none. */
  refusal: string;
  reason: string;
  /** The first values of the person's claim of roles, and the role that they give. */
  roleValues: readonly string[];
  claimedRole: TrialRole | undefined;
}

const rpc = async () => (await import('../../../lib/rpc')).sso();

/** The last trial; null if there is none, or it is too old. */
export const readTrial = (restaurantId: string) =>
  queryOptions({
    queryKey: ['sso-trial', restaurantId],
    queryFn: async ({ signal }) => {
      const { trial } = await (await rpc()).getSsoTrial({ restaurantId }, { signal });
      return trial ? toTrial(trial) : null;
    },
  });

/** Where the browser signs in for the trial. */
export const startTrial = async (restaurantId: string): Promise<string> =>
  (await (await rpc()).startSsoTrial({ restaurantId })).url;

function toTrial({ finishedAt, person, ...message }: SsoTrial): Trial {
  const { issuer, subject, email, isVerified, isDomainProven, refusal, reason, roleValues } = message;
  return {
    ...{ issuer, subject, email, isVerified, isDomainProven, refusal, reason, roleValues },
    claimedRole: roles[Number(message.claimedRole) - 1],
    finishedAt: finishedAt && timestampDate(finishedAt),
    person: person && {
      ...{ email: person.email, name: person.name, isLinked: person.isLinked },
      invitations: person.invitations,
      places: roles.flatMap((role, index) => {
        const count = person.places.filter((place) => Number(place.role) === index + 1).length;
        return count > 0 ? [{ role, count }] : [];
      }),
    },
  };
}
