import type { Logger, Readiness } from '@tablewell/chassis/ops';
import type { CaptchaCheck } from './api/captcha';
import type { rememberedRequests } from './api/remembered-requests';
import type { Limits } from './api/rate-limits';
import type { Clients } from './clients';
import type { AdmissionSizes } from './edge/admission-sizes';
import type { PublicDays } from './resources/reservations/public-days';
import type { PublicTimes } from './resources/reservations/public-times';
import type { ApiKeys } from './session/api-keys';
import type { Sessions } from './session/sessions';
import type { AccessTokenVerifier } from './session/tokens';

/** The dependencies and settings of the gateway's routes. */
export interface GatewayParts {
  readonly clients: Clients;
  readonly times: PublicTimes;
  readonly days: PublicDays;
  readonly verify: AccessTokenVerifier;
  readonly sessions: Sessions;
  readonly keys: ApiKeys;
  readonly captcha: CaptchaCheck;
  readonly limits: Limits;
  readonly idempotency: ReturnType<typeof rememberedRequests>;
  readonly readiness: Readiness;
  readonly logger: Logger;
  /** The site's own origin. */
  readonly origin: string;
  /** The address from which mails come; empty if it is not known here. */
  readonly mailSender: string;
  /** The hops whose X-Forwarded-For is trusted. */
  readonly trustProxy: string[];
  /** The largest body in bytes for routes without a larger limit. */
  readonly bodyLimit: number;
  readonly admission: AdmissionSizes;
  /**
   * The addresses of the pages and the sandbox if the gateway is the one public origin; empty if they are served
   * elsewhere.
   */
  readonly upstreams: { readonly pagesUrl: string; readonly sandboxUrl: string };
}
