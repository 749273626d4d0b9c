import type { RegisterTable } from './registerTable.ts';

/** What all registers about plots have in common: a row names a plot in its mouza, and the entry refers to both. */
export const aboutPlot = (table: string, stage: string) =>
  ({
    table,
    stage,
    level: 6,
    hasOutline: false,
    named: [],
    found: ['plot_id', 'mouza_id'],
    constants: () => ({}),
    resolve: [`update ${stage} set plot_id = place_5, mouza_id = place_3`],
    isChangeable: true,
    hasVersion: false,
  }) satisfies Partial<RegisterTable>;

/** The plot of an entry `t` with the places above it. */
export const plotJoins = `join plots p on p.id = t.plot_id join khatiyans k on k.id = p.khatiyan_id
  join mouzas m on m.id = p.mouza_id join tahasils h on h.id = m.tahasil_id
  join districts d on d.id = h.district_id`;

/** Returns the values of an export: the columns of an entry, its plot and the places above it. */
export const plotExports = (columns: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, `t.${column}`])),
  district: 'd.name_en',
  tahasil: 'h.name_en',
  mouza: 'm.name_en',
  khatiyan: 'k.number',
  plot: 'p.number',
});

/** The plots with the new ones of the same import. */
export const allPlots = `(select id, area, kisam from plots
  union all select id, area, kisam from staged_plots where is_new)`;
