import { color, radius, shadow } from '@tablewell/ui';
import { styled } from 'styled-components';
import tonightDark from './pictures/tonight-dark.webp';
import tonightLight from './pictures/tonight-light.webp';
import { t } from './texts';

/** landing.html reserves its place: change both. */
const Frame = styled.div`
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1180 / 680;
  }
`;

/** An evening in the product: a picture of its demo, taken by frontends/e2e/screens.mjs. It waits for what is above it. */
export const HeroPicture = () => (
  <Frame>
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={tonightDark} />
      <img
        src={tonightLight}
        width={1180}
        height={680}
        alt={t('landing.picture')}
        loading="lazy"
        decoding="async"
      />
    </picture>
  </Frame>
);
