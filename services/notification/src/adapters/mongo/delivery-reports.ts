import { batch, batchFinds } from '@tablewell/chassis/mongo';
import type { mongo } from 'mongoose';
import { canFallBack } from '../../domain/channels';
import { type Reported, type Status, statesBefore } from '../../domain/message';
import {
  countOutcome,
  type MessageDocument,
  type MessageModel,
  type ReportDocument,
  type ReportModel,
} from './message-model';
import { upsertEach } from './upserts';

const reportedFields = { projection: { providerId: 1, kind: 1, channel: 1, status: 1 } };
type ReportedMessage = Pick<MessageDocument, '_id' | 'providerId' | 'kind' | 'channel' | 'status'>;

const isFailure = (status: Reported): boolean => status === 'failed' || status === 'undelivered';
const isBefore = (status: Status, reported: Reported): boolean => statesBefore(reported).includes(status);

/**
 * The provider's delivery reports. They are stored, because they may arrive before the outcome of their message; whichever
 * of both is stored later applies the report. Those that arrive together share the commands to the store.
 */
export class DeliveryReports {
  readonly find: (providerId: string) => Promise<ReportDocument | undefined>;
  readonly apply: (report: ReportDocument) => Promise<void>;
  private readonly store: (report: ReportDocument) => Promise<void>;

  constructor(
    private readonly messages: MessageModel,
    private readonly reports: ReportModel,
  ) {
    this.find = batchFinds(reports.collection);
    this.store = batch(async (group) => done(group, this.storeAll(furthest(group))));
    this.apply = batch(async (group) => done(group, this.applyAll(furthest(group))));
  }

  /** Stores a report, and applies it if the message's outcome is known. */
  async receive(report: ReportDocument): Promise<void> {
    await this.store(report);
    if (report._id !== '') await this.apply(report);
  }

  private async storeAll(reports: readonly ReportDocument[]): Promise<void> {
    // If a report is refused, the same or a further one is stored already.
    await upsertEach(
      this.reports.collection as unknown as mongo.Collection,
      reports.map(({ _id, ...report }) => ({
        filter: { _id, status: { $in: statesBefore(report.status) } },
        update: { $set: report },
      })),
    );
  }

  private async applyAll(reports: readonly ReportDocument[]): Promise<void> {
    const ids = reports.map(({ _id }) => _id);
    const found = (await this.messages.collection
      .find({ providerId: { $in: ids } }, reportedFields)
      .toArray()) as unknown as ReportedMessage[];
    const byId = new Map(reports.map((report) => [report._id, report]));
    const moved = found.flatMap((message) => {
      const report = byId.get(message.providerId ?? '');
      return report && isBefore(message.status, report.status) ? [{ message, report }] : [];
    });
    if (moved.length === 0) return;
    const writes = moved.map(({ message, report: { status, reason, at } }) => ({
      updateOne: {
        filter: { _id: message._id, status: { $in: statesBefore(status) } },
        update: {
          $set: { status, reason, ...(isFailure(status) && canFallBack(message) ? { fallBackAt: at } : {}) },
        },
      },
    }));
    await this.messages.collection.bulkWrite(writes as never, { ordered: false });
    for (const { message, report } of moved) countReport(message, report.status);
  }
}

/** Counts a report in the metrics. A message that was read was delivered, and may be counted as that already. */
function countReport(message: ReportedMessage, status: Reported): void {
  if (status === 'sent' || message.status === 'delivered') return;
  countOutcome(message, status === 'delivered' || status === 'read' ? 'delivered' : 'undelivered');
}

/** The furthest report of each message. */
function furthest(reports: readonly ReportDocument[]): ReportDocument[] {
  const byId = new Map<string, ReportDocument>();
  for (const report of reports) {
    const other = byId.get(report._id);
    if (!other || isBefore(other.status, report.status)) byId.set(report._id, report);
  }
  return [...byId.values()];
}

async function done(group: readonly unknown[], work: Promise<void>): Promise<undefined[]> {
  await work;
  return group.map(() => undefined);
}
