import { type Connection, type Model, Schema } from 'mongoose';
import { channels, type Message } from '../../domain/message';

/** A message as it lies in the store. */
export interface MessageDocument extends Omit<Message, 'id'> {
  _id: string;
  /** When to hand it over next; while a process works on it, until when it is that process's. */
  nextTryAt: Date;
  /** Who works on it; empty for nobody. */
  lease: string;
  /** What the provider calls it. */
  providerId?: string;
  purgeAt: Date;
}

/** What the SMS provider said became of a message, kept for the case that it says so before we know its id. */
export interface ReportDocument {
  _id: string;
  status: 'delivered' | 'failed';
  reason: string;
  at: Date;
}

export type MessageModel = Model<MessageDocument>;
export type ReportModel = Model<ReportDocument>;

const keepReportsSeconds = 7 * 86_400;
const text = { type: String, default: '' };

export function messageModel(connection: Connection): MessageModel {
  const schema = new Schema<MessageDocument>(
    {
      _id: { type: String, required: true },
      restaurantId: text,
      reservationId: text,
      channel: { type: String, enum: [...channels], required: true },
      kind: { type: String, required: true },
      to: { type: String, required: true },
      subject: text,
      text,
      html: text,
      status: { type: String, required: true },
      reason: text,
      createdAt: { type: Date, required: true },
      sentAt: { type: Date, default: null },
      expiresAt: { type: Date, required: true },
      matterEndsAt: { type: Date, required: true },
      attempts: { type: Number, default: 0 },
      inDoubt: { type: Boolean, default: false },
      nextTryAt: { type: Date, required: true },
      lease: text,
      providerId: { type: String },
      purgeAt: { type: Date, required: true },
    },
    { collection: 'messages', versionKey: false },
  );
  schema.index({ channel: 1, status: 1, nextTryAt: 1 });
  schema.index({ restaurantId: 1, createdAt: -1, _id: -1 });
  schema.index({ reservationId: 1 });
  schema.index({ to: 1, restaurantId: 1 });
  schema.index({ providerId: 1, status: 1 }, { partialFilterExpression: { providerId: { $exists: true } } });
  schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });
  return connection.model<MessageDocument>('Message', schema);
}

export function reportModel(connection: Connection): ReportModel {
  const schema = new Schema<ReportDocument>(
    { _id: { type: String, required: true }, status: String, reason: text, at: Date },
    { collection: 'delivery_reports', versionKey: false },
  );
  schema.index({ at: 1 }, { expireAfterSeconds: keepReportsSeconds });
  return connection.model<ReportDocument>('DeliveryReport', schema);
}

/** A reservation whose diner is forgotten: nothing is written about it any more. It holds an id and no person. */
export interface ForgottenDocument {
  _id: string;
  at: Date;
}

/** Longer than the broker keeps news that could still come. */
const keepForgottenSeconds = 7 * 86_400;

export function forgottenModel(connection: Connection): Model<ForgottenDocument> {
  const schema = new Schema<ForgottenDocument>(
    { _id: { type: String, required: true }, at: { type: Date, required: true } },
    { collection: 'forgotten_reservations', versionKey: false },
  );
  schema.index({ at: 1 }, { expireAfterSeconds: keepForgottenSeconds });
  return connection.model<ForgottenDocument>('ForgottenReservation', schema);
}

export function toMessage(document: MessageDocument): Message {
  const {
    _id: id,
    nextTryAt: _next,
    lease: _lease,
    providerId: _sid,
    purgeAt: _purge,
    ...message
  } = document;
  return { id, ...message };
}
