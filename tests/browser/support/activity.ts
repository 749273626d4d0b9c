import type { Page } from '@playwright/test';

/** What the portal says that somebody did. */
export interface Recorded {
  currentUrl: string;
  currentIp: string;
  actionType: string;
  actionRemark: string;
  deviceType: string;
}

/** Collects the activity records that a page sends from now on. */
export function watchActivity(page: Page): Recorded[] {
  const records: Recorded[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('activityTracker/save')) return;
    const { REQUEST_DATA } = request.postDataJSON() as { REQUEST_DATA: string };
    records.push(JSON.parse(Buffer.from(REQUEST_DATA, 'base64').toString('utf8')) as Recorded);
  });
  return records;
}
