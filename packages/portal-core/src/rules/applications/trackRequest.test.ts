import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TrackRequest } from '../../schemas/applications/track.ts';
import { getTrackedType, buildTrackRequest } from './trackRequest.ts';

const form = {
  applicationType: '3',
  districtCode: '12',
  tahasilCode: '34',
  villageCode: '56',
  applicationNo: 'CS/2026/PUR/000001',
  answer: 'a7k2',
};
const request = { applicationNo: 'CS/2026/PUR/000001', answer: 'a7k2', captchaId: 'c-1' };

// Requirement: EN-034
it.each([
  ['1', 1],
  ['2', 2],
] as const)('sends no district, tahasil and mouza for type %s', (applicationType, type) => {
  const sent = buildTrackRequest({ ...form, applicationType }, 'c-1');
  expect(sent).toEqual({ ...request, applicationType: type });
  expect(getTrackedType({ ...form, applicationType })).toBe(type);
});

// Requirements: EN-034, UN-021
it('sends district, tahasil and mouza of a case, the mouza as villageCode', () => {
  const sent = buildTrackRequest(form, 'c-1');
  expect(sent).toEqual({
    ...request,
    applicationType: 3,
    districtCode: 12,
    tahasilCode: 34,
    villageCode: 56,
  });
  expect(v.is(TrackRequest, sent)).toBe(true);
});
