import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { font, space } from '../tokens/scale';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: inherit;
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Mark = styled.svg`
  flex: none;
  color: ${color.accent};
`;

/** The product's name with its logo: a round table for four, seen from above. */
export function Logo({ onBand = false }: { onBand?: boolean }) {
  return (
    <Row>
      <Mark
        width="30"
        height="30"
        viewBox="0 0 32 32"
        aria-hidden="true"
        style={onBand ? { color: 'inherit' } : undefined}
      >
        <circle cx="16" cy="16" r="8.5" fill="currentColor" />
        <circle
          cx="16"
          cy="16"
          r="4.25"
          fill="none"
          stroke={onBand ? color.band : color.onAccent}
          strokeWidth="1.5"
        />
        <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
          <path d="M12 3.6a13 13 0 0 1 8 0M12 28.4a13 13 0 0 0 8 0M3.6 12a13 13 0 0 0 0 8M28.4 12a13 13 0 0 1 0 8" />
        </g>
      </Mark>
      Tablewell
    </Row>
  );
}
