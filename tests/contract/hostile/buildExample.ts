import fc from 'fast-check';
import { files } from '../../support/sampleFiles.ts';

/** The used properties of a valibot schema; each type has some of them. */
interface SchemaPart {
  type: string;
  expects: string | null;
  entries?: Record<string, SchemaPart>;
  options?: readonly unknown[];
  wrapped?: SchemaPart;
  item?: SchemaPart;
  items?: readonly SchemaPart[];
  literal?: unknown;
  key?: SchemaPart;
  value?: SchemaPart;
  pipe?: readonly (SchemaPart & { requirement?: unknown })[];
  /** The schema of a lazy one, by its input. */
  getter?: (input: unknown) => unknown;
}

/** Known valid values by field name. */
export type KnownValues = Readonly<Record<string, unknown>>;

function buildText({ pipe = [] }: SchemaPart): string {
  const rule = pipe.find(({ type }) => type === 'regex')?.requirement;
  if (rule instanceof RegExp)
    return fc.sample(fc.stringMatching(rule), { seed: 7, numRuns: 1 })[0] ?? '';
  return 'Paddy';
}

function buildNumber({ pipe = [] }: SchemaPart): number {
  const least = pipe.find(({ type }) => type === 'min_value')?.requirement;
  return typeof least === 'number' ? Math.max(1, least) : 1;
}

function buildRecord(known: KnownValues, { key, value }: SchemaPart) {
  return { [String(key ? buildExample(key, {}) : '')]: value ? buildExample(value, known) : null };
}

/** Builds a valid input for a schema, with every field; `known` values take precedence. */
export function buildExample(schema: unknown, known: KnownValues): unknown {
  const looked = schema as SchemaPart;
  const { type, entries = {}, options = [], wrapped, item, items = [] } = looked;
  if (wrapped) return buildExample(wrapped, known);
  switch (type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(entries).map(([name, field]) => [
          name,
          Object.hasOwn(known, name) ? known[name] : buildExample(field, known),
        ]),
      );
    case 'string':
      return buildText(looked);
    case 'number':
      return buildNumber(looked);
    case 'boolean':
      return true;
    case 'literal':
      return looked.literal;
    case 'picklist':
      return options[0];
    case 'union':
    case 'variant':
      return buildExample(options[0], known);
    case 'array':
      return item ? [buildExample(item, known)] : [];
    case 'tuple':
      return items.map((each) => buildExample(each, known));
    case 'record':
      return buildRecord(known, looked);
    case 'lazy':
      return buildExample(looked.getter?.(''), known);
    case 'instance':
      return files.pdf;
    default:
      throw new Error(`No example is known of ${type}.`);
  }
}

/** The path to a nested value. */
export type ValuePath = readonly (string | number)[];

/** Returns the paths of all nested values, the root first. */
export function listPaths(value: unknown, way: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [way];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [way, ...inside.flatMap(([key, each]) => listPaths(each, [...way, key as string]))];
}

/** Returns the value at a path. */
export const getAt = (value: unknown, way: ValuePath): unknown =>
  way.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], value);

/** Returns a copy with another value at a path; undefined removes it. */
export function replaceAt(value: unknown, way: ValuePath, next: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return next;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  (copy as Record<string | number, unknown>)[key] = replaceAt(
    (value as Record<string | number, unknown>)[key],
    rest,
    next,
  );
  return copy;
}
