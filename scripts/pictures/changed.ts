import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

// About 5 of 256 steps of lightness, for different rounding of processors.
const tolerance = 5;

const grey = (file: string) => sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });

/** Compares two pictures: returns the number of different pixels, or their different sizes. */
async function pictureDifference(before: string, after: string): Promise<string | undefined> {
  const [one, other] = await Promise.all([grey(before), grey(after)]);
  const [size, otherSize] = [one, other].map(({ info }) => `${info.width}x${info.height}`);
  if (size !== otherSize) return `${size} became ${otherSize}`;
  const pixels = one.data.filter(
    (value, index) => Math.abs(value - (other.data[index] ?? 0)) > tolerance,
  ).length;
  return pixels === 0 ? undefined : `${pixels} pixels`;
}

/** Returns the first lines in which two texts differ. */
function textDifference(before: string, after: string): string | undefined {
  const [one, other] = [before, after].map((file) => readFileSync(file, 'utf8').split('\n'));
  const index = (other ?? []).findIndex((line, at) => line !== one?.[at]);
  if (index < 0) return one?.length === other?.length ? undefined : 'lines at the end are gone';
  return `line ${index + 1}: ${one?.[index] ?? 'nothing'} -> ${other?.[index]}`;
}

/** Returns a line for each picture and text that differs from the file of the same name in an earlier folder. */
export async function changedPages(before: string, after: string): Promise<string[]> {
  const lines: string[] = [];
  for (const file of globSync(`${after}/*.{png,txt}`).toSorted()) {
    const name = basename(file);
    const earlier = join(before, name);
    const difference = !existsSync(earlier)
      ? 'is new'
      : await (name.endsWith('.png') ? pictureDifference : textDifference)(earlier, file);
    if (difference !== undefined) lines.push(`${name}: ${difference}`);
  }
  const isGone = (file: string) => !existsSync(join(after, basename(file)));
  for (const file of globSync(`${before}/*.{png,txt}`).filter(isGone))
    lines.push(`${basename(file)}: is gone`);
  return lines;
}
