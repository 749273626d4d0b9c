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

const mostOctets = 75;
const octets = (text: string) =>
  [...text].reduce((sum, sign) => sum + utf8Length(sign.codePointAt(0) ?? 0), 0);

function utf8Length(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** Folds a line of a calendar so that none is longer than 75 octets (RFC 5545, 3.1). */
export function foldedLine(line: string): string {
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1) ?? '';
    if (octets(last + sign) > mostOctets) lines.push(` ${sign}`);
    else lines[lines.length - 1] = last + sign;
  }
  return lines.join('\r\n');
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

const eventOf = ({ uid, title, start, end, href }: CalendarEvent, stamp: Date) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(stamp)}`,
  `DTSTART:${utc(start)}`,
  ...(end === undefined ? [] : [`DTEND:${utc(end)}`]),
  `SUMMARY:${escaped(title)}`,
  `URL:${href}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Builds a calendar file (RFC 5545) of events that do not block time; `stamp` is its creation time. */
export function calendarText(events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Temple Land Portal//Tenders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
