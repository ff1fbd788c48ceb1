import { styled } from 'styled-components';
import { sectionPaint, serverMark } from './section-paint';

const Mark = styled.i`
  ${serverMark}
`;

/** A server's color and name. */
export const SectionMark = ({ index }: { index: number }) => (
  <Mark aria-hidden="true" style={{ ['--server' as string]: sectionPaint(index) }} />
);
