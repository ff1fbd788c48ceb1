import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 0.14em solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** Decorative; the text beside it names the pending action. `size` is any CSS length. */
export function Spinner({ size = '1.5rem' }: { size?: string }) {
  return <Ring aria-hidden="true" style={{ width: size, height: size }} />;
}
