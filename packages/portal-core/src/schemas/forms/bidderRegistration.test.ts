import { expect, it } from 'vitest';
import { listBrokenRules } from '../../../tests/ruleTexts.ts';
import { BidderForm } from './bidderRegistration.ts';

it.each([
  ['2345 6789 0124', []],
  ['234567890124', []],
  ['234567890125', ['shared.aadhaar']],
  ['1345 6789 0124', ['shared.aadhaar']],
  ['', ['shared.aadhaar']],
])('the registration of a bidder with the Aadhaar number %j shows %j', (adharNo, keys) => {
  expect(listBrokenRules(BidderForm, { adharNo })).toEqual(keys);
});
