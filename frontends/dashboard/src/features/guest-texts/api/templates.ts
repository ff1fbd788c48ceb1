import { queryOptions } from '@tanstack/react-query';
import { readEnum, writeEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type { MessageTemplate, TemplateKind } from '@tablewell/proto/notification/v1/message_template_pb';

/** What an SMS to a guest tells, in the order of the page. */
export const kinds = [
  'booked',
  'changed',
  'canceled',
  'restored',
  'requested',
  'requestChanged',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type Kind = (typeof kinds)[number];

const meanings: Meanings<typeof TemplateKind, Kind | undefined> = {
  UNSPECIFIED: undefined,
  BOOKED: 'booked',
  CHANGED: 'changed',
  CANCELED: 'canceled',
  RESTORED: 'restored',
  REQUESTED: 'requested',
  REQUEST_CHANGED: 'requestChanged',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
};

/** A text of the restaurant, or the product's. */
export interface Template {
  readonly text: string;
  readonly isOwn: boolean;
  readonly version: number;
}

/** Which text. */
export interface TemplateId {
  readonly restaurantId: string;
  readonly language: string;
  readonly kind: Kind;
}

/** The message that a text makes of an invented reservation. */
export interface Preview {
  readonly text: string;
  readonly segments: number;
  readonly units: number;
  /** It has characters with which less fits into a segment. */
  readonly isUnicode: boolean;
}

const rpc = () => import('../../../lib/rpc');

export const templateOf = ({ restaurantId, language, kind }: TemplateId) =>
  queryOptions({
    queryKey: ['message-template', restaurantId, language, kind],
    queryFn: async ({ signal }): Promise<Template> => {
      const { templates, TemplateKind: values } = await rpc();
      const all = await templates().listTemplates({ restaurantId, language }, { signal });
      return read(all.templates.find((each) => readEnum(values, meanings, each.kind) === kind));
    },
  });

/** Rejects with an `ApiError` whose details are about the field `text` if the text cannot be saved. */
export const previewOf = (id: TemplateId, text: string) =>
  queryOptions({
    queryKey: ['message-preview', id.restaurantId, id.language, id.kind, text],
    queryFn: async ({ signal }): Promise<Preview | undefined> => {
      const { templates } = await rpc();
      return (await templates().previewTemplate({ ...(await draft(id)), text }, { signal })).preview;
    },
    retry: false,
    staleTime: Infinity,
  });

/** Replaces the text; an empty one restores the product's. 409 after a change by someone else. */
export async function saveTemplate(id: TemplateId, text: string, { version }: Template): Promise<Template> {
  const command = { ...(await draft(id)), text, baseVersion: BigInt(version) };
  return read((await (await rpc()).templates().putTemplate(command)).template);
}

/** Sends a test to the restaurant's number, which it returns. */
export async function sendTest(id: TemplateId, text: string): Promise<string> {
  return (await (await rpc()).templates().sendTemplateTest({ ...(await draft(id)), text })).to;
}

async function draft({ restaurantId, language, kind }: TemplateId) {
  const { TemplateKind: values } = await rpc();
  return { restaurantId, language, kind: writeEnum(values, meanings, kind) };
}

const read = (template: MessageTemplate | undefined): Template => ({
  text: template?.text ?? '',
  isOwn: template?.isOwn ?? false,
  version: Number(template?.version ?? 0n),
});
