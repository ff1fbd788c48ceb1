import type { Connection } from 'mongoose';
import type { Clock } from '../clock';
import type { EventBus } from '../events/bus';
import type { Logger } from '../ops/logger';
import type { ServiceName } from '../rpc/identity';

export interface RelayOptions {
  readonly service: ServiceName;
  readonly connection: Connection;
  /** Collections whose documents carry an outbox. */
  readonly collections: readonly string[];
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly logger: Logger;
}
