import taken from './guides/taken.json';

const files = import.meta.glob<string>('./guides/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The size of every picture of a guide, in pixels. */
export const guidePictureSize = { width: 960, height: 600 };

/** The day when the pictures were taken, yyyy-MM-dd. */
export const guidePicturesTaken: string = taken.on;

/** Returns the address of a picture of a guide; undefined when there is none of that name. */
export const getGuidePicture = (name: string): string | undefined => files[`./guides/${name}.webp`];
