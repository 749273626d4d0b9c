import { figure, ratio, type KitResult } from './results.ts';

/** Figures of our kit that page R does not show. */
export interface Aside {
  /** The size of the lazy combobox chunk, in kB gz. */
  lazyCombobox: number;
}

/** A budget of the kit: the hard limit and the target. */
export interface Budget {
  name: string;
  unit: 'kB' | '×' | '';
  hard: number;
  stretch: number;
  /** The figure of a kit, less is better; absent if peers have no comparable figure. */
  value?: (kit: KitResult, floor: KitResult) => number;
  /** The figure includes styles, so peers without styles are excluded. */
  needsStyles?: boolean;
  /** The figure that page R does not show. */
  aside?: keyof Aside;
  /** The measured figure behind a ratio to the floor, with its unit. */
  measured?: { name: string; unit: 'ms' | 'MB' };
}

const css = ({ size }: KitResult) => size.cssGz;

const ratioOf = (
  label: string,
  name: string,
  hard: number,
  stretch: number,
  unit: 'ms' | 'MB' = 'ms',
): Budget => ({
  name: label,
  unit: '×',
  hard,
  stretch,
  value: (kit, floor) => ratio(kit, floor, name),
  measured: { name, unit },
});

const none = (name: string, value: (kit: KitResult) => number): Budget => ({
  name,
  unit: '',
  hard: 0,
  stretch: 0,
  value,
});

const jsOverFloor = (kit: KitResult, floor: KitResult) => kit.size.jsGz - floor.size.jsGz;

/** The budgets of page R. The heap budgets are ratios of 2.1 and 1.9 MB to a floor of 1.7 MB. */
export const budgets: readonly Budget[] = [
  { name: 'JS gz over the floor', unit: 'kB', hard: 25, stretch: 12, value: jsOverFloor },
  { name: 'CSS gz', unit: 'kB', hard: 8, stretch: 6, value: css, needsStyles: true },
  {
    name: 'late chunk of the combobox, gz',
    unit: 'kB',
    hard: 65,
    stretch: 45,
    aside: 'lazyCombobox',
  },
  { name: 'requests', unit: '', hard: 3, stretch: 3, value: (kit) => figure(kit, 'requests') },
  ratioOf('main-thread CPU of the load', 'CPU', 1.5, 1.3),
  ratioOf('mount to paint', 'paint', 1.5, 1.3),
  ratioOf('render of R again', 'rerender', 2.5, 1.5),
  ratioOf('dialog, first', 'dialog first', 1.6, 1.2),
  ratioOf('dialog, warm', 'dialog warm', 1.6, 1.2),
  ratioOf('tab', 'tab', 1.6, 1.2),
  ratioOf('accordion', 'accordion', 1.6, 1.2),
  ratioOf('keystroke', 'keystroke', 1.6, 1.2),
  ratioOf('OTP, type', 'OTP type', 1.6, 1.2),
  ratioOf('OTP, paste', 'OTP paste', 1.6, 1.2),
  ratioOf('heap after mount', 'heap', 1.24, 1.12, 'MB'),
  none('CLS', (kit) => figure(kit, 'CLS')),
  none('axe nodes, light', ({ findings }) => findings.light),
  none('axe nodes, dark', ({ findings }) => findings.dark),
  none('axe nodes, dialog open', ({ findings }) => findings.dialog),
];
