import type { LandRows } from '../land/landRows.ts';
import type { SeededRandom } from '../random.ts';

/** The land that sample applications are for. */
export interface SampleLand {
  land: LandRows;
  random: SeededRandom;
  /** The district of all sample applications. */
  districtId: number;
  /** The plots of the sample's land applications. */
  usedPlots: Set<string>;
  /** Used for another try, so that one application more does not move all that follow. */
  retryRandom: SeededRandom;
}

/** Picks any plot of the district with its places. */
export function pickLand({ land, random, districtId }: SampleLand) {
  const tahasil = random.pick(land.tahasils.filter((row) => row.districtId === districtId));
  const mouza = random.pick(land.mouzas.filter(({ tahasilId }) => tahasilId === tahasil.id));
  const khatiyan = random.pick(land.khatiyans.filter(({ mouzaId }) => mouzaId === mouza.id));
  const plot = random.pick(land.plots.filter(({ khatiyanId }) => khatiyanId === khatiyan.id));
  return { tahasil, mouza, khatiyan, plot };
}

const mostTries = 100;

/** Picks a plot that is available and that no other sample application is for, so that it can be approved. */
export function pickFreeLand(sample: SampleLand) {
  let picked = pickLand(sample);
  for (let tries = 1; tries < mostTries; tries += 1) {
    const { status, code } = picked.plot;
    if (status === 'available' && !sample.usedPlots.has(code)) break;
    picked = pickLand({ ...sample, random: sample.retryRandom });
  }
  sample.usedPlots.add(picked.plot.code);
  return picked;
}
