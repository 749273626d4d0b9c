import ical, { ICalCalendarMethod } from 'ical-generator';
import { message, type CalendarHearing, type Language } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../../config.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { MemberHandler } from '../../../handler.ts';
import { listHearings } from './hearings.ts';

/**
 * Returns hearings as an iCalendar file (RFC 5545) with a whole day for each. Names of parties are left out: a calendar
 * is often kept outside the office. A hearing keeps its UID, so that it is not entered twice.
 */
export function buildCalendar(
  hearings: readonly CalendarHearing[],
  { origin, language, now }: { origin: string; language: Language; now: Date },
): string {
  const { host } = new URL(origin);
  const calendar = ical({
    name: message(language, 'case.calendar'),
    prodId: { company: host, product: 'hearings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { applicationId, applicationNo, caseNo, court, day, ...place } of hearings) {
    calendar.createEvent({
      id: `hearing-${applicationId}-${day}@${host}`,
      stamp: now,
      start: `${day}T00:00:00Z`,
      allDay: true,
      summary: message(language, 'case.calendar.hearing', { n: caseNo || applicationNo }),
      location: court,
      description: [place.mouza, place.plotNo || place.khataNo, place.outcome]
        .filter((text) => text !== '')
        .join(', '),
      url: `${origin}/officer/applications?${new URLSearchParams({ case: applicationNo })}`,
    });
  }
  return calendar.toString();
}

/** Answers api/officer/case/calendar: the hearings of some days as a file for a calendar; recorded. */
export const hearingCalendar: MemberHandler<'hearingCalendar'> = async (request, context) => {
  const { db, config, language, clock } = context;
  const { fromDate, toDate } = request;
  const hearings = await listHearings(request, context);
  const remark = `hearings ${fromDate} to ${toDate}, ${hearings.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  const now = clock();
  const bytes = Buffer.from(
    buildCalendar(hearings, { origin: getPublicOrigin(config), language, now }),
  );
  const mediaType = 'text/calendar; charset=utf-8';
  return { fileName: `hearings-${fromDate}.ics`, mediaType, bytes };
};
