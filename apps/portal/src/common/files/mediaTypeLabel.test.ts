import { expect, it } from 'vitest';
import { getMediaTypeLabel } from './mediaTypeLabel.ts';

it.each([
  ['application/pdf', 'PDF'],
  ['image/jpeg', 'JPG'],
  ['image/webp', 'WEBP'],
  ['', ''],
])('the media type %s is called %s', (mediaType, label) => {
  expect(getMediaTypeLabel(mediaType)).toBe(label);
});
