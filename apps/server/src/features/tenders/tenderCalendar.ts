import {
  buildCalendar,
  message,
  type CalendarEvent,
  type MessageKey,
} from '@temple-land/portal-core';
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
  const events = listEventRows(found).map(([id, label, start, end]): CalendarEvent => ({
    uid: `tender-${tenderId}-${id}@${new URL(origin).hostname}`,
    title: `${message(language, label)}: ${title}`,
    start,
    href: `${origin}${getTenderPath(found.tender)}`,
    ...(end === undefined ? {} : { end }),
  }));
  return {
    fileName: `tender-${tenderId}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    bytes: Buffer.from(buildCalendar(events, clock())),
  };
};
