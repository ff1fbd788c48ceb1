const pad = (value: number): string => String(value).padStart(2, '0');

/** Minutes after midnight as HH:MM; 1440 is 24:00. */
export const clockText = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** HH:MM as minutes after midnight. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
