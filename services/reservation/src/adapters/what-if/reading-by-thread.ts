import {
  create,
  type DescMethodUnary,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  toBinary,
} from '@bufbuild/protobuf';
import { type Actor, Role } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import type { BoardReading } from '../../maintenance/mail-boards';
import { whatIfKinds } from './kinds';
import type { ThreadPool } from './thread-pool';

/** A read by a job, which no caller can abandon. */
const never = new AbortController().signal;

/** The reports of restaurants, read for a job as a member reads them: in a thread, in turn with all others. */
export function readingByThread(pool: ThreadPool, clock: Clock): Pick<BoardReading, 'reports' | 'forecast'> {
  async function ask<Method extends DescMethodUnary>(
    method: Method,
    restaurantId: string,
    request: MessageInitShape<Method['input']>,
  ): Promise<MessageShape<Method['output']>> {
    const kind = whatIfKinds.find((each) => each.method === method);
    if (!kind) throw new Error(`${method.name} is no read of threads`);
    const question = {
      service: method.parent.typeName,
      method: method.localName,
      request: toBinary(method.input, create(method.input, request)),
      actor: toBinary(ActorSchema, memberOf([restaurantId])),
      now: clock().getTime(),
      abandoned: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    };
    const answer = await pool.ask(kind, question, { restaurantId, signal: never });
    return fromBinary(method.output, answer) as MessageShape<Method['output']>;
  }
  const { getReports, getForecast } = ReportService.method;
  return {
    reports: (restaurantId, { from, until }) => ask(getReports, restaurantId, { restaurantId, from, until }),
    forecast: (restaurantId) => ask(getForecast, restaurantId, { restaurantId }),
  };
}

/** A member of restaurants in whose name a job reads. */
export const memberOf = (restaurantIds: readonly string[]): Actor =>
  create(ActorSchema, {
    userId: 'weekly-mail',
    memberships: restaurantIds.map((restaurantId) => ({ restaurantId, role: Role.MANAGER })),
  });
