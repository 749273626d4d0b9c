import {
  isFunctionNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseListOfComponentValues,
  replaceComponentValues,
  stringify,
  type ComponentValue,
  type FunctionNode,
} from '@csstools/css-parser-algorithms';
import { isTokenComma, isTokenIdent, tokenize } from '@csstools/css-tokenizer';
import { UnreadableColour } from './readColour.ts';

/** Longer values come from variables that multiply each other, and are no colours. */
const longestValue = 2000;

const parse = (css: string) => parseListOfComponentValues(tokenize({ css }));

function readReference({ value: nodes }: FunctionNode) {
  const [first, ...rest] = nodes.filter((node) => !isWhiteSpaceOrCommentNode(node));
  const isName = first !== undefined && isTokenNode(first) && isTokenIdent(first.value);
  const isEnded = rest[0] === undefined || (isTokenNode(rest[0]) && isTokenComma(rest[0].value));
  if (!isName || !isEnded) throw new UnreadableColour('var() has no name of a variable');
  const comma = nodes.findIndex((node) => isTokenNode(node) && isTokenComma(node.value));
  return {
    name: String(first),
    fallback: comma === -1 ? undefined : stringify([nodes.slice(comma + 1)]),
  };
}

/**
 * Returns a CSS value with every var() replaced by what `lookUp` returns for its name, or by its fallback. Throws
 * UnreadableColour for an unknown variable without a fallback and for variables that refer to each other.
 */
export function resolveVariables(
  value: string,
  lookUp: (name: string) => string | undefined,
  open: readonly string[] = [],
): string {
  const replace = (node: ComponentValue): ComponentValue[] | undefined => {
    if (!isFunctionNode(node) || node.getName().toLowerCase() !== 'var') return undefined;
    const { name, fallback } = readReference(node);
    if (open.includes(name)) throw new UnreadableColour(`${name} refers to itself`);
    const known = lookUp(name);
    const next = known ?? fallback;
    if (next === undefined) {
      throw new UnreadableColour(`${name} is not set on the document by this file`);
    }
    return parse(resolveVariables(next, lookUp, known === undefined ? open : [...open, name]));
  };
  const resolved = stringify(replaceComponentValues([parse(value)], replace)).trim();
  if (resolved.length > longestValue) throw new UnreadableColour('the value is too long');
  return resolved;
}
