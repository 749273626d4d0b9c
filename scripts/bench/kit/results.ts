import { median, percentile } from '../statistics.ts';
import type { Findings } from './axe.ts';
import type { Built } from './build.ts';
import type { Samples } from './measure.ts';

/** All that is known of one kit after a run. */
export interface KitResult {
  name: string;
  /** Its styles are the floor's. */
  isUnstyled: boolean;
  size: Built['size'];
  samples: Samples;
  findings: Findings;
}

/** Median of a figure of a kit over the rounds. */
export const figure = ({ samples }: KitResult, name: string): number =>
  median(samples.get(name) ?? []);

/** How many times the floor's figure a kit's figure is. */
export const ratio = (kit: KitResult, floor: KitResult, name: string): number =>
  figure(kit, name) / figure(floor, name);

/** The middle half of the ratios that the single rounds gave. */
export function spread(kit: KitResult, floor: KitResult, name: string): readonly [number, number] {
  const floors = floor.samples.get(name) ?? [];
  const ratios = (kit.samples.get(name) ?? []).map(
    (value, round) => value / (floors[round] ?? Number.NaN),
  );
  return [percentile(ratios, 0.25), percentile(ratios, 0.75)];
}
