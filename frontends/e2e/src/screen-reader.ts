import type { CDPSession, Page } from 'playwright-core';
import { eventually } from './api';

/** A node of the accessibility tree that the browser exposes to screen readers. */
export interface AccessibleNode {
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** States and properties by their names: `pressed`, `invalid`, `expanded`, `disabled`, `level`, `live`, … */
  readonly states: Readonly<Record<string, unknown>>;
  /** The politeness of the live region that it is in; empty outside of one. */
  readonly live: string;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

const matches = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** Reads a page only through Chromium's accessibility tree, in reading order, and acts by keyboard. */
export class ScreenReader {
  private at = 0;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session);
  }

  /** All nodes that are read, in reading order. */
  async nodes(): Promise<AccessibleNode[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read: AccessibleNode[] = [];
    const walk = (node: AxNode | undefined, around: string): void => {
      if (!node) return;
      const states = Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      );
      const live = typeof states['live'] === 'string' ? states['live'] : around;
      if (!node.ignored)
        read.push({
          id: node.backendDOMNodeId ?? -1,
          role: node.role?.value ?? '',
          name: node.name?.value ?? '',
          description: node.description?.value ?? '',
          states,
          live: live === 'off' ? '' : live,
        });
      for (const child of node.childIds ?? []) walk(byId.get(child), live);
    };
    walk(nodes[0], '');
    return read;
  }

  /** Reads on from the current position until there is such a node. */
  next(role: string, name: string | RegExp): Promise<AccessibleNode> {
    return eventually(async () => {
      const nodes = await this.nodes();
      const from = nodes.findIndex(({ id }) => id === this.at);
      const found = nodes.slice(from + 1).find((node) => node.role === role && matches(node.name, name));
      if (!found) throw new Error(`after this no ${role} is read as ${String(name)}`);
      this.at = found.id;
      return found;
    }, 8_000);
  }

  /** Reads the same node again, in its current state. */
  async again(): Promise<AccessibleNode> {
    const found = (await this.nodes()).find(({ id }) => id === this.at);
    if (!found) throw new Error('the node that was read is gone');
    return found;
  }

  /** Continues at the element that has the focus, and reads it. */
  async focused(role: string, name: string | RegExp): Promise<AccessibleNode> {
    return eventually(async () => {
      // The page itself counts as focused, too.
      const isFocused = ({ role, states }: AccessibleNode) =>
        states['focused'] === true && role !== 'RootWebArea';
      const found = (await this.nodes()).find(isFocused);
      if (!found || found.role !== role || !matches(found.name, name))
        throw new Error(`${found?.role ?? 'nothing'} has the focus: ${found?.name ?? ''}`);
      this.at = found.id;
      return found;
    }, 8_000);
  }

  /** Starts again at the top of the page. */
  toTop(): void {
    this.at = 0;
  }

  /** Presses a key on the node that was read last. */
  async press(key: 'Enter' | 'Space'): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: this.at });
    await this.page.keyboard.press(key);
  }

  /** Types into the node that was read last. */
  async type(text: string): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: this.at });
    await this.page.keyboard.type(text);
  }

  /** Waits until a live region contains this. */
  async announced(text: string | RegExp): Promise<AccessibleNode> {
    return eventually(async () => {
      const live = (await this.nodes()).filter((node) => node.live !== '');
      const found = live.find(({ name }) =>
        typeof text === 'string' ? name.includes(text) : text.test(name),
      );
      if (!found)
        throw new Error(`not announced: ${String(text)}; but ${live.map(({ name }) => name).join(' | ')}`);
      return found;
    }, 8_000);
  }
}
