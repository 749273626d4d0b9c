import { expect } from '@playwright/test';
import { getTexts } from '../journey.ts';
import type { Desk } from './office.ts';

/** A visit of the field staff and what they found. */
export interface Visit {
  number: string;
  plotNo: string;
  recommendation: 'field:recommend.grant' | 'field:recommend.refuse' | 'field:recommend.action';
  /** The decimals in unlawful use, for a report of it. */
  encroached?: string;
}

async function describePlace({ page, actor, life }: Desk, plotNo: string) {
  const { type, choose } = actor;
  const { t } = getTexts(life.language);
  await type(page.getByLabel(t['field:plotNo']), plotNo);
  await type(page.getByLabel(t['field:measured']), '1');
  const use = page.getByLabel(t['common:apply.use'], { exact: true });
  await choose(use, t['common:apply.use.farm']);
  const structure = page.getByLabel(t['common:apply.structure']);
  await choose(structure, t['common:apply.structure.none']);
  for (const side of ['north', 'east', 'south', 'west'] as const)
    await type(page.getByLabel(t[`common:apply.boundary.${side}`]), `A lane in the ${side}`);
}

/** Writes the report of a visit on the page of the field staff, and waits until the service has it. */
export async function reportVisit(desk: Desk, visit: Visit): Promise<void> {
  const { page, actor, life } = desk;
  const { press, type } = actor;
  const { t } = getTexts(life.language);
  await page.goto('/officer/visits');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: visit.number });
  await press(listed.getByRole('link', { name: t['field:visit.write'] }));
  await press(page.getByRole('button', { name: t['field:visitedAt.now'] }));
  await describePlace(desk, visit.plotNo);
  if (visit.encroached !== undefined)
    await type(page.getByLabel(t['field:encroached']), visit.encroached);
  await type(page.getByLabel(t['field:remark']), 'A field of paddy, free of buildings');
  await press(page.getByRole('radio', { name: t[visit.recommendation], exact: true }));
  if (life.isCut) await page.context().setOffline(true);
  await press(page.getByRole('button', { name: t['field:finish'] }));
  if (life.isCut) {
    await expect(page.getByText(t['field:form.finished'])).toBeVisible();
    await page.context().setOffline(false);
  }
  await expect(page.getByText(t['field:form.sent'])).toBeVisible({ timeout: 90_000 });
}
