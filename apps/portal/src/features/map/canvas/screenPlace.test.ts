import { expect, it } from 'vitest';
import { placeCard } from './screenPlace.ts';

const frame = { top: 200, bottom: 260, width: 1400, height: 800 };

it('is after the plot, or before it where the tools are', () => {
  expect(placeCard({ ...frame, left: 600, right: 700 })).toEqual({
    inline: '716px',
    block: '200px',
  });
  expect(placeCard({ ...frame, left: 1200, right: 1300 }).inline).toBe('896px');
});

it('is beside the tools and not behind the panel when the plot fills the map', () => {
  expect(placeCard({ ...frame, left: -50, right: 1500 }).inline).toBe('1020px');
  expect(placeCard({ ...frame, left: -400, right: 20 }).inline).toBe('408px');
});

it('is inside the map beside a plot at its lower edge', () => {
  expect(placeCard({ ...frame, top: 700, bottom: 790, left: 600, right: 700 }).block).toBe('304px');
});
