import { defaultLanguage, type Language } from '@tablewell/languages';
import { maySend, type TextKind } from '../domain/message-templates';
import type { TemplateValues } from '../domain/own-text-rules';
import type { Ports } from '../ports';

/**
 * The restaurant's own text of an SMS; undefined if it has none, or if what it makes of these values may not be sent
 * (MESSAGE-41).
 */
export async function ownTextOf(
  { messageTemplates, ownerTexts, logger }: Pick<Ports, 'messageTemplates' | 'ownerTexts' | 'logger'>,
  { kind, restaurantId, language = defaultLanguage }: OwnTextOf,
  valuesOf: () => TemplateValues,
): Promise<string | undefined> {
  const template = await messageTemplates.find(restaurantId, kind, language);
  if (!template?.text) return undefined;
  const values = valuesOf();
  const text = ownerTexts.render(template.text, values) ?? '';
  if (maySend(kind, text, values)) return text;
  logger.warn({ restaurantId, kind, language }, 'an own text may not be sent, the standard one is');
  return undefined;
}

interface OwnTextOf {
  readonly kind: TextKind;
  readonly restaurantId: string;
  readonly language: Language | undefined;
}
