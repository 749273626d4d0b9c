import type { Output } from '@temple-land/portal-core';

/** The layers of the map. */
export const mapLayers = {
  status: 200,
  result: [
    {
      id: 'districts',
      name: 'Districts',
      minZoom: 0,
      maxZoom: 12,
      note: 'Schematic map, not to survey.',
    },
    {
      id: 'tahasils',
      name: 'Tahasils',
      minZoom: 6,
      maxZoom: 14,
      note: 'Schematic map, not to survey.',
    },
    {
      id: 'mouzas',
      name: 'Mouzas',
      minZoom: 10,
      maxZoom: 16,
      note: 'Schematic map, not to survey.',
    },
    {
      id: 'context',
      name: 'Roads, water, settlements',
      minZoom: 13,
      maxZoom: 18,
      note: 'Schematic map, not to survey.',
    },
    {
      id: 'plots',
      name: 'Plots',
      minZoom: 14,
      maxZoom: 18,
      note: 'Schematic map, not to survey.',
      since: '2026-01-09',
    },
    {
      id: 'quarries',
      name: 'Quarry applications',
      minZoom: 8,
      maxZoom: 16,
      note: 'Schematic map, not to survey.',
    },
    {
      id: 'leases',
      name: 'Running leases',
      minZoom: 14,
      maxZoom: 18,
      note: 'Schematic map, not to survey.',
    },
    {
      id: 'cases',
      name: 'Open cases',
      minZoom: 14,
      maxZoom: 18,
      note: 'Schematic map, not to survey.',
    },
  ],
} satisfies Output<'mapLayers'>;

/** What a search for a mouza finds. */
export const landSearch = {
  status: 200,
  result: {
    mouzas: [
      {
        districtCode: 1,
        tahasilCode: 3,
        villageCode: 19,
        district_name: 'Puri',
        tehsil_name: 'Krushnaprasad',
        mouza_name: 'Malud',
        nameOr: 'ମଲୁଦ',
        nameHi: 'मलुद',
        plots: 2,
        area: 403.0092,
        extent: {
          minX: 86.44336086124282,
          minY: 19.809770556813177,
          maxX: 86.45774014853822,
          maxY: 19.821701602527945,
        },
      },
    ],
    khatiyans: [],
    plots: [],
    applications: [],
  },
} satisfies Output<'landSearch'>;

/** A plot on the map. */
export const mapFeature = {
  status: 200,
  result: {
    districtCode: 1,
    tahasilCode: 3,
    villageCode: 19,
    district_name: 'Puri',
    tehsil_name: 'Krushnaprasad',
    mouza_name: 'Malud',
    khataNoId: 19,
    khataNo: '1',
    plotCode: '19-2',
    plotNo: '2',
    area: 100.8872,
    kissam: 'Puratana patita',
    status: 'available',
    rorStatus: 'final',
    kissamClass: 'fallow',
    geometryLevel: 'schematic',
    extent: {
      minX: 86.45277862924914,
      minY: 19.81,
      maxX: 86.45746362378254,
      maxY: 19.821472159341123,
    },
  },
} satisfies Output<'mapFeature'>;

const { plotCode, plotNo, extent } = mapFeature.result;

/** What is at a point of the map. */
export const mapIdentify = {
  status: 200,
  result: [
    { kind: 'plot', name: plotNo, plotCode, extent },
    { kind: 'lease', name: 'TL/2019/14', plotCode, extent },
    { kind: 'mouza', name: 'Malud', plotCode: '', extent },
    { kind: 'tahasil', name: 'Krushnaprasad', plotCode: '', extent },
    { kind: 'district', name: 'Puri', plotCode: '', extent },
  ],
} satisfies Output<'mapIdentify'>;

/** The plots that a selection finds. */
export const plotSelection = {
  status: 200,
  result: { count: 1, area: mapFeature.result.area, plots: [mapFeature.result] },
} satisfies Output<'plotSelection'>;

/** The distance between two plots. */
export const plotGap = { status: 200, result: { metres: 128.4 } } satisfies Output<'plotGap'>;

/** What a print will be. */
export const mapSheetPlan = {
  status: 200,
  result: { sheets: 2, plots: 240, width: 720, height: 832 },
} satisfies Output<'mapSheetPlan'>;

/** Views of the map that an officer keeps. */
export const mapViews = {
  status: 200,
  result: [
    { viewId: 3, name: 'Leases around Malud', query: 'box=86.4%2C19.8%2C86.5%2C19.9&colour=lease' },
    { viewId: 4, name: 'Open cases', query: 'colour=case&hidden=' },
  ],
} satisfies Output<'inboxViewList'>;

/** The plots of a report, for the selection above. */
export const registerReportPlots = {
  status: 200,
  result: { plotCodes: plotSelection.result.plots.map(({ plotCode }) => plotCode) },
} satisfies Output<'registerReportPlots'>;
