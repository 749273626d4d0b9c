import fc from 'fast-check';
import { files } from '../../support/sampleFiles.ts';

/** What is looked at of a valibot schema; each kind has some of it. */
interface Looked {
  type: string;
  expects: string | null;
  entries?: Record<string, Looked>;
  options?: readonly unknown[];
  wrapped?: Looked;
  item?: Looked;
  items?: readonly Looked[];
  literal?: unknown;
  key?: Looked;
  value?: Looked;
  pipe?: readonly (Looked & { requirement?: unknown })[];
}

/** Values that fit a field of a name better than any that its rule alone would give. */
export type Known = Readonly<Record<string, unknown>>;

function textOf({ pipe = [] }: Looked): string {
  const rule = pipe.find(({ type }) => type === 'regex')?.requirement;
  if (rule instanceof RegExp)
    return fc.sample(fc.stringMatching(rule), { seed: 7, numRuns: 1 })[0] ?? '';
  return 'Paddy';
}

function numberOf({ pipe = [] }: Looked): number {
  const least = pipe.find(({ type }) => type === 'min_value')?.requirement;
  return typeof least === 'number' ? Math.max(1, least) : 1;
}

function recordOf(known: Known, { key, value }: Looked) {
  return { [String(key ? exampleOf(key, {}) : '')]: value ? exampleOf(value, known) : null };
}

/** Gives an input that a schema takes, with every field that it names; `known` values come first. */
export function exampleOf(schema: unknown, known: Known): unknown {
  const looked = schema as Looked;
  const { type, entries = {}, options = [], wrapped, item, items = [] } = looked;
  if (wrapped) return exampleOf(wrapped, known);
  switch (type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(entries).map(([name, field]) => [
          name,
          Object.hasOwn(known, name) ? known[name] : exampleOf(field, known),
        ]),
      );
    case 'string':
      return textOf(looked);
    case 'number':
      return numberOf(looked);
    case 'boolean':
      return true;
    case 'literal':
      return looked.literal;
    case 'picklist':
      return options[0];
    case 'union':
    case 'variant':
      return exampleOf(options[0], known);
    case 'array':
      return item ? [exampleOf(item, known)] : [];
    case 'tuple':
      return items.map((each) => exampleOf(each, known));
    case 'record':
      return recordOf(known, looked);
    case 'instance':
      return files.pdf;
    default:
      throw new Error(`No example is known of ${type}.`);
  }
}

/** The way to a value inside another. */
export type Way = readonly (string | number)[];

/** Gives the way to every value inside a value, the whole first. */
export function waysIn(value: unknown, way: Way = []): Way[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [way];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [way, ...inside.flatMap(([key, each]) => waysIn(each, [...way, key as string]))];
}

/** Gives what a way leads to. */
export const at = (value: unknown, way: Way): unknown =>
  way.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], value);

/** Gives a value with another one at the end of a way; undefined leaves it out. */
export function replaced(value: unknown, way: Way, next: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return next;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  (copy as Record<string | number, unknown>)[key] = replaced(
    (value as Record<string | number, unknown>)[key],
    rest,
    next,
  );
  return copy;
}
