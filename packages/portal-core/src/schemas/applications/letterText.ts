import * as v from 'valibot';
import { filled } from '../common.ts';

const longest = 8000;

/** The wording of a letter in English and Odia. */
export const LetterText = v.object({ en: filled(longest), or: filled(longest) });
export type LetterText = v.InferOutput<typeof LetterText>;
