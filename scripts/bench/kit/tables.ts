import { printTable } from '../statistics.ts';
import { figure, ratio, type KitResult } from './results.ts';

type Row = Record<string, string | number>;

function ratios(kit: KitResult, floor: KitResult, names: readonly string[], places = 0): Row {
  return Object.fromEntries(
    names.map((name) => [
      name,
      `${figure(kit, name).toFixed(places)} (×${ratio(kit, floor, name).toFixed(2)})`,
    ]),
  );
}

function bytes(kit: KitResult, floor: KitResult): Row {
  const { name, size } = kit;
  const total = size.jsGz + size.cssGz;
  const floorTotal = floor.size.jsGz + floor.size.cssGz;
  return {
    kit: name,
    'JS gz': size.jsGz.toFixed(1),
    'JS br': size.jsBr.toFixed(1),
    'CSS raw': size.css.toFixed(1),
    'CSS gz': size.cssGz.toFixed(1),
    'CSS br': size.cssBr.toFixed(1),
    'JS+CSS gz': `${total.toFixed(1)} (×${(total / floorTotal).toFixed(2)})`,
    'over the floor': (total - floorTotal).toFixed(1),
    requests: figure(kit, 'requests'),
    nodes: figure(kit, 'nodes'),
    'heap MB': figure(kit, 'heap').toFixed(1),
  };
}

/** Prints the figures of all kits; the first of them is the floor. */
export function printKits(kits: readonly KitResult[]): void {
  const [floor] = kits;
  if (floor === undefined) return;
  const table = (title: string, row: (kit: KitResult) => Row) => printTable(title, kits.map(row));
  table('Page R: bytes on load, kB of 1000', (kit) => bytes(kit, floor));
  const load = ['paint', 'commit', 'CPU'];
  table('Page R: load and mount, ms, CPU ÷ 4', (kit) => ({
    kit: kit.name,
    ...ratios(kit, floor, load),
    ...ratios(kit, floor, ['rerender'], 1),
    CLS: figure(kit, 'CLS').toFixed(3),
    ...ratios(kit, floor, ['script', 'style', 'layout']),
  }));
  const uses = ['dialog first', 'dialog warm', 'tab', 'accordion', 'keystroke'];
  table('Page R: to the first frame that shows the result, ms, CPU ÷ 4', (kit) => ({
    kit: kit.name,
    ...ratios(kit, floor, [...uses, 'OTP type', 'OTP paste']),
  }));
  table('Page R: main thread for one use, settling included, ms, CPU ÷ 4', (kit) => ({
    kit: kit.name,
    ...ratios(kit, floor, ['dialog CPU', 'tab CPU', 'accordion CPU', 'key CPU']),
  }));
  table('Page R: places where axe finds a fault', ({ name, findings }) => ({
    kit: name,
    light: findings.light,
    dark: findings.dark,
    dialog: findings.dialog,
    rules: findings.rules.join(', ') || 'none',
  }));
}
