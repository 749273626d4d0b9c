import type { KeptContent } from './fieldDatabase.ts';

/** Changes a part of the content; a function is given the present one. */
export type ChangeContent = (
  part: Partial<KeptContent> | ((content: KeptContent) => Partial<KeptContent>),
) => void;

/** The props of the parts of the form of a field report. */
export interface FormPartProps {
  content: KeptContent;
  change: ChangeContent;
  idOf: (part: string, index?: number) => string;
  findError: (part: string, index?: number) => string | undefined;
}

/** Returns a list with one element changed. */
export const replaceAt = <Item>(
  list: readonly Item[],
  index: number,
  part: Partial<Item>,
): Item[] => list.map((item, at) => (at === index ? { ...item, ...part } : item));

/** Returns a list without one element. */
export const removeAt = <Item>(list: readonly Item[], index: number): Item[] =>
  list.filter((_, at) => at !== index);
