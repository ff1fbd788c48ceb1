import type { OutboxRelay } from '../../../../../../services/chassis/src/outbox/relay';
import type { MongoMessages } from '../../../../../../services/notification/src/adapters/mongo/messages';
import type { messageId } from '../../../../../../services/notification/src/domain/message';
import { intercept } from './intercept';

type RelayOptions = ConstructorParameters<typeof OutboxRelay>[0];

/** A published event leaves its outbox at once, as if the broker could lose nothing. */
export const emptiedAtPublish = (Original: typeof OutboxRelay) =>
  class extends Original {
    constructor(options: RelayOptions) {
      const { connection } = options;
      const emptying = (name: string) => {
        const collection = connection.collection(name);
        const updateMany: typeof collection.updateMany = (filter, update, ...rest) => {
          const marksSent = '$inc' in update;
          return collection.updateMany(
            filter,
            marksSent ? { $set: { outbox: [], unsent: 0 } } : update,
            ...rest,
          );
        };
        return intercept(collection, { updateMany });
      };
      const collection = emptying as unknown as typeof connection.collection;
      super({ ...options, connection: intercept(connection, { collection }) });
    }
  };

/** An event that is delivered twice makes two messages. */
export const idsAtRandom =
  (original: typeof messageId): typeof messageId =>
  (...given) =>
    `${original(...given)}-${Math.random()}`;

/**
 * Any process sends any message at any time, also one that another process is sending, without checking whether the
 * provider has it.
 */
export const everyLeaseSucceeds = (Original: typeof MongoMessages) =>
  class extends Original {
    private readonly connection: ConstructorParameters<typeof Original>[0];

    constructor(...given: ConstructorParameters<typeof Original>) {
      super(...given);
      [this.connection] = given;
    }

    override async due(...[channel, , limit]: Parameters<MongoMessages['due']>) {
      const only = { limit, projection: { _id: 1 } };
      const waiting = this.connection.collection('messages').find({ channel, status: 'queued' }, only);
      return (await waiting.toArray()).map(({ _id }) => String(_id));
    }

    override async lease(...[id, lease, now]: Parameters<MongoMessages['lease']>) {
      const isDue = { status: 'queued', nextTryAt: new Date(0), inDoubt: false };
      await this.connection.collection('messages').updateOne({ _id: id as never }, { $set: isDue });
      return super.lease(id, lease, now);
    }
  };
