import type { Page } from '@playwright/test';
import { pageCopy } from './pageCopy.ts';

const t = pageCopy('en');
const dayMs = 86_400_000;

/** Gives the moment so many days before now, as the service writes it. */
export const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** Types the day so many days before now into the parts of a date field. */
export async function typeDay(page: Page, field: string, daysAgo: number): Promise<void> {
  const [year = '', month = '', day = ''] = ago(daysAgo).slice(0, 10).split('-');
  const group = page.getByRole('group', { name: new RegExp(`^${field}`) });
  for (const [name, part] of [
    [t['common:date.day'], day],
    [t['common:date.month'], month],
    [t['common:date.year'], year],
  ] as const) {
    await group.getByRole('spinbutton', { name: new RegExp(name) }).click();
    await page.keyboard.type(part);
  }
}
