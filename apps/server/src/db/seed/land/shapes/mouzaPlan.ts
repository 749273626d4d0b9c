import type { SeededRandom } from '../../random.ts';
import {
  addWay,
  cutBlock,
  getWayWidth,
  pickBetween,
  startBoard,
  type Board,
  type Way,
} from './board.ts';
import {
  divideBlock,
  divideInTurn,
  sliceStrips,
  sumWeights,
  type Block,
  type Parcel,
  type ParcelCounts,
  type Wanted,
} from './divide.ts';
import { layOutFields, shareOut, type Row } from './layOutFields.ts';
import { getMiddle, measureAlong, type Piece, type Plan } from './pieces.ts';

/** A mouza in metres around its middle: its parcels in the order of their numbers, and its ways. */
export interface MouzaPlan {
  plan: Plan;
  whole: Piece;
  parcels: Parcel[];
  ways: Way[];
  settlements: Piece[];
}

const leastHomes = 4;
const leastFields = 12;
const twoRowsFrom = 9;
const houseAspect = 2.4;
const keptFields = 6;

/** Takes fields until they fill an area, at least one; some are left for the land beyond. */
function takeFields({ unit, wanted: { field } }: Board, area: number): Wanted[] {
  const taken: Wanted[] = [];
  let room = area / unit;
  for (let [next] = field; next; [next] = field) {
    if (taken.length > 0 && (room < next.weight / 2 || field.length <= keptFields)) break;
    taken.push(next);
    field.shift();
    room -= next.weight;
  }
  return taken;
}

interface Band {
  piece: Piece;
  depth: number;
  homes: Wanted[];
}

/** Lays out a band along the road: fields, a path, the settlement, its tank and groves, and fields again. */
function layOutBand(board: Board, { piece, depth, homes }: Band): { row: Row; pathAt: number } {
  const { random, width, unit, wanted } = board;
  const length = (sumWeights(homes) * unit) / depth;
  const start = -width / 2 + (width - length) * pickBetween(random, 0.28, 0.6);
  const [west, rest] = addWay(board, piece, 'x', start, 'path');
  const path = getWayWidth(board, 'path');
  const westFields = takeFields(board, (start + width / 2) * depth);
  const end = start + path / 2 + length;
  const [settlement, beyond] = cutBlock(board, rest, 'x', end);
  const near = [...wanted.tank.splice(0, 1), ...wanted.grove.splice(0, 1 + random.below(2))];
  const nearLength = (sumWeights(near) * unit) / depth;
  const row: Row = [
    { piece: west, wanted: westFields },
    { piece: settlement, wanted: homes, isSettlement: true },
  ];
  const left = width / 2 - end;
  const eastFields = takeFields(board, (left - nearLength) * depth);
  if (near.length > 0 && nearLength < left * 0.8) {
    const [garden, east] = cutBlock(board, beyond, 'x', end + nearLength);
    row.push({ piece: garden, wanted: near }, { piece: east, wanted: eastFields });
  } else row.push({ piece: beyond, wanted: [...near, ...eastFields] });
  return { row, pathAt: start };
}

/** Returns how deep a settlement is behind its road. */
function getDepth({ unit, width, height }: Board, homes: readonly Wanted[]): number {
  const rows = homes.length < twoRowsFrom ? 1 : 2;
  const area = sumWeights(homes) * unit;
  const depth = rows * Math.sqrt((houseAspect * area) / homes.length);
  return Math.max(Math.min(depth, height * 0.22), area / (width * 0.6));
}

