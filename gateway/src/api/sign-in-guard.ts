import { setTimeout as sleep } from 'node:timers/promises';
import { measured } from '@tablewell/chassis/metrics';
import { TooManyRequests } from './too-many-requests';

const firstDelayMs = 500;
const maxDelayMs = 8_000;
/** The delay doubles with each of these steps. */
const failuresPerStep = 10;

/**
 * How long an attempt has to wait after this many failures for the same account; the first `free` ones cost nothing.
 */
export function signInDelayMs(failures: number, free: number): number {
  if (failures < free) return 0;
  const step = Math.min(Math.floor((failures - free) / failuresPerStep), 10);
  return Math.min(firstDelayMs * 2 ** step, maxDelayMs);
}

/** Counted events of one key. */
export interface Counter {
  count(key: string): Promise<number>;
  add(key: string): Promise<void>;
}

export interface SignInGuardParts {
  /** Failed attempts by account, over all networks. */
  readonly failures: Counter;
  /** Pairs of account and network for which there was a successful sign-in. */
  readonly known: Counter;
  /** Failed attempts that cost nothing. */
  readonly free: number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** A delayed attempt holds a connection, so a gateway delays only this many: for one account and in all. */
const maxWaiting = { account: 4, all: 32 };

/**
 * Slows down guessing the password of one account from many networks. It never locks an account: an attempt is not
 * delayed from a network where the account was signed in before; from any other it is delayed longer the more attempts
 * failed, and the right password is still accepted.
 */
export class SignInGuard {
  private readonly waiting = new Map<string, number>();
  private waitingInAll = 0;

  constructor(private readonly parts: SignInGuardParts) {}

  /** Waits as long as the account's failed attempts require; throws the 429 if too many attempts wait already. */
  async wait(account: string, network: string): Promise<void> {
    const delayMs = signInDelayMs(await this.parts.failures.count(account), this.parts.free);
    if (delayMs === 0 || (await this.parts.known.count(`${account}|${network}`)) > 0) return;
    const ahead = this.waiting.get(account) ?? 0;
    if (ahead >= maxWaiting.account || this.waitingInAll >= maxWaiting.all) {
      measured.limited.add({ limit: 'sign-in-account' });
      throw new TooManyRequests('sign-in-account', Math.ceil(delayMs / 1000));
    }
    this.waiting.set(account, ahead + 1);
    this.waitingInAll += 1;
    try {
      await (this.parts.pause ?? sleep)(delayMs);
    } finally {
      this.waitingInAll -= 1;
      const left = (this.waiting.get(account) ?? 1) - 1;
      if (left > 0) this.waiting.set(account, left);
      else this.waiting.delete(account);
    }
  }

  /** Counts an attempt with a wrong password. */
  async failed(account: string): Promise<void> {
    await this.parts.failures.add(account);
  }

  /** Records that the right password came from this network. */
  async succeeded(account: string, network: string): Promise<void> {
    const pair = `${account}|${network}`;
    if ((await this.parts.known.count(pair)) === 0) await this.parts.known.add(pair);
  }
}
