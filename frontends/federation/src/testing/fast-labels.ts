// jsdom finds the labels of a control by comparing each node of the page with all others: on a page with a form, that
// is most of a test's time. This finds the same labels, and looks at each label once.

const labelable = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA']);
const isLabelable = (element: Element): boolean =>
  labelable.has(element.tagName) && element.getAttribute('type') !== 'hidden';

function firstWithin(parent: Element): Element | null {
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const found = isLabelable(child) ? child : firstWithin(child);
    if (found) return found;
  }
  return null;
}

/** Whether a label is one of a control; `idOfControl` is undefined for a control that its id does not lead to. */
function isLabelOf(label: HTMLLabelElement, control: Element, idOfControl: string | undefined): boolean {
  const target = label.getAttribute('for');
  return target === null ? label.contains(control) && firstWithin(label) === control : target === idOfControl;
}

function labelsOf(this: Element): HTMLLabelElement[] | null {
  if (!isLabelable(this)) return null;
  const { id, ownerDocument } = this;
  const ownId = id !== '' && ownerDocument.getElementById(id) === this ? id : undefined;
  const labels = ownerDocument.getElementsByTagName('label');
  const found: HTMLLabelElement[] = [];
  // Read once: each property read on jsdom's collection first searches the whole collection for an element of that
  // name.
  const { length, item } = labels;
  for (let index = 0; index < length; index += 1) {
    const label = Reflect.apply(item, labels, [index]) as HTMLLabelElement | null;
    if (label && isLabelOf(label, this, ownId)) found.push(label);
  }
  return found;
}

/**
 * Gives the page's controls a fast `labels`. The list does not follow later changes of the page: tests read it at once.
 */
export function findLabelsFast(): void {
  for (const control of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(control.prototype, 'labels', { configurable: true, get: labelsOf });
}
