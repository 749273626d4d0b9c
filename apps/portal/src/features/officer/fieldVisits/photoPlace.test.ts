import { afterEach, expect, it, vi } from 'vitest';
import { buildPhoto, photoOfPuri } from '../../../../stories/samples/photo.ts';
import { describePhotoPlace } from './photoPlace.ts';
import { preparePhoto } from './preparePhoto.ts';

const t = ((key: string, { distance = '' } = {}) => `${key} ${distance}`.trim()) as never;
const outlines = [
  {
    plotNo: '12',
    isOwn: true,
    corners: [
      [85.83, 19.81],
      [85.831, 19.81],
      [85.831, 19.811],
    ] as [number, number][],
  },
];
const describe = (longitude: number, latitude: number) =>
  describePhotoPlace({ longitude, latitude }, outlines, { t });

it('a photo is on the plot, some metres from it, or far from it', () => {
  expect(describe(85.8309, 19.8102)).toEqual({ text: 'field:photo.onPlot', isFar: false });
  expect(describe(85.8305, 19.8096)).toEqual({ text: 'field:photo.away 45 m', isFar: false });
  expect(describe(85.8305, 19.8)).toEqual({ text: 'field:photo.far 1.1 km', isFar: true });
});

it('nothing is said without a position or an outline', () => {
  expect(describePhotoPlace(null, outlines, { t })).toBeUndefined();
  const point = { longitude: 85.83, latitude: 19.81 };
  expect(describePhotoPlace(point, [], { t })).toBeUndefined();
});

const device = { longitude: 85.5, latitude: 20.5 };
const locate = (answer: 'allowed' | 'refused') =>
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (at: object) => void, failed: () => void) =>
        answer === 'allowed' ? found({ coords: device }) : failed(),
    },
  });
afterEach(() => vi.unstubAllGlobals());

const photo = (minutesOld: number, content: BlobPart = 'no exif') =>
  new File([content], 'a.jpg', { lastModified: Date.now() - minutesOld * 60_000 });

it('a photo has its own position, else that of the device where it was just taken and this is allowed', async () => {
  locate('allowed');
  expect((await preparePhoto(photo(0))).position).toEqual(device);
  expect((await preparePhoto(photo(60))).position).toBeNull();
  const own = await preparePhoto(photo(60, buildPhoto(photoOfPuri)));
  expect(own.position?.latitude).toBeCloseTo(19.8051, 4);
  locate('refused');
  expect((await preparePhoto(photo(0))).position).toBeNull();
});
