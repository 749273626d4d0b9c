import { expect } from '@playwright/test';
import type { Actor } from '../../support/actor.ts';
import { getTexts } from '../journey.ts';
import { send } from '../send.ts';
import { takeStepOnScreen, type Desk, type Life, type Office, type StepForm } from './office.ts';
import { resolveInCommittee } from './committee.ts';
import { reportVisit } from './visit.ts';

const type = 2;

/** Answers the question of the office on the citizen's page, and waits until it is recorded. */
export async function answerQuestion(actor: Actor, life: Life, number: string, question: string) {
  const { page, press, type: write } = actor;
  const { m, t } = getTexts(life.language);
  await page.goto('/citizen/citizen-dashboard');
  const task = t['citizen:task.answer'].replace('{number}', number);
  await press(page.getByRole('link', { name: task }));
  const main = page.getByRole('main');
  await expect(main.getByText(question).first()).toBeVisible();
  await write(main.getByRole('textbox', { name: m['need.answer'] }), 'Since 1989');
  await send(
    actor,
    main.getByRole('button', { name: t['citizen:step.answer'], exact: true }),
    life,
  );
  await expect(main.getByText('Since 1989').first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: m['need.answer'] })).toHaveCount(0);
}

/** Pays the amount due by a challan on the citizen's page. */
export async function payDemand(actor: Actor, life: Life, number: string) {
  const { page, press, type: write } = actor;
  const { m, t } = getTexts(life.language);
  await page.goto('/citizen/citizen-dashboard');
  const task = t['citizen:task.pay'].replace('{number}', number);
  await press(page.getByRole('link', { name: task }));
  const main = page.getByRole('main');
  await write(main.getByRole('textbox', { name: m['need.challanNo'] }), `CH/${number.slice(-6)}`);
  await send(actor, main.getByRole('button', { name: t['citizen:step.pay'], exact: true }), life);
  await expect(main.getByText(m['state.PAID']).first()).toBeVisible();
}

/** Fills in the sheet of a valuation: another amount than the calculated one, or a rate where the list has none. */
async function fillSheet({ card, page, press, type: write, texts: { t } }: StepForm) {
  await press(card.getByRole('button', { name: t['casePage:sheet.open'] }));
  const dialog = page.getByRole('dialog', { name: t['common:sheet'] });
  const field = (key: keyof typeof t) => dialog.getByRole('textbox', { name: t[key], exact: true });
  await write(field('casePage:sheet.area'), '0.01');
  if ((await field('casePage:sheet.rate').count()) > 0) {
    await write(field('casePage:sheet.rate'), '120000');
    await write(field('casePage:sheet.orderNo'), 'COL/118');
    await write(field('casePage:sheet.rateReason'), 'By the note of the tahasil');
  } else {
    await press(dialog.getByRole('checkbox', { name: t['casePage:sheet.change'] }));
    await write(field('casePage:sheet.amount'), '1200');
    await write(field('casePage:sheet.reason'), 'By the note of the tahasil');
  }
  await press(dialog.getByRole('button', { name: t['casePage:sheet.keep'] }));
  await expect(dialog).toHaveCount(0);
}

/** Values the land of an application for a lease. */
export async function valueLand(desk: Desk, number: string): Promise<void> {
  const { m } = getTexts(desk.life.language);
  await takeStepOnScreen(
    desk,
    { number, type },
    {
      action: 'value',
      state: 'RECOMMENDED',
      fill: async (form) => {
        await fillSheet(form);
        const years = form.card.getByRole('textbox', { name: m['need.termYears'] });
        await form.type(years, '10');
      },
    },
  );
}

/** Takes an application for a lease from its receipt to the deed, with every officer and the citizen on their screens. */
export async function liveToDeed(
  office: Office,
  citizen: Actor,
  life: Life,
  { number, plotNo, orderNo }: { number: string; plotNo: string; orderNo: string },
) {
  const of = { number, type };
  const dealing = await office.at('officer.puri');
  const { m } = getTexts(life.language);
  const question = 'Since which year do you use it?';
  await takeStepOnScreen(dealing, of, { action: 'accept', state: 'SCRUTINY' });
  await takeStepOnScreen(dealing, of, {
    action: 'query',
    state: 'QUERY',
    fill: ({ card, type: write }) =>
      write(card.getByRole('textbox', { name: m['need.query'], exact: true }), question),
  });
  await answerQuestion(citizen, life, number, question);
  await takeStepOnScreen(dealing, of, { action: 'sendToField', state: 'FIELD' });
  await reportVisit(await office.at('tahasil.brahmagiri'), {
    number,
    plotNo,
    recommendation: 'field:recommend.grant',
  });
  await valueLand(dealing, number);
  const deciding = await office.at('deciding.puri');
  await takeStepOnScreen(deciding, of, { action: 'putToCommittee', state: 'COMMITTEE' });
  await resolveInCommittee(await office.at('chief.puri'), number, 'approved');
  await payDemand(citizen, life, number);
  await takeStepOnScreen(dealing, of, {
    action: 'issueOrder',
    state: 'APPROVED',
    fill: ({ card, type: write }) =>
      write(card.getByRole('textbox', { name: m['need.orderNo'], exact: true }), orderNo),
  });
  await takeStepOnScreen(dealing, of, {
    action: 'executeDeed',
    state: 'EXECUTED',
    fill: ({ card, type: write }) =>
      write(card.getByRole('textbox', { name: m['need.deedNo'], exact: true }), `D/${orderNo}`),
  });
}
