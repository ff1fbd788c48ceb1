import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Card, ErrorPanel, Link, LoadingPanel } from '@tablewell/ui';
import { PhoneLink } from '../../lib/phone';
import { SectionTitle } from '../../lib/section-title';
import { getSupport } from './api/get-support';
import type { Support } from './api/get-support';
import { Facts } from './facts';
import { t } from './texts';

const mail = (address: string): ReactNode => <Link href={`mailto:${address}`}>{address}</Link>;

/** Where the owner gets help, as the plan includes it (PLAN-15); nothing if there is no support at all. */
export function SupportSection() {
  const { data, isError, refetch } = useQuery(getSupport());
  if (data && !data.email && !data.phone && !data.manager) return null;
  return (
    <Card as="section" aria-labelledby="support-title">
      <SectionTitle id="support-title">{t('billing.support.title')}</SectionTitle>
      {data ? (
        <Facts items={factsOf(data)} />
      ) : isError ? (
        <ErrorPanel message={t('billing.support.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('billing.support.loading')} />
      )}
    </Card>
  );
}

const factsOf = ({ email, isPriority, phone, manager }: Support): [string, ReactNode][] => [
  ...(manager
    ? [
        [
          t('billing.support.manager'),
          <>
            {manager.name}, {mail(manager.email)}
          </>,
        ] as [string, ReactNode],
      ]
    : []),
  [t('billing.support.phone'), phone ? <PhoneLink of={phone} none="" /> : undefined],
  [t(isPriority ? 'billing.support.priority' : 'billing.support.mail'), email ? mail(email) : undefined],
];
