import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020';
import type { Answer, Api } from './api';

type Schema = Readonly<Record<string, unknown>>;
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}
interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The values of a call beyond the examples of the document. */
export interface Filling {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Merged into the document's example, or used instead of it with `null`. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The released API, as seen by a caller who knows only its document. */
export class OlderDocument {
  /** Operations that were answered as documented. */
  readonly kept = new Set<string>();
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly document: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: unknown;
  };

  constructor() {
    const file = join(__dirname, '..', '..', '..', 'deploy', 'quality', 'checks', 'openapi-baseline.json');
    this.document = JSON.parse(readFileSync(file, 'utf8'));
    addFormats(this.ajv);
  }

  /** Every operation, as `POST /api/signin`. */
  get operations(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** Makes a call with the examples of the document, and validates the answer against its schema. */
  async call<B = Record<string, string>>(api: Api, name: string, filling: Filling = {}): Promise<Answer<B>> {
    const [method = '', path = ''] = name.split(' ');
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`the released document has no ${name}`);
    const content = operation.requestBody?.content?.['application/json'];
    const body = content && { ...(content.example as object), ...filling.body };
    if (content) this.hold(content.schema, body, `the body of ${name}`);

    const address = path.replace(/\{(\w+)\}/g, (_match, key: string) => filling.path?.[key] ?? '');
    const query = filling.query ? `?${new URLSearchParams(filling.query)}` : '';
    const answer = await api.call<B>(method, address + query, body);
    const promised = operation.responses[String(answer.status)];
    if (answer.status >= 300 || !promised)
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const schema = promised.content?.['application/json']?.schema;
    if (schema) this.hold(schema, answer.body, `the answer of ${name}`);
    this.kept.add(name);
    return answer;
  }

  private hold(schema: Schema, value: unknown, what: string): void {
    const fits = this.ajv.compile({ ...schema, components: this.document.components });
    if (!fits(value)) throw new Error(`${what} is not as released: ${this.ajv.errorsText(fits.errors)}`);
  }
}
