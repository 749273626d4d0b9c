import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { MapColours } from './mapColours.ts';

/** Returns the layer of the plots' numbers from the source `numbers`; `size` is that of the text in CSS pixels. */
export const createNumbersLayer = (
  colours: MapColours,
  fontFamily: string,
  size: number,
): SymbolLayerSpecification => ({
  id: 'numbers',
  type: 'symbol',
  source: 'numbers',
  layout: {
    'text-field': ['get', 'text'],
    'text-font': [fontFamily],
    'text-size': size,
    'text-padding': 0,
  },
  paint: {
    'text-color': colours.mapLabel,
    'text-halo-color': colours.mapGround,
    'text-halo-width': 1.5,
  },
});
