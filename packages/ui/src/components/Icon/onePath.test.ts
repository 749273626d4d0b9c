import { Check, ChevronDown, CircleDashed, Download, type IconNode } from 'lucide';
import { describe, expect, it } from 'vitest';
import { mergePaths } from './mergePaths.ts';

const paths = (shapes: IconNode) => shapes.map(([, { d }]) => d);

describe('a drawing with its paths in one', () => {
  it('starts a relative path at its own position and keeps the rest relative', () => {
    const icon: IconNode = [
      ['path', { d: 'M12 15V3' }],
      ['path', { d: 'm7 10 5 5 5-5' }],
      ['path', { d: 'm-1.5-.5.5.5' }],
    ];
    expect(paths(mergePaths(icon))).toEqual(['M12 15V3M7 10l5 5 5-5M-1.5 -.5l.5.5']);
  });

  it('keeps other shapes and paths with attributes of their own', () => {
    const icon: IconNode = [
      ['path', { d: 'M1 1h2' }],
      ['circle', { cx: '2', cy: '2', r: '1' }],
      ['path', { d: 'M5 5h2' }],
      ['path', { d: 'M9 9h2', fill: 'none' }],
    ];
    expect(mergePaths(icon)).toHaveLength(3);
    expect(paths(mergePaths(icon))).toEqual(['M1 1h2M5 5h2', undefined, 'M9 9h2']);
  });

  it('leaves a single path as it is', () => {
    expect(mergePaths(Check)).toBe(Check);
    expect(mergePaths(ChevronDown)).toBe(ChevronDown);
  });

  it('draws the icons of a tender card with one element each', () => {
    expect(mergePaths(Download)).toHaveLength(1);
    expect(mergePaths(CircleDashed)).toHaveLength(1);
  });
});
