/** A calendar event with a start time and an optional end time. */
export interface CalendarEvent {
  /** Stays the same in every version of the calendar. */
  uid: string;
  title: string;
  start: Date;
  end?: Date;
  /** The page of the event. */
  href: string;
}

const maxOctets = 75;
const countOctets = (text: string) =>
  [...text].reduce((sum, character) => sum + utf8Length(character.codePointAt(0) ?? 0), 0);

function utf8Length(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** Folds a line of a calendar so that none is longer than 75 octets (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (countOctets(last + character) > maxOctets) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

const formatUtc = (moment: Date) =>
  moment.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

const buildEvent = ({ uid, title, start, end, href }: CalendarEvent, stamp: Date) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${formatUtc(stamp)}`,
  `DTSTART:${formatUtc(start)}`,
  ...(end === undefined ? [] : [`DTEND:${formatUtc(end)}`]),
  `SUMMARY:${escapeText(title)}`,
  `URL:${href}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Builds a calendar file (RFC 5545) of events that do not block time; `stamp` is its creation time. */
export function buildCalendar(events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Temple Land Portal//Tenders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => buildEvent(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
