import { describe, expect, it } from 'vitest';
import { unsizedPseudoElements } from './pseudoElements.ts';

describe('pseudo-elements without a box sizing of their own', () => {
  it('are found where a size and an edge meet in one direction, also over two rules', () => {
    const sheet =
      '.a::before{inline-size:1rem;border:1px solid}.b:after{width:1rem}.b:after{border-left:1px solid}';
    expect(unsizedPseudoElements(sheet)).toEqual(['.a::before', '.b:after']);
  });

  it('are none where the edge lies across, is none, or the box sizing is said', () => {
    const sheet = [
      '.a:before{inline-size:1rem;border-block-start:1px solid}',
      '.b:before{block-size:1rem;border:0}',
      '.c:before{block-size:1rem;border:1px solid;box-sizing:border-box}',
      '.d{inline-size:1rem;border:1px solid}',
    ].join('');
    expect(unsizedPseudoElements(sheet)).toEqual([]);
  });
});
