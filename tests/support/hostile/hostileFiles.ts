import { activePdfs } from './activePdfs.ts';
import { bombs } from './bombs.ts';
import { brokenPdfs } from './brokenPdfs.ts';
import { doublePdfs } from './doublePdfs.ts';
import type { HostileFile } from './hostileFile.ts';
import { hostilePictures } from './pictures.ts';
import { scriptedPdfs } from './scriptedPdfs.ts';

/** Every hostile file of the tests. */
export const corpus: readonly HostileFile[] = [
  ...scriptedPdfs,
  ...activePdfs,
  ...brokenPdfs,
  ...doublePdfs,
  ...bombs,
  ...hostilePictures,
];
