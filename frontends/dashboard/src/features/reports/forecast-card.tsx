import { EmptyState } from '@tablewell/ui';
import { grouped } from '../../lib/language';
import { BarsChart } from './charts/bars-chart';
import { barsOf } from './grouped';
import { forecastFile } from './api/forecast';
import type { Forecast } from './api/forecast';
import { ReportCard } from './report-card';
import { forecastTable, percentOf } from './tables';
import { t } from './texts';

/** The days ahead whose errors are said in a sentence. */
const [nextDay, nextWeek] = [1, 7];

/** The people who will come in the next two weeks, and how far off such forecasts have been (REPORT-10). */
export function ForecastCard({ restaurantId, forecast }: { restaurantId: string; forecast: Forecast }) {
  const { days } = forecast;
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const range = { start: first.date, end: last.date };
  const figures = days.flatMap(({ date, booked, forecast: told = booked }) => [
    { date, name: 'booked', value: booked },
    { date, name: 'more', value: Math.max(0, told - booked) },
  ]);
  const isKnown = days.some(({ forecast: told }) => told !== undefined);
  return (
    <ReportCard
      restaurantId={restaurantId}
      range={range}
      name="forecast"
      read={() => forecastFile(restaurantId)}
      table={forecastTable(forecast)}
      explanation={t('reports.forecast.explanation')}
      {...(isKnown && { summary: errorsIn(forecast) })}
    >
      {isKnown ? (
        <BarsChart
          bars={barsOf(range, figures)}
          parts={(['booked', 'more'] as const).map((name) => ({
            name,
            label: t(`reports.forecast.${name}`),
          }))}
          label={t('reports.forecast.chart')}
          legendLabel={t('reports.legend')}
        />
      ) : (
        <EmptyState title={t('reports.forecast.noneTitle')}>{t('reports.forecast.noneText')}</EmptyState>
      )}
    </ReportCard>
  );
}

/** How far off forecasts of the next day and of the next week have been, in words. */
function errorsIn({ errors }: Forecast): string {
  const words = (daysAhead: number) => {
    const found = errors.find((error) => error.daysAhead === daysAhead);
    if (!found) return undefined;
    const { meanError, meanCame } = found;
    return { error: grouped(Math.round(meanError)), share: percentOf(meanError, meanCame) };
  };
  const [day, week] = [words(nextDay), words(nextWeek)];
  if (!day) return t('reports.forecast.noErrors');
  const sentences = [
    t('reports.forecast.dayAhead', day),
    ...(week ? [t('reports.forecast.weekAhead', week)] : []),
  ];
  return sentences.join(' ');
}
