import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { font, space } from '../tokens/scale';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.xl} ${space.md};
  text-align: center;
  color: ${color.textMuted};
`;

const Icon = styled.div`
  color: ${color.brass};
  font-size: 2rem;
`;

const Title = styled.h2`
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 600;
`;

const Text = styled.div`
  max-width: 34rem;
`;

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
  /** A suggested action. */
  action?: ReactNode;
}

/** Shows that there is no content, and suggests an action. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <Box>
      {icon && <Icon aria-hidden="true">{icon}</Icon>}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action}
    </Box>
  );
}
