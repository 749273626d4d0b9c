import { describe, expect, it } from 'vitest';
import { buildPhoto, photoOfPuri as puri } from '../../../stories/samples/photo.ts';
import { findPhotoPosition, findPosition } from './photoPosition.ts';

const close = (longitude: number, latitude: number) => ({
  longitude: expect.closeTo(longitude, 5) as number,
  latitude: expect.closeTo(latitude, 5) as number,
});

describe('the position of a photo', () => {
  it.each([true, false])('is read in both byte orders (little: %s)', (isLittle) => {
    expect(findPosition(buildPhoto(puri, isLittle))).toEqual(close(85.831, 19.8051));
  });

  it('is negative in the south and the west', () => {
    const photo = buildPhoto({ ...puri, refs: ['S', 'W'] });
    expect(findPosition(photo)).toEqual(close(-85.831, -19.8051));
  });

  it.each([
    ['a file of another type', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]).buffer],
    ['an empty file', new ArrayBuffer(0)],
    ['a shortened photo', buildPhoto(puri).slice(0, 90)],
    ['a photo without a position', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]).buffer],
    ['impossible degrees', buildPhoto({ ...puri, latitude: [95, 0, 0] })],
    [
      'the position of a receiver without a signal',
      buildPhoto({ latitude: [0, 0, 0], longitude: [0, 0, 0], refs: ['N', 'E'] }),
    ],
  ])('is not found in %s', (_, bytes) => {
    expect(findPosition(bytes)).toBeUndefined();
  });

  it('is that of the first photo that has one', async () => {
    const plain = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2])]);
    const photos = [plain, new Blob([buildPhoto(puri)])];
    expect(await findPhotoPosition(photos)).toEqual(close(85.831, 19.8051));
    expect(await findPhotoPosition([plain])).toBeUndefined();
  });
});
