import {
  mapSheetColours,
  mapSheetOrientations,
  mapSheetPapers,
  mapSheetScales,
  type Extent,
  type MapSheetRequest,
} from '@temple-land/portal-core';

/** What a print shows: the plots of the basket, a mouza, or what the map shows. */
export const printPlaces = ['basket', 'mouza', 'view'] as const;
export type PrintPlace = (typeof printPlaces)[number];

/** The fields of a print. */
export interface PrintFields {
  place: PrintPlace;
  mouza: string;
  paper: string;
  orientation: string;
  scale: string;
  colour: string;
  isSeries: boolean;
}

export const usualPrint: PrintFields = {
  place: 'mouza',
  mouza: '',
  paper: 'A4',
  orientation: 'portrait',
  scale: '4000',
  colour: 'status',
  isSeries: false,
};

const findOf = <Value>(values: readonly Value[], text: string, usual: Value): Value =>
  values.find((value) => String(value) === text) ?? usual;

/** Returns the request of a print; undefined while it is not said what it shows. */
export function toPrintRequest(
  fields: PrintFields,
  {
    plotCodes,
    extent,
    day,
  }: { plotCodes: readonly string[]; extent: Extent | undefined; day?: string | undefined },
): MapSheetRequest | undefined {
  const { place, mouza, paper, orientation, scale, colour, isSeries } = fields;
  const page = {
    paper: findOf(mapSheetPapers, paper, 'A4'),
    orientation: findOf(mapSheetOrientations, orientation, 'portrait'),
    scale: findOf(mapSheetScales, scale, 4000),
    colour: findOf(mapSheetColours, colour, 'status'),
    ...(day === undefined ? {} : { day }),
  };
  if (place === 'basket')
    return plotCodes.length === 0 ? undefined : { ...page, plotCodes: [...plotCodes], isSeries };
  if (place === 'mouza') return mouza === '' ? undefined : { ...page, villageCode: Number(mouza) };
  if (!extent) return undefined;
  const longitude = (extent.minX + extent.maxX) / 2;
  return { ...page, centre: { longitude, latitude: (extent.minY + extent.maxY) / 2 } };
}
