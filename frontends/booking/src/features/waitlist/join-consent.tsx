import { Link, color, rich } from '@tablewell/ui';
import { styled } from 'styled-components';
import { toLegal } from '../../paths';
import { w } from './texts';

const Small = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.5;
`;

/** The consent that joining with a number implies (MESSAGE-3). */
export const JoinConsent = ({ restaurantName }: { restaurantName: string }) => (
  <Small>
    {rich(w('wait.consent', { restaurant: restaurantName }), {
      link: (words) => <Link href={toLegal('privacy')}>{words}</Link>,
    })}
  </Small>
);
