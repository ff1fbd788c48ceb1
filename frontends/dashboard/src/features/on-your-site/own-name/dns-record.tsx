import { useId } from 'react';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../../lib/copyable';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

const Title = styled.h3`
  font: inherit;
  font-weight: 600;
`;

const Label = styled.p`
  margin-bottom: ${space.xxs};
  color: ${color.textMuted};
`;

export interface DnsRecordProps {
  type: 'TXT' | 'CNAME';
  name: string;
  value: string;
}

/** A record to make where a domain is managed: its name and its value, each to copy. */
export function DnsRecord({ type, name, value }: DnsRecordProps) {
  const id = useId();
  const parts = [
    { label: 'Name', text: name },
    { label: 'Value', text: value },
  ];
  return (
    <Box role="group" aria-labelledby={id}>
      <Title id={id}>{type} record</Title>
      {parts.map(({ label, text }) => (
        <div key={label}>
          <Label id={`${id}-${label}`}>{label}</Label>
          <Copyable
            text={text}
            label={`Copy ${label}`}
            labelledBy={`${id} ${id}-${label}`}
            variant="secondary"
          />
        </div>
      ))}
    </Box>
  );
}
