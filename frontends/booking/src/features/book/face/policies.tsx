import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../../api/types';
import { OwnText } from '../../../components/own-text';
import { t } from '../../../lib/language';

/** Longer texts, in characters, are folded, so that Reserve stays within reach on a phone. */
const longText = 300;

const Box = styled.section`
  display: grid;
  gap: ${space.xxs};
  padding-top: ${space.md};
  border-top: 1px solid ${color.border};
`;

const Title = styled.h2`
  margin: 0;
  font: inherit;
  font-weight: 600;
`;

const Summary = styled.summary`
  padding-block: ${space.xs};
  font-weight: 600;
  cursor: pointer;
`;

/** The restaurant's policies, which a diner can read before booking (PROFILE-7); renders nothing without any. */
export function Policies({ restaurant: { face } }: { restaurant: Restaurant }) {
  const { policies } = face ?? {};
  if (!policies) return null;
  if (policies.length > longText)
    return (
      <Box as="details">
        <Summary>{t('about.goodToKnow')}</Summary>
        <OwnText>{policies}</OwnText>
      </Box>
    );
  return (
    <Box aria-labelledby="policies">
      <Title id="policies">{t('about.goodToKnow')}</Title>
      <OwnText>{policies}</OwnText>
    </Box>
  );
}
