import type * as v from 'valibot';
import type { TypedAnswers } from './formAnswers.ts';
import type { FormField } from './formField.ts';
import { formRequest, typedForm } from './formSchemas.ts';
import { landUseFields } from './landUseFields.ts';

const { shownWhen: _use, heading: _heading, ...presentUse } = landUseFields.presentUse;
const { shownWhen: _structure, ...structure } = landUseFields.structure;
const { shownWhen: _north, ...boundaryNorth } = landUseFields.boundaryNorth;
const { shownWhen: _east, ...boundaryEast } = landUseFields.boundaryEast;
const { shownWhen: _south, ...boundarySouth } = landUseFields.boundarySouth;
const { shownWhen: _west, ...boundaryWest } = landUseFields.boundaryWest;

/** What is asked about each plot of an application; about the first one by the fields of the form. */
export const plotUseFields = {
  presentUse,
  structure,
  floors: landUseFields.floors,
  builtYear: landUseFields.builtYear,
  boundaryNorth,
  boundaryEast,
  boundarySouth,
  boundaryWest,
} as const satisfies Readonly<Record<string, FormField<'land'>>>;

/** Returns whether a field of the form is asked about each plot. */
export const isPlotUseField = (name: string): name is PlotUseField =>
  Object.hasOwn(plotUseFields, name);

/** The name of a field of a plot's use. */
export type PlotUseField = keyof typeof plotUseFields;

/** The use of a plot as it is typed. */
export type TypedPlotUse = TypedAnswers<typeof plotUseFields>;

/** The rules of the typed use of a plot. */
export const PlotUseForm = typedForm(plotUseFields, {});

/** The use of a plot in a request. */
export const PlotUse = formRequest({}, plotUseFields, {});
export type PlotUse = v.InferOutput<typeof PlotUse>;
