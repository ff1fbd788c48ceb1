import { Link } from '@tablewell/ui';
import { styled } from 'styled-components';
import { phoneHref } from '../lib/labels';

const Tall = styled(Link)`
  display: inline-block;
  padding-block: 0.5rem;
`;

/** A phone number that dials when tapped. */
export const CallLink = ({ phone }: { phone: string }) => (
  <Tall href={phoneHref(phone)} dir="ltr">
    {phone}
  </Tall>
);
