import { styled } from 'styled-components';

const Paragraph = styled.p`
  white-space: pre-line;
`;

/** Text of the restaurant, whose direction may differ from that of the page. */
export const OwnText = ({ children }: { children: string }) => (
  <Paragraph>
    <bdi>{children}</bdi>
  </Paragraph>
);
