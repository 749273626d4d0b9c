import { expect } from '@playwright/test';
import { files } from '../../../support/sampleFiles.ts';
import type { Actor } from '../../support/actor.ts';
import { chooseValue, getTexts } from '../journey.ts';
import { places } from '../places.ts';
import type { LifePlot } from './freePlot.ts';
import { send } from '../send.ts';
import {
  openCase,
  takeStepOnScreen,
  typeDate,
  type Desk,
  type Life,
  type Office,
} from './office.ts';
import { reportVisit } from './visit.ts';

const party = 'Gobinda Rout';
const photo = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: files.jpg };

async function fillReport(actor: Actor, { language }: Life, plot: LifePlot): Promise<void> {
  const { page, choose, type } = actor;
  const { t } = getTexts(language);
  const photos = page.getByLabel(t['apply:report.photos']);
  await photos.setInputFiles([photo]);
  await expect(page.getByText(t['common:apply.document.uploaded'], { exact: true })).toHaveCount(1);
  await choose(page.getByLabel(t['common:place.district']), places[language].district);
  await choose(page.getByLabel(t['common:place.tahasil']), places[language].tahasil);
  await chooseValue(
    actor,
    page.getByLabel(t['common:place.mouza'], { exact: true }),
    plot.villageCode,
  );
  await chooseValue(actor, page.getByLabel(t['common:place.khatian']), plot.khataNoId);
  await chooseValue(actor, page.getByLabel(t['apply:plot']), plot.plotCode);
  const kind = page.getByLabel(t['common:report.kind'], { exact: true });
  await choose(kind, t['common:report.kind.fence']);
  await type(page.getByLabel(t['common:report.landmark']), 'Behind the school');
  await type(page.getByLabel(t['common:report.description']), 'A new wall stands on the field.');
}

/** Reports illegitimate use of a plot as a citizen; returns the number of the report. */
export async function reportUse(actor: Actor, life: Life, plot: LifePlot): Promise<string> {
  const { page, press } = actor;
  const { m, t } = getTexts(life.language);
  const link = page.getByRole('main').getByRole('link', { name: m['header.illegitimate'] });
  await press(link.first());
  await fillReport(actor, life, plot);
  await send(actor, page.getByRole('button', { name: t['apply:report.submit'] }), life);
  await expect(page.getByRole('heading', { name: t['apply:report.done.title'] })).toBeVisible();
  return (await page.getByTestId('application-number').textContent()) ?? '';
}

/** Returns the number of the case that the transfer of a report opened. */
async function findCase(desk: Desk, report: string): Promise<string> {
  const { page, life } = desk;
  const { t } = getTexts(life.language);
  await openCase(desk, report, 1);
  await page.goto(`${page.url()}&view=related`);
  const name = new RegExp(
    t['common:application.linked.case'].replace('{number}', String.raw`(\S+/\S+)`),
  );
  const link = page.getByRole('main').getByRole('link', { name });
  return name.exec((await link.textContent()) ?? '')?.[1] ?? '';
}

