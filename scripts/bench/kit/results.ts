import { median } from '../statistics.ts';
import type { Findings } from './axe.ts';
import type { Built } from './build.ts';
import type { Samples } from './measure.ts';

/** All that is known of one kit after a run. */
export interface KitResult {
  name: string;
  size: Built['size'];
  samples: Samples;
  findings: Findings;
}

/** Median of a figure of a kit. */
export const figure = ({ samples }: KitResult, name: string): number =>
  median(samples.get(name) ?? []);

/** How many times the floor's figure a kit's figure is. */
export const ratio = (kit: KitResult, floor: KitResult, name: string): number =>
  figure(kit, name) / figure(floor, name);
