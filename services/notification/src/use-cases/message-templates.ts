import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { Language } from '@tablewell/languages';
import { type Segments, segmentsOf, smsForm } from '@tablewell/shared/sms';
import {
  type MessageTemplate,
  standardTemplate,
  templateKinds,
  templateProblem,
  templateValues,
} from '../domain/message-templates';
import { dinersOrigin, type Restaurant } from '../domain/read-copies';
import { guestPhone } from '../domain/reservation-notices';
import { inventedReservation } from '../domain/invented-reservation';
import type { SmsKind } from '../domain/wording';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** A template's text, or the product's where the restaurant has none. */
export interface ShownTemplate extends MessageTemplate {
  readonly isOwn: boolean;
}

/** The templates of all kinds in one language, for members who may change the settings. */
export function listTemplates({ messageTemplates }: Pick<Ports, 'messageTemplates'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, language }: { restaurantId: string; language: Language },
  ): Promise<ShownTemplate[] | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const own = await messageTemplates.list(restaurantId, language);
    return templateKinds.map((kind) =>
      shown(own.find((each) => each.kind === kind) ?? { kind, language, text: '', version: 0 }),
    );
  };
}

/** A text for a kind and a language, which may not be saved yet. */
export interface TemplateDraft {
  readonly restaurantId: string;
  readonly kind: SmsKind;
  readonly language: Language;
  readonly text: string;
}

export interface TemplatePreview extends Segments {
  readonly text: string;
}

type PreviewPorts = Pick<Ports, 'copies' | 'ownerTexts' | 'origin' | 'clock'>;

/** What a template makes of an invented reservation, and what that costs. Refused as it would be when it is saved. */
export function previewTemplate(ports: PreviewPorts) {
  return async (actor: Actor | undefined, draft: TemplateDraft): Promise<TemplatePreview | Refusal> => {
    const previewed = await previewOf(ports, actor, draft);
    return isRefusal(previewed) ? previewed : { text: previewed.text, ...segmentsOf(previewed.text) };
  };
}

/** Replaces a template; an empty text restores the product's (MESSAGE-40). */
export function putTemplate(ports: PreviewPorts & Pick<Ports, 'messageTemplates'>) {
  return async (
    actor: Actor | undefined,
    draft: TemplateDraft & { readonly baseVersion: number },
  ): Promise<ShownTemplate | Refusal> => {
    const { restaurantId, kind, language, baseVersion } = draft;
    const text = draft.text.trim();
    const refused =
      text === ''
        ? refuseWithoutPermission('settings', actor, restaurantId)
        : await previewOf(ports, actor, { ...draft, text });
    if (isRefusal(refused)) return refused;
    if (baseVersion < 0) return invalid([{ field: 'baseVersion', message: 'A version is 0 or more.' }]);
    const isStandard = text === standardTemplate(kind, language);
    const next = { kind, language, text: isStandard ? '' : text, version: baseVersion + 1 };
    if (await ports.messageTemplates.put(restaurantId, next)) return shown(next);
    return new Refusal(
      'conflict',
      'template-changed',
      'This text was changed by someone else meanwhile. Please load it again.',
    );
  };
}

const testLifeMs = 3_600_000;

/** Sends a preview to the restaurant's own number, within the quotas of its messages. Returns the number. */
export function sendTemplateTest(ports: Ports) {
  return async (actor: Actor | undefined, draft: TemplateDraft): Promise<string | Refusal> => {
    const previewed = await previewOf(ports, actor, draft);
    if (isRefusal(previewed)) return previewed;
    const { restaurant, text } = previewed;
    const to = guestPhone(restaurant, restaurant);
    if (!to)
      return new Refusal(
        'conflict',
        'no-phone-number',
        'Enter the restaurant’s phone number in the settings first.',
      );
    const expiresAt = new Date(ports.clock().getTime() + testLifeMs);
    await queueMessage(ports, ports.newId(), {
      ...{ subject: '', html: '', text, language: draft.language },
      ...{ restaurantId: restaurant.id, reservationId: '', channel: 'sms', kind: 'template-test', to },
      ...{ suppressionReason: '', expiresAt, matterEndsAt: expiresAt },
    });
    return to;
  };
}

async function previewOf(
  { copies, ownerTexts, origin, clock }: PreviewPorts,
  actor: Actor | undefined,
  { restaurantId, kind, language, text }: TemplateDraft,
): Promise<{ restaurant: Restaurant; text: string } | Refusal> {
  const refused = refuseWithoutPermission('settings', actor, restaurantId);
  if (refused) return refused;
  const restaurant = await copies.restaurant(restaurantId);
  if (!restaurant || restaurant === 'deleted')
    return new Refusal(
      'unavailable',
      'busy',
      'The restaurant is being set up. Please try again in a moment.',
    );
  const reservation = inventedReservation(restaurantId, language, clock());
  const values = templateValues(kind, restaurant, reservation, dinersOrigin(restaurant, origin));
  const read = ownerTexts.read(text);
  const [rendered, withoutLink] = [values, { ...values, link: '', restaurant: '' }].map((given) =>
    read.fault === '' ? ownerTexts.render(text, given) : undefined,
  );
  const problem = templateProblem(
    kind,
    text,
    read,
    rendered === undefined || withoutLink === undefined ? undefined : { text: rendered, withoutLink },
  );
  if (problem !== undefined) return invalid([{ field: 'text', message: problem }]);
  return { restaurant, text: smsForm(rendered ?? '') };
}

function shown(template: MessageTemplate): ShownTemplate {
  const isOwn = template.text !== '';
  const text = isOwn ? template.text : standardTemplate(template.kind, template.language);
  return { ...template, text, isOwn };
}
