import type { ReactNode } from 'react';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.lg};
  margin-top: ${space.md};
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A list of names and values; entries without a value are left out. */
export function Facts({ items }: { items: readonly [name: string, value: ReactNode][] }) {
  const known = items.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
