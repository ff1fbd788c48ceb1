import { setTimeout as sleep } from 'node:timers/promises';
import { Recorder } from '../history/recorder';
import { need, type Caller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import type { Owner } from '../product/owner';
import { Diner } from './diner';

/** Far beyond the days of any load. */
const probeDay = 85;
let probes = 0;

/**
 * Waits until the notification service knows a new restaurant and its plan: before that, messages of a load would
 * rightly be held back.
 */
export async function untilSmsWorks(caller: Caller, owners: readonly Owner[]): Promise<void> {
  for (const { restaurantId } of owners) {
    for (let attempt = 0; ; attempt++) {
      probes += 1;
      const to = `+1${3_125_550_000 + probes}`;
      const diner = new Diner(caller, { recorder: new Recorder(), retryForMs: 5_000 });
      const time = `${dayAhead(probeDay - (attempt % 10))}T${String(probes % 24).padStart(2, '0')}:00`;
      const { held } = await diner.book(restaurantId, { partySize: 1, time }, to);
      if (held && (await arrived(caller, to))) break;
      if (attempt > 20) throw new Error('no SMS comes');
    }
  }
}

async function arrived(caller: Caller, to: string): Promise<boolean> {
  for (let look = 0; look < 20; look++) {
    const path = `/sandbox/api/messages?channel=sms&to=${encodeURIComponent(to)}`;
    if ((need(await caller.call('GET', path), 200).body as unknown[]).length > 0) return true;
    await sleep(50);
  }
  return false;
}
