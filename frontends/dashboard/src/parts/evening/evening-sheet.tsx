import { createGlobalStyle, styled } from 'styled-components';
import { coversOf } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import { usePhoneReader } from '../../lib/phone';
import { fullDate } from '../../lib/calendar';
import { allergyWords, areaWords, dietWords, occasionWords } from '../../lib/diner-words';
import { isComing, isVip } from '../../lib/party-signs';
import { PrintSheet } from '../../lib/print-sheet';
import { countedParties } from './parties';
import { lacksTable } from './parties';
import { serversByTable } from './servers';
import {
  calledInVain,
  coversLabel,
  noTableLabel,
  partiesLabel,
  partlyHere,
  runningLate,
  stageLabel,
} from './labels';
import { shortClockAt } from '../../lib/clock';

const Margins = createGlobalStyle`
  @page {
    margin: 10mm;
  }
`;

/** Two columns, so that a long night fits on one sheet. */
const Page = styled.div`
  font-size: 9.5pt;
  h1 {
    margin: 0 0 2mm;
    font-size: 13pt;
  }
  > p {
    margin: 0 0 2mm;
    padding: 1.5mm 2mm;
    border: 0.4mm solid #000;
    font-size: 10.5pt;
    white-space: pre-line;
  }
  ul {
    margin: 0;
    padding: 0;
    columns: 2;
    column-gap: 7mm;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 11mm 7mm 1fr auto;
    gap: 1mm;
    padding: 0.6mm 0;
    border-bottom: 0.2mm solid #999;
    break-inside: avoid;
    line-height: 1.2;
  }
  small {
    display: block;
    font-size: 8pt;
  }
  /* A phone number is beside the name, to keep the night on one page. */
  i {
    font-size: 8pt;
    font-style: normal;
    white-space: nowrap;
  }
  /* Kitchens read from a distance, and printers have one color. */
  small[data-allergy] {
    font-size: 9.5pt;
    font-weight: 800;
  }
  [data-none] {
    padding: 0 1mm;
    border: 0.4mm solid #000;
    font-weight: 700;
  }
  li > :last-child {
    text-align: end;
  }
`;

interface EveningSheetProps {
  evening: Evening;
  /** The parties whose guests come for the first time, as far as that is known. */
  firstVisits?: ReadonlySet<string>;
  restaurantName: string;
  onPrinted: () => void;
}

/** The night on paper for door and kitchen, by time: allergies first, then what each party said (EVENING-21). */
export function EveningSheet({ evening, firstVisits, restaurantName, onPrinted }: EveningSheetProps) {
  const counted = [...countedParties(evening.parties)].sort((a, b) => a.startsAt - b.startsAt);
  const servers = serversByTable(evening.sections);
  return (
    <PrintSheet onPrinted={onPrinted}>
      <Margins />
      <Page>
        <h1>
          {restaurantName} · {fullDate(evening.date)} · {partiesLabel(counted.length)} ·{' '}
          {coversLabel(coversOf(counted))}
        </h1>
        {evening.shiftNote?.text && <p>{evening.shiftNote.text}</p>}
        <ul>
          {counted.map((party) => (
            <Line
              key={party.id}
              party={party}
              zone={evening.timezone}
              lacks={lacksTable(evening, party)}
              isFirstVisit={firstVisits?.has(party.id) ?? false}
              server={servers.get(party.tables[0] ?? '')?.server ?? ''}
            />
          ))}
        </ul>
      </Page>
    </PrintSheet>
  );
}

interface LineProps {
  party: Party;
  zone: string;
  /** It needs a table and has none. */
  lacks: boolean;
  isFirstVisit: boolean;
  /** Empty without sections. */
  server: string;
}

function Line({ party, zone, lacks, isFirstVisit, server }: LineProps) {
  const readPhone = usePhoneReader();
  const shownStage = isComing(party) ? 'confirmed' : party.stage;
  const allergy = allergyWords(party);
  const said = [
    dietWords(party),
    occasionWords(party),
    areaWords(party),
    calledInVain(party, zone),
    runningLate(party, zone),
    partlyHere(party),
    party.notes,
    ...(party.messages ?? []).map(({ words }) => `“${words}”`),
  ].filter(Boolean);
  return (
    <li>
      <span>{shortClockAt(party.startsAt, zone)}</span>
      <b>{party.size}</b>
      <span>
        {allergy && <small data-allergy="">⚠ {allergy}</small>}
        <b>{party.name}</b>
        {isVip(party) && ' ★'}
        {isFirstVisit && ' ✦'}
        {shownStage !== 'booked' && ` (${stageLabel(shownStage)})`}
        {party.phone && <i> {readPhone(party.phone).text || party.phone}</i>}
        {said.length > 0 && <small>{said.join(' · ')}</small>}
      </span>
      <span>
        {lacks ? <span data-none="">{noTableLabel()}</span> : <b>{party.tables.join('+')}</b>}
        {server && <small>{server}</small>}
      </span>
    </li>
  );
}
