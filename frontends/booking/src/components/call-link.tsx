import { Link } from '@tablewell/ui';
import { styled } from 'styled-components';
import { phoneHref } from '../lib/labels';

const Tall = styled(Link)`
  display: inline-block;
  padding-block: 0.5rem;
`;

/** A phone number that dials when tapped: from any country, if the server has said how. */
export const CallLink = ({ phone, uri }: { phone: string; uri?: string | undefined }) => (
  <Tall href={uri ?? phoneHref(phone)} dir="ltr">
    {phone}
  </Tall>
);
