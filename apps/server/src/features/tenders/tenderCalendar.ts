import {
  buildCalendar,
  message,
  type CalendarEvent,
  type MessageKey,
} from '@temple-land/portal-core';
import { publicOrigin } from '../../config.ts';
import type { Handler } from '../../handler.ts';
import { publishedTender, tenderPage } from './published.ts';

type Found = NonNullable<Awaited<ReturnType<typeof publishedTender>>>;
type Row = readonly [id: string, label: MessageKey, start: Date, end?: Date];

function rowsOf({ tender, auction }: Found): Row[] {
  const window: Row[] = [
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

/** Answers tenders/{id}/dates.ics: the dates of a tender for a calendar; nothing when there is none. */
export const tenderCalendar: Handler<'tenderCalendar'> = async ({ tenderId }, context) => {
  const { db, clock, config, language } = context;
  const found = await publishedTender(db, Number(tenderId));
  if (!found) return undefined;
  const origin = publicOrigin(config);
  const { title } = found.tender;
  const events = rowsOf(found).map(([id, label, start, end]): CalendarEvent => ({
    uid: `tender-${tenderId}-${id}@${new URL(origin).hostname}`,
    title: `${message(language, label)}: ${title}`,
    start,
    href: `${origin}${tenderPage(found.tender)}`,
    ...(end === undefined ? {} : { end }),
  }));
  return {
    fileName: `tender-${tenderId}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    bytes: Buffer.from(buildCalendar(events, clock())),
  };
};
