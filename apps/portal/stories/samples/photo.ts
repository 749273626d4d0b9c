/** The position of a photo that was taken in Puri. */
export const photoOfPuri = {
  latitude: [19, 48, 18.36],
  longitude: [85, 49, 51.6],
  refs: ['N', 'E'],
} as const;

/** A position in degrees, minutes and seconds. */
interface Gps {
  latitude: readonly number[];
  longitude: readonly number[];
  refs: readonly [string, string];
}

/** Builds a JPEG file of an EXIF segment with a position, in one of the two byte orders. */
export function buildPhoto({ latitude, longitude, refs }: Gps, isLittle = true): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(160));
  const start = 12;
  const uint16 = (at: number, value: number) => view.setUint16(start + at, value, isLittle);
  const uint32 = (at: number, value: number) => view.setUint32(start + at, value, isLittle);
  view.setUint16(0, 0xff_d8);
  view.setUint16(2, 0xff_e1);
  view.setUint16(4, 150);
  view.setUint32(6, 0x45_78_69_66);
  view.setUint16(start, isLittle ? 0x49_49 : 0x4d_4d);
  uint16(2, 42);
  uint32(4, 8);
  uint16(8, 1);
  uint16(10, 0x88_25);
  uint32(18, 26);
  uint16(26, 4);
  const values = [refs[0], latitude, refs[1], longitude];
  values.forEach((value, index) => {
    const entry = 28 + index * 12;
    uint16(entry, index + 1);
    if (typeof value === 'string') {
      view.setUint8(start + entry + 8, value.codePointAt(0) ?? 0);
      return;
    }
    const at = 78 + (index - 1) * 12;
    uint32(entry + 8, at);
    value.forEach((part, place) => {
      uint32(at + place * 8, Math.round(part * 100));
      uint32(at + place * 8 + 4, 100);
    });
  });
  return view.buffer;
}
