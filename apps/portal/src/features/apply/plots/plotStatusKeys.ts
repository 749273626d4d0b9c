import type { PlotKind } from '@temple-land/ui';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The texts of the statuses of plots. */
export const plotStatusKeys: Readonly<Record<PlotKind, TextKey<'apply'>>> = {
  available: 'plot.status.available',
  applied: 'plot.status.applied',
  leased: 'plot.status.leased',
  sold: 'plot.status.sold',
  disputed: 'plot.status.disputed',
  temple: 'plot.status.temple',
};

/** Returns the text of a status of the record; undefined for an unknown one. */
export const findStatusKey = (status: string): TextKey<'apply'> | undefined =>
  (plotStatusKeys as Readonly<Record<string, TextKey<'apply'>>>)[status];
