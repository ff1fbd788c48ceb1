import { Link, color, rich } from '@tablewell/ui';
import { styled } from 'styled-components';
import { toLegal } from '../../paths';
import { t } from '../../lib/language';

const Small = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

/** The consent that a booking implies; a guest opts out of each restaurant separately (MESSAGE-3). */
export const ConsentNotice = ({ restaurantName }: { restaurantName: string }) => (
  <Small>
    {rich(t('book.consent', { restaurant: restaurantName }), {
      link: (words) => <Link href={toLegal('privacy')}>{words}</Link>,
    })}
  </Small>
);
