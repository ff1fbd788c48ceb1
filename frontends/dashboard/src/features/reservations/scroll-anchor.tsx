import { Component, createRef } from 'react';
import type { ReactNode } from 'react';

interface ScrollAnchorProps {
  /** A value that changes whenever the children may move. */
  version: unknown;
  children: ReactNode;
}

interface Anchor {
  element: Element;
  top: number;
}

/**
 * Keeps an item that the user is about to press in place while a list changes by itself: the item under the pointer,
 * otherwise the one with the focus, keeps its position in the window, and the page scrolls by what was added or removed
 * above it. With neither, the browser's own scroll anchoring keeps the first visible item in place. A class, because
 * only class components are notified before a change reaches the page.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Anchor | null {
    if (before.version === this.props.version) return null;
    const box = this.#box.current;
    const element = box?.querySelector('li:hover') ?? box?.querySelector('li:focus-within');
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_before: ScrollAnchorProps, _state: unknown, anchor: Anchor | null): void {
    if (!anchor?.element.isConnected) return;
    const moved = anchor.element.getBoundingClientRect().top - anchor.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return <div ref={this.#box}>{this.props.children}</div>;
  }
}
