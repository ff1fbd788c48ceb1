import { color, linkStyle, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { dietaryWords, type DinerDetails, occasionWords } from './diner-words';
import { clockAt } from './clock';
import { t } from './texts';
import { locale } from './language';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xxs} ${space.md};
  margin: 0;
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Texts of a diner, each with its time. */
export const DatedMessages = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${space.xs} ${space.sm};
    border-left: 3px solid ${color.brass};
    background: ${color.sunken};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.textMuted};
  }
`;

const Elsewhere = styled.span`
  color: ${color.warning};
  font-weight: 600;
`;

const Mail = styled.a`
  ${linkStyle}
`;

interface DinerFactsProps {
  of: DinerDetails;
  /** The area of its table, if the diner asked for another one. */
  otherArea?: string;
}

/** The details that a diner gave about a party, as a list of facts; renders nothing if there are none. */
export function DinerFacts({ of: party, otherArea = '' }: DinerFactsProps) {
  const { area = '', email = '' } = party;
  const [dietary, occasion] = [dietaryWords(party), occasionWords(party)];
  if (!area && !email && !dietary && !occasion) return null;
  return (
    <Facts>
      {area && (
        <>
          <dt>{t('common.diner.askedFor')}</dt>
          <dd>
            <strong>{area}</strong>
            {otherArea && <Elsewhere> · {t('common.diner.tableElsewhere', { area: otherArea })}</Elsewhere>}
          </dd>
        </>
      )}
      {dietary && (
        <>
          <dt>{t('common.diner.dietary')}</dt>
          <dd>
            <strong>{dietary}</strong>
          </dd>
        </>
      )}
      {occasion && (
        <>
          <dt>{t('common.diner.occasion')}</dt>
          <dd>{occasion}</dd>
        </>
      )}
      {email && (
        <>
          <dt>{t('common.diner.email')}</dt>
          <dd>
            <Mail href={`mailto:${encodeURIComponent(email)}`}>{email}</Mail>
          </dd>
        </>
      )}
    </Facts>
  );
}

/** What a diner wrote after booking, with times in the restaurant's time zone; renders nothing without a message. */
export function DinerMessages({ of: { messages = [] }, zone }: { of: DinerDetails; zone: string }) {
  if (messages.length === 0) return null;
  return (
    <DatedMessages aria-label={t('common.diner.messages')}>
      {messages.map(({ id, words, sentAt }) => (
        <li key={id}>
          {words}
          <small>{dayAndTime(sentAt, zone)}</small>
        </li>
      ))}
    </DatedMessages>
  );
}

/** `Nov 20, 6:55 PM` */
export function dayAndTime(at: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locale(), { timeZone, month: 'short', day: 'numeric' }).format(at);
  return `${day}, ${clockAt(at, timeZone)}`;
}
