import { Component, createRef } from 'react';
import type { ReactNode } from 'react';

interface SteadyProps {
  /** Whatever is new when the children's places may change. */
  version: unknown;
  children: ReactNode;
}

interface Anchor {
  element: Element;
  top: number;
}

/**
 * Keeps what the person is about to press where it is while a list changes by itself: the item under the pointer,
 * else the one with the focus, stays at its place in the window, and the page scrolls by what came or went above
 * it. With neither, the browser's own scroll anchoring holds the first item in sight. A class, because only a class
 * is notified of a change before it reaches the page.
 */
export class Steady extends Component<SteadyProps> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: SteadyProps): Anchor | null {
    if (before.version === this.props.version) return null;
    const box = this.#box.current;
    const element = box?.querySelector('li:hover') ?? box?.querySelector('li:focus-within');
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_before: SteadyProps, _state: unknown, anchor: Anchor | null): void {
    if (!anchor?.element.isConnected) return;
    const moved = anchor.element.getBoundingClientRect().top - anchor.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return <div ref={this.#box}>{this.props.children}</div>;
  }
}
