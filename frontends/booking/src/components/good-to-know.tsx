import { styled } from 'styled-components';

const OwnWords = styled.p`
  white-space: pre-line;
`;

/** The restaurant's policies, in its own language and so in the direction of that. */
export const GoodToKnow = ({ policies }: { policies: string }) => (
  <OwnWords>
    <bdi>{policies}</bdi>
  </OwnWords>
);
