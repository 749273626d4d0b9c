import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { message, type Input } from '@temple-land/portal-core';
import { findPlace, freeSamplePlots } from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { encodeUtf16, readPdfText, removeEscapes } from '../../../../../tests/support/pdfText.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { plots } from '../../db/schema/land.ts';

type Sketch = NonNullable<Input<'applyLand'>['sketch']>;

const service = makeAppBeforeAll();
beforeAll(() => freeSamplePlots(service));
const citizen = createBeforeAll(() => newUser(service, 'sketch.citizen', 'CI'));
const place = createBeforeAll(() => findPlace(service));
const outline = createBeforeAll(async () => {
  const isPlot = eq(plots.code, place.plotCode);
  const [plot] = await service.deps.db.select().from(plots).where(isPlot);
  const corners = plot?.ring ? unpackRing(plot.ring) : [];
  return { corners: corners.map(([x, y]): [number, number] => [x, y]) };
});

const requestWith = (answers: Partial<Input<'applyLand'>>) =>
  requestOfKind(service, citizen.token, place, {
    applicationKind: 'lease',
    area: 0.01,
    ...answers,
  });

it('a sketch away from the plot, of another plot or without a plot is refused', async () => {
  const away = outline.corners.slice(0, 3).map(([x, y]): [number, number] => [x + 0.01, y]);
  for (const answers of [
    { sketch: away },
    { sketch: [...outline.corners.slice(0, 2), ...away.slice(2)] },
    { sketch: outline.corners.slice(0, 3), plotCode: '' },
  ]) {
    const { answer } = await service.send('applyLand', await requestWith(answers), citizen.token);
    expect(answer, JSON.stringify(answers)).toEqual({
      status: 400,
      message: message('en', 'apply.sketch.outside'),
    });
  }
});

it('a sketch on the plot is stored, shown to the officer and drawn in the printout', async () => {
  const sketch: Sketch = outline.corners.slice(0, 3);
  const request = await requestWith({ sketch });
  const { applicationNo } = await service.result('applyLand', request, citizen.token);
  const own = await service.result('applyLandDraft', { applicationNo }, citizen.token);
  expect(own.land?.sketch).toEqual(sketch);
  const { dealing } = await officersOfPuri(service);
  const asked = { applicationType: 2, applicationId: own.applicationId } as const;
  const seen = await service.result('officerApplication', asked, dealing.token);
  expect(seen.land?.sketch).toEqual(sketch);
  const asksPdf = { intId: own.applicationId };
  const { bytes } = await service.send('applicantPdf', asksPdf, dealing.token);
  const printed = removeEscapes(readPdfText(bytes));
  expect(printed).toContain('Outline of the part that is asked for');
  expect(printed).toContain(encodeUtf16('ଭଙ୍ଗା ରେଖା: ଜମି ରେକର୍ଡରେ ପ୍ଲଟର ସୀମାରେଖା।'));
});
