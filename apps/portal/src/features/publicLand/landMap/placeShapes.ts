import { findVisualCentre, hasRoom, type Language } from '@temple-land/portal-core';
import type { PublicPlace } from '../../../api/openData/loadPlaces.ts';
import { createProjection, mapSize, toPath } from '../../../common/land/map/mapProjection.ts';

/** A place as it is drawn: its outline, the middle of it, and whether its name has room there. */
export interface PlaceShape {
  place: PublicPlace;
  name: string;
  path: string;
  centre: readonly [x: number, y: number];
  /** Whether the outline is too small to be seen and pressed, so that a mark stands for it. */
  isSmall: boolean;
  /** The radius around the mark that can be pressed: as far as no other mark is nearer. */
  reach: number;
  hasName: boolean;
}

/** The radius of the mark of a small place, in pixels. */
export const markPixels = 9;
/** The least size of a target, and the one that is aimed at, in pixels (WCAG 2.5.8 and 2.5.5). */
const [targetPixels, largeTargetPixels] = [24, 44];
const [letterPixels, linePixels] = [8.5, 20];

/** Returns the name of a place in a language, the English one where that language has none. */
export const getPlaceName = ({ properties }: PublicPlace, language: Language): string =>
  (language === 'en' ? '' : properties[`name_${language}`]) || properties.name;

const getRing = ({ geometry }: PublicPlace) => geometry?.coordinates[0] ?? [];

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns a function that says whether a name below a mark is clear of all marks and of the names before it. */
function createNameRoom(width: number, marks: readonly PlaceShape[]) {
  const taken = marks.map(({ centre: [x, y] }): Box => ({
    left: x - markPixels,
    right: x + markPixels,
    top: y - markPixels,
    bottom: y + markPixels,
  }));
  return (text: string, [x, y]: readonly [number, number]): boolean => {
    const half = ([...text].length * letterPixels) / 2;
    const box = {
      left: x - half,
      right: x + half,
      top: y + markPixels,
      bottom: y + markPixels + linePixels,
    };
    if (box.left < 0 || box.right > width || taken.some((other) => overlaps(box, other)))
      return false;
    taken.push(box);
    return true;
  };
}

/** Names the marks whose name is clear of the others: the chosen one, then in their order. */
function nameMarks(
  shapes: readonly PlaceShape[],
  width: number,
  chosenId: number | undefined,
): void {
  const marks = shapes.filter(({ isSmall }) => isSmall);
  const isFree = createNameRoom(width, marks);
  const chosen = marks.filter(({ place }) => place.id === chosenId);
  for (const mark of new Set([...chosen, ...marks])) mark.hasName = isFree(mark.name, mark.centre);
}

/** Reduces the radius of marks that are close to each other, down to the least size of a target. */
function spreadMarks(shapes: readonly PlaceShape[]): void {
  const marks = shapes.filter(({ isSmall }) => isSmall);
  for (const mark of marks) {
    const gaps = marks
      .filter((other) => other !== mark)
      .map(({ centre: [x, y] }) => Math.hypot(x - mark.centre[0], y - mark.centre[1]));
    mark.reach = Math.max(targetPixels / 2, Math.min(mark.reach, ...gaps.map((gap) => gap / 2)));
  }
}

/**
 * Returns the shapes of places that have an outline, the largest first, drawn `width` pixels wide; `ground` is the
 * place around them, which is kept in sight.
 */
export function buildPlaceShapes(
  places: readonly PublicPlace[],
  ground: PublicPlace | undefined,
  {
    width,
    language,
    chosenId,
  }: { width: number; language: Language; chosenId?: number | undefined },
) {
  const shown = places.filter((place) => getRing(place).length > 0);
  const around = (ground ? [ground] : shown).flatMap(getRing);
  const { size, toMap } = createProjection(around, width / mapSize.width);
  const draw = (place: PublicPlace) =>
    getRing(place)
      .slice(0, -1)
      .map(([longitude, latitude]) => toMap({ longitude, latitude }));
  const shapes = shown
    .map((place) => {
      const points = draw(place);
      const ring = points.map(({ x, y }) => [x, y] as const);
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const least = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      return { place, ring, points, least };
    })
    .toSorted((one, other) => other.place.properties.area_acres - one.place.properties.area_acres)
    .map(({ place, ring, points, least }): PlaceShape => {
      const name = getPlaceName(place, language);
      const centre = findVisualCentre(ring);
      const isSmall = least < targetPixels;
      const room = [[...name].length * letterPixels, linePixels] as const;
      const hasName = !isSmall && hasRoom(room, centre, ring);
      const reach = largeTargetPixels / 2;
      return { place, name, path: toPath(points), centre, isSmall, reach, hasName };
    });
  nameMarks(shapes, size.width, chosenId);
  spreadMarks(shapes);
  return { size, shapes, groundPath: ground && toPath(draw(ground)) };
}
