import { median, percentile } from '../statistics.ts';
import type { Findings } from './axe.ts';
import type { Built } from './build.ts';
import type { Samples } from './measure.ts';

/** The results of a kit. */
export interface KitResult {
  name: string;
  /** It uses the styles of the floor. */
  hasNoStyles: boolean;
  size: Built['size'];
  samples: Samples;
  findings: Findings;
}

/** Median of a figure of a kit over the rounds. */
export const figure = ({ samples }: KitResult, name: string): number =>
  median(samples.get(name) ?? []);

/** The ratio of a kit's figure to the floor's. */
export const ratio = (kit: KitResult, floor: KitResult, name: string): number =>
  figure(kit, name) / figure(floor, name);

/** The quartiles of the ratios of the single rounds. */
export function spread(kit: KitResult, floor: KitResult, name: string): readonly [number, number] {
  const floors = floor.samples.get(name) ?? [];
  const ratios = (kit.samples.get(name) ?? []).map(
    (value, round) => value / (floors[round] ?? Number.NaN),
  );
  return [percentile(ratios, 0.25), percentile(ratios, 0.75)];
}