/** Lays out a village: a road, the settlement on both sides of it, fields around. */
function layOutVillage(board: Board): Row[] {
  const { random, whole, height, wanted } = board;
  const homes = [...wanted.temple, ...wanted.home];
  const homesSouth = homes.splice(0, Math.ceil(homes.length * pickBetween(random, 0.4, 0.55)));
  const [south, north] = addWay(board, whole, 'y', height * pickBetween(random, -0.1, 0.1), 'road');
  const [southDepth, northDepth] = [getDepth(board, homesSouth), getDepth(board, homes)];
  const [, roadSouth] = measureAlong(south, { x: 0, y: 1 });
  const [roadNorth] = measureAlong(north, { x: 0, y: 1 });
  const [farSouth, bandSouth] = cutBlock(board, south, 'y', roadSouth - southDepth);
  const [bandNorth, farNorth] = cutBlock(board, north, 'y', roadNorth + northDepth);
  const upper = layOutBand(board, { piece: bandNorth, depth: northDepth, homes });
  const lower = layOutBand(board, { piece: bandSouth, depth: southDepth, homes: homesSouth });
  const [above, below] = shareOut(
    [...wanted.grove.splice(1), ...wanted.field, ...wanted.tank, ...wanted.grove],
    [farNorth, farSouth],
  );
  const isNorth = random.next() < 0.5;
  return [
    ...layOutFields(board, farNorth, above?.wanted ?? [], { ...upper, hasCanal: isNorth }),
    upper.row,
    lower.row,
    ...layOutFields(board, farSouth, below?.wanted ?? [], { ...lower, hasCanal: !isNorth }),
  ];
}

/** Lays out a mouza without a settlement: a road with land on both sides. */
function layOutHamlet(board: Board): Row[] {
  const { random, whole, width, height, wanted } = board;
  const all = [
    ...wanted.field.splice(0, Math.ceil(wanted.field.length / 2)),
    ...wanted.tank,
    ...wanted.temple,
    ...wanted.home,
    ...wanted.grove,
    ...wanted.field,
  ];
  if (all.length < 3) return [[{ piece: whole, wanted: all }]];
  const roadAt = height * pickBetween(random, -0.15, 0.15);
  const [south, north] = addWay(board, whole, 'y', roadAt, 'road');
  const [above, below] = shareOut(all, [north, south]);
  return [above, below].flatMap((block) => {
    const pathAt = width * pickBetween(random, -0.25, 0.25);
    return block
      ? layOutFields(board, block.piece, block.wanted, { pathAt, hasCanal: block === below })
      : [];
  });
}

/** Divides a settlement into houses, each with its narrow side to the road. */
function divideSettlement(board: Board, block: Block): Parcel[] {
  const { piece, wanted, from } = block;
  if (wanted.length < twoRowsFrom) return sliceStrips(board, block, 0);
  const [south, north] = measureAlong(piece, { x: 0, y: 1 });
  const halves = cutBlock(board, piece, 'y', (south + north) / 2);
  return divideInTurn(shareOut(wanted, halves), from, (half) => sliceStrips(board, half, 0));
}

/**
 * Plans a mouza with the given numbers of parcels on an area in square metres. Parcels are numbered from the north-west,
 * block by block, one row of blocks to the east and the next one to the west.
 */
export function planMouza(random: SeededRandom, counts: ParcelCounts, area: number): MouzaPlan {
  const board = startBoard(random, counts, area);
  const isVillage = counts.home + counts.temple >= leastHomes && counts.field >= leastFields;
  const rows = isVillage ? layOutVillage(board) : layOutHamlet(board);
  const sites = rows.flatMap((row, index) => (index % 2 === 0 ? row : row.toReversed()));
  const parcels: Parcel[] = [];
  for (const { piece, wanted, isSettlement } of sites) {
    const last = parcels.at(-1);
    const from = last ? getMiddle(last.piece) : { x: -board.width, y: board.height };
    const block = { piece, wanted, from };
    parcels.push(...(isSettlement ? divideSettlement(board, block) : divideBlock(board, block)));
  }
  const settlements = sites.filter((site) => site.isSettlement).map(({ piece }) => piece);
  return { plan: board.plan, whole: board.whole, ways: board.ways, parcels, settlements };
}
