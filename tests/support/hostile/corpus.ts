import { activePdfs } from './activePdfs.ts';
import { bombs } from './bombs.ts';
import { brokenPdfs } from './brokenPdfs.ts';
import type { HostileFile } from './hostileFile.ts';
import { hostilePictures } from './pictures.ts';

/** Every hostile file of the tests. */
export const corpus: readonly HostileFile[] = [
  ...activePdfs,
  ...brokenPdfs,
  ...bombs,
  ...hostilePictures,
];
