import { allPlots, applyFor } from '../../support/landApplication.ts';
import type { Stage } from './stage.ts';

/** A place of Brahmagiri, where the sample has officers of every kind. */
export async function brahmagiri({ service }: Stage) {
  const place = (await allPlots(service)).find(({ tahasil }) => tahasil === 'Brahmagiri');
  if (place === undefined) throw new Error('The sample has no plot in Brahmagiri.');
  return { ...place, plotCode: '' };
}

/** Makes a citizen who has applied for land there. */
export async function applicant(stage: Stage) {
  const who = await stage.account();
  const made = await applyFor(stage.service, who, await brahmagiri(stage));
  return { who, ...made };
}
