import { measured } from '@tablewell/chassis/metrics';
import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import { channels, type Message, type Reported } from '../../domain/message';

/** A stored message. */
export interface MessageDocument extends Omit<Message, 'id'> {
  _id: string;
  /** When the message is due; while it is leased, the end of the lease. */
  nextTryAt: Date;
  /** Id of the lease; empty without one. */
  lease: string;
  /** The provider's id. */
  providerId?: string;
  /** When it failed, until another channel has been considered. */
  fallBackAt?: Date;
  purgeAt: Date;
}

/** A delivery report of the SMS provider, stored in case it arrives before the provider's id is stored. */
export interface ReportDocument {
  _id: string;
  status: Reported;
  reason: string;
  at: Date;
}

export type MessageModel = Model<MessageDocument>;
export type ReportModel = Model<ReportDocument>;

const keepReportsSeconds = 7 * 86_400;
const text = { type: String, default: '' };

const messageSchema = documentSchema<MessageDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: text,
    isTest: Boolean,
    reservationId: text,
    version: Number,
    channel: { type: String, enum: [...channels], required: true },
    kind: { type: String, required: true },
    to: { type: String, required: true },
    subject: text,
    text,
    html: text,
    senderName: String,
    replyTo: String,
    unsubscribe: String,
    calendar: { type: { _id: false, method: String, text: String }, default: undefined },
    status: { type: String, required: true },
    reason: text,
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    matterEndsAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    inDoubt: { type: Boolean, default: false },
    language: String,
    counted: Boolean,
    pacedBy: String,
    turn: Number,
    choices: { type: [{ _id: false, reservationId: String, startsAt: Date }], default: undefined },
    told: String,
    repeats: String,
    insteadOf: String,
    nextTryAt: { type: Date, required: true },
    lease: text,
    providerId: { type: String },
    fallBackAt: Date,
    purgeAt: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false },
);
messageSchema.index({ channel: 1, status: 1, pacedBy: 1, nextTryAt: 1 });
messageSchema.index(
  { pacedBy: 1, status: 1, turn: 1, matterEndsAt: 1 },
  { partialFilterExpression: { pacedBy: { $exists: true } } },
);
messageSchema.index({ restaurantId: 1, createdAt: -1, _id: -1 });
messageSchema.index({ reservationId: 1 });
messageSchema.index({ to: 1, restaurantId: 1 });
messageSchema.index(
  { providerId: 1, status: 1 },
  { partialFilterExpression: { providerId: { $exists: true } } },
);
messageSchema.index({ fallBackAt: 1 }, { partialFilterExpression: { fallBackAt: { $exists: true } } });
messageSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export function messageModel(connection: Connection): MessageModel {
  return connection.model<MessageDocument>('Message', messageSchema);
}

const reportSchema = documentSchema<ReportDocument>(
  { _id: { type: String, required: true }, status: String, reason: text, at: Date },
  { collection: 'delivery_reports', versionKey: false },
);
reportSchema.index({ at: 1 }, { expireAfterSeconds: keepReportsSeconds });

export function reportModel(connection: Connection): ReportModel {
  return connection.model<ReportDocument>('DeliveryReport', reportSchema);
}

/** A reservation of an erased guest, about which no more messages are sent. Holds an id, no personal data. */
export interface ForgottenDocument {
  _id: string;
  at: Date;
}

/** Longer than the broker keeps events. */
const keepForgottenSeconds = 7 * 86_400;

const forgottenSchema = documentSchema<ForgottenDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'forgotten_reservations', versionKey: false },
);
forgottenSchema.index({ at: 1 }, { expireAfterSeconds: keepForgottenSeconds });

export function forgottenModel(connection: Connection): Model<ForgottenDocument> {
  return connection.model<ForgottenDocument>('ForgottenReservation', forgottenSchema);
}

export function toMessage(document: MessageDocument): Message {
  const {
    _id: id,
    nextTryAt: _next,
    lease: _lease,
    providerId: _sid,
    purgeAt: _purge,
    fallBackAt: _failed,
    ...message
  } = document;
  return { id, ...message };
}

/** Counts an outcome in the metrics. */
export function countOutcome(
  { kind, channel }: Pick<Message, 'kind' | 'channel'>,
  outcome: 'sent' | 'postponed' | 'failed' | 'suppressed' | 'delivered' | 'undelivered',
): void {
  measured.messages.add({ kind, channel, outcome });
}
