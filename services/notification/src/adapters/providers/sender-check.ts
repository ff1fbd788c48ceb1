import twilio, { type RestException } from 'twilio';
import {
  type Brand,
  isService,
  type Registration,
  type SenderState,
  unknownBrand,
} from '../../domain/sender';
import { rebasedClient } from './rebased-client';
import type { SmsSettings } from './sms';

const timeoutMs = 10_000;

/** The provider's words for the campaign of a Messaging Service with US carriers. */
const campaignStates: Readonly<Record<string, Registration>> = {
  VERIFIED: 'registered',
  FAILED: 'refused',
  SUSPENDED: 'refused',
};
/** Its words for a brand. */
const brandStates: Readonly<Record<string, Registration>> = {
  APPROVED: 'registered',
  FAILED: 'refused',
  SUSPENDED: 'refused',
  DELETION_PENDING: 'none',
};
const unregistered = 'US carriers register a Messaging Service. It has no campaign yet.';
/** Numbers of the United States and Canada have one plan. */
const numberNeedsService =
  'US carriers register numbers through a Messaging Service. Enter its id instead of the number.';

/** Asks the provider for a sender of its account; undefined if it has none of this address. Throws without an answer. */
export function createSenderCheck(settings: Pick<SmsSettings, 'accountSid' | 'authToken' | 'baseUrl'>) {
  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: rebasedClient(settings.baseUrl, timeoutMs),
  });
  return async (address: string): Promise<SenderState | undefined> => {
    if (isService(address)) return serviceState(client, address);
    const [number] = await client.incomingPhoneNumbers.list({ phoneNumber: address, limit: 1 });
    if (!number) return undefined;
    return address.startsWith('+1')
      ? { registration: 'none', reason: numberNeedsService, brand: unknownBrand }
      : { registration: 'registered', reason: '', brand: unknownBrand };
  };
}

async function serviceState(
  client: ReturnType<typeof twilio>,
  sid: string,
): Promise<SenderState | undefined> {
  const service = client.messaging.v1.services(sid);
  if (!(await found(service.fetch()))) return undefined;
  const [campaign] = await service.usAppToPerson.list({ limit: 1 });
  const brand = await brandOf(client, campaign?.brandRegistrationSid);
  if (!campaign) return { registration: 'none', reason: unregistered, brand };
  const registration = campaignStates[campaign.campaignStatus] ?? 'pending';
  const reason = reasonIn(campaign.errors) ?? 'The carriers refused the campaign.';
  return { registration, reason: registration === 'refused' ? shortened(reason) : '', brand };
}

/**
 * The brand of a campaign. Before there is one, the provider does not say which brand a service will have, so that it is
 * known only if the account has just one.
 */
async function brandOf(client: ReturnType<typeof twilio>, sid: string | undefined): Promise<Brand> {
  const { brandRegistrations } = client.messaging.v1;
  const [brand, another] = sid
    ? [await found(brandRegistrations(sid).fetch())]
    : await brandRegistrations.list({ limit: 2 });
  if (!brand || another) return unknownBrand;
  const registration = brandStates[brand.status] ?? 'pending';
  const reason = reasonIn(brand.errors) || brand.failureReason || 'The carriers refused the business.';
  return { registration, reason: registration === 'refused' ? shortened(reason) : '' };
}

/** What the provider has; undefined if it has no such thing. */
async function found<Resource>(asked: Promise<Resource>): Promise<Resource | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as RestException).status === 404) return undefined;
    throw error;
  }
}

/** The first of the errors in words; their fields differ between campaigns and brands. */
function reasonIn(errors: readonly unknown[] | undefined): string | undefined {
  const [problem] = (errors ?? []) as { error_description?: string; description?: string }[];
  return problem?.error_description ?? problem?.description;
}

const shortened = (reason: string): string => reason.slice(0, 500);
