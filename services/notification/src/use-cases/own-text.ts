import { defaultLanguage } from '@tablewell/languages';
import { templateValues } from '../domain/message-templates';
import type { Reservation, Restaurant } from '../domain/read-copies';
import type { SmsKind } from '../domain/wording';
import type { Ports } from '../ports';

/** The restaurant's own text of an SMS; undefined if it has none, or if it cannot be rendered any more. */
export async function ownTextOf(
  { messageTemplates, ownerTexts, logger }: Pick<Ports, 'messageTemplates' | 'ownerTexts' | 'logger'>,
  kind: SmsKind,
  restaurant: Restaurant,
  reservation: Reservation,
  origin: string,
): Promise<string | undefined> {
  const { language = defaultLanguage } = reservation;
  const template = await messageTemplates.find(restaurant.id, kind, language);
  if (!template?.text) return undefined;
  const text = ownerTexts.render(template.text, templateValues(kind, restaurant, reservation, origin));
  if (text) return text;
  logger.warn(
    { restaurantId: restaurant.id, kind, language },
    'an own text failed, the standard one is sent',
  );
  return undefined;
}
