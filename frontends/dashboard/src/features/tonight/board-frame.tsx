import type { ReactNode } from 'react';
import { media, space, useNotified } from '@tablewell/ui';
import { styled } from 'styled-components';

const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.375rem;
  min-height: 0;
  /* Waits for its text without taking room. */
  > [role='status']:empty {
    position: absolute;
  }
  /* A message must not cover what a host taps next. */
  &[data-notified] {
    padding-block-end: 5rem;
    @media (max-width: 39.99rem) {
      padding-block-end: 6.5rem;
    }
  }
`;

/** The list beside the room if there is space; on a phone one at a time, chosen by buttons. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  min-height: 0;
  [data-fits] & {
    flex: 1;
    grid-template-rows: minmax(0, 1fr);
    &[data-note] {
      grid-template-rows: auto minmax(0, 1fr);
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(25.5rem, 5fr) minmax(0, 8fr);
    /* The note is above the room, so that the list keeps its rows. */
    &[data-note] {
      > :first-child {
        grid-column: 2;
      }
      > :nth-child(2) {
        grid-row: 1 / span 2;
        grid-column: 1;
      }
    }
  }
`;

/** Where the page takes the height of the screen, only the content of a pane scrolls. */
export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;
  min-height: 0;
  &[data-hidden] {
    display: none;
  }
  ${media.desktop} {
    &[data-hidden] {
      display: flex;
    }
  }
`;

export const Scroller = styled.div`
  [data-fits] & {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

/**
 * Makes way for a message without rendering the board: otherwise the message about a step would render the step itself
 * within the tap, before its request is sent.
 */
export function BoardBesideMessages({ children }: { children: ReactNode }) {
  const isNotified = useNotified();
  return <Board data-notified={isNotified || undefined}>{children}</Board>;
}
