import { queryOptions } from '@tanstack/react-query';
import type { MessageTemplate } from '@tablewell/proto/notification/v1/message_template_pb';

/** A text of the restaurant, or the product's. */
export interface Template {
  /** What the message tells: `reservation-booked`, `reminder`, …. */
  readonly kind: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly version: number;
  /** What it can insert. */
  readonly variables: readonly string[];
}

/** Which text. */
export interface TemplateId {
  readonly restaurantId: string;
  readonly language: string;
  readonly kind: string;
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

/** The texts of all messages in one language, in the order of the page. */
export const templatesOf = ({ restaurantId, language }: Pick<TemplateId, 'restaurantId' | 'language'>) =>
  queryOptions({
    queryKey: ['message-templates', restaurantId, language],
    queryFn: async ({ signal }): Promise<readonly Template[]> => {
      const { templates } = await rpc();
      return (await templates().listTemplates({ restaurantId, language }, { signal })).templates.map(read);
    },
  });

export const templateOf = (id: TemplateId) =>
  queryOptions({
    queryKey: ['message-template', id.restaurantId, id.language, id.kind],
    queryFn: async ({ client }): Promise<Template> => {
      const all = await client.fetchQuery({ ...templatesOf(id), staleTime: 0 });
      return all.find(({ kind }) => kind === id.kind) ?? read(undefined);
    },
  });

/** Rejects with an `ApiError` whose details are about the field `text` if the text cannot be saved. */
export const previewOf = (id: TemplateId, text: string) =>
  queryOptions({
    queryKey: ['message-preview', id.restaurantId, id.language, id.kind, text],
    queryFn: async ({ signal }): Promise<Preview | undefined> => {
      const { templates } = await rpc();
      return (await templates().previewTemplate({ ...id, text }, { signal })).preview;
    },
    retry: false,
    staleTime: Infinity,
  });

/** Replaces the text; an empty one restores the product's. 409 after a change by someone else. */
export async function saveTemplate(id: TemplateId, text: string, { version }: Template): Promise<Template> {
  const command = { ...id, text, baseVersion: BigInt(version) };
  return read((await (await rpc()).templates().putTemplate(command)).template);
}

/** Sends a test to the restaurant's number, which it returns. */
export async function sendTest(id: TemplateId, text: string): Promise<string> {
  return (await (await rpc()).templates().sendTemplateTest({ ...id, text })).to;
}

const read = (template: MessageTemplate | undefined): Template => ({
  kind: template?.kind ?? '',
  text: template?.text ?? '',
  isOwn: template?.isOwn ?? false,
  version: Number(template?.version ?? 0n),
  variables: template?.variables ?? [],
});
