import { coverSizes } from '@tablewell/federation';
import { radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../../api/types';

type Picture = NonNullable<NonNullable<Restaurant['face']>['cover']>;

/** page.html has the same geometry, for the cover that is shown before this code has loaded: change both. No higher, so that the times are on the first screen. */
const Image = styled.img`
  width: 100%;
  height: auto;
  max-height: 10rem;
  object-fit: cover;
  border-radius: ${radius.lg};
  background: #8883;
`;

/**
 * The restaurant's cover. It is decorative, so it has no alternative text. It replaces the server's, which is painted
 * already, and is decoded synchronously so that no frame lacks it.
 */
export const Cover = ({ url, width, height, sources }: Picture) => (
  <picture>
    {sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={coverSizes} />
    ))}
    <Image src={url} width={width} height={height} alt="" decoding="sync" fetchPriority="high" />
  </picture>
);

/** page.html has the same geometry, for the logo that is shown before this code has loaded: change both. */
const Mark = styled.img`
  float: inline-start;
  width: 4rem;
  height: 4rem;
  margin-inline-end: 1rem;
  object-fit: contain;
`;

/** The restaurant's logo beside the heading, which says its name, so that it has no alternative text. */
export const Logo = ({ url }: Picture) => <Mark src={url} alt="" />;
