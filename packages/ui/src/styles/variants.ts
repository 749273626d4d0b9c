import type { StyleRule } from '@vanilla-extract/css';

type Nested = Record<string, StyleRule>;

function mapEntries(
  rules: Nested | undefined,
  map: (key: string, rule: StyleRule) => readonly [string, StyleRule],
): Nested {
  return Object.fromEntries(Object.entries(rules ?? {}).map(([key, rule]) => map(key, rule)));
}

/** Restricts a rule to elements that match `condition`, which does not add to its specificity. */
export function restrict(condition: string, rule: StyleRule): StyleRule {
  const { selectors, '@media': media, '@container': container, ...own } = rule;
  const target = `&:where(${condition})`;
  const inside = (query: string, nested: StyleRule) =>
    [query, restrict(condition, nested)] as const;
  return {
    selectors: {
      ...(Object.keys(own).length > 0 ? { [target]: own } : {}),
      ...mapEntries(selectors as Nested, (selector, nested) => [
        selector.replaceAll('&', target),
        nested,
      ]),
    },
    ...(media && { '@media': mapEntries(media as Nested, inside) }),
    ...(container && { '@container': mapEntries(container as Nested, inside) }),
  } as StyleRule;
}

/** Returns the rule of an element that has a data attribute, for example `data-block`. */
export const whenSet = (name: string, rule: StyleRule): StyleRule =>
  restrict(`[data-${name}]`, rule);

/** Returns the rule of an element that does not have a data attribute. */
export const unlessSet = (name: string, rule: StyleRule): StyleRule =>
  restrict(`:not([data-${name}])`, rule);

/** Returns the rules of an element for the values of a data attribute, for example `data-kind`. */
export const variants = (name: string, rules: Readonly<Record<string, StyleRule>>): StyleRule[] =>
  Object.entries(rules).map(([value, rule]) => restrict(`[data-${name}="${value}"]`, rule));
