import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { languages } from '@tablewell/languages';
import { type MessageTemplate, textKinds } from '../domain/message-templates';
import type { Ports } from '../ports';
import { previewOf, type PreviewPorts } from './message-templates';

/** A text that a copy would change. */
interface CopiedTemplate extends Pick<MessageTemplate, 'kind' | 'language'> {
  /** Empty: the product's. */
  readonly before: string;
  readonly after: string;
  readonly baseVersion: number;
  /** Why it cannot be copied; empty: it can. */
  readonly problem: string;
}

/**
 * How the texts of one restaurant would change those of another one of its owner, for a member who may change the
 * settings of both (GROUP-9). A text is refused as if it had been typed at the other restaurant, whose longer name may
 * make it too long.
 */
export function previewCopiedTemplates(ports: PreviewPorts & Pick<Ports, 'messageTemplates'>) {
  return async (
    actor: Actor | undefined,
    { fromId, toId }: { readonly fromId: string; readonly toId: string },
  ): Promise<CopiedTemplate[] | Refusal> => {
    const refused =
      refuseWithoutPermission('settings', actor, fromId) ??
      refuseWithoutPermission('settings', actor, toId) ??
      (await refusePair(ports, fromId, toId));
    if (refused) return refused;
    const [source, target] = await Promise.all([
      ports.messageTemplates.list(fromId),
      ports.messageTemplates.list(toId),
    ]);
    const copied: CopiedTemplate[] = [];
    for (const language of languages)
      for (const kind of textKinds) {
        const isThis = (each: MessageTemplate) => each.kind === kind && each.language === language;
        const after = source.find(isThis)?.text ?? '';
        const { text: before = '', version: baseVersion = 0 } = target.find(isThis) ?? {};
        if (after === before) continue;
        const draft = { restaurantId: toId, kind, language, text: after };
        const previewed = after === '' ? undefined : await previewOf(ports, actor, draft);
        const problem = isRefusal(previewed) ? (previewed.fields[0]?.message ?? previewed.message) : '';
        copied.push({ kind, language, before, after, baseVersion, problem });
      }
    return copied;
  };
}

async function refusePair(
  { copies }: Pick<Ports, 'copies'>,
  fromId: string,
  toId: string,
): Promise<Refusal | undefined> {
  if (fromId === toId) return invalid([{ field: 'toId', message: 'Please choose another restaurant' }]);
  const [from, to] = await Promise.all([copies.restaurant(fromId), copies.restaurant(toId)]);
  if (!from || from === 'deleted' || !to || to === 'deleted') return notFound('Restaurant not found.');
  return from.ownerId === to.ownerId
    ? undefined
    : invalid([{ field: 'toId', message: 'Texts are copied between restaurants of one owner only' }]);
}
