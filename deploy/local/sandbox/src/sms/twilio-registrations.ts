import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandSid, describedSender, serviceOfBrand, type SmsSenders } from './senders';

interface Parts {
  senders: SmsSenders;
  accountSid: string;
  refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply;
  pageFields(
    url: string,
    page: number,
    size: number,
    more: boolean,
  ): { first_page_uri: string; page_size: number };
}

interface BySid {
  Params: { sid: string };
}

/** The part of Twilio's Messaging API (v1) that tells what US carriers know of a Messaging Service. */
export function registrationRoutes(
  app: FastifyInstance,
  { senders, accountSid, refuse, pageFields }: Parts,
): void {
  const notFound = (reply: FastifyReply) => refuse(reply, 404, 20404, 'The requested resource was not found');
  const metaOf = (key: string, url: string) => {
    const { first_page_uri: first, page_size: size } = pageFields(url, 0, 50, false);
    const meta = { page: 0, page_size: size, first_page_url: first, url: first, next_page_url: null };
    return { ...meta, previous_page_url: null, key };
  };

  app.get<BySid>('/v1/Services/:sid', async ({ params: { sid } }, reply) =>
    describedSender(senders, sid).known
      ? { sid, account_sid: accountSid, friendly_name: 'Sandbox' }
      : notFound(reply),
  );

  app.get<BySid>('/v1/Services/:sid/Compliance/Usa2p', async ({ params: { sid }, url }) => {
    const { campaign, reason } = describedSender(senders, sid);
    const errors = reason ? [{ error_code: 30886, error_description: reason }] : [];
    const found = { sid: 'QE0', brand_registration_sid: brandSid(sid), campaign_status: campaign, errors };
    return { compliance: campaign === 'NONE' ? [] : [found], meta: metaOf('compliance', url) };
  });

  app.get<BySid>('/v1/a2p/BrandRegistrations/:sid', async ({ params: { sid } }, reply) => {
    const service = serviceOfBrand(sid);
    return describedSender(senders, service).brand === 'NONE' ? notFound(reply) : brandOf(service);
  });

  app.get('/v1/a2p/BrandRegistrations', async ({ url }) => {
    const described = [...senders.range({ start: 'MG', end: 'MH' })].filter(
      ({ key }) => describedSender(senders, key).brand !== 'NONE',
    );
    return { data: described.map(({ key }) => brandOf(key)), meta: metaOf('data', url) };
  });

  /** As of 2026 the reason is in `errors`; `failure_reason` is an older field. */
  function brandOf(service: string) {
    const { brand: status, brandReason: reason } = describedSender(senders, service);
    const errors = reason ? [{ error_code: 30794, description: reason, fields: [] }] : [];
    return {
      ...{ sid: brandSid(service), account_sid: accountSid, brand_type: 'STANDARD', status, errors },
      failure_reason: reason || null,
    };
  }
}
