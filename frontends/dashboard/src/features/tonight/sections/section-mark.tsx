import { styled } from 'styled-components';
import { sectionPaint, serverMark } from './section-paint';

const Mark = styled.i`
  ${serverMark}
`;

/** A server in their paint, beside their name. */
export const SectionMark = ({ index }: { index: number }) => (
  <Mark aria-hidden="true" style={{ ['--server' as string]: sectionPaint(index) }} />
);
