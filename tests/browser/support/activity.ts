import type { Page } from '@playwright/test';

/** An activity record of the portal. */
export interface RecordedActivity {
  currentUrl: string;
  currentIp: string;
  actionType: string;
  actionRemark: string;
  deviceType: string;
}

/** Returns the activity records that a page sends from now on; the array grows. */
export function watchActivity(page: Page): RecordedActivity[] {
  const records: RecordedActivity[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('activityTracker/save')) return;
    const { REQUEST_DATA } = request.postDataJSON() as { REQUEST_DATA: string };
    records.push(
      JSON.parse(Buffer.from(REQUEST_DATA, 'base64').toString('utf8')) as RecordedActivity,
    );
  });
  return records;
}
