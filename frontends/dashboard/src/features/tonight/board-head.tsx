import { color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The one line above the evening; narrow screens break it. */
export const BoardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem ${space.xs};
  align-items: center;
  margin-block-end: 0.375rem;
  font-size: 0.875rem;
  line-height: 1.3;
  [role='search'] {
    flex: 1 1 5.5rem;
    max-width: 18rem;
  }
  > button,
  > [data-slot] > button {
    padding-inline: 0.75rem;
  }
  /* A tablet on its stand has everything on one line. */
  @media (min-width: 40rem) {
    &[data-service] {
      column-gap: 0.25rem;
      > [data-slot] > button,
      [role='group'] button {
        padding-inline: 0.5rem;
      }
    }
  }
  /* On a phone, icons say enough, so that the tools fit into one line. */
  @media (max-width: 39.99rem) {
    column-gap: 0.25rem;
    button > span > span,
    [data-spare] {
      display: none;
    }
    [role='group'] button {
      padding-inline: 0.25rem;
    }
  }
`;

/**
 * The place of what the head says once the evening is loaded. The rest of the head stays the same meanwhile, so that neither a
 * tap nor the focus is lost.
 */
export const HeadSlot = styled.div`
  display: contents;
`;

/** The name of the page with the date and the time of the restaurant. */
export const HeadTitle = styled.div`
  margin-inline-end: ${space.xs};
  h1 {
    font: 600 1.125rem/1.2 ${font.display};
  }
  p {
    color: ${color.textMuted};
    white-space: nowrap;
  }
  b {
    color: ${color.text};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Tools that are icons only. */
export const HeadTools = styled.div`
  display: flex;
`;
