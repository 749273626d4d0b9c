import { and, eq, isNull } from 'drizzle-orm';
import { formatIndianDate, message } from '@temple-land/portal-core';
import { addLocalizedNotification } from '../../db/notifications/notify.ts';
import { sendUnreadCount } from '../../db/notifications/notifyUser.ts';
import { listNewestPages } from '../../db/pages/sitePages.ts';
import { users } from '../../db/schema/account.ts';
import { pageVersions } from '../../db/schema/sitePages.ts';
import type { Deps } from '../../handler.ts';

/** Reminds every administrator, once for each version, of the public pages whose day of review has come. */
export async function remindOfReviews({
  db,
  live,
  clock,
}: Pick<Deps, 'db' | 'live' | 'clock'>): Promise<void> {
  const now = clock();
  const isDue = (day: string) => day !== '' && day <= formatIndianDate(now);
  const due = (await listNewestPages(db)).filter(({ reviewOn }) => isDue(reviewOn));
  const isInOffice = and(eq(users.userType, 'A'), eq(users.isBlocked, 0));
  const administrators = await db.select({ id: users.id }).from(users).where(isInOffice);
  const told = await db.transaction(async (tx) => {
    let count = 0;
    for (const { name, version, source } of due) {
      const isVersion = and(eq(pageVersions.name, name), eq(pageVersions.version, version));
      const marked = await tx
        .update(pageVersions)
        .set({ remindedOn: now })
        .where(and(isVersion, isNull(pageVersions.remindedOn)))
        .returning({ name: pageVersions.name });
      count += marked.length;
      if (marked.length === 0) continue;
      for (const { id } of administrators)
        await addLocalizedNotification(
          tx,
          id,
          (language) => message(language, 'notice.pageReview', { name: source.title[language] }),
          now,
          { kind: 'work' },
        );
    }
    return count;
  });
  if (told > 0) for (const { id } of administrators) await sendUnreadCount({ db, live }, id);
}
