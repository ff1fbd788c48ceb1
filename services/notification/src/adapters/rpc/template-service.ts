import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import type { Snippets } from '../../domain/snippets';
import type { Ports } from '../../ports';
import { previewCopiedTemplates } from '../../use-cases/copied-templates';
import { listSnippets, putSnippets } from '../../use-cases/snippets';
import {
  listTemplates,
  previewTemplate,
  putTemplate,
  sendTemplateTest,
  type ShownTemplate,
} from '../../use-cases/message-templates';

/** `TemplateService` on the use cases. */
export function templateService(ports: Ports): Implementation {
  const cases = {
    list: listTemplates(ports),
    preview: previewTemplate(ports),
    put: putTemplate(ports),
    previewCopied: previewCopiedTemplates(ports),
    test: sendTemplateTest(ports),
    listSnippets: listSnippets(ports),
    putSnippets: putSnippets(ports),
  };
  return implement(TemplateService, {
    async listTemplates(request, context) {
      const templates = orThrowRefusal(await cases.list(context.values.get(actorKey), request));
      return { templates: templates.map(toTemplateMessage) };
    },
    async previewTemplate(request, context) {
      const { count, encoding, ...preview } = orThrowRefusal(
        await cases.preview(context.values.get(actorKey), request),
      );
      return { preview: { ...preview, segments: count, isUnicode: encoding === 'ucs2' } };
    },
    async putTemplate(request, context) {
      const draft = { ...request, baseVersion: Number(request.baseVersion) };
      const template = orThrowRefusal(await cases.put(context.values.get(actorKey), draft));
      return { template: toTemplateMessage(template) };
    },
    async previewCopiedTemplates(request, { values }) {
      const copied = orThrowRefusal(await cases.previewCopied(values.get(actorKey), request));
      return { templates: copied.map((each) => ({ ...each, baseVersion: BigInt(each.baseVersion) })) };
    },
    async sendTemplateTest(request, context) {
      return { to: orThrowRefusal(await cases.test(context.values.get(actorKey), request)) };
    },
    async listSnippets(request, { values }) {
      const found = orThrowRefusal(await cases.listSnippets(values.get(actorKey), request));
      return { snippets: toSnippetsMessage(found) };
    },
    async putSnippets(request, { values }) {
      const change = { ...request, baseVersion: Number(request.baseVersion) };
      return {
        snippets: toSnippetsMessage(orThrowRefusal(await cases.putSnippets(values.get(actorKey), change))),
      };
    },
  });
}

const toTemplateMessage = ({ version, variables, ...template }: ShownTemplate) => ({
  ...template,
  variables: [...variables],
  version: BigInt(version),
});

const toSnippetsMessage = ({ texts, version }: Snippets) => ({ texts: [...texts], version: BigInt(version) });
