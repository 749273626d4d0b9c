import { plotUseFields } from '@temple-land/portal-core';
import { getMessageValues, listNamedFields } from '../../../common/form/formFields.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import type { PlotRefusal } from './useOtherPlots.ts';

/** The fields of the use and building of a plot, in the order of the form. */
export const namedPlotUseFields = listNamedFields(plotUseFields);

/** Returns the id of a field of a plot; the acres have that of the plot. */
export const toFieldId = (plotId: string, field: PlotRefusal['field']): string =>
  field === 'area' ? plotId : `${plotId}-${field}`;

/** Returns why an answer is refused, in words. */
export function formatRefusal({ field, key, n }: PlotRefusal, text: Translation<'apply'>): string {
  const values = field === 'area' ? { n } : getMessageValues(namedPlotUseFields, text)[field];
  return text.t(`specification:${key}`, values ?? {});
}
