import { expect, it } from 'vitest';
import { addProposedText } from './useProposal.ts';

it.each([
  ['', 'The seal', 'The seal'],
  ['Please come', 'The seal', 'Please come\nThe seal'],
  ['Please come\nThe seal', 'The seal', 'Please come\nThe seal'],
  ['The seal', 'The seal\nThe photo', 'The seal\nThe photo'],
])('%j and the proposed %j are %j', (entered, proposed, text) => {
  expect(addProposedText(entered, proposed)).toBe(text);
});
