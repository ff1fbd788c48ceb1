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

/** The layout's name, with its service state beside it. */
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
`;

/** The palette above the canvas on a phone, beside it on a wide screen. */
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

/** The canvas, with its floating controls. */
export const CanvasPlace = styled.div`
  position: relative;
  min-width: 0;
`;
