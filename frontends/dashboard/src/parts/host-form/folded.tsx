import { color, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

/** A collapsed part of the form. The `span` in its summary shows its content. */
export const Folded = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${touchTarget};
    font-weight: 600;
    cursor: pointer;
    &::before {
      content: '▸';
      flex: none;
      width: 1.25rem;
    }
  }
  &[open] summary {
    margin-bottom: ${space.xs};
    &::before {
      content: '▾';
    }
  }
  summary span {
    margin-left: ${space.xs};
    color: ${color.textMuted};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;
