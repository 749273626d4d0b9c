import axe, { type RunOptions } from 'axe-core';

const aboutColours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The rules about colours alone: a theme changes nothing else, so the others would find the same again. */
export const onlyColours = (options: RunOptions): RunOptions => ({
  ...options,
  runOnly: { type: 'rule', values: aboutColours },
});

/** All rules but those about colours: forced colours are the visitor's own, and axe reads the page's. */
export const withoutColours = (options: RunOptions): RunOptions => ({
  ...options,
  rules: {
    ...options.rules,
    ...Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])),
  },
});

const frame = ['header:not(main *)', 'footer:not(main *)'];

/** Gives what axe is asked about: the page, or the page without header and footer. */
const contextOf = (isFrameLeftOut: boolean) => ({
  include: [document.body],
  ...(isFrameLeftOut ? { exclude: [...document.querySelectorAll(frame.join())] } : {}),
});

/** Asks axe about the page and gives each broken rule with the first element that breaks it. */
export async function axeFindings(
  { rules, ...options }: RunOptions,
  isFrameLeftOut = false,
): Promise<string[]> {
  const { violations } = await axe.run(contextOf(isFrameLeftOut), {
    ...options,
    // A part of a page stands alone here, outside the landmarks that a page has.
    rules: { region: { enabled: false }, ...rules },
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 120) ?? ''}`,
  );
}
