import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { font, space, type } from '../tokens/scale';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.md};
`;

const Title = styled.h1`
  font: 600 ${type.heading} ${font.display};
  letter-spacing: -0.01em;
`;

const Subtitle = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The one `h1` of a page. The shell moves the focus to it after a navigation. */
export function PageHeading({ title, subtitle, actions }: PageHeadingProps) {
  return (
    <Row>
      <div>
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {actions}
    </Row>
  );
}
