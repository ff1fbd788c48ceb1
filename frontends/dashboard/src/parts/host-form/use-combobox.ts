import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Combobox {
  readonly isOpen: boolean;
  /** The position of the suggestion that Enter takes; -1: none. */
  readonly active: number;
  /** The attributes of the text field. */
  readonly field: {
    readonly role: 'combobox';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly listId: string;
  readonly optionId: (index: number) => string;
  /** Takes a suggestion and closes the list. */
  readonly choose: (index: number) => void;
  /** Another text was typed: the list may open again. */
  readonly reopen: () => void;
}

/**
 * A text field with a list of suggestions, by the combobox pattern of ARIA: arrows choose, Enter takes, Escape closes the
 * list. Enter in an open list never sends the form.
 */
export function useCombobox(count: number, onChoose: (index: number) => void): Combobox {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const isOpen = count > 0 && !isClosed;
  const current = isOpen && active < count ? active : -1;
  const close = (): void => {
    setClosed(true);
    setActive(-1);
  };
  const choose = (index: number): void => {
    close();
    onChoose(index);
  };
  const optionId = (index: number): string => `${listId}-${index}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (count === 0) return;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // From the text, up leads to the last one; beyond either end, back to the text.
        const next = ((current + 1 + step + count + 1) % (count + 1)) - 1;
        setClosed(false);
        setActive(isOpen ? next : step > 0 ? 0 : count - 1);
        break;
      }
      case 'Enter':
        if (!isOpen) return;
        if (current >= 0) choose(current);
        else close();
        break;
      case 'Escape':
        // Once more closes the dialog.
        if (!isOpen) return;
        event.stopPropagation();
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  const reopen = (): void => {
    setClosed(false);
    setActive(-1);
  };
  return {
    isOpen,
    active: current,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': current >= 0 ? optionId(current) : undefined,
      onKeyDown,
    },
    listId,
    optionId,
    choose,
    reopen,
  };
}
