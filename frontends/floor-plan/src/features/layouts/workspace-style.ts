import { color, font, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';

export const LayoutTitle = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.sm};
  font: 600 1.375rem/1.3 ${font.display};
  small {
    color: ${color.warning};
    font: 600 0.875rem ${font.body};
  }
`;

/** The layout's name, and beside it where guests are booked. */
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
`;

/** Palette above the canvas on a phone, beside it where there is room. */
export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  ${media.desktop} {
    &[data-mode='edit'] {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }
`;

/** The canvas, with what floats over it. */
export const CanvasPlace = styled.div`
  position: relative;
  min-width: 0;
`;
