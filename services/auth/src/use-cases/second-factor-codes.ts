import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import {
  recoveryCodeCount,
  type SecondFactor,
  type TypedCode,
  withPeriodUsed,
  withRecoveryUsed,
} from '../domain/second-factor';
import type { User } from '../domain/user';
import type { Ports } from '../ports';

/** The user after a code was used. */
export interface UsedCode {
  readonly user: User;
}

/**
 * Uses a code: it is recorded by a write that only one of several concurrent calls can make (ACCOUNT-20). Undefined for a wrong code,
 * and for one that was used before.
 */
export async function useCode(
  ports: Pick<Ports, 'users' | 'codes' | 'crypto' | 'eventFactory' | 'clock' | 'newId'>,
  userId: string,
  code: TypedCode,
): Promise<UsedCode | undefined | Refusal> {
  const used = await changeDocument<UsedCode | undefined | Refusal>(async () => {
    const user = await ports.users.find(userId);
    const secondFactor = user?.secondFactor && factorAfter(ports, user.secondFactor, code);
    if (!user || !secondFactor) return undefined;
    if (isRefusal(secondFactor)) return secondFactor;
    const after = { ...user, secondFactor };
    const events =
      code.kind === 'recovery' ? [ports.eventFactory.securityChanged(after, 'recovery-code-used')] : [];
    const isWritten = await ports.users.changeSecondFactor(user, secondFactor, events);
    return isWritten ? { user: after } : 'conflict';
  });
  return used === 'busy' ? busy() : used;
}

/** The factor once a code is used; undefined if the code is wrong, or was used before. Refused if no key opens the app's secret. */
export function factorAfter(
  { codes, crypto, clock, newId }: Pick<Ports, 'codes' | 'crypto' | 'clock' | 'newId'>,
  factor: SecondFactor,
  code: TypedCode,
): SecondFactor | undefined | Refusal {
  if (code.kind === 'recovery') return withRecoveryUsed(factor, crypto.hashSecret(code.code), newId());
  const secret = codes.unseal(factor.secret);
  if (secret === undefined) return useRecoveryCode();
  const after = withPeriodUsed(factor, codes.periodOf(secret, code.digits, clock()), newId());
  // It is sealed with the present key, so that a replaced key is soon not needed any more.
  return after && { ...after, secret: codes.seal(secret) };
}

/** New recovery codes, and their hashes. */
export function newRecoveryCodes({ codes, crypto }: Pick<Ports, 'codes' | 'crypto'>) {
  const made = Array.from({ length: recoveryCodeCount }, () => codes.newRecoveryCode());
  return { codes: made, hashes: made.map((code) => crypto.hashSecret(code)) };
}

/** The account is being changed by too many other calls. */
export const busy = () =>
  new Refusal('unavailable', 'busy', 'This account is being changed. Please try again.');

/** The operator replaced the key of stored secrets, and the one before it is gone. */
const useRecoveryCode = () =>
  new Refusal(
    'conflict',
    'use-recovery-code',
    'Codes of your app cannot be checked any more. Please use a recovery code, and set up two-step sign-in again.',
  );
