import type { CDPSession, Page } from 'playwright-core';
import { eventually } from './api';

/** One node of the accessibility tree, as a screen reader presents it. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** The text in it. */
  readonly text: string;
  /** The states that are set, such as `focused`, `required`, `pressed` or `live: polite`. */
  readonly states: readonly string[];
  /** Chromium's id of the element. */
  readonly element: number;
}

const treeOf = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
type AxNode = Awaited<ReturnType<typeof treeOf>>['nodes'][number];
type AxState = NonNullable<AxNode['properties']>[number];

const textOf = (part: AxNode['name']): string => String(part?.value ?? '');

function stateOf({ name, value }: AxState): string[] {
  const text = textOf(value);
  if (text === 'false') return [];
  return [text === 'true' ? name : `${name}: ${text}`];
}

/** Reads a page by Chromium's accessibility tree alone, and acts by focus and keys as a screen reader's user does. */
export class ScreenReader {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session);
  }

  /** Everything that is read, in reading order. */
  async read(): Promise<Spoken[]> {
    const { nodes } = await treeOf(this.session);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const below = ({ childIds = [] }: AxNode): AxNode[] => childIds.flatMap((id) => byId.get(id) ?? []);
    const inOrder = (node: AxNode): AxNode[] => [node, ...below(node).flatMap(inOrder)];
    return nodes
      .slice(0, 1)
      .flatMap(inOrder)
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: textOf(node.role),
        name: textOf(node.name),
        value: textOf(node.value),
        description: textOf(node.description),
        text: inOrder(node)
          .filter(({ role }) => textOf(role) === 'StaticText')
          .map(({ name }) => textOf(name))
          .join(' '),
        states: (node.properties ?? []).flatMap(stateOf),
        element: node.backendDOMNodeId ?? 0,
      }));
  }

  /** The first node of a role and name, once there is one with these states. */
  find(role: string, name: string | RegExp, ...states: readonly string[]): Promise<Spoken> {
    return eventually(async () => {
      const isNamed = (each: Spoken) =>
        typeof name === 'string' ? each.name === name : name.test(each.name);
      const all = (await this.read()).filter((each) => each.role === role);
      const found = all.find((each) => isNamed(each) && states.every((state) => each.states.includes(state)));
      if (found) return found;
      const others = all.map((each) => `${each.name} (${each.states.join(', ')})`).join('; ');
      throw new Error(`There is no ${role} ${String(name)} ${states.join(', ')} among: ${others}`);
    });
  }

  /** Waits until a live region says this. */
  async hear(text: string | RegExp): Promise<void> {
    await eventually(async () => {
      const regions = (await this.read()).filter(({ states }) =>
        states.some((state) => state.startsWith('live: ')),
      );
      const said = regions.map((region) => region.text).join(' | ');
      expect(said).toMatch(text);
    });
  }

  async focus({ element }: Spoken): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: element });
  }

  async press(node: Spoken, key = 'Enter'): Promise<void> {
    await this.focus(node);
    await this.page.keyboard.press(key);
  }

  async type(node: Spoken, text: string): Promise<void> {
    await this.focus(node);
    await this.page.keyboard.type(text);
  }
}
