import twilio, { type RestException } from 'twilio';
import { isService, type Registration, type SenderState } from '../../domain/sender';
import { rebasedClient } from './rebased-client';
import type { SmsSettings } from './sms';

const timeoutMs = 10_000;

/** The provider's words for the campaign of a Messaging Service with US carriers. */
const campaignStates: Readonly<Record<string, Registration>> = {
  VERIFIED: 'registered',
  FAILED: 'refused',
  SUSPENDED: 'refused',
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
      ? { registration: 'none', reason: numberNeedsService }
      : { registration: 'registered', reason: '' };
  };
}

async function serviceState(
  client: ReturnType<typeof twilio>,
  sid: string,
): Promise<SenderState | undefined> {
  const service = client.messaging.v1.services(sid);
  try {
    await service.fetch();
  } catch (error) {
    if ((error as RestException).status === 404) return undefined;
    throw error;
  }
  const [campaign] = await service.usAppToPerson.list({ limit: 1 });
  if (!campaign) return { registration: 'none', reason: unregistered };
  const registration = campaignStates[campaign.campaignStatus] ?? 'pending';
  const [problem] = campaign.errors as { error_description?: string }[];
  const reason = problem?.error_description ?? 'The carriers refused the campaign.';
  return { registration, reason: registration === 'refused' ? reason.slice(0, 500) : '' };
}
