import { expect, it } from 'vitest';
import { parseLandSearch } from './parseLandSearch.ts';

it.each([
  ['Matitota', { place: ['matitota'] }],
  ['khata 38 Matitota', { khatiyan: '38', place: ['matitota'] }],
  ['Matitota khatian no. 112/37', { khatiyan: '112/37', place: ['matitota'] }],
  ['Konark 245/1180', { either: '245/1180', place: ['konark'] }],
  ['plot 245/A, mouza Konark', { plot: '245/a', place: ['konark'] }],
  ['plot 12 khata 3', { plot: '12', khatiyan: '3', place: [] }],
  ['12-5', { either: '12-5', place: [] }],
  ['ପ୍ଲଟ ୧୨ କୋଣାର୍କ', { plot: '12', place: ['କୋଣାର୍କ'] }],
  ['ଖତିୟାନ ନମ୍ବର ୧୧୨/୩୭', { khatiyan: '112/37', place: [] }],
  ['खाता ३८ कोणार्क', { khatiyan: '38', place: ['कोणार्क'] }],
  ['०९ ୦୯', { either: '09', place: [] }],
  ["'; drop table plots", { place: ["'", 'drop', 'table'] }],
  ['  ', { place: [] }],
])('%j asks for %j', (text, words) => {
  expect(parseLandSearch(text)).toEqual(words);
});
