import { Link, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';

const Small = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.5;
`;

/** The consent that a booking implies; a guest opts out of each restaurant separately (MESSAGE-3). */
export const ConsentNotice = ({ restaurantName }: { restaurantName: string }) => (
  <Small>
    By reserving with a phone number you agree to receive SMS messages about this reservation from{' '}
    {restaurantName}. Message and data rates may apply. Reply STOP at any time to opt out. See our{' '}
    <Link href={paths.privacy}>Privacy Policy</Link>.
  </Small>
);
