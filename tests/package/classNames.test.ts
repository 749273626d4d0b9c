import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn';
import { expect, it } from 'vitest';
import { createRuntimeFn } from '../../packages/ui/scripts/classNames.ts';

type Choice = Record<string, string | undefined>;

const together: [Choice, string][] = [[{ kind: 'primary', isBlock: 'true' }, 'both']];
const names = {
  defaultClassName: 'base',
  variantClassNames: {
    kind: { primary: 'kind-primary', quiet: 'kind-quiet' },
    isBlock: { true: 'block', false: 'inline' },
  },
  defaultVariants: { kind: 'quiet' },
  compoundVariants: together,
};

const choices = [undefined, 'primary', 'quiet'].flatMap((kind) =>
  [undefined, 'true', 'false'].map((isBlock): Choice => ({ kind, isBlock })),
);

it.each(choices)('a package has the class names of its recipes: %o', (choice) => {
  const expected = original(names)(choice).split(' ');
  const isBlock = choice['isBlock'] === undefined ? undefined : choice['isBlock'] === 'true';
  expect(createRuntimeFn(names)(choice).split(' ')).toEqual(expected);
  expect(createRuntimeFn(names)({ ...choice, isBlock }).split(' ')).toEqual(expected);
});
