import { batch } from '@tablewell/chassis/mongo';
import { canFallBack, isToPhone } from '../../domain/channels';
import { carriesSecret, type Outcome } from '../../domain/message';
import type { LeasedMessage } from '../../ports';
import type { DeliveryReports } from './delivery-reports';
import { countOutcome, type MessageModel } from './message-model';

const leaseOnly = { projection: { lease: 1 } };

/** An attempt and its outcome. */
interface Settlement {
  readonly leased: LeasedMessage;
  readonly outcome: Outcome;
  readonly now: Date;
}

/** The outcomes of attempts. */
export class MessageOutcomes {
  /** False if the lease was lost. */
  private readonly write: (settlement: Settlement) => Promise<boolean>;

  constructor(
    private readonly model: MessageModel,
    private readonly reports: DeliveryReports,
  ) {
    this.write = batch((settlements) => this.writeAll(settlements));
  }

  /** Records an outcome, unless the lease was lost. */
  async record(settlement: Settlement): Promise<void> {
    const { leased, outcome } = settlement;
    const { message } = leased;
    if (!(await this.write(settlement))) return;
    // A message of a test goes nowhere, so it says nothing about the providers.
    if (outcome.status === 'delivered') return;
    countOutcome(message, outcome.status === 'queued' ? 'postponed' : outcome.status);
    // Mails have no delivery reports.
    if (outcome.status !== 'sent' || !isToPhone(message.channel)) return;
    // The delivery report may arrive before the provider's id is stored.
    const report = await this.reports.find(outcome.providerId);
    if (report) await this.reports.apply(report);
  }

  private async writeAll(settlements: readonly Settlement[]): Promise<boolean[]> {
    const writes = settlements.map(toUpdate);
    const { collection } = this.model;
    const [only] = writes;
    if (only && writes.length === 1) {
      const { matchedCount } = await collection.updateOne(only.filter as never, only.update);
      return [matchedCount === 1];
    }
    const { matchedCount } = await collection.bulkWrite(writes.map((updateOne) => ({ updateOne })) as never, {
      ordered: false,
    });
    if (matchedCount === writes.length) return writes.map(() => true);
    // Some leases were lost to other processes.
    const ids = settlements.map(({ leased }) => leased.message.id);
    const found = await collection.find({ _id: { $in: ids as never[] } }, leaseOnly).toArray();
    const held = new Map(found.map(({ _id, lease }) => [String(_id), lease as string]));
    return ids.map((id) => held.get(id) === '');
  }
}

/** The update for an outcome, conditional on the lease. */
function toUpdate({ leased: { message, lease }, outcome, now }: Settlement) {
  const status = isToPhone(message.channel) ? 'accepted' : 'sent';
  const sent = outcome.status === 'sent' ? { sentAt: now, status } : {};
  const inTest = outcome.status === 'delivered' ? { sentAt: now } : {};
  const inDoubt = outcome.status === 'queued' && outcome.inDoubt;
  const fallBack = outcome.status === 'failed' && canFallBack(message) ? { fallBackAt: now } : {};
  // Secret links are deleted once the mail is sent.
  const withoutSecret = carriesSecret(message) && outcome.status !== 'queued' ? { text: '', html: '' } : {};
  return {
    filter: { _id: message.id, lease: lease.id, status: 'queued' },
    update: { $set: { inDoubt, ...outcome, ...sent, ...inTest, ...fallBack, ...withoutSecret, lease: '' } },
  };
}
