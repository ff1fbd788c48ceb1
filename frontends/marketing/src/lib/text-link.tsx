import { Link } from '@tablewell/federation/router';
import { linkStyle } from '@tablewell/ui';
import { styled } from 'styled-components';

/** A link in text to a page of the product. */
export const TextLink = styled(Link)`
  ${linkStyle}
`;
