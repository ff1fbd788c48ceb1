// A month of nights with parties that do not come: the table hours that stay empty, without and with reminders and late
// nudges. Pure, and the same in every run: the table of the handbook (messages.md) is its output.
import { emptyTableHours, type Measures } from './seating/no-shows';
import { floors } from './seating/floors';

const nights = 30;
/** The mean of so many months. */
const months = 20;
const rates = [0.05, 0.12, 0.2];
const cancelOnReminder = 0.3;
const answerNudge = 0.4;
const variants: readonly Measures[] = [
  { reminders: false, nudges: false },
  { reminders: false, nudges: true },
  { reminders: true, nudges: false },
  { reminders: true, nudges: true },
];

const month = (noShows: number, measures: Measures): number =>
  Array.from({ length: months * nights }, (_, night) =>
    emptyTableHours(night + 1, floors.medium.tables, { noShows, cancelOnReminder, answerNudge }, measures),
  ).reduce((sum, hours) => sum + hours / months, 0);

console.log('| no-shows | neither | late nudge | reminders | both |');
console.log('| -------- | ------- | ---------- | --------- | ---- |');
for (const rate of rates) {
  const [none = 0, ...others] = variants.map((measures) => month(rate, measures));
  const cells = others.map((hours) => `${hours.toFixed(0)} h (${Math.round((hours / none - 1) * 100)} %)`);
  console.log(`| ${(rate * 100).toFixed(0)} % | ${none.toFixed(0)} h | ${cells.join(' | ')} |`);
}
