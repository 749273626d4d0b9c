import type { Page } from '@playwright/test';
import { readPageCopy } from './pageCopy.ts';

const t = readPageCopy('en');
const dayMs = 86_400_000;

/** Returns the time so many days before now as an ISO text. */
export const daysBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** Types an ISO date into the parts of a date field. */
export async function typeDate(page: Page, field: RegExp, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const group = page.getByRole('group', { name: field });
  for (const [name, part] of [
    [t['common:date.day'], day],
    [t['common:date.month'], month],
    [t['common:date.year'], year],
  ] as const) {
    await group.getByRole('spinbutton', { name: new RegExp(name) }).click();
    await page.keyboard.type(part);
  }
}

/** Types the date so many days before now into a date field. */
export const typeDaysAgo = (page: Page, field: string, daysAgo: number) =>
  typeDate(page, new RegExp(`^${field}`), daysBefore(daysAgo).slice(0, 10));
