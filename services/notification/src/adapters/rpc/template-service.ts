import { invalid } from '@tablewell/chassis/refusal';
import {
  actorKey,
  implement,
  type Implementation,
  orThrowRefusal,
  refusalToError,
} from '@tablewell/chassis/rpc';
import { isLanguage } from '@tablewell/languages';
import { TemplateKind } from '@tablewell/proto/notification/v1/message_template_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import type { SmsKind } from '../../domain/wording';
import type { Ports } from '../../ports';
import {
  listTemplates,
  previewTemplate,
  putTemplate,
  sendTemplateTest,
  type ShownTemplate,
  type TemplateDraft,
} from '../../use-cases/message-templates';

const kinds: Record<Exclude<TemplateKind, TemplateKind.UNSPECIFIED>, SmsKind> = {
  [TemplateKind.BOOKED]: 'reservation-booked',
  [TemplateKind.CHANGED]: 'reservation-changed',
  [TemplateKind.CANCELED]: 'reservation-canceled',
  [TemplateKind.RESTORED]: 'reservation-restored',
  [TemplateKind.REQUESTED]: 'reservation-requested',
  [TemplateKind.REQUEST_CHANGED]: 'reservation-request-changed',
  [TemplateKind.ACCEPTED]: 'reservation-accepted',
  [TemplateKind.DECLINED]: 'reservation-declined',
  [TemplateKind.EXPIRED]: 'reservation-expired',
  [TemplateKind.WITHDRAWN]: 'reservation-withdrawn',
};

/** `TemplateService` on the use cases. */
export function templateService(ports: Ports): Implementation {
  const cases = {
    list: listTemplates(ports),
    preview: previewTemplate(ports),
    put: putTemplate(ports),
    test: sendTemplateTest(ports),
  };
  return implement(TemplateService, {
    async listTemplates({ restaurantId, language }, context) {
      const asked = { restaurantId, language: languageIn(language) };
      const templates = orThrowRefusal(await cases.list(context.values.get(actorKey), asked));
      return { templates: templates.map(toTemplateMessage) };
    },
    async previewTemplate(request, context) {
      const { count, encoding, ...preview } = orThrowRefusal(
        await cases.preview(context.values.get(actorKey), draftIn(request)),
      );
      return { preview: { ...preview, segments: count, isUnicode: encoding === 'ucs2' } };
    },
    async putTemplate(request, context) {
      const draft = { ...draftIn(request), baseVersion: Number(request.baseVersion) };
      const template = orThrowRefusal(await cases.put(context.values.get(actorKey), draft));
      return { template: toTemplateMessage(template) };
    },
    async sendTemplateTest(request, context) {
      return { to: orThrowRefusal(await cases.test(context.values.get(actorKey), draftIn(request))) };
    },
  });
}

interface DraftMessage extends Pick<TemplateDraft, 'restaurantId' | 'text'> {
  readonly kind: TemplateKind;
  readonly language: string;
}

function draftIn({ restaurantId, kind: given, language, text }: DraftMessage): TemplateDraft {
  const kind = given === TemplateKind.UNSPECIFIED ? undefined : kinds[given];
  if (kind === undefined)
    throw refusalToError(invalid([{ field: 'kind', message: 'There is no such message.' }]));
  return { restaurantId, kind, language: languageIn(language), text };
}

function languageIn(language: string) {
  if (isLanguage(language)) return language;
  throw refusalToError(invalid([{ field: 'language', message: 'There are no messages in this language.' }]));
}

const kindNumbers = new Map(Object.entries(kinds).map(([number, kind]) => [kind, Number(number)]));

const toTemplateMessage = ({ kind, version, ...template }: ShownTemplate) => ({
  ...template,
  kind: kindNumbers.get(kind) ?? TemplateKind.UNSPECIFIED,
  version: BigInt(version),
});
