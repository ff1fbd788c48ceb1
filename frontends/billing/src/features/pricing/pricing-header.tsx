import { color, font, space, type } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../../texts';

const Title = styled.h2`
  font: 600 ${type.heading} ${font.display};
  letter-spacing: -0.01em;
`;

const Lead = styled.p`
  margin-top: ${space.xs};
  color: ${color.textMuted};
  font-size: 1.125rem;
`;

/** Heading and switches above the plans of the full variant. */
export const PricingHeader = ({ id }: { id: string }) => (
  <div>
    <Title id={id}>{t('prices.title')}</Title>
    <Lead>{t('prices.lead')}</Lead>
  </div>
);
