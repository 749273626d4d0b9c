import { clipRing } from './clipRing.ts';
import { ProtobufWriter } from './protobuf.ts';
import { tileExtent } from './tileGrid.ts';

/** The properties of a feature; several features can share one object. */
export type Properties = Readonly<Record<string, string | number>>;

/** A feature of a tile: its ring in units of the tile (x, y, x, y), not clipped, not rounded. */
export interface Feature {
  id: number;
  ring: readonly number[];
  properties: Properties;
}

// Field numbers of the Mapbox Vector Tile specification 2.1, section 4.
const tileField = { layer: 3 } as const;
const layerField = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const;
const featureField = { id: 1, tags: 2, type: 3, geometry: 4 } as const;
const valueField = { text: 1, double: 3, whole: 5 } as const;
const polygon = 3;
const command = { moveTo: 1, lineTo: 2, close: 7 } as const;

const zigzag = (step: number) => (step < 0 ? -step * 2 - 1 : step * 2);

/** Rounds a ring and removes repeated corners. */
function roundRing(ring: readonly number[]): number[] {
  const corners: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [Math.round(ring[at] ?? 0), Math.round(ring[at + 1] ?? 0)];
    if (x !== corners.at(-2) || y !== corners.at(-1)) corners.push(x, y);
  }
  const isClosed = corners[0] === corners.at(-2) && corners[1] === corners.at(-1);
  if (isClosed && corners.length > 0) corners.length -= 2;
  return corners;
}

/** Returns twice the signed area of a ring; positive if it is clockwise on the screen. */
function computeSignedArea(corners: readonly number[]): number {
  let twice = 0;
  for (let at = 0; at < corners.length; at += 2) {
    const next = (at + 2) % corners.length;
    twice += (corners[at] ?? 0) * (corners[next + 1] ?? 0);
    twice -= (corners[next] ?? 0) * (corners[at + 1] ?? 0);
  }
  return twice;
}

function reverseRing(corners: readonly number[]): number[] {
  const other: number[] = [];
  for (let at = corners.length - 2; at >= 0; at -= 2) {
    other.push(corners[at] ?? 0, corners[at + 1] ?? 0);
  }
  return other;
}

/** Writes a polygon as deltas; an outer ring is clockwise. */
function writeGeometry(geometry: ProtobufWriter, corners: readonly number[]): void {
  geometry.clear();
  geometry.varint(8 + command.moveTo);
  let [lastX, lastY] = [0, 0];
  for (let at = 0; at < corners.length; at += 2) {
    if (at === 2) geometry.varint((corners.length / 2 - 1) * 8 + command.lineTo);
    const [x = 0, y = 0] = [corners[at], corners[at + 1]];
    geometry.varint(zigzag(x - lastX));
    geometry.varint(zigzag(y - lastY));
    [lastX, lastY] = [x, y];
  }
  geometry.varint(8 + command.close);
}

/** Creates a dictionary that numbers distinct keys or values in order of appearance. */
function createDictionary() {
  const [keys, values] = [new Map<string, number>(), new Map<string | number, number>()];
  const known = new Map<Properties, Uint8Array>();
  const tags = new ProtobufWriter();
  const numberOf = <Entry>(entries: Map<Entry, number>, entry: Entry) => {
    const number = entries.get(entry) ?? entries.size;
    return (entries.set(entry, number), number);
  };
  const tagsOf = (properties: Properties): Uint8Array => {
    const before = known.get(properties);
    if (before) return before;
    tags.clear();
    for (const [key, value] of Object.entries(properties)) {
      tags.varint(numberOf(keys, key));
      tags.varint(numberOf(values, value));
    }
    const written = tags.bytes().slice();
    known.set(properties, written);
    return written;
  };
  return { keys, values, tagsOf };
}

function writeValue(message: ProtobufWriter, value: string | number): Uint8Array {
  message.clear();
  if (typeof value === 'string') message.text(valueField.text, value);
  else if (Number.isSafeInteger(value) && value >= 0) message.number(valueField.whole, value);
  else message.double(valueField.double, value);
  return message.bytes();
}

/**
 * Encodes a tile with one layer (Mapbox Vector Tile specification 2.1). Features are clipped to the tile with its
 * margin; those without an area are omitted. A tile without features is empty.
 */
export function encodeVectorTile(name: string, features: Iterable<Feature>): Uint8Array {
  const [layer, feature, geometry] = [
    new ProtobufWriter(),
    new ProtobufWriter(),
    new ProtobufWriter(),
  ];
  const { keys, values, tagsOf } = createDictionary();
  layer.text(layerField.name, name);
  let shapes = 0;
  for (const { id, ring, properties } of features) {
    const corners = roundRing(clipRing(ring));
    const area = computeSignedArea(corners);
    if (area === 0) continue;
    writeGeometry(geometry, area > 0 ? corners : reverseRing(corners));
    feature.clear();
    feature.number(featureField.id, id);
    feature.block(featureField.tags, tagsOf(properties));
    feature.number(featureField.type, polygon);
    feature.block(featureField.geometry, geometry.bytes());
    layer.block(layerField.feature, feature.bytes());
    shapes += 1;
  }
  if (shapes === 0) return new Uint8Array();
  for (const key of keys.keys()) layer.text(layerField.key, key);
  for (const value of values.keys()) layer.block(layerField.value, writeValue(feature, value));
  layer.number(layerField.extent, tileExtent);
  layer.number(layerField.version, 2);
  const tile = new ProtobufWriter();
  tile.block(tileField.layer, layer.bytes());
  return tile.bytes();
}
