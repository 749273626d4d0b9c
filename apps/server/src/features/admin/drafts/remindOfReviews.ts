import { and, eq, isNull } from 'drizzle-orm';
import {
  formatIndianDate,
  getRecordTitle,
  isPageSource,
  message,
  parseRecordName,
  type Language,
} from '@temple-land/portal-core';
import { addLocalizedNotification } from '../../../db/notifications/notify.ts';
import { listNewestVersions, type StoredVersion } from '../../../db/pages/sitePages.ts';
import { users } from '../../../db/schema/account.ts';
import { pageVersions } from '../../../db/schema/sitePages.ts';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../handler.ts';
import { isRecordActive } from '../records.ts';

function getTitle({ name, source }: StoredVersion, language: Language): string {
  if (isPageSource(source)) return source.title[language];
  const record = parseRecordName(name);
  return record ? getRecordTitle(record.entity, source, language) : name;
}

/** Returns the newest versions whose day of review has come; a record that is not in use needs none. */
async function listDue(db: Database, now: Date): Promise<StoredVersion[]> {
  const today = formatIndianDate(now);
  const due = [];
  for (const version of await listNewestVersions(db)) {
    if (version.reviewOn === '' || version.reviewOn > today) continue;
    const record = parseRecordName(version.name);
    if (record?.id === undefined || (await isRecordActive(db, record.entity, record.id)))
      due.push(version);
  }
  return due;
}

/**
 * Reminds every administrator, once for each version, of the public pages, notices, tenders, questions and contacts
 * whose day of review has come.
 */
export async function remindOfReviews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = await listDue(db, now);
  const isInOffice = and(eq(users.userType, 'A'), eq(users.isBlocked, 0));
  const administrators = await db.select({ id: users.id }).from(users).where(isInOffice);
  await db.transaction(async (tx) => {
    for (const stored of due) {
      const { name, version } = stored;
      const isVersion = and(eq(pageVersions.name, name), eq(pageVersions.version, version));
      const marked = await tx
        .update(pageVersions)
        .set({ remindedOn: now })
        .where(and(isVersion, isNull(pageVersions.remindedOn)))
        .returning({ name: pageVersions.name });
      if (marked.length === 0) continue;
      for (const { id } of administrators)
        await addLocalizedNotification(
          tx,
          id,
          (language) =>
            message(language, 'notice.pageReview', { name: getTitle(stored, language) }),
          now,
          { kind: 'work' },
        );
    }
  });
}
