import { measured } from '@tablewell/chassis/metrics';
import { batch, batchFinds, isDuplicateKey } from '@tablewell/chassis/mongo';
import { trusted } from 'mongoose';
import { isToPhone } from '../../domain/channels';
import { carriesSecret, type Message, type Outcome, type Reported, statesBefore } from '../../domain/message';
import type { Claim } from '../../ports';
import type { MessageDocument, MessageModel, ReportDocument, ReportModel } from './message-model';

const leaseOnly = { projection: { lease: 1 } };

/** An attempt and its outcome. */
interface Settlement {
  readonly claim: Claim;
  readonly outcome: Outcome;
  readonly now: Date;
}

/** The outcomes of attempts, and the provider's delivery reports, which may arrive in either order. */
export class MessageOutcomes {
  private readonly findReport: (id: string) => Promise<ReportDocument | undefined>;
  /** False if the lease was lost. */
  private readonly write: (settlement: Settlement) => Promise<boolean>;

  constructor(
    private readonly model: MessageModel,
    private readonly reports: ReportModel,
  ) {
    this.findReport = batchFinds(this.reports.collection);
    this.write = batch((settlements) => this.writeAll(settlements));
  }

  /** Records an outcome, unless the lease was lost. */
  async record(settlement: Settlement): Promise<void> {
    const { claim, outcome } = settlement;
    const { message } = claim;
    if (!(await this.write(settlement))) return;
    countOutcome(message, outcome.status === 'queued' ? 'postponed' : outcome.status);
    // Mails have no delivery reports.
    if (outcome.status !== 'sent' || !isToPhone(message.channel)) return;
    // The delivery report may arrive before the provider's id is stored.
    const report = await this.findReport(outcome.providerId);
    if (report) await this.applyReport(report);
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
    const ids = settlements.map(({ claim }) => claim.message.id);
    const found = await collection.find({ _id: { $in: ids as never[] } }, leaseOnly).toArray();
    const held = new Map(found.map(({ _id, lease }) => [String(_id), lease as string]));
    return ids.map((id) => held.get(id) === '');
  }

  /** Stores a delivery report, and applies it if the message's outcome is known. */
  async report({ _id, ...report }: ReportDocument): Promise<void> {
    const isBefore = trusted({ $in: statesBefore(report.status) as Reported[] });
    try {
      await this.reports.updateOne({ _id, status: isBefore }, { $set: report }, { upsert: true });
    } catch (error) {
      // This one or a further one is stored.
      if (!isDuplicateKey(error)) throw error;
    }
    await this.applyReport({ _id, ...report });
  }

  /** Called after either the outcome or the report is stored; the later call applies the report. */
  private async applyReport({ _id: providerId, status, reason }: Omit<ReportDocument, 'at'>): Promise<void> {
    if (providerId === '') return;
    const reported = await this.model
      .findOneAndUpdate(
        { providerId, status: trusted({ $in: statesBefore(status) }) },
        { $set: { status, reason } },
      )
      .select('kind channel status')
      .lean<MessageDocument>();
    // A message that was read was delivered, and may be counted as that already.
    if (!reported || status === 'sent' || reported.status === 'delivered') return;
    countOutcome(reported, status === 'delivered' || status === 'read' ? 'delivered' : 'undelivered');
  }
}

/** The update for an outcome, conditional on the lease. */
function toUpdate({ claim: { message, lease }, outcome, now }: Settlement) {
  const status = isToPhone(message.channel) ? 'accepted' : 'sent';
  const sent = outcome.status === 'sent' ? { sentAt: now, status } : {};
  const inDoubt = outcome.status === 'queued' && outcome.inDoubt;
  // Secret links are deleted once the mail is sent.
  const withoutSecret = carriesSecret(message) && outcome.status !== 'queued' ? { text: '', html: '' } : {};
  return {
    filter: { _id: message.id, lease: lease.id, status: 'queued' },
    update: { $set: { inDoubt, ...outcome, ...sent, ...withoutSecret, lease: '' } },
  };
}

/** Counts an outcome in the metrics. */
export function countOutcome(
  { kind, channel }: Pick<Message, 'kind' | 'channel'>,
  outcome: 'sent' | 'postponed' | 'failed' | 'suppressed' | 'delivered' | 'undelivered',
): void {
  measured.messages.add({ kind, channel, outcome });
}
