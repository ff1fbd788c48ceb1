import { useId } from 'react';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../../lib/copyable';
import { t } from '../texts';

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

interface DnsRecordProps {
  type: 'TXT' | 'CNAME';
  name: string;
  value: string;
}

/** A DNS record to create at the domain's registrar: its name and its value, each with a copy button. */
export function DnsRecord({ type, name, value }: DnsRecordProps) {
  const id = useId();
  const parts = [
    { key: 'name', label: t('onYourSite.record.name'), copy: t('onYourSite.record.copyName'), text: name },
    {
      key: 'value',
      label: t('onYourSite.record.value'),
      copy: t('onYourSite.record.copyValue'),
      text: value,
    },
  ];
  return (
    <Box role="group" aria-labelledby={id}>
      <Title id={id}>{t('onYourSite.record.title', { type })}</Title>
      {parts.map(({ key, label, copy, text }) => (
        <div key={key}>
          <Label id={`${id}-${key}`}>{label}</Label>
          <Copyable text={text} label={copy} labelledBy={`${id} ${id}-${key}`} variant="secondary" />
        </div>
      ))}
    </Box>
  );
}
