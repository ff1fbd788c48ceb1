import { memberInitiator } from '@tablewell/chassis/access';
import { withContext } from '@tablewell/chassis/context';

/** The name of a provider in the activity. */
const name = 'Identity provider';

/**
 * Runs work that the identity provider of an owner causes, by SCIM or a claim. The activity names the provider: without this, a person
 * whom it adds, promotes or removes would seem to have done so themselves.
 */
export const byProvider = <T>(ownerId: string, work: () => T): T =>
  withContext({ initiator: memberInitiator({ userId: `sso-${ownerId}`, name, email: '' }) }, work);