async function addRespondent(desk: Desk, number: string): Promise<void> {
  const { page, actor, life } = desk;
  const { t } = getTexts(life.language);
  await openCase(desk, number, 3);
  await page.goto(`${page.url()}&view=court`);
  await actor.press(page.getByRole('button', { name: t['courtCase:party.add'] }));
  const dialog = page.getByRole('dialog', { name: t['courtCase:party.add'] });
  const type = (label: string, text: string) =>
    actor.type(dialog.getByRole('textbox', { name: label }), text);
  await type(t['courtCase:party.name'], party);
  await type(t['courtCase:party.address'], 'Brahmagiri');
  const save = dialog.getByRole('button', { name: t['courtCase:party.save'] });
  await send(actor, save, life);
  await expect(page.getByRole('main').getByText(party).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

async function recordService(desk: Desk, number: string): Promise<void> {
  const { page, actor, life } = desk;
  const { t } = getTexts(life.language);
  await openCase(desk, number, 3);
  await page.goto(`${page.url()}&view=court`);
  const serve = `${t['courtCase:notice.serve']}: ${party}`;
  await actor.press(page.getByRole('button', { name: serve }));
  const dialog = page.getByRole('dialog');
  await actor.choose(
    dialog.getByLabel(t['courtCase:service.mode'], { exact: true }),
    t['courtCase:service.mode.inPerson'],
  );
  const save = dialog.getByRole('button', { name: t['courtCase:service.save'] });
  await send(actor, save, life);
  await expect(dialog).toHaveCount(0);
}

async function takeToHearings(tahasil: Desk, number: string): Promise<void> {
  const of = { number, type: 3 };
  const { m } = getTexts(tahasil.life.language);
  await addRespondent(tahasil, number);
  await takeStepOnScreen(tahasil, of, {
    action: 'issueNotice',
    state: 'NOTICE_ISSUED',
    fill: ({ card, type }) =>
      type(card.getByRole('textbox', { name: m['need.caseNo'] }), '16A/88/2026'),
  });
  await recordService(tahasil, number);
  const fillDate =
    (day: string) =>
    ({ card }: Parameters<typeof typeDate>[0]) =>
      typeDate({ card }, day);
  await takeStepOnScreen(tahasil, of, {
    action: 'serve',
    state: 'SERVED',
    fill: fillDate('05012026'),
  });
  await takeStepOnScreen(tahasil, of, {
    action: 'listHearing',
    state: 'HEARING',
    fill: fillDate('05012027'),
  });
  await takeStepOnScreen(tahasil, of, {
    action: 'adjourn',
    state: 'HEARING',
    fill: async (form) => {
      await typeDate(form, '12012027');
      await form.type(
        form.card.getByRole('textbox', { name: m['need.remark'] }),
        'The respondent asked for time',
      );
    },
  });
  await takeStepOnScreen(tahasil, of, { action: 'reserveOrder', state: 'ORDER_RESERVED' });
}

/** Takes a report from its receipt through a case with two hearings to possession; returns the number of the case. */
export async function liveToPossession(
  office: Office,
  life: Life,
  { report, plotNo }: { report: string; plotNo: string },
): Promise<string> {
  const { m } = getTexts(life.language);
  const of = { number: report, type: 1 };
  const dealing = await office.at('officer.puri');
  const tahasil = await office.at('tahasil.brahmagiri');
  await takeStepOnScreen(dealing, of, { action: 'accept', state: 'TRIAGE' });
  await takeStepOnScreen(dealing, of, { action: 'inspect', state: 'INSPECTION' });
  await reportVisit(tahasil, {
    number: report,
    plotNo,
    recommendation: 'field:recommend.action',
    encroached: '1',
  });
  await takeStepOnScreen(dealing, of, {
    action: 'transfer',
    state: 'TRANSFERRED',
    fill: ({ card, choose }) =>
      choose(card.getByLabel(m['need.authority'], { exact: true }), m['authority.tahasilCourt']),
  });
  const number = await findCase(dealing, report);
  await takeToHearings(tahasil, number);
  await takeStepOnScreen(
    await office.at('deciding.puri'),
    { number, type: 3 },
    {
      action: 'orderEviction',
      state: 'EVICTION_ORDERED',
      fill: ({ card, type }) =>
        type(card.getByRole('textbox', { name: m['need.orderNo'] }), 'E/12'),
    },
  );
  await takeStepOnScreen(
    tahasil,
    { number, type: 3 },
    {
      action: 'takePossession',
      state: 'POSSESSION_TAKEN',
      fill: async (form) => {
        await typeDate(form, '06012026');
        await form.type(form.card.getByRole('textbox', { name: m['need.recoveredArea'] }), '0.01');
        await form.type(
          form.card.getByRole('textbox', { name: m['need.fieldReport'] }),
          'The wall is gone',
        );
      },
    },
  );
  return number;
}
