import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { message, type MessageKey } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import type { Handler } from '../../handler.ts';
import { findPublishedTender, getTenderPath } from './publishedTenders.ts';

type FoundTender = NonNullable<Awaited<ReturnType<typeof findPublishedTender>>>;
type EventRow = readonly [id: string, label: MessageKey, start: Date, end?: Date];

function listEventRows({ tender, auction }: FoundTender): EventRow[] {
  const window: EventRow[] = [
    ['opens', 'tender.open', tender.startDate],
    ['closes', 'tender.closed', tender.closeDate],
  ];
  if (auction === undefined) return window;
  return [
    ...window,
    ['download', 'tenderDoc.bidDownload', auction.downloadStart, auction.downloadEnd],
    ['form-m', 'tenderDoc.formM', auction.formMStart, auction.formMEnd],
    ['deposit', 'tenderDoc.securityDeposit', auction.depositStart, auction.depositEnd],
    ['technical', 'tenderDoc.technical', auction.technicalStart, auction.technicalEnd ?? undefined],
    ['slot', 'tenderDoc.slot', auction.slotFrom, auction.slotTo],
  ];
}

/** Answers tenders/{id}/dates.ics: the dates of a tender as a calendar file; 404 for an unknown tender. */
export const tenderCalendar: Handler<'tenderCalendar'> = async ({ tenderId }, context) => {
  const { db, clock, config, language } = context;
  const found = await findPublishedTender(db, Number(tenderId), language);
  if (!found) return undefined;
  const origin = getPublicOrigin(config);
  const { title } = found.tender;
  const host = new URL(origin).hostname;
  const calendar = ical({
    prodId: { company: host, product: 'tenders' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const [id, label, start, end] of listEventRows(found)) {
    calendar.createEvent({
      id: `tender-${tenderId}-${id}@${host}`,
      stamp: clock(),
      start,
      end: end ?? null,
      summary: `${message(language, label)}: ${title}`,
      url: `${origin}${getTenderPath(found.tender)}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return {
    fileName: `tender-${tenderId}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    bytes: Buffer.from(calendar.toString()),
  };
};
