import { kisamClasses, satwaClasses, plotStatuses } from '@temple-land/portal-core';
import type { GeoPoint, PlotSelectionRequest } from '@temple-land/portal-core';
import { toLatinDigits } from '../../../i18n/digits.ts';
import { listOutlines, type OwnLayer } from './ownLayers.ts';
import { toOutline } from '../../../common/land/drawing/coordinates.ts';

/** How the place of a selection is given. */
export const selectionPlaces = ['all', 'chosen', 'adjoining', 'near', 'outline', 'layer'] as const;
export type SelectionPlace = (typeof selectionPlaces)[number];

/** The fields of the selection; empty where they do not restrict it. */
export interface SelectionFields {
  place: SelectionPlace;
  metres: string;
  /** The id of a file of one's own, and the index of one of its shapes; empty for all of them. */
  layer: string;
  shape: string;
  status: string;
  kisamClass: string;
  satwaClass: string;
  marked: string;
  areaFrom: string;
  areaTo: string;
}

export const noSelectionFields: SelectionFields = {
  place: 'all',
  metres: '100',
  layer: '',
  shape: '',
  status: '',
  kisamClass: '',
  satwaClass: '',
  marked: '',
  areaFrom: '',
  areaTo: '',
};

/** The fields that do not have a valid value. */
export type SelectionFault = 'metres' | 'areaFrom' | 'areaTo' | 'corners' | 'chosen' | 'layer';

const parseNumber = (text: string) => {
  const typed = toLatinDigits(text).trim();
  return typed === '' ? undefined : Number(typed);
};
const findOf = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((each) => each === value);
const isNumberUpTo = (most: number, value: number | undefined) =>
  value !== undefined && value >= 0 && value <= most;

/** What a selection is made from: its fields, the corners of the outline and the chosen plots. */
export interface SelectionInput {
  fields: SelectionFields;
  points: readonly GeoPoint[];
  plotCodes: readonly string[];
  ownLayers: readonly OwnLayer[];
}

const findOutlines = ({ fields: { layer, shape }, ownLayers }: SelectionInput) =>
  listOutlines(
    ownLayers.find(({ id }) => id === layer),
    shape,
  );

const minCorners = 2;
const [maxMetres, maxAcres] = [5000, 1e6];

/** Returns the fields of a selection that do not have a valid value. */
export function listSelectionFaults(input: SelectionInput) {
  const { fields, points, plotCodes } = input;
  const { place, metres, areaFrom, areaTo } = fields;
  const isArea = (text: string) => text.trim() === '' || isNumberUpTo(maxAcres, parseNumber(text));
  const isAroundPlots = place === 'chosen' || place === 'adjoining' || place === 'near';
  const faults: [SelectionFault, boolean][] = [
    ['chosen', isAroundPlots && plotCodes.length === 0],
    ['metres', place === 'near' && !isNumberUpTo(maxMetres, parseNumber(metres))],
    ['corners', place === 'outline' && points.length < minCorners],
    ['layer', place === 'layer' && findOutlines(input) === undefined],
    ['areaFrom', !isArea(areaFrom)],
    ['areaTo', !isArea(areaTo)],
  ];
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

function toPlace(input: SelectionInput): PlotSelectionRequest {
  const { fields, points, plotCodes } = input;
  const codes = [...plotCodes];
  if (fields.place === 'chosen') return { plotCodes: codes };
  if (fields.place === 'adjoining') return { near: { plotCodes: codes, metres: 0 } };
  if (fields.place === 'near')
    return { near: { plotCodes: codes, metres: parseNumber(fields.metres) ?? 0 } };
  const outlines = fields.place === 'layer' ? findOutlines(input) : undefined;
  if (outlines) return { outlines };
  if (fields.place !== 'outline') return {};
  return { corners: toOutline(points).map(({ longitude, latitude }) => [longitude, latitude]) };
}

/** Returns the request of a selection without faults. */
export function toSelectionRequest(input: SelectionInput): PlotSelectionRequest {
  const { status, kisamClass, satwaClass, marked, areaFrom, areaTo } = input.fields;
  const conditions = {
    status: findOf(plotStatuses, status),
    kisamClass: findOf(kisamClasses, kisamClass),
    satwaClass: findOf(satwaClasses, satwaClass),
    marked: findOf(['lease', 'case'] as const, marked),
    areaFrom: parseNumber(areaFrom),
    areaTo: parseNumber(areaTo),
  };
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return { ...toPlace(input), ...(Object.fromEntries(given) as PlotSelectionRequest) };
}
