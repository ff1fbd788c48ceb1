import { newId } from '@tablewell/chassis/ids';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { createEventFactory } from '../../../../../services/notification/src/adapters/events/event-factory';
import { createHandlers } from '../../../../../services/notification/src/adapters/events/handlers';
import { Sender } from '../../../../../services/notification/src/adapters/jobs/sender';
import { MongoChannelChoices } from '../../../../../services/notification/src/adapters/mongo/channel-choices';
import { MongoConversations } from '../../../../../services/notification/src/adapters/mongo/conversations';
import { MongoMessages } from '../../../../../services/notification/src/adapters/mongo/messages';
import { MongoMessageTemplates } from '../../../../../services/notification/src/adapters/mongo/message-templates';
import { MongoOptOuts } from '../../../../../services/notification/src/adapters/mongo/opt-outs';
import { MongoReadCopies } from '../../../../../services/notification/src/adapters/mongo/read-copies';
import { MongoReminderPlans } from '../../../../../services/notification/src/adapters/mongo/reminder-plans';
import { MongoReplies } from '../../../../../services/notification/src/adapters/mongo/replies';
import { LiquidTexts } from '../../../../../services/notification/src/adapters/templates/liquid';
import { MongoSenders } from '../../../../../services/notification/src/adapters/mongo/senders';
import { MongoSnippets } from '../../../../../services/notification/src/adapters/mongo/snippets';
import { createTemplates } from '../../../../../services/notification/src/adapters/templates/mails';
import type { Attempt, Message } from '../../../../../services/notification/src/domain/message';
import { defaultQuotas } from '../../../../../services/notification/src/domain/quotas';
import type { Ports, Provider } from '../../../../../services/notification/src/ports';
import { newLease } from '../../../../../services/notification/src/use-cases/lease';
import { sendMessage } from '../../../../../services/notification/src/use-cases/send-message';
import type { Send } from '../history/sends';
import type { World } from './world';

export const origin = 'https://tablewell.example';
const retentionMs = 30 * 86_400_000;
/** A call that was given up may be accepted this much later. */
const settleMs = 10_000;
/** The points at which a process that calls the provider may crash. */
const calling = { handOver: 'hand over', handedOver: 'handed over', lookUp: 'look up' } as const;

/** Accepts messages, and sometimes loses the answer. Its ledger is the truth about sent messages. */
export class SimulatedProvider {
  readonly ledger: (Send & { readonly id: string })[] = [];

  constructor(
    private readonly world: World,
    private readonly faults: { fails: number; silent: number },
  ) {}

  /** Whether a call is under way. None lasts as long as a lease: it is given up before that. */
  get isCalled(): boolean {
    return this.world.standsAt(...Object.values(calling));
  }

  async send({ to, text }: Message): Promise<Attempt> {
    await this.world.step(calling.handOver);
    if (this.world.chance(this.faults.fails)) return { kind: 'not-taken', reason: 'it is down' };
    const id = `SM${this.ledger.length + 1}`;
    this.ledger.push({ id, to, text });
    await this.world.step(calling.handedOver);
    if (this.world.chance(this.faults.silent)) return { kind: 'unclear', reason: 'no answer came', settleMs };
    return { kind: 'accepted', providerId: id };
  }

  async find({ to, text }: Message): Promise<readonly string[]> {
    await this.world.step(calling.lookUp);
    return this.ledger.filter((send) => send.to === to && send.text === text).map(({ id }) => id);
  }
}

/** The simulated provider has no limits, so that no message keeps a pace. */
class QuickMessages extends MongoMessages {
  override async pacedSendersDue(): Promise<string[]> {
    return [];
  }
}

/** The notification service with a simulated provider instead of the real ones. */
export function buildNotificationWith(provider: SimulatedProvider) {
  return ({ connection, clock, logger, enqueueEvents }: ServiceKit): ServiceParts => {
    const messages = new QuickMessages(connection, retentionMs);
    const copies = new MongoReadCopies(connection);
    const door: Provider = {
      send: (message) => provider.send(message),
      async lookUp(message) {
        const ids = await provider.find(message);
        const others = await messages.knownProviderIds(ids);
        return ids.find((id) => !others.has(id));
      },
    };
    const ports: Ports = {
      copies,
      messages,
      optOuts: new MongoOptOuts(connection),
      senders: new MongoSenders(connection),
      senderCheck: async () => undefined,
      sharedSenders: {
        sms: { address: '', isOffered: true },
        whatsapp: { address: '', isOffered: false },
      },
      channelChoices: new MongoChannelChoices(connection),
      conversations: new MongoConversations(connection),
      eventFactory: createEventFactory(clock, newId),
      activity: { append: async () => undefined },
      replies: new MongoReplies(connection, enqueueEvents, retentionMs),
      // Limits have separate tests: here every message must be sent.
      quotaCounts: { take: async () => ({ kind: 'counted-before' }) },
      quotas: defaultQuotas,
      logger,
      providers: { email: door, sms: door, whatsapp: door },
      templates: createTemplates(origin),
      messageTemplates: new MongoMessageTemplates(connection),
      ownerTexts: new LiquidTexts(),
      snippets: new MongoSnippets(connection),
      reminderPlans: new MongoReminderPlans(connection),
      // The provider has no limits.
      pace: {
        isPaced: () => false,
        segmentsOfRun: () => 1,
        occupiedMs: () => 0,
        take: async () => ({ isFree: true, nextMs: 0 }),
      },
      dispatch: {
        enqueueAndSend: (channel, write) => sender.enqueueAndSend(channel, write),
        noteQueued: (address, from) => sender.noteQueued(address, from),
      },
      isSigned: () => false,
      origin,
      sender: 'no-reply@tablewell.example',
      clock,
      newId,
    };
    const sender = new Sender({
      ...{ messages, pace: ports.pace, newLease: () => newLease(ports), newId },
      // No message keeps a pace.
      served: { take: async () => false, release: async () => undefined },
      ...{ send: sendMessage(ports), clock, logger },
    });
    return {
      implementations: [],
      handlers: createHandlers(ports, copies, { removeAll: async () => undefined }),
      jobs: [{ name: 'send what is due', everyMs: 1_000, run: () => sender.poll() }],
    };
  };
}
