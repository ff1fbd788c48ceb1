import { Liquid } from 'liquidjs';
import { maxTemplateLength } from '../../domain/message-templates';
import type { ReadTemplate, TemplateValues } from '../../domain/own-text-rules';
import type { OwnerTexts } from '../../ports';

const tags = ['if', 'unless'];
const filters = ['default', 'capitalize', 'upcase', 'downcase'];

/** Templates of owners have no loops, and nothing that reads files or grows: `if`, `unless` and four filters. */
function createEngine(): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    // An empty value counts as absent, as its writer expects.
    jsTruthy: true,
    // Without loops, the length bounds the work as well. The library's limit of time would refuse a short text because
    // the machine was busy.
    parseLimit: 2 * maxTemplateLength,
    // Units of the library's own that are about bytes.
    memoryLimit: 100_000,
  });
  for (const name of Object.keys(engine.tags)) if (!tags.includes(name)) delete engine.tags[name];
  for (const name of Object.keys(engine.filters)) if (!filters.includes(name)) delete engine.filters[name];
  return engine;
}

/** Owners' templates in Liquid. */
export class LiquidTexts implements OwnerTexts {
  private readonly engine = createEngine();

  read(text: string): ReadTemplate {
    try {
      return { variables: this.engine.globalVariablesSync(text), fault: '' };
    } catch (error) {
      return { variables: [], fault: faultOf(error) };
    }
  }

  render(text: string, values: TemplateValues): string | undefined {
    try {
      const rendered: unknown = this.engine.parseAndRenderSync(text, values);
      // Values may be empty, which leaves two spaces where they would have been.
      return String(rendered)
        .replace(/[^\S\n]+/g, ' ')
        .trim();
    } catch {
      return undefined;
    }
  }
}

/** The first line of the library's message, without what only its developers need. */
function faultOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : '').split('\n');
  const reason = line.replace(/,? ?(?:file:\S+ ?)?line:\d+, col:\d+.*$/, '').trim();
  return reason === '' ? 'This text cannot be read.' : `This text cannot be read: ${reason}.`;
}
