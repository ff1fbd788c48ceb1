import { styled } from 'styled-components';
import { space, radius } from '../tokens/scale';
import { tonePaint } from './tones';
import type { Tone } from './tones';

/** A short label, such as "Most Popular" or "Current Plan". */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  padding: 0.125rem 0.625rem;
  border-radius: ${radius.pill};
  background: ${({ $tone = 'neutral' }) => tonePaint[$tone].ground};
  color: ${({ $tone = 'neutral' }) => tonePaint[$tone].text};
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 1.5;
  white-space: nowrap;
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-size: 0.875rem;
`;

const Dot = styled.span<{ $tone: Tone }>`
  width: 0.625rem;
  height: 0.625rem;
  flex: none;
  border-radius: 50%;
  background: ${({ $tone }) => tonePaint[$tone].text};
`;

/** A dot with a text beside it, because many people cannot distinguish a meaning by color alone. */
export function StatusDot({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Status>
      <Dot $tone={tone} aria-hidden="true" />
      {label}
    </Status>
  );
}
