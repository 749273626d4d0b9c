import type * as v from 'valibot';
import type { TypedAnswers } from './formAnswers.ts';
import type { FormField } from './formField.ts';
import { formRequest, typedForm } from './formSchemas.ts';
import { landUseFields } from './landUseFields.ts';

const { shownWhen: _use, heading: _heading, ...presentUse } = landUseFields.presentUse;
const { shownWhen: _structure, ...structure } = landUseFields.structure;

/** What is asked about each plot of an application besides the first one. */
export const plotUseFields = {
  presentUse,
  structure,
  floors: landUseFields.floors,
  builtYear: landUseFields.builtYear,
} as const satisfies Readonly<Record<string, FormField<'land'>>>;

/** The name of a field of a plot's use. */
export type PlotUseField = keyof typeof plotUseFields;

/** The use of a plot as it is typed. */
export type TypedPlotUse = TypedAnswers<typeof plotUseFields>;

/** The rules of the typed use of a plot. */
export const PlotUseForm = typedForm(plotUseFields, {});

/** The use of a plot in a request. */
export const PlotUse = formRequest({}, plotUseFields, {});
export type PlotUse = v.InferOutput<typeof PlotUse>;
