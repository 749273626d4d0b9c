import { writeTable } from '../statistics.ts';
import { budgets, type Aside, type Budget } from './budgets.ts';
import { figure, spread, type KitResult } from './results.ts';

/** The verdict on a budget. */
export type Verdict = 'kept, stretch too' | 'kept' | 'missed';

// The printed value is compared, so that ×1.05 is within a budget of ×1.05.
const shown = (value: number) => Number(value.toFixed(2));

/** Returns the verdict on a figure; a figure that was not measured misses its budget. */
export function judgeFigure(
  value: number,
  { hard, stretch }: Pick<Budget, 'hard' | 'stretch'>,
): Verdict {
  if (shown(value) <= stretch) return 'kept, stretch too';
  return shown(value) <= hard ? 'kept' : 'missed';
}

const written = (value: number, unit: Budget['unit']) =>
  unit === '×' ? `×${shown(value)}` : `${shown(value)} ${unit}`.trim();

/** Returns the peer with the lowest figure of a budget; undefined without peers. */
export function bestPeer(
  peers: readonly KitResult[],
  floor: KitResult,
  { value, needsStyles }: Pick<Budget, 'value' | 'needsStyles'>,
): { name: string; value: number } | undefined {
  if (value === undefined) return undefined;
  const [best] = peers
    .filter(({ hasNoStyles }) => !(needsStyles && hasNoStyles))
    .map((peer) => ({ name: peer.name, value: value(peer, floor) }))
    .sort((one, other) => one.value - other.value);
  return best;
}

function floorText(budget: Budget, floor: KitResult): string {
  const { value, unit, measured } = budget;
  if (measured) {
    const amount = figure(floor, measured.name);
    return `${amount.toFixed(amount < 10 ? 1 : 0)} ${measured.unit}`;
  }
  return value === undefined ? '' : written(value(floor, floor), unit);
}

function oursText(budget: Budget, value: number, ours: KitResult, floor: KitResult): string {
  const text = written(value, budget.unit);
  if (!budget.measured) return text;
  const [low, high] = spread(ours, floor, budget.measured.name);
  return `${text} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

/**
 * Writes a markdown table with a line for each budget: the floor, our figure with the middle half of the rounds, the
 * best peer, the budgets and the verdict. The first kit is the floor.
 */
export function writeVerdicts(kits: readonly KitResult[], aside: Aside): string {
  const [floor, ...others] = kits;
  const ours = others.find(({ name }) => name === 'ours');
  if (floor === undefined || ours === undefined) return '';
  const peers = others.filter((kit) => kit !== ours);
  const row = (budget: Budget) => {
    const { name, unit, hard, stretch } = budget;
    const value = budget.aside ? aside[budget.aside] : (budget.value?.(ours, floor) ?? Number.NaN);
    const best = bestPeer(peers, floor, budget);
    return {
      figure: name,
      'floor-react': floorText(budget, floor),
      ours: oursText(budget, value, ours, floor),
      'best peer': best ? `${written(best.value, unit)} ${best.name}` : '',
      budget: written(hard, unit),
      stretch: written(stretch, unit),
      verdict: judgeFigure(value, budget),
    };
  };
  return writeTable('Page R: the budgets', budgets.map(row));
}
