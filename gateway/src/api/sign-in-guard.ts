import { setTimeout as sleep } from 'node:timers/promises';
import { measured } from '@tablewell/chassis/metrics';
import { TooMany } from './too-many';

const firstDelayMs = 500;
const maxDelayMs = 8_000;
/** The delay doubles with each of these steps. */
const failuresPerStep = 10;

/** How long a try has to wait after so many failed ones for the same account; `free` of them cost nothing. */
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
  /** Networks that an account was signed in from, by both. */
  readonly known: Counter;
  /** Failed tries that cost nothing. */
  readonly free: number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** A try that waits holds a connection: so many may do so in one gateway, for one account and in all. */
const maxWaiting = { account: 4, all: 32 };

/**
 * Slows down guessing at one account from many networks. It never locks an account: from a network that the account was
 * signed in from before, a try does not wait; from any other it waits longer the more tries failed, and the right
 * password then gets in.
 */
export class SignInGuard {
  private readonly waiting = new Map<string, number>();
  private waitingInAll = 0;

  constructor(private readonly parts: SignInGuardParts) {}

  /** Waits as long as the account's failed tries demand; throws the 429 when too many wait already. */
  async wait(account: string, network: string): Promise<void> {
    const delayMs = signInDelayMs(await this.parts.failures.count(account), this.parts.free);
    if (delayMs === 0 || (await this.parts.known.count(`${account}|${network}`)) > 0) return;
    const ahead = this.waiting.get(account) ?? 0;
    if (ahead >= maxWaiting.account || this.waitingInAll >= maxWaiting.all) {
      measured.limited.add({ limit: 'sign-in-account' });
      throw new TooMany('sign-in-account', Math.ceil(delayMs / 1000));
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

  /** A try with a wrong password. */
  async failed(account: string): Promise<void> {
    await this.parts.failures.add(account);
  }

  /** The right password came from this network. */
  async succeeded(account: string, network: string): Promise<void> {
    const place = `${account}|${network}`;
    if ((await this.parts.known.count(place)) === 0) await this.parts.known.add(place);
  }
}
