// Declares the fields of requests that the types below use.
import type {} from '../../../../../../gateway/src/edge/admission';
import type { rememberedRequests } from '../../../../../../gateway/src/api/remembered-requests';
import type { jsonBoundsProblem } from '../../../../../../gateway/src/api/json-bounds';
import type { AdmissionQueue } from '../../../../../../gateway/src/edge/admission-queue';
import type { LiveHub } from '../../../../../../gateway/src/live/hub';
import type { LatestVersions } from '../../../../../../gateway/src/live/latest-versions';

/** A repeated request with a key is not recognized. */
export const requestsForgotten =
  (original: typeof rememberedRequests): typeof rememberedRequests =>
  (connection) => {
    const requests = original(connection);
    const insert: typeof requests.insert = (request) =>
      requests.insert({ ...request, _id: `${request._id}-${Math.random()}` });
    return { ...requests, insert };
  };

/** Pages are not reloaded after events may have been missed. */
export const socketsKept = (Original: typeof LiveHub) =>
  class extends Original {
    private readonly given: Pick<
      ConstructorParameters<typeof Original>[1],
      'versions' | 'times' | 'sessions'
    >;

    constructor(...[http, parts]: ConstructorParameters<typeof Original>) {
      super(http, parts);
      this.given = parts;
    }

    override resync(): void {
      this.given.versions.startAnew();
      this.given.times.forgetAll();
      this.given.sessions.markAllStale();
    }
  };

/** Events from before the gateway received all are dropped: replayed or late ones would correct a page that missed them. */
export const earlierEventsDropped = (Original: typeof LatestVersions) =>
  class extends Original {
    private heardSince = -Infinity;

    override startAnew(): void {
      this.heardSince = Date.now();
      super.startAnew();
    }

    override async take(event: Parameters<LatestVersions['take']>[0]): Promise<boolean> {
      return event.at.getTime() >= this.heardSince && super.take(event);
    }
  };

/** A body may have any number of values. */
export const valuesUnbounded =
  (original: typeof jsonBoundsProblem): typeof jsonBoundsProblem =>
  (bytes, bounds) =>
    original(bytes, { ...bounds, maxValues: Infinity });

/** Every request is admitted at once. */
export const everyRequestAdmitted = (Original: typeof AdmissionQueue) =>
  class extends Original {
    constructor(options: ConstructorParameters<typeof Original>[0]) {
      super({ ...options, atOnce: 1e6, max: 1e6 });
    }
  };
