import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { isLanguage, type Language } from '@tablewell/languages';
import { type Segments, segmentsOf, smsForm } from '@tablewell/shared/sms';
import {
  type MessageTemplate,
  isTextKind,
  standardTemplate,
  templateProblem,
  textKinds,
  type TextKind,
  variablesOf,
} from '../domain/message-templates';
import { dinersOrigin, type Restaurant } from '../domain/read-copies';
import { guestPhone } from '../domain/reservation-notices';
import { inventedValues } from '../domain/invented-values';
import type { Variable } from '../domain/own-text-rules';
import type { Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { queueMessage } from './queue-message';

/** A template's text, or the product's where the restaurant has none. */
export interface ShownTemplate extends MessageTemplate {
  readonly isOwn: boolean;
  /** What it can insert. */
  readonly variables: readonly Variable[];
}

/** The templates of all kinds in one language, for members who may change the settings. */
export function listTemplates({ messageTemplates }: Pick<Ports, 'messageTemplates'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, language }: { restaurantId: string; language: string },
  ): Promise<ShownTemplate[] | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    if (!isLanguage(language)) return noLanguage();
    const own = await messageTemplates.list(restaurantId, language);
    return textKinds.map((kind) =>
      shown(own.find((each) => each.kind === kind) ?? { kind, language, text: '', version: 0 }),
    );
  };
}

/** A text for a kind and a language, which may not exist; it may not be saved yet. */
export interface TemplateDraft {
  readonly restaurantId: string;
  readonly kind: string;
  readonly language: string;
  readonly text: string;
}

export interface TemplatePreview extends Segments {
  readonly text: string;
}

export type PreviewPorts = Pick<Ports, 'copies' | 'ownerTexts' | 'origin' | 'clock'>;

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
    const { restaurantId, baseVersion } = draft;
    const text = draft.text.trim();
    const checked = text === '' ? targetOf(actor, draft) : await previewOf(ports, actor, { ...draft, text });
    if (isRefusal(checked)) return checked;
    const { kind, language } = checked;
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
    const { restaurant, text, language } = previewed;
    const to = guestPhone(restaurant, restaurant);
    if (!to)
      return new Refusal(
        'conflict',
        'no-phone-number',
        'Enter the restaurant’s phone number in the settings first.',
      );
    const channel = await phoneChannelOf(ports, restaurant.id);
    const expiresAt = new Date(ports.clock().getTime() + testLifeMs);
    await queueMessage(ports, ports.newId(), {
      ...{ subject: '', html: '', text, language },
      ...{ restaurantId: restaurant.id, isTest: restaurant.isTest, reservationId: '' },
      ...{ channel, kind: 'template-test', to },
      ...{ suppressionReason: '', expiresAt, matterEndsAt: expiresAt },
    });
    return to;
  };
}

interface Target {
  readonly kind: TextKind;
  readonly language: Language;
}

/** The kind and the language of a draft, for members who may change the settings. */
function targetOf(
  actor: Actor | undefined,
  { restaurantId, kind, language }: TemplateDraft,
): Target | Refusal {
  const refused = refuseWithoutPermission('settings', actor, restaurantId);
  if (refused) return refused;
  if (!isTextKind(kind)) return invalid([{ field: 'kind', message: 'There is no such message.' }]);
  return isLanguage(language) ? { kind, language } : noLanguage();
}

const noLanguage = () => invalid([{ field: 'language', message: 'There are no messages in this language.' }]);

/** What a draft makes of an invented reservation, or why it cannot be saved. */
export async function previewOf(
  { copies, ownerTexts, origin, clock }: PreviewPorts,
  actor: Actor | undefined,
  draft: TemplateDraft,
): Promise<(Target & { restaurant: Restaurant; text: string }) | Refusal> {
  const target = targetOf(actor, draft);
  if (isRefusal(target)) return target;
  const { kind, language } = target;
  const restaurant = await copies.restaurant(draft.restaurantId);
  if (!restaurant || restaurant === 'deleted')
    return new Refusal(
      'unavailable',
      'busy',
      'The restaurant is being set up. Please try again in a moment.',
    );
  const given = { language, origin: dinersOrigin(restaurant, origin), now: clock() };
  const read = ownerTexts.read(draft.text);
  const renderings = inventedValues(kind, restaurant, given).map((values) => ({
    values,
    text: read.fault === '' ? ownerTexts.render(draft.text, values) : undefined,
  }));
  const problem = templateProblem(kind, draft.text, read, renderings);
  if (problem !== undefined) return invalid([{ field: 'text', message: problem }]);
  return { ...target, restaurant, text: smsForm(renderings[0]?.text ?? '') };
}

function shown(template: MessageTemplate): ShownTemplate {
  const isOwn = template.text !== '';
  const text = isOwn ? template.text : standardTemplate(template.kind, template.language);
  return { ...template, text, isOwn, variables: variablesOf(template.kind) };
}
