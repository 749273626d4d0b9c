import { closeRing, type Layer, type LayerPlot } from './layerFile.ts';

/** Returns a layer as GeoJSON (RFC 7946). */
export function toGeoJson({ fields, plots }: Layer): string {
  const features = plots.map(({ values, ring }) => ({
    type: 'Feature',
    properties: Object.fromEntries(fields.map((field, at) => [field, values[at]])),
    geometry: { type: 'Polygon', coordinates: [closeRing(ring, 'counterClockwise')] },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (value: string | number): string =>
  String(value)
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    // XML has no other control characters.
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

function toPlacemark(fields: readonly string[], { values, ring }: LayerPlot, name: string): string {
  const data = fields.map(
    (field, at) =>
      `<Data name="${escapeXml(field)}"><value>${escapeXml(values[at] ?? '')}</value></Data>`,
  );
  const corners = closeRing(ring, 'counterClockwise').map(([x, y]) => `${x},${y}`);
  return [
    `<Placemark><name>${escapeXml(name)}</name>`,
    `<ExtendedData>${data.join('')}</ExtendedData>`,
    `<Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(' ')}</coordinates>`,
    '</LinearRing></outerBoundaryIs></Polygon></Placemark>',
  ].join('');
}

/** Returns a layer as KML 2.2; the field `nameField` is the name of each placemark. */
export function toKml({ fields, plots }: Layer, nameField: string): string {
  const at = fields.indexOf(nameField);
  const marks = plots.map((plot) => toPlacemark(fields, plot, String(plot.values[at] ?? '')));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...marks,
    '</Document></kml>\n',
  ].join('\n');
}
