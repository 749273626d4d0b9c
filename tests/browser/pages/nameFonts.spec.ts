import { expect, test } from '@playwright/test';
import { nameFonts, getSourceFontPath } from '../../../apps/portal/vite/nameFonts.ts';

/** A name to draw in its font subset and in the source font, at both ends of the weights. */
interface NameDrawing {
  file: string;
  name: string;
}

// A font subset contains only the characters of its names: missing ones would be drawn differently or as a box.
for (const font of nameFonts) {
  for (const name of font.names) {
    test(`${name} looks the same in ${font.file} and in the source font`, async ({ page }) => {
      await page.route('**/whole.woff2', (route) =>
        route.fulfill({ path: getSourceFontPath(font) }),
      );
      await page.goto('/home');
      const drawn = await page.evaluate(compareFonts, { file: font.file, name });
      expect(drawn).toHaveLength(2);
      for (const { ink, different } of drawn) {
        expect(ink).toBeGreaterThan(1000);
        expect(different / ink).toBeLessThan(0.02);
      }
    });
  }
}

/**
 * Returns for two weights the number of pixels that the source font draws, and the number that differ in the subset.
 */
async function compareFonts({ file, name }: NameDrawing) {
  const stem = file.replace('.woff2', '');
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const source = faces
    .map(({ style }) => style.getPropertyValue('src'))
    .find((src) => src.includes(stem));
  const addresses = { Subset: source?.match(/url\("?([^")]+)/)?.[1], Whole: '/whole.woff2' };
  for (const [family, address] of Object.entries(addresses)) {
    const face = new FontFace(family, `url("${address}")`, { weight: '500 700' });
    document.fonts.add(await face.load());
  }
  const draw = (text: string, family: string, weight: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 120;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.font = `${weight} 64px ${family}`;
    context.fillText(text, 20, 80);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
    return Array.from(
      { length: pixels.length / 4 },
      (_, index) => (pixels[4 * index + 3] ?? 0) > 127,
    );
  };
  return [500, 700].map((weight) => {
    const [subset, whole] = [draw(name, 'Subset', weight), draw(name, 'Whole', weight)];
    const different = whole.filter((isInked, index) => isInked !== subset[index]).length;
    return { ink: whole.filter(Boolean).length, different };
  });
}
