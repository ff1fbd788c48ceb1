import { createGlobalStyle, styled } from 'styled-components';
import { fullDate } from '../../lib/calendar';
import { PrintSheet } from '../../lib/print-sheet';
import { bandsOf } from './model/bands';
import { coversOf } from '@tablewell/api-client/evening';
import type { Evening } from '@tablewell/api-client/evening';
import { clockAt, coversLabel, partiesLabel, stageLabel } from './words';

const Margins = createGlobalStyle`
  @page {
    margin: 12mm;
  }
`;

/** Two columns, so that a long night fits on one sheet. */
const Page = styled.div`
  font-size: 10pt;
  h1 {
    margin: 0 0 2mm;
    font-size: 14pt;
  }
  ul {
    margin: 0;
    padding: 0;
    columns: 2;
    column-gap: 8mm;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 17mm 7mm 1fr auto;
    gap: 1mm;
    padding: 0.7mm 0;
    border-bottom: 0.2mm solid #999;
    break-inside: avoid;
    line-height: 1.25;
  }
  small {
    display: block;
    font-size: 8pt;
  }
`;

interface EveningSheetProps {
  evening: Evening;
  restaurantName: string;
  onPrinted: () => void;
}

/** The night on paper, by time: parties with their sizes, notes and tables. */
export function EveningSheet({ evening, restaurantName, onPrinted }: EveningSheetProps) {
  const { waiting, expected, seated } = bandsOf(evening.parties);
  const coming = [...waiting, ...expected, ...seated].sort((a, b) => a.startsAt - b.startsAt);
  return (
    <PrintSheet onPrinted={onPrinted}>
      <Margins />
      <Page>
        <h1>
          {restaurantName} · {fullDate(evening.date)} · {partiesLabel(coming.length)} ·{' '}
          {coversLabel(coversOf(coming))}
        </h1>
        <ul>
          {coming.map((party) => (
            <li key={party.id}>
              <span>{clockAt(party.startsAt, evening.timezone)}</span>
              <b>{party.size}</b>
              <span>
                {party.name}
                {party.stage !== 'booked' && ` (${stageLabel(party.stage)})`}
                {party.notes && <small>{party.notes}</small>}
              </span>
              <span>{party.tables.join('+')}</span>
            </li>
          ))}
        </ul>
      </Page>
    </PrintSheet>
  );
}
