import type { ColourRole } from '../theme/colours/colours.ts';
import type { ThemeName } from './themes.ts';

/** A place in a file; lines and columns begin with 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** What is wrong with a theme file. */
export type FindingKind =
  | 'unreadable-file'
  | 'no-theme'
  | 'unchecked-block'
  | 'unknown-token'
  | 'unreadable-colour'
  | 'missing-block'
  | 'missing-token'
  | 'weak-pair';

/** A pair of colours that has too little contrast. */
export interface WeakPair {
  ink: ColourRole;
  ground: ColourRole;
  inkColour: string;
  groundColour: string;
  ratio: number;
  wanted: number;
  use: string;
}

/** One reason why a theme file is not safe to use. */
export interface Finding extends Place {
  kind: FindingKind;
  message: string;
  department?: string;
  theme?: ThemeName;
  pair?: WeakPair;
}
