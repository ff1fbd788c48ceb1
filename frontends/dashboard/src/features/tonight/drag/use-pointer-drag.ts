import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface At {
  readonly x: number;
  readonly y: number;
}

/** An item that a pointer drags. Positions are those in the window plus how far the element is scrolled. */
export interface PointerDrag<Source> {
  readonly source: Source;
  readonly from: At;
  readonly at: At;
}

interface PointerDragOptions<Source> {
  /** The element within which a drag begins. */
  within: RefObject<HTMLElement | null>;
  /** The item that a pointer drags from the element on which it goes down; undefined: none. */
  sourceAt: (element: Element) => Source | undefined;
  /** A finger has to rest here before it drags, because until then it scrolls. */
  holds: (element: Element) => boolean;
  onDrop: (drag: PointerDrag<Source>) => void;
}

/** A pointer that moves no farther than this, in pixels, only taps. */
const tapWithin = 6;
/** How long a finger rests before it lifts something out of a list. */
const holdMs = 300;
/**
 * A drag within `edge` pixels of the element's edge scrolls it, by `edgeStep` pixels for each movement of the pointer.
 */
const edge = 36;
const edgeStep = 14;

/**
 * Drags by mouse, pen or finger. Escape ends a drag without a drop. A finger drags at once where the style says
 * `touch-action: none`, and elsewhere after resting, so that lists still scroll.
 */
export function usePointerDrag<Source>(options: PointerDragOptions<Source>): PointerDrag<Source> | undefined {
  const { within } = options;
  const [drag, setDrag] = useState<PointerDrag<Source>>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = within.current;
    if (!element) return undefined;
    const gesture = new Gesture<Source>(element, () => latest.current, setDrag);
    return () => gesture.stop();
  }, [within]);
  return drag;
}

interface Pressed<Source> {
  readonly id: number;
  readonly source: Source;
  readonly from: At;
  /** A finger that has not rested long enough yet. */
  readonly isWaiting: boolean;
}

/**
 * The listeners of one element. They are added to the element itself, because React's listeners cannot keep a finger
 * from scrolling.
 */
class Gesture<Source> {
  private pressed: Pressed<Source> | undefined;
  private dragged: PointerDrag<Source> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ended = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly options: () => PointerDragOptions<Source>,
    private readonly show: (drag: PointerDrag<Source> | undefined) => void,
  ) {
    const { signal } = this.ended;
    const listen = { signal };
    element.addEventListener('pointerdown', (event) => this.press(event), listen);
    element.addEventListener('pointermove', (event) => this.follow(event), listen);
    element.addEventListener('pointerup', (event) => this.drop(event), listen);
    element.addEventListener('pointercancel', () => this.cancel(), listen);
    element.addEventListener('touchmove', (event) => this.dragged && event.preventDefault(), {
      signal,
      passive: false,
    });
    // A long press opens the browser's menu on some tablets.
    element.addEventListener('contextmenu', (event) => this.dragged && event.preventDefault(), listen);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), listen);
  }

  stop(): void {
    this.cancel();
    this.ended.abort();
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const source = this.options().sourceAt(event.target);
    if (source === undefined) return;
    const from = this.positionOf(event);
    const isWaiting = event.pointerType === 'touch' && this.options().holds(event.target);
    this.pressed = { id: event.pointerId, source, from, isWaiting };
    if (isWaiting) this.timer = setTimeout(() => this.lift(from), holdMs);
  }

  private follow(event: PointerEvent): void {
    if (this.pressed?.id !== event.pointerId) return undefined;
    // It was released outside the element.
    if (event.buttons === 0) return this.cancel();
    const { from, isWaiting } = this.pressed;
    if (this.dragged) this.scrollAt(event);
    const at = this.positionOf(event);
    if (this.dragged) return this.lift(at);
    if (Math.hypot(at.x - from.x, at.y - from.y) <= tapWithin) return undefined;
    return isWaiting ? this.cancel() : this.lift(at);
  }

  private positionOf({ clientX, clientY }: PointerEvent): At {
    return { x: clientX + this.element.scrollLeft, y: clientY + this.element.scrollTop };
  }

  private scrollAt({ clientX, clientY }: PointerEvent): void {
    const { left, right, top, bottom } = this.element.getBoundingClientRect();
    const by = (at: number, low: number, high: number): number =>
      at < low + edge ? -edgeStep : at > high - edge ? edgeStep : 0;
    this.element.scrollBy(by(clientX, left, right), by(clientY, top, bottom));
  }

  /** From here on the click that follows is not meant for what is under the pointer. */
  private lift(at: At): void {
    if (!this.pressed) return;
    const { id, source, from } = this.pressed;
    if (!this.dragged) this.element.setPointerCapture(id);
    this.dragged = { source, from, at };
    this.show(this.dragged);
  }

  private drop({ pointerId }: PointerEvent): void {
    const { dragged } = this;
    if (this.pressed?.id !== pointerId) return;
    this.cancel();
    if (dragged) this.options().onDrop(dragged);
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.pressed = undefined;
    if (!this.dragged) return;
    this.dragged = undefined;
    this.show(undefined);
  }
}
