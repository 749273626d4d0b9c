import { Buffer } from 'node:buffer';
import type { PlotDetails, PlotLayerFormat } from '@temple-land/portal-core';
import type { Ring } from '../../../db/land/ring.ts';
import type { FileReply } from '../../../handler.ts';
import type { FieldValue, Layer } from './layerFile.ts';
import { toShapefile } from './shapefile.ts';
import { toGeoJson, toKml } from './textLayers.ts';
import { toZip } from './zipFile.ts';

/** The fields of a plot; names of at most ten letters, which every format can have. */
const fields: readonly (readonly [name: string, getValue: (plot: PlotDetails) => FieldValue])[] = [
  ['district', (plot) => plot.district_name],
  ['tahasil', (plot) => plot.tehsil_name],
  ['mouza', (plot) => plot.mouza_name],
  ['khatiyan', (plot) => plot.khataNo],
  ['plot', (plot) => plot.plotNo],
  ['code', (plot) => plot.plotCode],
  ['kisam', (plot) => plot.kissam],
  ['class', (plot) => plot.kissamClass],
  ['acres', (plot) => plot.area],
  ['status', (plot) => plot.status],
  ['ror', (plot) => plot.rorStatus],
  ['geometry', (plot) => plot.geometryLevel],
];

function toLayer(plots: readonly PlotDetails[], rings: ReadonlyMap<string, Ring>): Layer {
  return {
    fields: fields.map(([name]) => name),
    plots: plots.flatMap((plot) => {
      const ring = rings.get(plot.plotCode);
      return ring ? [{ values: fields.map(([, getValue]) => getValue(plot)), ring }] : [];
    }),
  };
}

const mediaTypes: Readonly<Record<PlotLayerFormat, string>> = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  shapefile: 'application/zip',
};

function toBytes(layer: Layer, format: PlotLayerFormat): Buffer {
  if (format === 'geojson') return Buffer.from(toGeoJson(layer));
  if (format === 'kml') return Buffer.from(toKml(layer, 'plot'));
  const files = Object.entries(toShapefile(layer));
  return toZip(Object.fromEntries(files.map(([end, bytes]) => [`plots.${end}`, bytes])));
}

/** Returns plots with their outlines as a file for other programs of maps; those without an outline are left out. */
export function buildPlotLayerFile(
  plots: readonly PlotDetails[],
  rings: ReadonlyMap<string, Ring>,
  format: PlotLayerFormat,
): FileReply {
  const ending = format === 'shapefile' ? 'shp.zip' : format;
  const bytes = toBytes(toLayer(plots, rings), format);
  return { fileName: `plots.${ending}`, mediaType: mediaTypes[format], bytes };
}
